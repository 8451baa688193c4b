import { createSearch, HOME_GAME, loadShelf } from '@/src/glossary';
import { makeIndex } from '@/src/glossary/indexing/make-index';
import { manyOf } from './glossary-many';

/** Runs inside the browser: the app's search over 2,000 entries behind a plain input. */
const start = async (): Promise<void> => {
  const home = await loadShelf(HOME_GAME);
  const many = manyOf(home?.entries ?? []);
  const search = createSearch(many, makeIndex(many));
  search.prepare();
  document.body.innerHTML = '<input id="search"><ol id="results"></ol>';
  const list = document.querySelector('#results');
  document.querySelector('#search')?.addEventListener('input', ({ target }) => {
    const hits = search.search((target as HTMLInputElement).value, 'de', 20);
    list?.replaceChildren(
      ...hits.map(({ entry }) => {
        const item = document.createElement('li');
        item.textContent = `${entry.names.de} ${entry.words.de.gist}`;
        return item;
      }),
    );
  });
};

void start();
