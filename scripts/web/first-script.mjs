// The first script of the page, right behind its picture: chooses language and theme of the picture, begins to load words and SQLite
// while the app is still on its way, and takes taps on the tabs: the app opens where they lead.

/** Runs in the page. What the app remembers for it: `rememberLook` in app/wiring/page.web.ts. */
function first(words, worker, base) {
  const root = document.documentElement;
  let look = {};
  try {
    look = JSON.parse(localStorage.getItem('drunagor.look')) ?? {};
  } catch {
    // Storage denied, or not ours: as the device is set.
  }
  const device = navigator.language.toLowerCase().startsWith('en') ? 'en' : 'de';
  root.lang = look.language in words ? look.language : device;
  if (look.theme) root.dataset.theme = look.theme;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: words[root.lang] });
  document.head.append(link);
  try {
    window.sqliteWorker = new Worker(worker);
    window.sqliteWorker.onerror = () => (window.sqliteWorker = false);
  } catch {
    // The app tries once more and says what is wrong.
  }
  const picture = document.getElementById('picture');
  const show = (tab) => (picture.dataset.tab = tab);
  const [, place] = location.pathname.slice(base.length).split('/');
  show(['board', 'logbook', 'glossary', 'more'].includes(place) ? place : 'table');
  picture.addEventListener('click', ({ target }) => {
    const tab = target.closest('a')?.dataset.tab;
    if (tab === undefined) return;
    history.replaceState(null, '', tab === 'table' ? `${base}/` : `${base}/${tab}`);
    show(tab);
  });
}

export const firstScript = (...given) =>
  `(${first})(${given.map((one) => JSON.stringify(one)).join()})`;
