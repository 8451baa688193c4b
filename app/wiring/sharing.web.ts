export const copyText: ((text: string) => Promise<void>) | null = (text) =>
  navigator.clipboard.writeText(text);

export const addressOf = (path: string): string => new URL(path, location.origin).href;

const changedTheirMind = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'AbortError';

/** Browsers without a share sheet get text and link into the clipboard. */
export async function shareText(title: string, text: string, address: string): Promise<void> {
  if (!('share' in navigator)) {
    await copyText?.(`${text}\n\n${address}`);
    return;
  }
  try {
    await navigator.share({ title, text, url: address });
  } catch (cause) {
    if (!changedTheirMind(cause)) throw cause;
  }
}
