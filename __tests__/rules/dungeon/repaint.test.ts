import {
  boardOf,
  EMPTY_MAP,
  letterAt,
  onMap,
  paintFields,
  positionOf,
  TERRAIN_LETTERS,
  type BoardOfMap,
  type DungeonMap,
  type Painted,
  type PlacedSheet,
  type Position,
} from '@/src/rules';
import { Chance } from '../oracle/monster/chance';
import { randomMap } from './random-maps';

const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);
const STROKES = 6;

const withPrints = (map: DungeonMap, prints: readonly Painted[]): DungeonMap => {
  const paint = <Piece extends { readonly id: string }>(piece: Piece) => {
    const found = prints.find(({ piece: id }) => id === piece.id);
    return found ? { ...piece, print: found.print } : piece;
  };
  return { ...map, sheets: map.sheets.map(paint), bridges: map.bridges.map(paint) };
};

const fieldsOf = (map: DungeonMap): readonly Position[] => {
  const { board, origin } = boardOf(map);
  return Array.from({ length: board.count }, (_, field) => onMap(positionOf(board, field), origin));
};

/** Any piece gets another print, those below bridges and covered ones too. */
function printedAnew(chance: Chance, map: DungeonMap): DungeonMap {
  const pieces = [...map.sheets, ...map.bridges];
  const piece = pieces[chance.between(0, pieces.length - 1)];
  if (piece === undefined) return map;
  const print = piece.print.map((row) =>
    [...row]
      .map((one) => (chance.percent(80) ? one : TERRAIN_LETTERS[chance.between(0, 7)]))
      .join(''),
  );
  return withPrints(map, [{ piece: piece.id, name: '', print }]);
}

function paintedAt(chance: Chance, map: DungeonMap): DungeonMap {
  const fields = fieldsOf(map);
  const at = fields[chance.between(0, fields.length - 1)];
  const letter = TERRAIN_LETTERS[chance.between(0, 7)] ?? '.';
  return at ? withPrints(map, paintFields(map, [at], letter) ?? []) : map;
}

/** Without what the last board has to give: another one was asked for in between. */
const builtAnew = (map: DungeonMap) => {
  boardOf(EMPTY_MAP);
  return boardOf({ ...structuredClone(map) });
};

/** `toEqual` takes a hundred times as long for rows of numbers. */
const told = (of: BoardOfMap): string => JSON.stringify(of);

describe('painting (G7)', () => {
  test(`${seeds.length} random maps, field by field and piece by piece: the board is the one built anew`, () => {
    for (const seed of seeds) {
      const chance = new Chance(seed);
      let map = randomMap(seed);
      const steps: DungeonMap[] = [];
      boardOf(map);
      for (let stroke = 0; stroke < STROKES; stroke += 1) {
        map = chance.percent(60) ? paintedAt(chance, map) : printedAnew(chance, map);
        boardOf(map);
        steps.push(map);
      }
      for (const step of steps) expect(told(boardOf(step))).toBe(told(builtAnew(step)));
    }
  });

  test('a painted field leaves links, numbers and zones of the board as they are', () => {
    const map = seeds.map(randomMap).find(({ bridges }) => bridges.length > 0) ?? EMPTY_MAP;
    const before = boardOf(map);
    const [at = [0, 0]] = fieldsOf(map);
    const letter = letterAt(map, at) === 'L' ? '.' : 'L';
    const after = boardOf(withPrints(map, paintFields(map, [at], letter) ?? []));
    expect(after.board).not.toBe(before.board);
    expect(after.board.near).toBe(before.board.near);
    expect(after.board.grid).toBe(before.board.grid);
    expect(after.board.zones.around).toBe(before.board.zones.around);
    expect(after.board.zone).toBe(before.board.zone);
  });

  test('a sheet turned or moved with the same print is another board (G1)', () => {
    for (const map of seeds.map((seed) => randomMap(seed))) {
      const changed = (change: Partial<PlacedSheet>): DungeonMap => {
        const [first, ...others] = map.sheets;
        return { ...map, sheets: first ? [{ ...first, ...change }, ...others] : [] };
      };
      for (const other of [changed({ turn: 2 }), changed({ at: [40, 40] })]) {
        boardOf(map);
        expect(told(boardOf(other))).toBe(told(builtAnew(other)));
      }
    }
  });
});
