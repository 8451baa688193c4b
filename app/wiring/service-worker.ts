/** Phones carry the whole app in their package: nothing to keep for offline, no version to offer. */
export interface UpdateOffer {
  /** Takes the new version: the page loads again with it. */
  take(): void;
}

export function watchForUpdates(_offer: (update: UpdateOffer) => void): () => void {
  return () => undefined;
}
