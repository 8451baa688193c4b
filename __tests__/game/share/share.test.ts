import * as fc from 'fast-check';
import {
  boardText,
  linkTo,
  LONGEST_PACK,
  newAdventure,
  packIn,
  printShared,
  readBoardFile,
  readPack,
  readText,
  shareBoard,
  takeHere,
  type SharedBoard,
} from '@/src/game/share';
import { cardById } from '@/src/content/drunagor';
import { pack } from '@/src/game/share/pack';
import { canonicalText, type GameState } from '@/src/rules';
import { value } from '../table/table';
import FIRST_LINKS from './links-1.json';
import { adventures, PARTS, played, RICH } from './dungeons';

const isLarge = (card: string): boolean => cardById(card)?.size === 'large';
const ORIGIN = 'https://tisch.example/';

const sharedOf = ({ campaign, adventure }: GameState): SharedBoard => {
  const shared = adventure && shareBoard(campaign, adventure);
  if (!shared) throw new Error('nothing to share');
  return shared;
};

/** Everybody stands somewhere. */
const full = (): GameState => {
  const { adventure } = played(RICH);
  const [small, large] = adventure?.monsters.map(({ id }) => id) ?? [];
  const eagle = adventure?.allies[0]?.id ?? '';
  return played([
    ...RICH,
    { kind: 'placeFigure', figure: 'hero-1', at: [4, 2] },
    { kind: 'placeFigure', figure: 'hero-2', at: [-2, 0] },
    { kind: 'placeFigure', figure: eagle, at: [3, 6] },
    { kind: 'placeFigure', figure: small ?? '', at: [8, 0] },
    { kind: 'placeFigure', figure: large ?? '', at: [2, 2] },
  ]);
};

const throughLink = (shared: SharedBoard): SharedBoard =>
  value(readPack(PARTS, packIn(linkTo(ORIGIN, shared)) ?? ''));

test('a rich board: link, file and text bring back the same', () => {
  const shared = sharedOf(full());
  const text = canonicalText(shared);
  expect(canonicalText(throughLink(shared))).toBe(text);
  const bytes = new TextEncoder().encode(boardText(shared, 'test'));
  expect(canonicalText(value(readBoardFile(PARTS, bytes)))).toBe(text);
  const printed = printShared(shared, isLarge);
  expect(canonicalText(value(readText(PARTS, printed, isLarge)))).toBe(text);
  expect(
    canonicalText(value(readText(PARTS, `\r\n${printed.replaceAll('\n', '\r\n')}\n`, isLarge))),
  ).toBe(text);
});

test.each(FIRST_LINKS)(
  'a link of the first version still opens: $board.title',
  ({ link, board }) => {
    expect(value(readPack(PARTS, packIn(link) ?? ''))).toEqual(board);
  },
);

test('a link is short enough for every messenger', () => {
  expect(linkTo(ORIGIN, sharedOf(full())).length).toBeLessThan(2000);
});

test('a new adventure from a link is shared as the same link', () => {
  const shared = sharedOf(full());
  const { state, commands } = value(newAdventure(PARTS, shared, 5));
  expect(canonicalText(sharedOf(state))).toBe(canonicalText(shared));
  expect(commands[0]).toMatchObject({ kind: 'startAdventure', title: 'Die Brücke' });
});

test('taken into a running adventure: the map lies, known figures stand, others are counted', () => {
  const shared = sharedOf(full());
  const host = played([
    ...RICH.slice(0, 2),
    { kind: 'placeSheet', name: 'Alt', size: 'B', at: [7, 7], turn: 0 },
    { kind: 'placeFigure', figure: 'hero-1', at: [14, 14] },
  ]);
  if (host.adventure === null) throw new Error('no adventure');
  const { commands, placed, missing } = takeHere(shared, host.adventure);
  const after = played([
    ...RICH.slice(0, 2),
    { kind: 'placeSheet', name: 'Alt', size: 'B', at: [7, 7], turn: 0 },
    { kind: 'placeFigure', figure: 'hero-1', at: [14, 14] },
    ...commands,
  ]);
  expect({ placed, missing }).toEqual({ placed: 2, missing: 3 });
  expect(after.adventure?.heroes.map(({ at }) => at)).toEqual([
    [4, 2],
    [-2, 0],
  ]);
  expect(canonicalText(sharedOf(after).map)).toBe(canonicalText(shared.map));
});

test('random dungeons: link and text are identities', () => {
  fc.assert(
    fc.property(adventures, (state) => {
      const shared = sharedOf(state);
      const text = canonicalText(shared);
      expect(canonicalText(throughLink(shared))).toBe(text);
      const printed = printShared(shared, isLarge);
      expect(canonicalText(value(readText(PARTS, printed, isLarge)))).toBe(text);
    }),
    { numRuns: 60, seed: 10 },
  );
});

type Bent = (shared: SharedBoard) => unknown;

const firstSheet = (shared: SharedBoard, change: object): unknown => ({
  ...shared,
  map: {
    ...shared.map,
    sheets: shared.map.sheets.map((sheet, index) =>
      index === 0 ? { ...sheet, ...change } : sheet,
    ),
  },
});
const firstHero = (shared: SharedBoard, change: object): unknown => ({
  ...shared,
  heroes: shared.heroes.map((hero, index) => (index === 0 ? { ...hero, ...change } : hero)),
});
const firstMonster = (shared: SharedBoard, change: object): unknown => ({
  ...shared,
  monsters: shared.monsters.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
});

const HOSTILE: readonly (readonly [name: string, bend: Bent, code: string, why: string | null])[] =
  [
    ['not an object', () => [1, 2], 'share-broken', null],
    ['null', () => null, 'share-broken', null],
    ['a word for a number', (s) => firstSheet(s, { turn: '1' }), 'share-broken', null],
    ['a turn of five', (s) => firstSheet(s, { turn: 5 }), 'share-broken', null],
    ['a position beyond all tables', (s) => firstSheet(s, { at: [1e9, 0] }), 'share-broken', null],
    ['a position that is no number', (s) => firstSheet(s, { at: [null, 0] }), 'share-broken', null],
    ['half a field', (s) => firstSheet(s, { at: [0.5, 0] }), 'share-broken', null],
    ['an unknown key', (s) => ({ ...s, extra: 1 }), 'share-broken', null],
    ['the same id twice', (s) => firstSheet(s, { id: 'sheet-2' }), 'share-broken', null],
    [
      'signs nobody can print',
      (s) => firstSheet(s, { print: ['<b>', '\u0000'] }),
      'share-broken',
      null,
    ],
    [
      'a print of another size',
      (s) => firstSheet(s, { print: ['..', '..'] }),
      'share-unfit',
      'bad-print',
    ],
    [
      'a name of ten thousand letters',
      (s) => firstHero(s, { name: 'a'.repeat(10_000) }),
      'share-broken',
      null,
    ],
    [
      'one hero twice',
      (s) => firstHero(s, { board: 'maya', name: 'Maya' }),
      'share-unfit',
      'hero-taken',
    ],
    ['hp below zero', (s) => firstHero(s, { hp: -1 }), 'share-broken', null],
    [
      'hp beyond the highest',
      (s) => firstHero(s, { hp: 11 }),
      'share-unfit',
      'number-out-of-range',
    ],
    [
      'more tokens than there are',
      (s) => firstHero(s, { tokens: { bleed: 9 } }),
      'share-broken',
      null,
    ],
    ['a hero off the board', (s) => firstHero(s, { at: [150, 150] }), 'share-unfit', 'off-the-map'],
    ['two on one field', (s) => firstHero(s, { at: [-2, 0] }), 'share-unfit', 'field-taken'],
    [
      'a card nobody knows',
      (s) => firstMonster(s, { card: 'dragon/of/doom' }),
      'share-unfit',
      'unknown-card',
    ],
    [
      'sheets on top of each other',
      (s) => firstSheet(s, { at: [2, 0], raised: false }),
      'share-unfit',
      'pieces-overlap',
    ],
    [
      'a bridge over nothing',
      (s) => ({
        ...s,
        map: { ...s.map, trays: [], sheets: s.map.sheets.filter(({ raised }) => !raised) },
        monsters: [],
        heroes: [],
        allies: [],
      }),
      'share-unfit',
      'bridge-over-nothing',
    ],
  ];

test.each(HOSTILE)('hostile link refused: %s', (_name, bend, code, why) => {
  const packed = pack(JSON.stringify(bend(sharedOf(full()))));
  const read = readPack(PARTS, packed);
  expect(read).toMatchObject({
    ok: false,
    error: { code, ...(why === null ? {} : { why: { code: why } }) },
  });
});

test('prototype keys are refused and change nothing', () => {
  const text = canonicalText(sharedOf(full()));
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const packed = pack(text.replace('{', `{"${key}":{"polluted":true},`));
    expect(readPack(PARTS, packed)).toEqual({ ok: false, error: { code: 'share-broken' } });
  }
  expect('polluted' in {}).toBe(false);
});

test('deeply nested content is refused before it is parsed', () => {
  const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  expect(readPack(PARTS, pack(nested))).toEqual({ ok: false, error: { code: 'share-broken' } });
});

test('HTML in names stays text', () => {
  const shared = sharedOf(full());
  const name = '<img src=x onerror=alert(1)>';
  const bent = firstHero(shared, { name }) as SharedBoard;
  expect(throughLink(bent).heroes[0]?.name).toBe(name);
  expect(value(readText(PARTS, printShared(bent, isLarge), isLarge)).heroes[0]?.name).toBe(name);
});

test('random letters behind the hash are answered, never thrown at', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.json({ maxDepth: 4 }), (letters, json) => {
      expect(readPack(PARTS, letters).ok).toBe(false);
      expect(readPack(PARTS, pack(json)).ok).toBe(false);
      expect(readText(PARTS, letters, isLarge).ok).toBe(false);
      expect(readText(PARTS, `sheet ${letters}`, isLarge).ok).toBe(false);
      expect(readBoardFile(PARTS, new TextEncoder().encode(json)).ok).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['https://tisch.example/board/shared#1abc', '1abc'],
  ['drunagor://board/shared#1abc', '1abc'],
  [' https://tisch.example/board/shared?x=1#1abc\n', '1abc'],
  ['https://tisch.example/board/shared', null],
  ['https://tisch.example/other#1abc', null],
  ['Hallo', null],
])('the pack in %s', (url, packed) => expect(packIn(url)).toBe(packed));

test('a picture changed by hand is noticed', () => {
  const printed = printShared(sharedOf(full()), isLarge);
  const changed = printed.replace('|L', '|.').replace('L|', '.|').replace('~', 'M');
  expect(changed).not.toBe(printed);
  expect(readText(PARTS, changed, isLarge)).toMatchObject({ ok: false });
});

test('a text that is too long is not read', () => {
  const long = `sheet ${'x'.repeat(LONGEST_PACK * 20)}`;
  expect(readText(PARTS, long, isLarge)).toEqual({ ok: false, error: { code: 'share-too-long' } });
});
