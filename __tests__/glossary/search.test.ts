import { entriesOf, type SearchHit, type TextRange } from '@/src/glossary';
import { drunagorEntries, games, searchIn } from './games';

const { search } = searchIn(drunagorEntries);
const idsFor = (typed: string, limit = 3): readonly string[] =>
  search(typed, 'de', limit).map(({ entry }) => entry.id);
const firstFor = (typed: string): SearchHit => {
  const [hit] = search(typed, 'de', 1);
  if (!hit) throw new Error(`nothing found for ${typed}`);
  return hit;
};

describe.each(games)('in $id an exact name or alias comes first', (game) => {
  const entries = entriesOf(game);
  const own = searchIn(entries);
  const first = (typed: string): string => own.search(typed, 'de', 1)[0]?.entry.id ?? '';
  const owners = new Map<string, Set<string>>();
  for (const { id, names } of entries) {
    for (const name of [names.de, names.en]) {
      owners.set(name, (owners.get(name) ?? new Set()).add(id));
    }
  }

  test('every name of every entry', () => {
    const wrong = [...owners].filter(([name, ids]) => !ids.has(first(name)));
    expect(wrong).toEqual([]);
  });

  test('without umlauts and in capitals', () => {
    const spelled = (name: string): readonly string[] => [
      name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss'),
      name.toLocaleUpperCase('de'),
    ];
    const wrong = [...owners].flatMap(([name, ids]) =>
      spelled(name).filter((typed) => !ids.has(first(typed))),
    );
    expect(wrong).toEqual([]);
  });

  test('every alias of every entry', () => {
    const wrong = entries.flatMap(({ id, aliases }) =>
      [...aliases.de, ...aliases.en].filter((alias) => first(alias) !== id),
    );
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['in either case', 'gift', 'GIFT'],
  ['with spelled umlauts', 'fluchwuerfel', 'Fluchwürfel'],
  ['without umlauts', 'fluchwurfel', 'Fluchwürfel'],
  ['with ss for ß', 'GROSSES MONSTER', 'großes monster'],
  ['with stop words around it', 'Was ist eigentlich Gift?', 'gift'],
  ['in the other language', 'poison', 'gift'],
])('the same entry %s', (_, one, other) => {
  expect(idsFor(one, 1)).toEqual(idsFor(other, 1));
});

test.each([
  ['a letter too few', 'vergiftt', 'poison'],
  ['a letter too many', 'flluchwürfel', 'curse-cubes'],
  ['another letter', 'dunkalheit', 'darkness'],
  ['two letters changed round', 'stampfne', 'trample'],
  ['two letters changed round in a short word', 'sprugn', 'jump'],
  ['English', 'telekenisis', 'telekinesis'],
])('a typo: %s', (_, typed, entry) => {
  expect(idsFor(typed)).toContain(entry);
});

test.each([
  ['Giftschaden', 'poison'],
  ['Truhenfalle', 'trap-die'],
  ['Dunkelheitseffekt', 'darkness-effect'],
  ['Monsterbewegungen', 'monster-movement'],
])('a compound nobody wrote down: %s → %s', (typed, entry) => {
  expect(idsFor(typed)).toContain(entry);
});

/** Words the entries of the game do not hold in this form. */
test.each([
  ['runebound3', 'Abenteuerkartenstapel', 'adventure'],
  ['runewars', 'Truppenrückzug', 'retreat'],
  ['swordsorcery', 'Giftwunden', 'poisoned'],
  ['swordsorcery', 'Gegneraktivierung', 'enemy-activation'],
])('%s: a compound: %s → %s', (id, typed, wanted) => {
  const game = games.find((one) => one.id === id);
  const hits = game && searchIn(entriesOf(game)).search(typed, 'de', 3);
  expect(hits?.map(({ entry }) => entry.id).join(' ')).toContain(wanted);
});

test('every beginning of a name that is long enough already finds it', () => {
  const lost = ['GIFT', 'FLUCHWÜRFEL', 'HINTERHALT', 'Rastaktion', 'MAELSTROM'].flatMap((name) =>
    Array.from({ length: name.length - 2 }, (_, index) => name.slice(0, index + 3)).filter(
      (typed) =>
        !search(typed, 'de', 5).some(
          ({ entry }) => entry.names.de.startsWith(name) || entry.names.en.startsWith(name),
        ),
    ),
  );
  expect(lost).toEqual([]);
});

test.each(['', '   ', '?!', '\u0000', '[[', '🐉'])('nothing is found for %j', (typed) => {
  expect(search(typed, 'de')).toEqual([]);
});

test('a pasted page is answered too', () => {
  expect(idsFor(`${'gift '.repeat(100_000)}`, 1)).toEqual(['poison']);
  expect(search('x'.repeat(1_000_000), 'de')).toEqual([]);
});

test('the limit is kept and an entry comes once', () => {
  const ids = idsFor('monster', 10);
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
});

const cut = (text: string, ranges: readonly TextRange[]): readonly string[] =>
  ranges.map(({ start, end }) => text.slice(start, end));

describe('highlights', () => {
  test.each([
    ['what was typed so far', 'fluchw', 'FLUCHW'],
    ['umlauts in their place', 'fluchwür', 'FLUCHWÜR'],
    ['the whole word for another form', 'betäubt', 'BETÄUBEN'],
  ])('%s', (_, typed, marked) => {
    const { entry, highlights } = firstFor(typed);
    expect(cut(entry.names.de, highlights.name)).toContain(marked);
  });

  test('stay inside their texts', () => {
    const outside = search('schaden plättchen würfel monster', 'de', 50).filter(
      ({ entry, highlights }) =>
        [
          [entry.names.de, highlights.name] as const,
          [entry.names.en, highlights.otherName] as const,
          [entry.words.de.gist, highlights.gist] as const,
        ].some(([text, ranges]) =>
          ranges.some(({ start, end }) => start < 0 || start >= end || end > text.length),
        ),
    );
    expect(outside).toEqual([]);
  });

  test('name the alias that led to the entry', () => {
    const { entry, alias } = firstFor('unsichtbar');
    expect(entry.id).toBe('stealth');
    expect(alias?.text).toBe('unsichtbar');
    expect(cut('unsichtbar', alias?.ranges ?? [])).toEqual(['unsichtbar']);
  });
});
