import {
  boardOf,
  EMPTY_MAP,
  fieldAt,
  onBoard,
  onMap,
  letterAt,
  paintFields,
  piecesFault,
  positionOf,
  thingsFault,
  TERRAIN_LETTERS,
  type Board,
  type DungeonMap,
  type Position,
} from '@/src/rules';
import { fieldBelow } from '../board/layers';
import { Chance } from '../oracle/monster/chance';
import { FIELDS, randomMap, turnedField, turnedMap } from './random-maps';
import { twinAt, type TwinField, type TwinPlace } from './twin';

const MAPS = 2000;
const seeds = Array.from({ length: MAPS }, (_, seed) => seed + 1);

const NAMES: Readonly<Record<string, string>> = {
  '.': 'plain',
  '*': 'plain',
  '~': 'difficult',
  L: 'lava',
  M: 'miasma',
  S: 'spikes',
  D: 'darkness',
  '#': 'blocked',
};

const readField = (board: Board, field: number) => ({
  terrain: board.terrain[field],
  level: board.level[field],
  token: board.token[field],
  dark: board.dark[field],
});

const expected = (field: TwinField) => ({
  terrain: NAMES[field.letter],
  level: field.level,
  token: field.dark ? 1 : 0,
  dark: field.dark || field.letter === 'D' ? 1 : 0,
});

/** What is wrong at a field; null: nothing. */
function disagreement(map: DungeonMap, at: Position, twin: TwinPlace): unknown {
  const of = boardOf(map);
  const here = onBoard(at, of.origin);
  const top = fieldAt(of.board, here);
  if (top < 0 && !twin.top && !twin.below) return null;
  const below = top < 0 ? -1 : fieldBelow(of.board, here);
  const seen = {
    top: top < 0 ? null : readField(of.board, top),
    below: below < 0 ? null : readField(of.board, below),
    spawn: top < 0 ? 0 : of.board.spawn[top],
  };
  const wanted = {
    top: twin.top && expected(twin.top),
    below: twin.below && expected(twin.below),
    spawn: twin.top?.letter === '*' ? 1 : 0,
  };
  return JSON.stringify(seen) === JSON.stringify(wanted) ? null : { at, seen, wanted };
}

describe('the board of a map', () => {
  test(`${MAPS} random maps: every field is as a twin works it out for itself`, () => {
    const wrong: unknown[] = [];
    let bridged = 0;
    let covered = 0;
    for (const seed of seeds) {
      const map = randomMap(seed);
      for (const at of FIELDS) {
        const twin = twinAt(map, at);
        if (twin.below) bridged += 1;
        if (!twin.top && map.sheets.length > 0) covered += 1;
        const fault = disagreement(map, at, twin);
        if (fault) wrong.push({ seed, fault });
      }
      if (wrong.length > 3) break;
    }
    expect(wrong).toEqual([]);
    expect(bridged).toBeGreaterThan(200);
    expect(covered).toBeGreaterThan(200);
  });

  test('random maps are legal, and many have levels and bridges', () => {
    const maps = seeds.slice(0, 300).map(randomMap);
    expect(maps.map((map) => piecesFault(map) ?? thingsFault(map)).filter(Boolean)).toEqual([]);
    expect(maps.filter(({ bridges }) => bridges.length > 0).length).toBeGreaterThan(60);
    const raised = maps.filter(({ sheets }) => sheets.some((sheet) => sheet.raised));
    expect(raised.length).toBeGreaterThan(100);
  });

  test('the origin is even and has no field left of it or above it', () => {
    for (const seed of seeds.slice(0, 300)) {
      const { board, origin } = boardOf(randomMap(seed));
      expect(origin.map((value) => Math.abs(value % 2))).toEqual([0, 0]);
      if (board.count > 0) expect(Math.min(...Array.from(board.x as Int32Array))).toBe(0);
    }
  });

  test('turning the whole table turns the board', () => {
    const wrong: unknown[] = [];
    for (const seed of seeds.slice(0, 300)) {
      const map = randomMap(seed);
      const turned = turnedMap(map);
      expect(piecesFault(turned)).toBeUndefined();
      const [one, other] = [boardOf(map), boardOf(turned)];
      expect(other.board.all).toBe(one.board.all);
      for (let field = 0; field < one.board.count; field += 1) {
        const at = onMap(positionOf(one.board, field), one.origin);
        const there = onBoard(turnedField(at), other.origin);
        const twin = fieldAt(other.board, there);
        const [seen, wanted] = [readField(other.board, twin), readField(one.board, field)];
        if (JSON.stringify(seen) !== JSON.stringify(wanted)) wrong.push({ seed, at, seen, wanted });
      }
    }
    expect(wrong).toEqual([]);
  });

  test('built once for each map, and not again for objects', () => {
    const map = randomMap(3);
    expect(boardOf(map)).toBe(boardOf(map));
    expect(boardOf({ ...map, objects: [] })).toBe(boardOf(map));
    expect(boardOf({ ...map, darkness: [] })).not.toBe(boardOf(map));
    expect(boardOf(EMPTY_MAP).board.count).toBe(0);
  });

  test('what is painted is read back, whatever way the pieces lie', () => {
    for (const seed of seeds.slice(0, 400)) {
      const map = randomMap(seed);
      const chance = new Chance(seed);
      const { board, origin } = boardOf(map);
      const fields = Array.from({ length: board.count }, (_, field) =>
        onMap(positionOf(board, field), origin),
      );
      if (fields.length === 0) continue;
      const at = fields[chance.between(0, fields.length - 1)] as Position;
      const letter = TERRAIN_LETTERS[chance.between(0, 7)] ?? '.';
      const [painted] = paintFields(map, [at], letter) ?? [];
      const paint = <Piece extends { id: string }>(piece: Piece) =>
        piece.id === painted?.piece ? { ...piece, print: painted.print } : piece;
      const next = { ...map, sheets: map.sheets.map(paint), bridges: map.bridges.map(paint) };
      expect(letterAt(next, at)).toBe(letter);
      const others = fields.filter((one) => one !== at);
      expect(others.map((one) => letterAt(next, one))).toEqual(
        others.map((one) => letterAt(map, one)),
      );
    }
  });
});
