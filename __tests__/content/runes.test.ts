import { RUNES } from '@/src/content/drunagor/runes';
import { TILE_SHAPES, tileCells } from '@/src/content/drunagor/tile-shapes';
import { fillBag, RUNE_COLOURS } from '@/src/rules';

const countBy = (values: readonly string[]): Record<string, number> =>
  values.reduce<Record<string, number>>(
    (count, value) => ({ ...count, [value]: (count[value] ?? 0) + 1 }),
    {},
  );

test('36 runes, each with an id of its own', () => {
  expect(RUNES).toHaveLength(36);
  expect(new Set(RUNES.map((rune) => rune.id)).size).toBe(36);
  expect(fillBag(RUNES).bag).toHaveLength(36);
});

test('runes by colour: eight blue, seven of each other', () => {
  expect(countBy(RUNES.map((rune) => rune.colour))).toEqual({
    orange: 7,
    green: 7,
    blue: 8,
    red: 7,
    gray: 7,
  });
  expect(RUNE_COLOURS).toHaveLength(5);
});

test('every shape stands on four runes', () => {
  const expected = Object.fromEntries(TILE_SHAPES.map((shape) => [shape.id, 4]));
  expect(countBy(RUNES.map((rune) => rune.shape))).toEqual(expected);
});

test.each([
  ['c', 5],
  ['corner', 3],
  ['l', 4],
  ['line-large', 3],
  ['line-small', 2],
  ['t', 4],
  ['y', 6],
  ['z-large', 5],
  ['z-small', 4],
] as const)('tile %s covers %d fields that hang together', (id, size) => {
  const cells = tileCells(id);
  expect(cells).toHaveLength(size);
  const touching = cells.filter(([x, y]) =>
    cells.some(([u, v]) => Math.abs(u - x) + Math.abs(v - y) === 1),
  );
  expect(touching).toHaveLength(size);
});

test('the cells of the two mirrored shapes', () => {
  expect(tileCells('z-small')).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ]);
  expect(tileCells('l')).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
});
