import * as fc from 'fast-check';
import { groundLayers } from '@/src/ui/board/drawing/layers';
import { outlineOf, type Loop } from '@/src/ui/board/drawing/outline';
import { areaPath } from '@/src/ui/board/drawing/path';
import {
  bridgePieces,
  connectedPieces,
  heartOf,
  levelLabels,
} from '@/src/ui/board/drawing/regions';
import { BOARD_TERRAINS, type BoardCell, type BoardLevel } from '@/src/ui/board';
import { cellsOf, OVERFALL } from './boards';

const loopArea = (loop: Loop): number =>
  loop.reduce((sum, { x, y }, index) => {
    const next = loop[(index + 1) % loop.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

/** Holes count negative, so the sum is the number of fields. */
const areaOf = (loops: readonly Loop[]): number =>
  loops.reduce((sum, loop) => sum + loopArea(loop), 0);

const someFields = fc.uniqueArray(
  fc.record({ x: fc.integer({ min: 0, max: 9 }), y: fc.integer({ min: 0, max: 9 }) }),
  { selector: ({ x, y }) => `${x} ${y}`, maxLength: 70 },
);

const someCells = someFields.chain((fields) =>
  fc.tuple(
    ...fields.map(({ x, y }) =>
      fc
        .record({
          level: fc.constantFrom<BoardLevel>(0, 1, 2),
          terrain: fc.constantFrom(...BOARD_TERRAINS),
        })
        .map((rest): BoardCell => ({ x, y, spawn: false, dark: false, ...rest })),
    ),
  ),
);

/** By the even-odd rule, from the corners alone: is the middle of this field inside? */
const isInside = (loops: readonly Loop[], x: number, y: number): boolean => {
  const crossings = loops.flatMap((loop) =>
    loop.filter((from, index) => {
      const to = loop[(index + 1) % loop.length] ?? from;
      const [low, high] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
      return from.x === to.x && from.x > x + 0.5 && low < y + 0.5 && high > y + 0.5;
    }),
  );
  return crossings.length % 2 === 1;
};

describe('outline of fields', () => {
  test.each([
    ['one field', ['.'], 1, 4],
    ['a bar is one rectangle', ['....'], 1, 4],
    ['an L has six corners', ['. ', '..'], 1, 6],
    ['a ring has a hole', ['...', '. .', '...'], 2, 8],
    ['fields that touch by a corner stay apart', ['. ', ' .'], 2, 8],
    ['nothing', [''], 0, 0],
  ])('%s', (_, rows, loops, corners) => {
    const outline = outlineOf(cellsOf(rows));
    expect(outline).toHaveLength(loops);
    expect(outline.flat()).toHaveLength(corners);
  });

  test('its area is the number of fields, whatever their shape', () => {
    fc.assert(
      fc.property(someFields, (fields) => {
        expect(areaOf(outlineOf(fields))).toBe(fields.length);
      }),
    );
  });

  test('exactly the fields given are inside', () => {
    fc.assert(
      fc.property(someFields, (fields) => {
        const loops = outlineOf(fields);
        const given = new Set(fields.map(({ x, y }) => `${x} ${y}`));
        for (let at = 0; at < 100; at += 1) {
          const [x, y] = [at % 10, Math.floor(at / 10)];
          expect(isInside(loops, x, y)).toBe(given.has(`${x} ${y}`));
        }
      }),
    );
  });

  test('every path is closed, also rounded and pulled in', () => {
    fc.assert(
      fc.property(someFields, (fields) => {
        const d = areaPath(fields, 6, 2);
        expect(d.split('M')).toHaveLength(d.split('Z').length);
        expect(d).not.toMatch(/NaN|undefined/);
      }),
    );
  });
});

describe('layers of the ground', () => {
  test('one path for each kind of ground on each level, and every field in exactly one', () => {
    fc.assert(
      fc.property(someCells, (cells) => {
        const layers = groundLayers(cells);
        const ground = cells.filter(({ terrain }) => terrain !== 'gap');
        const kinds = new Set(ground.map(({ level, terrain }) => `${level} ${terrain}`));
        expect(layers.map(({ key }) => key).sort()).toEqual([...kinds].sort());
        const area = layers.reduce((sum, { fields }) => sum + areaOf(outlineOf(fields)), 0);
        expect(area).toBe(ground.length);
      }),
    );
  });

  test('lower levels are drawn first', () => {
    const levels = groundLayers(OVERFALL.picture.cells).map(({ level }) => level);
    expect(levels).toEqual([...levels].sort());
  });

  test('every kind of ground but the plain one is hatched', () => {
    const layers = groundLayers(OVERFALL.picture.cells);
    expect(layers.filter(({ motif }) => motif === '').every((l) => l.terrain === 'plain')).toBe(
      true,
    );
    expect(new Set(layers.map(({ terrain }) => terrain)).size).toBe(7);
  });
});

describe('pieces', () => {
  test('every field is in one piece', () => {
    fc.assert(
      fc.property(someFields, (fields) => {
        expect(connectedPieces(fields).flat()).toHaveLength(fields.length);
      }),
    );
  });

  test('a raised piece is named once, in its first field', () => {
    expect(levelLabels(OVERFALL.picture.cells)).toEqual([
      { x: 6, y: 0, level: 1 },
      { x: 8, y: 8, level: 2 },
    ]);
  });

  test.each([
    ['wide', 4, 2, 'x'],
    ['tall', 2, 4, 'y'],
  ] as const)('a %s bridge leads along its longer side', (_, width, height, along) => {
    const cells = Array.from({ length: width * height }, (__, index): BoardCell => ({
      x: index % width,
      y: Math.floor(index / width),
      level: 0,
      terrain: 'gap',
      spawn: false,
      dark: false,
      bridge: { level: 1, darkBelow: false },
    }));
    expect(bridgePieces(cells)).toMatchObject([{ along, level: 1, first: { x: 0, y: 0 } }]);
  });

  test('a number stands in a free field near the middle', () => {
    const fields = [0, 1, 2].map((x) => ({ x, y: 0 }));
    expect(heartOf(fields)).toEqual({ x: 1, y: 0 });
    expect(heartOf(fields, [{ x: 1, y: 0 }])).toEqual({ x: 0, y: 0 });
  });
});
