/** Phones have no keys to listen to; the web has its own file. */
export function listenToKeys(_onKey: (key: string) => boolean): () => void {
  return () => undefined;
}
