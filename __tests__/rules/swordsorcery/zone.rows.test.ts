import { SWORD_SORCERY } from '@/src/rules/swordsorcery';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(SWORD_SORCERY, 'swordsorcery');

const zone = (control: string | null, dominate: string | null, reactions: number | null) => ({
  control,
  dominate,
  supremacy: reactions === null ? null : dominate,
  engaged: reactions !== null,
  reactions,
});

describe('SS12: a zone', () => {
  test.each<Row>([
    ['SS12: two against one', { heroes: 2, enemies: 1 }, zone('heroes', 'heroes', 0)],
    ['SS12: three against two', { heroes: 3, enemies: 2 }, zone('heroes', null, 2)],
    ['SS12: two against two', { heroes: 2, enemies: 2 }, zone(null, null, 2)],
    ['SS12: one against two', { heroes: 1, enemies: 2 }, zone('enemies', 'enemies', 2)],
    ['SS12: two against three', { heroes: 2, enemies: 3 }, zone('enemies', null, 3)],
    [
      'SS12: stunned ones do not strike',
      { heroes: 1, enemies: 3, stunned: 2 },
      zone('enemies', 'enemies', 1),
    ],
    ['SS12: all stunned', { heroes: 1, enemies: 1, stunned: 1 }, zone(null, null, 0)],
    ['SS12: alone', { heroes: 1, enemies: 0 }, zone('heroes', 'heroes', null)],
    ['SS12: enemies alone', { heroes: 0, enemies: 1 }, zone('enemies', 'enemies', null)],
    ['SS12: nobody', { heroes: 0, enemies: 0 }, zone(null, null, null)],
    ['SS12: more stunned than there are', { heroes: 1, enemies: 1, stunned: 2 }, '!stunned'],
    ['SS12: forms before checks', { heroes: 1, enemies: 1, stunned: 2, x: 1 }, '!x'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('zone', inputs)).toEqual(answer);
  });
});

const enemy = (kind: string, level = '1'): Inputs => ({ kind, level });
const card = (kind: string, player: string, level = '1'): Inputs => ({ kind, level, player });
const table = (more: Inputs): Inputs => ({
  players: ['a', 'b', 'c'],
  start: 'b',
  cards: [],
  add: [],
  ...more,
});

describe('SS13: whose enemy', () => {
  test.each<Row>([
    [
      'SS13: from the start itself, then on',
      table({ add: ['x', 'y', 'z', 'w'].map((kind) => enemy(kind)) }),
      { players: ['b', 'c', 'a', 'b'] },
    ],
    [
      'SS13: kind and level held already',
      table({ cards: [card('x', 'c')], add: [enemy('x')] }),
      { players: ['c'] },
    ],
    [
      'SS13: another level is another card',
      table({ cards: [card('x', 'c')], add: [enemy('x', '2')] }),
      { players: ['b'] },
    ],
    [
      'SS13: added ones are held, too',
      table({ add: [enemy('x'), enemy('y'), enemy('x')] }),
      { players: ['b', 'c', 'b'] },
    ],
    [
      'SS13: fewest cards first',
      table({ cards: [card('x', 'b'), card('y', 'c')], add: [enemy('z')] }),
      { players: ['a'] },
    ],
    [
      'SS13: from the seat behind the last so served',
      table({ cards: [card('x', 'b')], add: [enemy('y'), enemy('z'), enemy('v'), enemy('w')] }),
      { players: ['c', 'a', 'b', 'c'] },
    ],
    [
      'SS13: a kind held does not move the seat',
      table({ cards: [card('x', 'a')], add: [enemy('x'), enemy('y')] }),
      { players: ['a', 'b'] },
    ],
    [
      'SS13: alone',
      table({ players: ['b'], add: [enemy('x'), enemy('y')] }),
      { players: ['b', 'b'] },
    ],
    ['SS13: nothing new', table({}), { players: [] }],
    ['SS13: a player twice', table({ players: ['a', 'b', 'a'], start: 'x' }), '!players[2]'],
    ['SS13: a strange start', table({ start: 'x', cards: [card('x', 'y')] }), '!start'],
    [
      'SS13: a strange player',
      table({ cards: [card('x', 'a'), card('y', 'x'), card('x', 'a')] }),
      '!cards[1].player',
    ],
    [
      'SS13: a card twice',
      table({ cards: [card('x', 'a'), card('x', 'b'), card('y', 'x')] }),
      '!cards[1]',
    ],
    [
      'SS13: nine players',
      table({ players: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] }),
      '!players',
    ],
    ['SS13: nobody', table({ players: [] }), '!players'],
    ['SS13: an added one has no player', table({ add: [card('x', 'a')] }), '!add[0].player'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('assign', inputs)).toEqual(answer);
  });
});

const hero = (id: string, values: readonly number[] = [], more: Inputs = {}): Inputs => ({
  id,
  inRange: true,
  sight: true,
  path: true,
  values,
  ...more,
});

describe('SS14: targets', () => {
  test.each<Row>([
    [
      'SS14: all in range with sight and path',
      {
        criteria: [],
        heroes: [
          hero('b'),
          hero('a'),
          hero('c', [], { inRange: false }),
          hero('d', [], { sight: false }),
          hero('e', [], { path: false }),
        ],
      },
      { targets: ['b', 'a'] },
    ],
    [
      'SS14: for the fallback range only',
      {
        fallback: true,
        criteria: [],
        heroes: [hero('c', [], { inRange: false }), hero('d', [], { sight: false, path: false })],
      },
      { targets: ['d'] },
    ],
    [
      'SS14: the most',
      { criteria: ['most'], heroes: [hero('a', [1]), hero('b', [3]), hero('c', [3])] },
      { targets: ['b', 'c'] },
    ],
    [
      'SS14: the least, negative ones too',
      { criteria: ['least'], heroes: [hero('a', [0]), hero('b', [-2])] },
      { targets: ['b'] },
    ],
    [
      'SS14: one criterion after the other',
      {
        criteria: ['most', 'least'],
        heroes: [hero('a', [1, 0]), hero('b', [3, 2]), hero('c', [3, 1])],
      },
      { targets: ['c'] },
    ],
    [
      'SS14: those out of range set no best',
      { criteria: ['most'], heroes: [hero('a', [1]), hero('b', [9], { inRange: false })] },
      { targets: ['a'] },
    ],
    ['SS14: nobody', { criteria: ['most'], heroes: [] }, { targets: [] }],
    [
      'SS14: nobody in range',
      { criteria: ['most'], heroes: [hero('a', [1], { inRange: false })] },
      { targets: [] },
    ],
    [
      'SS14: too few values',
      { criteria: ['most'], heroes: [hero('a', [1]), hero('b')] },
      '!heroes[1].values',
    ],
    ['SS14: too many values', { criteria: [], heroes: [hero('a', [1])] }, '!heroes[0].values'],
    [
      'SS14: a hero twice comes before',
      { criteria: ['most'], heroes: [hero('a'), hero('a')] },
      '!heroes[1].id',
    ],
    ['SS14: nine criteria', { criteria: Array(9).fill('most'), heroes: [] }, '!criteria'],
    ['SS14: no such criterion', { criteria: ['best'], heroes: [] }, '!criteria[0]'],
    [
      'SS14: sight must be told',
      { criteria: [], heroes: [{ id: 'a', inRange: true }] },
      '!heroes[0].sight',
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('target', inputs)).toEqual(answer);
  });
});
