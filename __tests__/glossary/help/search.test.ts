import { entryOf, HOME_GAME, loadShelf, shelfOf } from '@/src/glossary';
import { HELP, HELP_PAGES, type HelpItemWords } from '@/src/glossary/help/model';
import { searchHelp } from '@/src/glossary/help/search';
import { helpWords } from '@/src/glossary/help/words';
import { foldedKey } from '@/src/glossary/search/fold';

const first = (text: string, language: 'de' | 'en') => {
  const [hit] = searchHelp(text, language);
  return hit === undefined ? null : `${hit.page}/${hit.item}${hit.named ? '' : ' (text)'}`;
};

test.each([
  ['Karte teilen', 'board/share'],
  ['karte verschicken', 'board/share'],
  ['undo', 'table/undo'],
  ['rückgängig', 'table/undo'],
  ['Rueckgaengig machen', 'table/undo'],
  ['backup', 'settings/save'],
  ['dark mode', 'settings/look'],
  ['papierkorb', 'logbook/bin'],
  ['QR-Code', 'together/invite'],
  ['schild zählen', 'table/damage (text)'],
  ['Wahrscheinlich', 'games/dice'],
  ['Gift', null],
  ['', null],
])('help in German: %s', (asked, found) => {
  expect(first(asked, 'de')).toBe(found);
});

test.each([
  ['share a map', 'board/share'],
  ['undo', 'table/undo'],
  ['restore', 'settings/backups'],
  ['screen reader', 'board/list'],
  ['multiplayer', 'together/open'],
  ['poison', null],
])('help in English: %s', (asked, found) => {
  expect(first(asked, 'en')).toBe(found);
});

const ITEMS = HELP_PAGES.flatMap((page) => HELP[page].map((item) => [page, item] as const));

test.each(['de', 'en'] as const)('every item is found by its title, in %s', (language) => {
  const missed = ITEMS.filter(([page, item]) => {
    const items: Readonly<Record<string, HelpItemWords>> = helpWords(language)[page].items;
    const hits = searchHelp(items[item]?.title ?? '', language);
    return !hits.some((hit) => hit.named && hit.page === page && hit.item === item);
  });
  expect(missed).toEqual([]);
});

test('no name of the help is the name of a rule: rules come first where they are asked for', async () => {
  await loadShelf(HOME_GAME);
  const rules = new Set(
    (shelfOf(HOME_GAME)?.entries ?? []).flatMap(({ names }) => [
      foldedKey(names.de),
      foldedKey(names.en),
    ]),
  );
  expect(entryOf('poison')).toBeDefined();
  const names = (['de', 'en'] as const).flatMap((language) =>
    HELP_PAGES.flatMap((page) =>
      Object.values<HelpItemWords>(helpWords(language)[page].items).flatMap(({ title, also }) => [
        title,
        ...also.split(','),
      ]),
    ),
  );
  expect(names.filter((name) => rules.has(foldedKey(name)))).toEqual([]);
});
