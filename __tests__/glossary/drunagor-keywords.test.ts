import { KEYWORDS, MONSTER_CARDS, TOKENS, nameIn } from '@/src/content/drunagor';
import { shortName } from '@/src/glossary';
import { drunagorEntries } from './games';

const byId = new Map(drunagorEntries.map((entry) => [entry.id, entry]));
const idsWithout = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids)].filter((id) => !byId.has(id));

test('at least 200 headwords', () => {
  expect(byId.size).toBeGreaterThanOrEqual(200);
});

test('every keyword of the content tables has an entry under its id', () => {
  expect(idsWithout(KEYWORDS.map(({ id }) => id))).toEqual([]);
});

test('every token of the content tables has an entry under its id', () => {
  expect(idsWithout(TOKENS.map(({ id }) => id))).toEqual([]);
});

test('every keyword printed on a monster card has an entry', () => {
  const printed = MONSTER_CARDS.flatMap(({ abilities }) => abilities.map(({ keyword }) => keyword));
  expect(printed.length).toBeGreaterThan(0);
  expect(idsWithout(printed)).toEqual([]);
});

const ROLES = ['defender', 'leader', 'controller', 'support', 'striker'];
const TERRAIN = [
  'difficult-terrain',
  'lava',
  'miasma',
  'spikes',
  'darkness',
  'spawn-point',
  'bridges',
];

test.each([...ROLES, ...TERRAIN])('%s has an entry', (id) => {
  expect(byId.has(id)).toBe(true);
});

/** Names that read better in full than the keyword list prints them. */
const REWORDED = new Set(['prevent-all', 'reaction']);

test.each(['de', 'en'] as const)('official names are kept (%s)', (language) => {
  const different = KEYWORDS.filter(({ id }) => !REWORDED.has(id)).flatMap((keyword) => {
    const entry = byId.get(keyword.id);
    const official = nameIn(keyword, language).replace(/ X$/, '');
    const ours = entry ? shortName(entry, language) : undefined;
    return ours === official ? [] : [`${keyword.id}: ${official}, here ${ours}`];
  });
  expect(different).toEqual([]);
});
