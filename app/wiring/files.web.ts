import type { PickedFile } from './files';

/** Browsers keep the address of a download alive until it has been read. */
const FORGET_AFTER_MS = 60_000;

export async function giveFile(
  name: string,
  type: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<void> {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FORGET_AFTER_MS);
}

/** `cancel` is told by every current browser; an old one leaves the promise open, which harms nobody. */
export function askForFile(): Promise<PickedFile | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file === undefined) resolve(null);
      else resolve({ size: file.size, read: async () => new Uint8Array(await file.arrayBuffer()) });
    });
    input.click();
  });
}
