/**
 * A part of the bundle may name others before itself (`scripts/web/chunks.cjs`): they come first, because a part that is
 * evaluated without them is broken for good.
 */
type Load = (path: string) => Promise<void>;

const place = globalThis as { __loadBundleAsync?: Load };

/** Fetched side by side, evaluated one after the other. */
function announce(path: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = path;
  document.head.append(link);
}

const load = place.__loadBundleAsync;
if (load !== undefined) {
  place.__loadBundleAsync = async (named) => {
    const paths = named.split(' ');
    if (paths.length > 1) paths.forEach(announce);
    for (const path of paths) await load(path);
  };
}
