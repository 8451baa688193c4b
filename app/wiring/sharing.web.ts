import { BASE_PATH } from './base-path';

export const hasShareSheet = 'share' in navigator;

/** Pages that came over plain http have no clipboard. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

export const addressOf = (path: string): string =>
  new URL(`${BASE_PATH}/${path.replace(/^\//u, '')}`, location.origin).href;

const changedTheirMind = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'AbortError';

/** Browsers without a share sheet get text and link into the clipboard. */
export async function shareText(title: string, text: string, address: string): Promise<void> {
  if (!hasShareSheet) {
    await copyText(`${text}\n\n${address}`);
    return;
  }
  try {
    await navigator.share({ title, text, url: address });
  } catch (cause) {
    if (!changedTheirMind(cause)) throw cause;
  }
}
