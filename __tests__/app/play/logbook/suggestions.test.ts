import { MAX_SUGGESTIONS, suggestions } from '@/app/play/logbook/suggestions';
import { loadItems } from '@/app/play/logbook/load-items';
import { loadConsequences } from '@/app/logbook/consequences/load-consequences';
import { ITEMS } from '@/src/content/drunagor/items';
import { printedItem } from '@/src/content/drunagor/item-drafts';

jest.mock('@/app/play/logbook/load-items', () =>
  jest.requireActual('@/__tests__/app/logbook/hero/tables-at-once'),
);
jest.mock('@/app/logbook/consequences/load-consequences', () =>
  jest.requireActual('@/__tests__/app/logbook/hero/tables-at-once'),
);

const names = async (typed: string) => suggestions(await loadItems(), typed).map(({ en }) => en);

test.each([
  ['two letters tell nothing', 'st', 0],
  ['three dots and spaces are no letters', ' . .', 0],
  ['nothing like it', 'xyzxyz', 0],
  ['many fit: five are shown', 'sta', MAX_SUGGESTIONS],
])('%s', async (_, typed, count) => {
  expect(await names(typed)).toHaveLength(count);
});

test.each([
  ['German', 'Stab der Sterne', 'Staff Of The Stars'],
  ['English', 'staff of the stars', 'Staff Of The Stars'],
  ['a word inside', 'sterne', 'Staff Of The Stars'],
  ['without the umlaut', 'Konigliche', 'Amiran Royal Maul'],
  ['umlaut spelled out', 'Koenigliche', 'Amiran Royal Maul'],
])('an item is found by %s', async (_, typed, found) => {
  expect((await names(typed))[0]).toBe(found);
});

test('every one of the printed items is found by its full name in both languages', async () => {
  const rows = await loadItems();
  const missing = ITEMS.flatMap((item) => {
    const { front } = printedItem(item);
    const own = [front.names.en, front.names.de ?? front.names.en];
    return own.filter((name) => !suggestions(rows, name).some(({ en }) => en === front.names.en));
  });
  expect(ITEMS).toHaveLength(149);
  expect(missing).toEqual([]);
});

test('consequences of one name are offered once', async () => {
  const found = suggestions(await loadConsequences(), 'Gewissheit');
  expect(found.map(({ de }) => de)).toEqual(['Gewissheit']);
});
