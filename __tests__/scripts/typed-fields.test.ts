import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const APP = join(__dirname, '..', '..', 'app');

/** What is typed there only looks for something. */
const SEARCHES = ['play/setup/HomePage.tsx', 'play/setup/free/NamedCards.tsx'];

const screens = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.tsx') && !path.startsWith('gallery/'))
  .filter((path) => !SEARCHES.includes(path));

test('no text field keeps what is typed in the memory of its screen alone', () => {
  const forgetful = screens.filter((path) => {
    const source = readFileSync(join(APP, path), 'utf8');
    return source.includes('<TextField') && /useState(<string>)?\((''|""|String\()/.test(source);
  });
  expect(screens.length).toBeGreaterThan(100);
  expect(forgetful).toEqual([]);
});
