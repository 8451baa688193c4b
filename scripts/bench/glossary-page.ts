import { HOME_GAME, loadShelf } from '@/src/glossary';

const MOST = 12;

/** Runs inside the browser: what the least a glossary can do costs, names that contain what is typed, without a framework. */
const start = async (): Promise<void> => {
  const home = await loadShelf(HOME_GAME);
  const names = (home?.entries ?? []).map((entry) => entry.names.de);
  // The field has a box of its own: what changes around it is no answer.
  document.body.innerHTML = '<div><input id="search"></div><ol id="results"></ol>';
  const list = document.querySelector('#results');
  document.querySelector('#search')?.addEventListener('input', ({ target }) => {
    const typed = (target as HTMLInputElement).value.toLowerCase();
    const found = names.filter((name) => name.toLowerCase().includes(typed)).slice(0, MOST);
    list?.replaceChildren(
      ...found.map((name) => {
        const item = document.createElement('li');
        item.textContent = name;
        return item;
      }),
    );
  });
};

void start();
