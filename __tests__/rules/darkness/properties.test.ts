import * as fc from 'fast-check';
import {
  createBoard,
  darknessAnswer,
  fieldAt,
  spreadDarkness,
  type Board,
  type BoardDraft,
  type DarknessHero,
  type Position,
} from '@/src/rules';
import { darken } from '../board/layers';
import { groundOf } from '@/src/rules/darkness/ground';
import { measureTo, missingWith } from '@/src/rules/darkness/measure';
import { TILE_SHAPES } from '@/src/content/drunagor/tile-shapes';

interface Drawn {
  readonly draft: BoardDraft;
  readonly heroes: readonly DarknessHero[];
  readonly tile: readonly Position[];
}

/** Even sides keep zones together when the board is turned. */
const SIDE = 6;
const RUNS = { numRuns: 400, seed: 20260101 };

const terrainRow = fc.string({
  unit: fc.constantFrom('.', '.', '.', '.', '#', 'L', ' ', '*', 'D'),
  minLength: SIDE,
  maxLength: SIDE,
});
const square = fc.array(terrainRow, { minLength: SIDE, maxLength: SIDE });
const zoneLevels = fc.array(fc.nat(2), { minLength: 9, maxLength: 9 });

const levelRows = (zones: readonly number[]): readonly string[] =>
  Array.from({ length: SIDE }, (_, y) =>
    Array.from({ length: SIDE }, (_x, x) => zones[(y >> 1) * 3 + (x >> 1)]).join(''),
  );

const fieldsOf = (terrain: readonly string[]): readonly Position[] =>
  terrain.flatMap((row, y) =>
    [...row].flatMap((mark, x): readonly Position[] => (mark === ' ' ? [] : [[x, y]])),
  );

const drawn: fc.Arbitrary<Drawn> = fc
  .tuple(square, zoneLevels, fc.constantFrom(...TILE_SHAPES))
  .filter(([terrain]) => fieldsOf(terrain).length > 6)
  .chain(([terrain, zones, shape]) => {
    const field = fc.constantFrom(...fieldsOf(terrain));
    const darkness = fc.uniqueArray(field, { maxLength: 5 });
    const places = fc.uniqueArray(field, { minLength: 1, maxLength: 3, selector: String });
    return fc.tuple(darkness, places, fc.nat(3)).map(([dark, heroes, least]) => ({
      draft: { terrain, levels: levelRows(zones), darkness: dark },
      heroes: heroes.map((at, order) => ({ id: `h${order}`, at, hp: least + (order % 2), order })),
      tile: shape.cells,
    }));
  });

const boardFrom = (draft: BoardDraft): Board => {
  const made = createBoard(draft);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

const answer = ({ draft, heroes, tile }: Drawn) =>
  darknessAnswer(spreadDarkness(boardFrom(draft), heroes, tile));

type Move = (position: Position) => Position;
const quarterTurn: Move = ([x, y]) => [SIDE - 1 - y, x];
const mirror: Move = ([x, y]) => [SIDE - 1 - x, y];

const moveRows = (rows: readonly string[], move: Move): readonly string[] => {
  const moved = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => ' '));
  rows.forEach((row, y) =>
    [...row].forEach((mark, x) => {
      const [toX, toY] = move([x, y]);
      const line = moved[toY];
      if (line) line[toX] = mark;
    }),
  );
  return moved.map((line) => line.join(''));
};

const moveAll = ({ draft, heroes, tile }: Drawn, move: Move): Drawn => ({
  draft: {
    terrain: moveRows(draft.terrain, move),
    levels: moveRows(draft.levels ?? [], move),
    darkness: (draft.darkness ?? []).map(move),
  },
  heroes: heroes.map((hero) => ({ ...hero, at: move(hero.at) })),
  tile,
});

const inOrder = (cells: readonly Position[]): string =>
  JSON.stringify([...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]));

test.each([
  ['turning', quarterTurn],
  ['mirroring', mirror],
])('%s the board does the same to the answer', (_name, move) => {
  fc.assert(
    fc.property(drawn, (scene) => {
      const { options, ...rest } = answer(scene);
      const other = answer(moveAll(scene, move));
      expect({ ...other, options: other.options.map(inOrder).sort() }).toEqual({
        ...rest,
        options: options.map((cells) => inOrder(cells.map(move))).sort(),
      });
    }),
    RUNS,
  );
});

test('no placed field was dark, and all options leave as many missing fields', () => {
  fc.assert(
    fc.property(drawn, ({ draft, heroes, tile }) => {
      const board = boardFrom(draft);
      const { options, target, missing } = spreadDarkness(board, heroes, tile);
      const hero = heroes.find(({ id }) => id === target);
      for (const { fields } of options) {
        expect(fields.filter((field) => board.dark[field] === 1)).toEqual([]);
        const after = groundOf(darken(board, fields));
        const field = fieldAt(board, hero?.at ?? [0, 0]);
        expect(missingWith(measureTo(after, field), [])).toBe(missing);
      }
    }),
    RUNS,
  );
});

test('darkening one more field never raises the missing fields (N5)', () => {
  fc.assert(
    fc.property(drawn, fc.nat(), ({ draft, heroes }, choice) => {
      const board = boardFrom(draft);
      const field = fieldAt(board, heroes[0]?.at ?? [0, 0]);
      const before = missingWith(measureTo(groundOf(board), field), []);
      const darker = groundOf(darken(board, [choice % board.count]));
      expect(missingWith(measureTo(darker, field), [])).toBeLessThanOrEqual(before);
    }),
    RUNS,
  );
});
