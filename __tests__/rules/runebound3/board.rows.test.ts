import { RUNEBOUND_3 } from '@/src/rules/runebound3';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(RUNEBOUND_3, 'runebound3');

const GEMS = [
  { id: 'c', active: false, hero: false },
  { id: 'a', active: true, hero: false },
  { id: 'b', active: false, hero: true },
  { id: 'd', active: false, hero: false },
];
const track = (more: Inputs): Inputs => ({
  act: 1,
  spaces: ['gems', 'plain', 'story', 'both'],
  gems: GEMS,
  ...more,
});
const grey = ['c', 'd'];

describe('RB3-1: the time track', () => {
  test.each<Row>([
    [
      'RB3-1: a plain space',
      track({ space: 1 }),
      { act: 1, space: 2, story: false, refresh: null, finale: false },
    ],
    [
      'RB3-1: story',
      track({ space: 2 }),
      { act: 1, space: 3, story: true, refresh: null, finale: false },
    ],
    [
      'RB3-1: story and gems',
      track({ space: 3 }),
      { act: 1, space: 4, story: true, refresh: grey, finale: false },
    ],
    [
      'RB3-1: the act changes and the first space triggers',
      track({ space: 4 }),
      { act: 2, space: 1, story: false, refresh: grey, finale: false },
    ],
    [
      'RB3-1: on to the last space',
      track({ act: 2, space: 3 }),
      { act: 2, space: 4, story: true, refresh: grey, finale: false },
    ],
    [
      'RB3-1: the end',
      track({ act: 2, space: 4 }),
      { act: 2, space: 4, story: false, refresh: null, finale: true },
    ],
    [
      'RB3-1: no gems to turn',
      { act: 1, spaces: ['plain', 'gems'], space: 1 },
      { act: 1, space: 2, story: false, refresh: [], finale: false },
    ],
    ['RB3-1: no space 0', track({ space: 0 }), '!space'],
    ['RB3-1: no space behind the last', track({ space: 5 }), '!space'],
    ['RB3-1: one space is no track', track({ spaces: ['plain'], space: 1 }), '!spaces'],
    ['RB3-1: no act 3', track({ act: 3, space: 1 }), '!act'],
    [
      'RB3-1: a gem twice, before the space',
      track({ space: 9, gems: [GEMS[0], GEMS[0]] }),
      '!gems[1].id',
    ],
    ['RB3-1: no such kind of space', track({ spaces: ['plain', 'gem'], space: 9 }), '!spaces[1]'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('time', inputs)).toEqual(answer);
  });
});

const health = (value: number, damage: number) => ({
  health: value,
  damage,
  defeated: damage === value,
});

describe('RB3-8: the villain', () => {
  test.each<Row>([
    ['RB3-8: Margath without lore', { villain: 'margath', base: 12, damage: 3 }, health(12, 3)],
    [
      'RB3-8: Margath with lore',
      { villain: 'margath', base: 12, lore: 5, zombies: 3, companions: 2 },
      health(7, 0),
    ],
    [
      'RB3-8: Vorakesh',
      { villain: 'vorakesh', base: 12, lore: 5, zombies: 3, companions: 2 },
      health(11, 0),
    ],
    [
      'RB3-8: defeated by a token change',
      { villain: 'margath', base: 12, lore: 4, damage: 9 },
      health(8, 8),
    ],
    ['RB3-8: not below 0', { villain: 'vorakesh', base: 2, companions: 9 }, health(0, 0)],
    ['RB3-8: just beaten', { villain: 'vorakesh', base: 2, damage: 2 }, health(2, 2)],
    ['RB3-8: no base of 0', { villain: 'vorakesh', base: 0 }, '!base'],
    ['RB3-8: no such villain', { villain: 'Margath', base: 1 }, '!villain'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('villain', inputs)).toEqual(answer);
  });
});

const found = (...outcomes: readonly (readonly number[] | number)[]) => ({
  outcomes: outcomes.map((one) =>
    typeof one === 'number' ? { use: null, missing: one } : { use: one, missing: 0 },
  ),
});

describe('RB3-9: exploring', () => {
  test.each<Row>([
    [
      'RB3-9: mountain and water by a double face and a compass',
      { dice: ['MW', 'C'], outcomes: ['MW'] },
      found([0, 1]),
    ],
    ['RB3-9: by two compasses', { dice: ['C', 'C'], outcomes: ['MW'] }, found([0, 1])],
    [
      'RB3-9: compasses only by compasses',
      { dice: ['C', 'MW', 'C'], outcomes: ['CC'] },
      found([0, 2]),
    ],
    ['RB3-9: one die does not pay twice', { dice: ['MW'], outcomes: ['MW'] }, found(1)],
    [
      'RB3-9: the smallest that works',
      { dice: ['C', 'PH', 'P', 'H'], outcomes: ['HPC'] },
      found([1, 2, 0]),
    ],
    [
      'RB3-9: a smaller die left for one in need',
      { dice: ['PH', 'P'], outcomes: ['PH'] },
      found([1, 0]),
    ],
    [
      'RB3-9: each outcome by itself',
      { dice: ['P'], outcomes: ['P', 'P', 'PC'] },
      found([0], [0], 1),
    ],
    ['RB3-9: without dice', { dice: [], outcomes: ['PHWFMCPP'] }, found(8)],
    ['RB3-9: the fewest open', { dice: ['PH', 'HW'], outcomes: ['PHW'] }, found(1)],
    ['RB3-9: no face of two equal terrains', { dice: ['PP'], outcomes: ['P'] }, '!dice[0]'],
    ['RB3-9: no face of a compass and a terrain', { dice: ['CP'], outcomes: ['P'] }, '!dice[0]'],
    ['RB3-9: no face of three', { dice: ['PHW'], outcomes: ['P'] }, '!dice[0]'],
    ['RB3-9: no empty face', { dice: [''], outcomes: ['P'] }, '!dice[0]'],
    ['RB3-9: no line behind it', { dice: ['P\n'], outcomes: ['P'] }, '!dice[0]'],
    ['RB3-9: nine letters', { dice: [], outcomes: ['PPPPPPPPP'] }, '!outcomes[0]'],
    ['RB3-9: no letter', { dice: [], outcomes: [''] }, '!outcomes[0]'],
    ['RB3-9: small letters', { dice: [], outcomes: ['p'] }, '!outcomes[0]'],
    ['RB3-9: four outcomes', { dice: [], outcomes: ['P', 'P', 'P', 'P'] }, '!outcomes'],
    ['RB3-9: thirteen dice', { dice: Array(13).fill('P'), outcomes: ['P'] }, '!dice'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('explore', inputs)).toEqual(answer);
  });
});

const hex = (id: string, terrain: string, city = false) => ({ id, terrain, city });
const edge = (a: string, b: string, more: Inputs = {}) => ({ a, b, ...more });
const map = (more: Inputs): Inputs => ({
  hexes: [hex('s', 'P'), hex('h', 'H'), hex('f', 'F'), hex('m', 'M'), hex('t', 'P', true)],
  edges: [],
  from: 's',
  ...more,
});
const way = (path: string, use: readonly number[]) => ({
  id: path.at(-1),
  dice: use.length,
  path: [...path],
  use,
});

describe('RB3-10: moving', () => {
  test.each<Row>([
    [
      'RB3-10: the entered terrain',
      map({ edges: [edge('s', 'h'), edge('s', 'f')], dice: ['HM'] }),
      { reach: [way('h', [0])] },
    ],
    [
      'RB3-10: or the compass',
      map({ edges: [edge('h', 's')], dice: ['C'] }),
      { reach: [way('h', [0])] },
    ],
    ['RB3-10: not the terrain left', map({ edges: [edge('s', 'h')], dice: ['P'] }), { reach: [] }],
    [
      'RB3-10: a road by any',
      map({ edges: [edge('s', 'h', { road: true })], dice: ['P'] }),
      { reach: [way('h', [0])] },
    ],
    [
      'RB3-10: a city by any',
      map({ edges: [edge('s', 't')], dice: ['F'] }),
      { reach: [way('t', [0])] },
    ],
    [
      'RB3-10: out of a city by its neighbour’s terrain',
      map({ from: 't', edges: [edge('s', 't')], dice: ['F'] }),
      { reach: [] },
    ],
    [
      'RB3-10: a river by water',
      map({ edges: [edge('s', 'h', { river: true })], dice: ['W'] }),
      { reach: [way('h', [0])] },
    ],
    [
      'RB3-10: not by its terrain',
      map({ edges: [edge('s', 'h', { river: true })], dice: ['H'] }),
      { reach: [] },
    ],
    [
      'RB3-10: even by road or into a city',
      map({
        edges: [edge('s', 'h', { river: true, road: true }), edge('s', 't', { river: true })],
        dice: ['H'],
      }),
      { reach: [] },
    ],
    [
      'RB3-10: a bridge by any',
      map({ edges: [edge('s', 'h', { river: true, bridge: true })], dice: ['F'] }),
      { reach: [way('h', [0])] },
    ],
    [
      'RB3-10: one die, one hex',
      map({ edges: [edge('s', 'h'), edge('h', 'm')], dice: ['HM'] }),
      { reach: [way('h', [0])] },
    ],
    [
      'RB3-10: the fewest dice',
      map({
        edges: [edge('s', 'h'), edge('h', 'm'), edge('m', 's', { river: true })],
        dice: ['H', 'M', 'W'],
      }),
      { reach: [way('h', [0]), way('m', [2])] },
    ],
    [
      'RB3-10: the smallest path',
      map({
        edges: [edge('s', 'h'), edge('s', 'f'), edge('h', 'm'), edge('f', 'm')],
        dice: ['C', 'C'],
      }),
      { reach: [way('f', [0]), way('h', [0]), way('fm', [0, 1])] },
    ],
    [
      'RB3-10: the smallest path that dice can pay',
      map({
        edges: [edge('s', 'h'), edge('s', 'f'), edge('h', 'm'), edge('f', 'm')],
        dice: ['FM', 'H'],
      }),
      { reach: [way('f', [0]), way('h', [1]), way('hm', [1, 0])] },
    ],
    [
      'RB3-10: the smallest path, though with larger dice',
      map({
        edges: [edge('s', 'h'), edge('s', 'f'), edge('h', 'm'), edge('f', 'm')],
        dice: ['H', 'M', 'F'],
      }),
      { reach: [way('f', [2]), way('h', [0]), way('fm', [2, 1])] },
    ],
    [
      'RB3-10: the smallest dice for it',
      map({ edges: [edge('s', 'h'), edge('h', 'm')], dice: ['HM', 'H', 'M'] }),
      { reach: [way('h', [0]), way('hm', [0, 2])] },
    ],
    [
      'RB3-10: a longer way past what the short way cannot pay',
      map({
        edges: [edge('s', 'h', { river: true }), edge('s', 'f'), edge('f', 'h')],
        dice: ['F', 'H'],
      }),
      { reach: [way('f', [0]), way('fh', [0, 1])] },
    ],
    [
      'RB3-10: by dice, then by name',
      map({
        hexes: [hex('s', 'P'), hex('b', 'P'), hex('Z', 'P'), hex('ä', 'P')],
        edges: [edge('s', 'ä'), edge('s', 'b'), edge('s', 'Z')],
        dice: ['P'],
      }),
      { reach: [way('Z', [0]), way('b', [0]), way('ä', [0])] },
    ],
    ['RB3-10: no dice', map({ edges: [edge('s', 'h')], dice: [] }), { reach: [] }],
    [
      'RB3-10: not rolled, one hex freely',
      map({ edges: [edge('s', 'h', { river: true }), edge('f', 's'), edge('h', 'm')] }),
      { reach: ['f', 'h'].map((id) => ({ id, dice: 0, path: [id], use: [] })) },
    ],
    ['RB3-10: a is unknown', map({ edges: [edge('x', 's')] }), '!edges[0].a'],
    ['RB3-10: b is unknown', map({ edges: [edge('s', 'x')] }), '!edges[0].b'],
    ['RB3-10: b is a', map({ edges: [edge('s', 's')] }), '!edges[0].b'],
    [
      'RB3-10: a pair twice, turned round',
      map({ edges: [edge('s', 'h'), edge('h', 's'), edge('x', 's')], from: 'x' }),
      '!edges[1]',
    ],
    ['RB3-10: from nowhere', map({ from: 'x' }), '!from'],
    [
      'RB3-10: a hex twice',
      map({ hexes: [hex('s', 'P'), hex('s', 'P')], from: 'x' }),
      '!hexes[1].id',
    ],
    ['RB3-10: no compass on the map', map({ hexes: [hex('s', 'C')] }), '!hexes[0].terrain'],
    ['RB3-10: null is not unrolled', map({ dice: null }), '!dice'],
    ['RB3-10: nine dice', map({ dice: Array(9).fill('P') }), '!dice'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('move', inputs)).toEqual(answer);
  });
});
