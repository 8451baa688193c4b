// When a page of ours is usable: the tabs, the first screen's heading and something to press on it are there, and it is no
// picture of them (public/index.html draws one). Runs in the page; `window.start` says when, and what it took.
export const READY = '[role=tablist] [role=tab]';

export function watchStart() {
  const start = { usableAt: null, messages: 0 };
  window.start = start;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function post(...args) {
    if (start.usableAt === null) start.messages += 1;
    return postMessage.apply(this, args);
  };
  const isShown = (node) => node.getClientRects().length > 0;
  const has = (selector) => [...document.querySelectorAll(selector)].some(isShown);
  const isUsable = () =>
    has('[role=tablist] [role=tab]') &&
    has('[role=main] [role=heading], [role=main] h1, [role=main] h2') &&
    has('[role=main] [role=button], [role=main] button');
  const look = () => {
    if (start.usableAt !== null || !isUsable()) return;
    start.usableAt = performance.now();
    watcher.disconnect();
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
}

export const usableAt = async (page, timeout = 120_000) => {
  await page.waitForFunction(() => window.start?.usableAt != null, undefined, { timeout });
  return page.evaluate(() => window.start.usableAt);
};
