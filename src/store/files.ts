import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** A text file on its way out of the app or into it. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
  /** What kind of text; a backup unless it says so. */
  readonly type?: string;
}

export const BACKUP_TYPE = 'application/json';

/** Hands a file to the share sheet. */
export async function giveFile({ name, text, type = BACKUP_TYPE }: TextFile): Promise<void> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(text);
  await shareAsync(file.uri, {
    mimeType: type,
    UTI: type === BACKUP_TYPE ? 'public.json' : 'public.text',
  });
}

/** A picture on its way out. */
export interface PictureFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Hands a PNG to the share sheet. */
export async function givePicture({ name, bytes }: PictureFile): Promise<void> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(bytes);
  await shareAsync(file.uri, { mimeType: 'image/png', UTI: 'public.png' });
}

/** Lets somebody choose a file; null when they change their mind. */
export async function takeFile(): Promise<TextFile | null> {
  const picked = await getDocumentAsync({ type: [BACKUP_TYPE, 'text/*', '*/*'], copyToCacheDirectory: true });
  const [asset] = picked.canceled ? [] : picked.assets;
  return asset ? { name: asset.name, text: await new File(asset.uri).text() } : null;
}
