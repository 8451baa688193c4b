import { createBoard, spreadDarkness, type Board } from '@/src/rules';
import { solverAnswer } from './oracle/darkness/agreement';
import type { Cell, DarknessAnswer, DarknessCase } from './oracle/darkness/case';
import { fieldsAt, type Field } from './oracle/darkness/fields';
import { generateDarkness } from './oracle/darkness/generator';
import { missingFields } from './oracle/darkness/missing';
import { darken, readPosition, type Position } from './oracle/darkness/position';
import { randomFrom } from './oracle/darkness/random';
import { chooseTarget } from './oracle/darkness/target';
import { mirrored, movedAnswer, turned, type Transform } from './oracle/darkness/transform';

const BOARDS = 1_000;
const FIRST_SEED = 500_000;
const seeds = Array.from({ length: BOARDS }, (_, n) => FIRST_SEED + n);
const SINGLE: readonly Cell[] = [[0, 0]];

const ask = (input: DarknessCase): DarknessAnswer => solverAnswer(input) as DarknessAnswer;

function boardOf(input: DarknessCase): Board {
  const made = createBoard(input.board);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

describe('moving the whole table moves the answer along', () => {
  const moves: readonly [string, (input: DarknessCase) => Transform][] = [
    ['a quarter turn', turned],
    ['a mirror image', mirrored],
  ];

  it.each(moves)('%s', (_, move) => {
    const wrong = seeds.filter((seed) => {
      const input = generateDarkness(seed);
      const { board, cell } = move(input);
      return JSON.stringify(ask(board)) !== JSON.stringify(movedAnswer(ask(input), cell));
    });
    expect(wrong).toEqual([]);
  });
});

/** The solver's options as the oracle's fields: above or below a bridge matters here. */
function optionFields(position: Position, input: DarknessCase): Field[][] {
  const board = boardOf(input);
  const { options } = spreadDarkness(board, input.heroes, input.tile);
  const fieldOf = (field: number): Field => {
    const column = fieldsAt(position.table, board.x[field] ?? -1, board.y[field] ?? -1);
    const found = field < board.count ? column[column.length - 1] : column[0];
    if (found === undefined) throw new Error(`field ${field} is not on the table`);
    return found;
  };
  return options.map(({ fields }) => fields.map(fieldOf));
}

describe('every option', () => {
  it('lies on fields that were not dark, each covered once', () => {
    const wrong = seeds.filter((seed) => {
      const input = generateDarkness(seed);
      const position = readPosition(input, null);
      return optionFields(position, input).some(
        (fields) =>
          fields.some((field) => position.dark[field.id] !== false) ||
          new Set(fields).size !== fields.length,
      );
    });
    expect(wrong).toEqual([]);
  });

  it('leaves as many missing fields as the answer says', () => {
    const wrong = seeds.filter((seed) => {
      const input = generateDarkness(seed);
      const position = readPosition(input, null);
      const target = chooseTarget(position, position.dark);
      if (target === undefined) return false;
      const { missing } = ask(input);
      return optionFields(position, input).some(
        (fields) =>
          missingFields(position, darken(position.dark, fields), target.field) !== missing,
      );
    });
    expect(wrong).toEqual([]);
  });
});

/** One more dark field where no hero stands; nothing if there is none. */
function darkerCase(input: DarknessCase, seed: number): DarknessCase | undefined {
  const position = readPosition(input, null);
  const held = new Set(position.heroes.map(({ field }) => field));
  const free = position.table.fields.filter(
    (field) => !field.underBridge && !held.has(field) && position.dark[field.id] !== true,
  );
  const [chosen] = randomFrom(seed).shuffled(free);
  if (chosen === undefined) return undefined;
  const darkness: Cell[] = [...(input.board.darkness ?? []), [chosen.x, chosen.y]];
  return { ...input, board: { ...input.board, darkness } };
}

describe('one more dark field before placement, under no hero', () => {
  it('never raises the missing fields of the state (N5)', () => {
    const wrong = seeds.filter((seed) => {
      const input = generateDarkness(seed);
      const darker = darkerCase(input, seed);
      const position = readPosition(input, null);
      const target = chooseTarget(position, position.dark);
      if (darker === undefined || target === undefined) return false;
      const { dark } = readPosition(darker, null);
      return (
        missingFields(position, dark, target.field) >
        missingFields(position, position.dark, target.field)
      );
    });
    expect(wrong).toEqual([]);
  });

  // With a larger tile it can: the tile may no longer fit where it got nearest.
  it('never raises what the solver leaves missing with a single field', () => {
    // Where nothing at all can be placed (N9a) there is no number to compare.
    const left = (input: DarknessCase): number[] => {
      const { missing } = ask({ ...input, tile: SINGLE });
      return missing === null ? [] : [missing];
    };
    const pairs = seeds.flatMap((seed) => {
      const input = generateDarkness(seed);
      const darker = darkerCase(input, seed);
      const afterwards = darker === undefined ? [] : left(darker);
      return left(input).flatMap((before) => afterwards.map((after) => ({ seed, before, after })));
    });
    expect(pairs.filter(({ before, after }) => after > before)).toEqual([]);
    expect(pairs.filter(({ before, after }) => after < before).length).toBeGreaterThan(100);
  });
});
