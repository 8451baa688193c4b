import { RUNEWARS } from '@/src/rules/runewars';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(RUNEWARS, 'runewars');

const player = (
  id: string,
  influence: number,
  start: number,
  order: number | null,
  played: number[] = [],
): Inputs => ({
  id,
  influence,
  start,
  played,
  order,
});
const season = (players: readonly Inputs[], more: Inputs = {}): Inputs => ({
  year: 2,
  season: 'fall',
  players,
  ...more,
});
const TWO = [player('a', 1, 1, 1), player('b', 1, 1, 2)];
const has = (more: Inputs) => expect.objectContaining(more) as unknown;
const FALL = { tasks: ['fate', 'income'], next: { year: 2, season: 'winter' } };

describe('RW-1: the clock', () => {
  test.each<Row>([
    [
      'RW-1: spring',
      season(TWO, { season: 'spring' }),
      has({ tasks: ['markers', 'stand', 'orders'], next: { year: 2, season: 'summer' } }),
    ],
    [
      'RW-1: summer',
      season(TWO, { season: 'summer' }),
      has({ tasks: ['quests'], next: { year: 2, season: 'fall' } }),
    ],
    ['RW-1: fall', season(TWO), has(FALL)],
    [
      'RW-1: winter',
      season(TWO, { season: 'winter' }),
      has({ tasks: ['food', 'water'], next: { year: 3, season: 'spring' } }),
    ],
    ['RW-1: the last winter', season(TWO, { season: 'winter', year: 6 }), has({ next: null })],
    [
      'RW-1: epic goes on',
      season(TWO, { season: 'winter', year: 6, epic: true }),
      has({ next: { year: 7, season: 'spring' } }),
    ],
    ['RW-1: and ends', season(TWO, { season: 'winter', year: 8, epic: true }), has({ next: null })],
    ['RW-1: no year 7', season(TWO, { year: 7 }), '!year'],
    ['RW-1: no year 9', season(TWO, { year: 9, epic: true }), '!year'],
    ['RW-1: no such season', season(TWO, { season: 'autumn' }), '!season'],
    ['RW-1: alone', season([TWO[0] ?? {}]), '!players'],
    ['RW-1: five', season([...'abcde'].map((id) => player(id, 0, 0, 1))), '!players'],
    [
      'RW-1: a player twice comes before the year',
      season([player('a', 0, 0, 1), player('a', 0, 0, 1)], { year: 7 }),
      '!players[1].id',
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('season', inputs)).toEqual(answer);
  });
});

describe('turn and bonus', () => {
  test.each<Row>([
    [
      'RW-2, RW-3: the rulebook’s fall',
      season([
        player('elves', 9, 1, 1, [3, 5]),
        player('humans', 1, 9, 3, [1, 2]),
        player('uthuk', 2, 0, 3, [4, 1]),
      ]),
      { order: [['elves'], ['uthuk'], ['humans']], bonus: ['humans'], ...FALL },
    ],
    [
      'RW-2: then more starting influence',
      season([player('a', 1, 1, 4), player('b', 1, 2, 4)]),
      has({ order: [['b'], ['a']], bonus: ['b', 'a'] }),
    ],
    [
      'RW-2: still equal: together',
      season([player('b', 1, 1, 4), player('a', 1, 1, 4), player('c', 9, 9, 5)]),
      has({ order: [['a', 'b'], ['c']], bonus: ['a', 'b', 'c'] }),
    ],
    [
      'RW-2: last season’s numbers before orders are revealed',
      season([player('a', 9, 9, null, [1, 5]), player('b', 1, 1, null, [7, 2])]),
      has({ order: [['b'], ['a']], bonus: [] }),
    ],
    [
      'RW-2: in spring influence alone',
      season([player('a', 1, 9, null), player('b', 2, 1, null)], { season: 'spring' }),
      has({ order: [['b'], ['a']], bonus: [] }),
    ],
    [
      'RW-3: the first of the year',
      season([player('a', 1, 1, 1), player('b', 1, 1, 7)]),
      has({ bonus: ['a', 'b'] }),
    ],
    [
      'RW-3: not below an earlier one',
      season([player('a', 1, 1, 5, [8]), player('b', 1, 1, 7, [6, 1])]),
      has({ bonus: ['b'] }),
    ],
    [
      'RW-3: never 8',
      season([player('a', 1, 1, 8), player('b', 1, 1, 8, [1])]),
      has({ bonus: [] }),
    ],
    [
      'RW-2: an order played before',
      season([player('a', 1, 1, 2), player('b', 1, 1, 3, [1, 3])]),
      '!players[1].order',
    ],
    [
      'RW-2: one order missing',
      season([player('a', 1, 1, 2), player('b', 1, 1, null)]),
      '!players[1].order',
    ],
    [
      'RW-2: one order too many',
      season([player('a', 1, 1, null), player('b', 1, 1, null), player('c', 1, 1, 2)]),
      '!players[2].order',
    ],
    [
      'RW-2: the order must be told',
      season([{ id: 'a', influence: 1, start: 1 }, player('b', 1, 1, null)]),
      '!players[0].order',
    ],
    [
      'RW-2: no order 9',
      season([player('a', 1, 1, 9), player('b', 1, 1, null)]),
      '!players[0].order',
    ],
    [
      'RW-2: four played',
      season([player('a', 1, 1, 5, [1, 2, 3, 4]), player('b', 1, 1, 1)]),
      '!players[0].played',
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('season', inputs)).toEqual(answer);
  });
});

const bidder = (id: string, bid: number, influence: number, start = 0): Inputs => ({
  id,
  influence,
  start,
  bid,
});
const bids = (players: readonly Inputs[], more: Inputs = {}): Inputs => ({ players, ...more });
const TIE = [bidder('uthuk', 2, 2), bidder('humans', 1, 5), bidder('elves', 2, 4)];
const GROUPS = [['elves', 'uthuk'], ['humans']];

describe('RW-9: bids', () => {
  test.each<Row>([
    [
      'RW-9: the highest wins, all pay',
      bids([bidder('a', 1, 3), bidder('b', 2, 2)]),
      { groups: [['b'], ['a']], chooser: [], winner: 'b', left: [2, 0] },
    ],
    [
      'RW-9: a tie, the one with most left',
      bids(TIE),
      { groups: GROUPS, chooser: ['elves'], winner: null, left: [0, 4, 2] },
    ],
    [
      'RW-9: he chooses',
      bids(TIE, { choice: 'uthuk' }),
      { groups: GROUPS, chooser: ['elves'], winner: 'uthuk', left: [0, 4, 2] },
    ],
    [
      'RW-9: the Primarch’s owner chooses',
      bids(TIE, { primarch: 'humans', choice: 'elves' }),
      { groups: GROUPS, chooser: ['humans'], winner: 'elves', left: [0, 4, 2] },
    ],
    [
      'RW-9: what is left comes before the start',
      bids([bidder('a', 1, 3, 3), bidder('b', 1, 2, 4)]),
      { groups: [['a', 'b']], chooser: ['a'], winner: null, left: [2, 1] },
    ],
    [
      'RW-9: most starting influence',
      bids([bidder('a', 1, 2, 3), bidder('b', 1, 2, 4)]),
      { groups: [['a', 'b']], chooser: ['b'], winner: null, left: [1, 1] },
    ],
    [
      'RW-9: together',
      bids([bidder('b', 0, 2, 3), bidder('a', 0, 2, 3)]),
      { groups: [['a', 'b']], chooser: ['a', 'b'], winner: null, left: [2, 2] },
    ],
    [
      'RW-9: the Primarch without a tie',
      bids([bidder('a', 1, 3), bidder('b', 2, 2)], { primarch: 'a' }),
      { groups: [['b'], ['a']], chooser: [], winner: 'b', left: [2, 0] },
    ],
    [
      'RW-9: more than he has',
      bids([bidder('a', 1, 3), bidder('b', 3, 2)], { primarch: 'x' }),
      '!players[1].bid',
    ],
    ['RW-9: a strange Primarch', bids(TIE, { primarch: 'x', choice: 'x' }), '!primarch'],
    ['RW-9: not one of the tied', bids(TIE, { choice: 'humans' }), '!choice'],
    [
      'RW-9: nothing to choose',
      bids([bidder('a', 1, 3), bidder('b', 2, 2)], { choice: 'b' }),
      '!choice',
    ],
    [
      'RW-9: the bid must be told',
      bids([{ id: 'a', influence: 1, start: 1 }, bidder('b', 2, 2)]),
      '!players[0].bid',
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('bid', inputs)).toEqual(answer);
  });
});

const area = (id: string, yields: number[], more: Inputs = {}): Inputs => ({
  id,
  yield: yields,
  ...more,
});
const home = { stronghold: true };
const harvest = (areas: readonly Inputs[], more: Inputs = {}): Inputs => ({ areas, ...more });
const dials = (all: number[], influence = 0, tactics = 0) => ({ dials: all, influence, tactics });
const build = (where: string, development: string) => ({
  bonus: true,
  build: { area: where, development },
});
const AREAS = [area('1', [2, 1, 0], home), area('2', [2, 2, 2])];

describe('RW-10: harvest and scales', () => {
  test.each<Row>([
    ['RW-10: the sum of the areas', harvest(AREAS), dials([4, 3, 2])],
    ['RW-10: none', harvest([]), dials([0, 0, 0])],
    [
      'RW-10: developments wait for the bonus',
      harvest([
        area('1', [2, 1, 0], { ...home, development: 'food' }),
        area('2', [0, 0, 0], { ...home, development: 'diplomacy' }),
      ]),
      dials([2, 1, 0]),
    ],
    [
      'RW-10: with it',
      harvest(
        ['food', 'wood', 'ore', 'diplomacy', 'training', 'defense', 'diplomacy'].map(
          (development, id) => area(`${id}`, [1, 1, 1], { ...home, development }),
        ),
        { bonus: true },
      ),
      dials([8, 8, 8], 4, 1),
    ],
    ['RW-10: building costs wood', harvest(AREAS, build('1', 'defense')), dials([4, 2, 2])],
    [
      'RW-10: the new one brings nothing yet',
      harvest(AREAS, build('1', 'diplomacy')),
      dials([4, 2, 2]),
    ],
    [
      'RW-10: the last wood',
      harvest([area('1', [0, 1, 0], home)], build('1', 'wood')),
      dials([0, 0, 0]),
    ],
    ['RW-10: no wood', harvest([area('1', [1, 0, 0], home)], build('1', 'food')), '!build'],
    ['RW-10: no bonus', harvest(AREAS, { build: { area: '1', development: 'food' } }), '!build'],
    ['RW-10: no stronghold', harvest(AREAS, build('2', 'food')), '!build'],
    ['RW-10: no such area', harvest(AREAS, build('3', 'food')), '!build'],
    ['RW-10: no such yield', harvest(AREAS, build('1', 'ore')), '!build'],
    [
      'RW-10: one stands there already',
      harvest([area('1', [1, 1, 0], { ...home, development: 'food' })], build('1', 'wood')),
      '!build',
    ],
    [
      'RW-10: a development without its yield',
      harvest([area('1', [1, 1, 0], { ...home, development: 'ore' })], build('3', 'food')),
      '!areas[0].development',
    ],
    [
      'RW-10: a development without a stronghold',
      harvest([AREAS[0] ?? {}, area('2', [1, 1, 0], { development: 'training' })]),
      '!areas[1].development',
    ],
    [
      'RW-10: an area twice comes first',
      harvest([area('1', [1, 1, 0], { development: 'training' }), area('1', [0, 0, 0])]),
      '!areas[1].id',
    ],
    ['RW-10: two yields', harvest([area('1', [1, 1])]), '!areas[0].yield'],
    ['RW-10: no such development', harvest(AREAS, build('1', 'defence')), '!build.development'],
    [
      'RW-10: null is no development',
      harvest([area('1', [1, 1, 1], { development: null })]),
      '!areas[0].development',
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('harvest', inputs)).toEqual(answer);
  });

  const icon = (at: number, gives: string) => ({ at, gives });
  test.each<Row>([
    [
      'RW-10: icons at or below the pointer, by name',
      {
        dial: 3,
        scale: [
          icon(1, 'knight'),
          icon(3, 'Archer'),
          icon(4, 'knight'),
          icon(0, 'knight'),
          icon(2, 'äh'),
        ],
      },
      {
        gains: [
          { gives: 'Archer', n: 1 },
          { gives: 'knight', n: 2 },
          { gives: 'äh', n: 1 },
        ],
      },
    ],
    ['RW-10: none', { dial: 0, scale: [icon(1, 'knight')] }, { gains: [] }],
    ['RW-10: an icon for nothing', { dial: 0, scale: [icon(1, '')] }, '!scale[0].gives'],
    ['RW-10: the scale must be there', { dial: 0 }, '!scale'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('scale', inputs)).toEqual(answer);
  });

  test.each<Row>([
    ['RW-11: eight', { food: 5, units: [7, 8, 9] }, { limit: 8, surplus: [0, 0, 1] }],
    [
      'RW-11: in winter by food',
      { winter: true, food: 5, units: [7, 5, 0] },
      { limit: 5, surplus: [2, 0, 0] },
    ],
    [
      'RW-11: never more than eight',
      { winter: true, food: 9, units: [10] },
      { limit: 8, surplus: [2] },
    ],
    ['RW-11: no food', { winter: true, food: 0, units: [1] }, { limit: 0, surplus: [1] }],
    ['RW-11: food must be told', { winter: true, units: [1] }, '!food'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('limits', inputs)).toEqual(answer);
  });
});

const rune = (id: string, more: Inputs = {}): Inputs => ({ id, ...more });
const own = { own: true };
const dragon = { rune: 'dragon' };
const RUNES = [
  rune('a', { ...own, ...dragon }),
  rune('b', { ...own, rune: 'false' }),
  rune('c', { ...own, throne: true }),
  rune('d', { ...dragon, throne: true }),
  rune('e'),
];
const many = (n: number) =>
  Array.from({ length: n }, (_, index) => rune(`r${index}`, { ...own, ...dragon }));

describe('RW-14: runes and the end', () => {
  test.each<Row>([
    [
      'RW-14: own dragon runes and the throne',
      { areas: RUNES },
      { runes: 2, missing: 4, wins: false, free: ['c', 'e'] },
    ],
    [
      'RW-14: a throne with a rune counts twice',
      { areas: [rune('a', { ...own, ...dragon, throne: true })] },
      { runes: 2, missing: 4, wins: false, free: [] },
    ],
    ['RW-14: six win', { areas: many(6) }, { runes: 6, missing: 0, wins: true, free: [] }],
    [
      'RW-14: in an epic game seven',
      { epic: true, areas: many(6) },
      { runes: 6, missing: 1, wins: false, free: [] },
    ],
    [
      'RW-14: more than enough',
      { epic: true, areas: many(9) },
      { runes: 9, missing: 0, wins: true, free: [] },
    ],
    ['RW-14: false is a word', { areas: [rune('a', { rune: false })] }, '!areas[0].rune'],
    ['RW-14: an area twice', { areas: [rune('a'), rune('a')] }, '!areas[1].id'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('runes', inputs)).toEqual(answer);
  });

  const ranked = (id: string, runes: number, influence: number, start: number) => ({
    id,
    influence,
    start,
    runes,
  });
  test.each<Row>([
    [
      'RW-14: runes, influence, starting influence',
      {
        players: [
          ranked('a', 3, 1, 1),
          ranked('b', 4, 0, 0),
          ranked('c', 3, 2, 0),
          ranked('d', 3, 1, 2),
        ],
      },
      { ranking: [['b'], ['c'], ['d'], ['a']] },
    ],
    [
      'RW-14: equal in all',
      { players: [ranked('b', 3, 1, 1), ranked('a', 3, 1, 1)] },
      { ranking: [['a', 'b']] },
    ],
    ['RW-14: alone', { players: [ranked('b', 3, 1, 1)] }, '!players'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('final', inputs)).toEqual(answer);
  });
});
