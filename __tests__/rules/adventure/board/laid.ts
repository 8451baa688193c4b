import {
  boardTurn,
  type BoardOption,
  type BoardSaid,
  type BoardTurn,
  type CardFace,
  type GameCommand,
  type GameState,
  type MapObjectKind,
  type Position,
  type Summons,
} from '@/src/rules';
import { own } from '../foes';
import { adventureOf, adventureWith, after, type Setup } from '../kit';

/** A sheet of size E: 4 × 6 fields, from [0, 0]; rows of letters, plain where nothing is said. */
export const sheet = (print: readonly string[] = [], at: Position = [0, 0]): GameCommand => ({
  kind: 'placeSheet',
  name: 'E1-F',
  size: 'E',
  at,
  turn: 0,
  print: Array.from({ length: 6 }, (_, y) => (print[y] ?? '').padEnd(4, '.')),
});

/** Two sheets side by side: 8 × 6 fields. */
export const hall = (print: readonly string[] = []): readonly GameCommand[] => [
  sheet(print.map((row) => row.slice(0, 4))),
  sheet(
    print.map((row) => row.slice(4)),
    [2, 0],
  ),
];

export const put = (figure: string, x: number, y: number): GameCommand => ({
  kind: 'placeFigure',
  figure,
  at: [x, y],
});

export const thing = (object: MapObjectKind, x: number, y: number, safe = false): GameCommand => ({
  kind: 'putObject',
  object,
  at: [x, y],
  safe,
});

export interface Scene {
  readonly print?: readonly string[];
  readonly setup?: Setup;
  /** The first becomes `monster-2`, the next `monster-4`, and so on. */
  readonly foes?: readonly Partial<CardFace>[];
  /** Instead of `foes`. */
  readonly summons?: readonly Summons[];
  /** Instead of the hall. */
  readonly lay?: readonly GameCommand[];
  readonly at: Readonly<Record<string, Position>>;
  readonly then?: readonly GameCommand[];
}

export const FOE = 'monster-2';

/** Different cards, so that each figure has its own. */
const foesOf = (foes: readonly Partial<CardFace>[]): readonly Summons[] =>
  foes.map((face, index) => own({ id: `own-${index}`, ...face }));

/** In the turn of the first monster, out of order so that nothing else has to happen before. */
export function scene(made: Scene): GameState {
  const { print, setup = {}, foes = [{}], summons = foesOf(foes), at, then = [] } = made;
  const laid = after(
    adventureWith({ ...setup, summons }),
    ...(made.lay ?? hall(print)),
    ...Object.entries(at).map(([figure, [x, y]]) => put(figure, x, y)),
    ...then,
  );
  return after(laid, { kind: 'actNow', figure: FOE });
}

export function turnOf(state: GameState, said: BoardSaid = {}, figure = FOE): BoardTurn {
  const turn = boardTurn(adventureOf(state), figure, said);
  if (!turn.ok) throw new Error(JSON.stringify(turn.error));
  return turn.value;
}

/** `3,2 hero-1 2`: end, hits, points. */
export const optionText = ({ end, hits, cost }: BoardOption): string =>
  `${end.join()} ${hits.join('+') || '-'} ${cost}`;

export const choices = (turn: BoardTurn): readonly string[] => turn.options.map(optionText);

type Run = Extract<GameCommand, { kind: 'runMonster' }>;

/** The first option, or the one that ends there. */
export function run(state: GameState, end?: Position, more: Partial<Run> = {}): Run {
  const { options } = turnOf(state, more.said);
  const option = end ? options.find((one) => one.end.join() === end.join()) : options[0];
  if (!option) throw new Error('no option');
  return { kind: 'runMonster', figure: FOE, end: option.end, hits: option.hits, ...more };
}
