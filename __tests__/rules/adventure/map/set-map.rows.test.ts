import {
  EMPTY_MAP,
  type DungeonMap,
  type GameCommand,
  type MapObject,
  type PlacedSheet,
  type Refusal,
} from '@/src/rules';
import { own } from '../foes';
import { adventureOf, adventureWith, after, doing, heroOf, refusing, story } from '../kit';
import { dark, mapOf, onMap, picture, put, sheet, stand, tray } from './map-kit';

const set = (map: DungeonMap | null): GameCommand => ({ kind: 'setMap', map });

const PLAIN = ['....', '....', '....', '....'];
const c1: PlacedSheet = {
  id: 'x',
  name: 'C1-F',
  size: 'C',
  at: [0, 0],
  turn: 0,
  raised: false,
  print: PLAIN,
};
const chest: MapObject = {
  id: 'x',
  kind: 'chest',
  at: [0, 0],
  name: '',
  charges: null,
  safe: false,
  blocks: true,
};
const cell = { at: [1, 1], below: false } as const;
const MAP: DungeonMap = {
  ...EMPTY_MAP,
  sheets: [c1],
  objects: [chest],
  darkness: [{ id: 'x', cells: [cell] }],
};

test('G1: a map from elsewhere is taken over whole and numbered anew', () => {
  const state = after(adventureWith(), sheet('B', [9, 9]), set(MAP));
  const map = mapOf(state);
  expect([map.sheets[0]?.id, map.objects[0]?.id, map.darkness[0]?.id]).toEqual([
    ...['sheet-2', 'object-3', 'darkness-4'],
  ]);
  expect(adventureOf(after(state, put('trap', [2, 2]))).map?.objects[1]?.id).toBe('object-5');
});

test('G1: the same map again is nothing', () => {
  const state = after(adventureWith(), set(MAP));
  expect(story(doing(state, set(mapOf(state))))).toEqual([]);
  expect(story(doing(adventureWith(), set(null)))).toEqual([]);
});

test('G1: who has no place on the new map is taken off, the others stay', () => {
  const state = onMap([
    sheet('C', [0, 0]),
    sheet('C', [2, 0]),
    stand('hero-1', [1, 1]),
    stand('hero-2', [5, 0]),
  ]);
  const done = doing(state, set(MAP));
  expect(story(done)).toEqual(['figurePlaced', 'mapSet', 'groundSet']);
  expect(heroOf(done.state, 'hero-1')).toMatchObject({ at: [1, 1], on: ['darkness'] });
  expect(heroOf(done.state, 'hero-2').at).toBeNull();
  const gone = after(done.state, set(null));
  expect(adventureOf(gone).map).toBeNull();
  expect(heroOf(gone, 'hero-1').at).toBeNull();
});

test('G4: a large monster without a whole zone is taken off', () => {
  const large = { summons: [own({ size: 'large' })] };
  const state = onMap([sheet('C', [0, 0]), stand('monster-2', [0, 0])], large);
  expect(adventureOf(after(state, set(MAP))).monsters[0]?.at).toBeNull();
});

const BAD: readonly [name: string, map: DungeonMap, code: Refusal['code']][] = [
  ['G1: sheets that overlap', { ...MAP, sheets: [c1, { ...c1, id: 'y' }] }, 'pieces-overlap'],
  ['G1: a raised sheet in the air', { ...MAP, sheets: [{ ...c1, raised: true }] }, 'not-on-tray'],
  ['G1: a print that does not fit', { ...MAP, sheets: [{ ...c1, print: ['.'] }] }, 'bad-print'],
  ['G1: an unknown turn', { ...MAP, sheets: [{ ...c1, turn: 7 as 0 }] }, 'bad-map'],
  ['G1: far away', { ...MAP, sheets: [{ ...c1, at: [999, 0] }] }, 'off-the-map'],
  ['G1: too many', { ...MAP, sheets: Array<PlacedSheet>(201).fill(c1) }, 'too-many-pieces'],
  [
    'G1: a name without end',
    { ...MAP, sheets: [{ ...c1, name: 'x'.repeat(999) }] },
    'number-out-of-range',
  ],
  ['O2: objects beside the map', { ...MAP, objects: [{ ...chest, at: [-1, 0] }] }, 'off-the-map'],
  ['O2: objects on each other', { ...MAP, objects: [chest, { ...chest, id: 'y' }] }, 'field-taken'],
  [
    'O2: objects in a wall',
    { ...MAP, sheets: [{ ...c1, print: ['#...', ...PLAIN.slice(1)] }] },
    'field-blocked',
  ],
  [
    'O2: objects nobody knows',
    { ...MAP, objects: [{ ...chest, kind: 'ship' as 'chest' }] },
    'bad-map',
  ],
  ['V4: charges nobody has', { ...MAP, objects: [{ ...chest, charges: -1 }] }, 'bad-map'],
  [
    'O2: too many objects',
    { ...MAP, objects: Array<MapObject>(201).fill(chest) },
    'too-many-pieces',
  ],
  [
    'G8: darkness beside the map',
    { ...MAP, darkness: [{ id: 'x', cells: [{ at: [9, 9], below: false }] }] },
    'off-the-map',
  ],
  [
    'G6: darkness below no bridge',
    { ...MAP, darkness: [{ id: 'x', cells: [{ at: [1, 1], below: true }] }] },
    'off-the-map',
  ],
  ['G8: darkness twice', { ...MAP, darkness: [{ id: 'x', cells: [cell, cell] }] }, 'bad-map'],
  ['G8: a piece of no darkness', { ...MAP, darkness: [{ id: 'x', cells: [] }] }, 'bad-map'],
  [
    'G8: more darkness than there is',
    { ...MAP, darkness: [{ id: 'x', cells: Array<typeof cell>(1001).fill(cell) }] },
    'too-many-pieces',
  ],
];

test.each(BAD)('%s: refused, and nothing has changed', (_, map, code) => {
  const state = onMap([tray(1, [0, 0]), sheet('E', [0, 0]), stand('hero-1', [0, 0])]);
  expect(refusing(state, set(map))).toBe(code);
});

test('G8: darkness laid twice stays with its first piece, and is lifted by field or by piece', () => {
  const state = onMap([sheet('C', [0, 0]), dark([0, 0], [1, 0]), dark([1, 0], [2, 0], [2, 0])]);
  expect(mapOf(state).darkness.map(({ id, cells }) => [id, cells.length])).toEqual([
    ['darkness-2', 2],
    ['darkness-3', 1],
  ]);
  expect(story(doing(state, dark([0, 0])))).toEqual([]);
  const one = after(state, { kind: 'liftDarkness', cells: [{ at: [2, 0], below: false }] });
  expect(mapOf(one).darkness.map(({ id }) => id)).toEqual(['darkness-2']);
  expect(mapOf(after(one, { kind: 'liftDarkness', tile: 'darkness-2' })).darkness).toEqual([]);
  expect(
    story(doing(one, { kind: 'liftDarkness', cells: [{ at: [3, 3], below: false }] })),
  ).toEqual([]);
});

test('G8: no more darkness than a table has', () => {
  const hall = Array.from({ length: 64 }, (_, index) =>
    sheet('C', [(index % 8) * 2, Math.floor(index / 8) * 2]),
  );
  const state = onMap(hall);
  const cells = Array.from({ length: 1001 }, (_, index) => ({
    at: [index % 32, Math.floor(index / 32)] as const,
    below: false,
  }));
  expect(refusing(state, { kind: 'layDarkness', cells })).toBe('too-many-pieces');
  expect(picture(after(state, { kind: 'layDarkness', cells: cells.slice(1) }))).toHaveLength(32);
});

test('O2: no more objects than a table has', () => {
  const loot = Array.from({ length: 200 }, () => put('loot', [0, 0]));
  expect(refusing(onMap([sheet('C', [0, 0]), ...loot]), put('loot', [1, 1]))).toBe(
    'too-many-pieces',
  );
});

test('V4: an interaction’s charges, an object moved and taken away', () => {
  const state = onMap([
    sheet('C', [0, 0]),
    put('interaction', [0, 0], { name: ' Altar ', charges: 2 }),
  ]);
  const spent = doing(state, { kind: 'setCharges', object: 'object-2', charges: 1 });
  expect(mapOf(spent.state).objects[0]).toMatchObject({ name: 'Altar', charges: 1, blocks: true });
  expect(story(doing(spent.state, { kind: 'setCharges', object: 'object-2', charges: 1 }))).toEqual(
    [],
  );
  const moved = after(spent.state, { kind: 'moveObject', object: 'object-2', at: [1, 1] });
  expect(story(doing(moved, { kind: 'moveObject', object: 'object-2', at: [1, 1] }))).toEqual([]);
  expect(mapOf(after(moved, { kind: 'removeObject', object: 'object-2' })).objects).toEqual([]);
});
