import type { TextFile } from './files';

export type { TextFile } from './files';

export const BACKUP_TYPE = 'application/json';

/** Downloads a file. */
export async function giveFile({ name, text, type = BACKUP_TYPE }: TextFile): Promise<void> {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
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
