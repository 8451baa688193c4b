/** Chromium only; others refuse private windows a file system, and everything is in memory then. */
type WithMemory = Performance & { readonly memory?: { readonly jsHeapSizeLimit: number } };

/**
 * No browser tells. Chromium gives a private window room in memory instead of on the disk: less than twice what a page's
 * own objects may take, where a disk offers many times that.
 */
export async function isPrivateWindow(): Promise<boolean> {
  const heap = (performance as WithMemory).memory?.jsHeapSizeLimit;
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  const quota = await storage
    ?.estimate?.()
    .then((estimate) => estimate.quota)
    .catch(() => undefined);
  return heap !== undefined && quota !== undefined && quota < 2 * heap;
}
