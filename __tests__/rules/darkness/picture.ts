import {
  createBoard,
  darknessAnswer,
  spreadDarkness,
  type Board,
  type BoardDraft,
  type DarknessHero,
  type Position,
  type SpreadOptions,
} from '@/src/rules';

/** Heroes stand in pictures as small letters; the letters are their turn order. */
const HEROES = 'abe';

export interface Scene {
  /** Terrain as in the scenario format; `d` a darkness token, `a`, `b`, `e` heroes. */
  readonly board: readonly string[];
  readonly levels?: readonly string[];
  readonly bridges?: BoardDraft['bridges'];
  /** HP by letter; 10, 8 and 6 unless told. */
  readonly hp?: Readonly<Record<string, number>>;
  readonly unconscious?: string;
  /** Heroes on darkness tokens, where a picture has room for one mark only. */
  readonly darkUnder?: string;
  /** Heroes on bridges over printed darkness. */
  readonly printedUnder?: string;
  /** The drawn tile, `#` where it covers. */
  readonly tile: readonly string[];
}

const marks = (rows: readonly string[]): readonly (readonly [string, Position])[] =>
  rows.flatMap((row, y) => [...row].map((mark, x) => [mark, [x, y]] as const));

const heroesOf = ({ board, hp = {}, unconscious = '' }: Scene): readonly DarknessHero[] =>
  marks(board)
    .filter(([mark]) => HEROES.includes(mark))
    .map(([id, at]) => ({
      id,
      at,
      hp: hp[id] ?? 10 - 2 * HEROES.indexOf(id),
      order: HEROES.indexOf(id),
      unconscious: unconscious.includes(id),
    }));

export const boardOf = ({
  board,
  levels,
  bridges,
  darkUnder = '',
  printedUnder = '',
}: Scene): Board => {
  const darkness = marks(board)
    .filter(([mark]) => mark === 'd' || darkUnder.includes(mark))
    .map(([, at]) => at);
  const made = createBoard({
    terrain: board.map((row) =>
      row.replace(/[abde]/g, (mark) => (printedUnder.includes(mark) ? 'D' : '.')),
    ),
    darkness,
    ...(levels ? { levels } : {}),
    ...(bridges ? { bridges } : {}),
  });
  if (!made.ok) throw new Error(`${made.error.code} ${made.error.path}`);
  return made.value;
};

export const tileOf = (rows: readonly string[]): readonly Position[] =>
  marks(rows)
    .filter(([mark]) => mark === '#')
    .map(([, at]) => at);

export const spreadOn = (scene: Scene, options: SpreadOptions = {}) =>
  spreadDarkness(boardOf(scene), heroesOf(scene), tileOf(scene.tile), options);

/** The picture with `x` where an option lies, rows parted by `/`. */
const draw = (rows: readonly string[], cells: readonly Position[]): string =>
  rows
    .map((row, y) =>
      [...row].map((mark, x) => (cells.some((c) => c[0] === x && c[1] === y) ? 'x' : mark)),
    )
    .map((row) => row.join(''))
    .join('/');

export const answerTo = (scene: Scene) => {
  const { options, ...answer } = darknessAnswer(spreadOn(scene));
  return { ...answer, options: options.map((cells) => draw(scene.board, cells)).sort() };
};
