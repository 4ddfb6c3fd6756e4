import type { PictureFile, TextFile } from './files';

export type { PictureFile, TextFile } from './files';

export const BACKUP_TYPE = 'application/json';

function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads a file. */
export async function giveFile({ name, text, type = BACKUP_TYPE }: TextFile): Promise<void> {
  download(name, new Blob([text], { type }));
}

/** Hands a PNG to the share sheet where the browser has one, else downloads it. */
export async function givePicture({ name, bytes }: PictureFile): Promise<void> {
  const type = 'image/png';
  const content = new Blob([bytes], { type });
  const files = [new File([content], name, { type })];
  if (!navigator.canShare?.({ files })) return download(name, content);
  try {
    await navigator.share({ files });
  } catch (thrown) {
    if (!(thrown instanceof DOMException) || thrown.name !== 'AbortError') throw thrown;
  }
}

/** Lets somebody choose a file; null when they change their mind. */
export const takeFile = (): Promise<TextFile | null> =>
  new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.style.display = 'none';
    const done = (file: TextFile | null): void => {
      input.remove();
      resolve(file);
    };
    input.addEventListener('cancel', () => done(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file) return done(null);
      file.text().then((text) => done({ name: file.name, text }), reject);
    });
    document.body.append(input);
    input.click();
  });
