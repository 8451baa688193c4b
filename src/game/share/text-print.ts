import {
  boardColumns,
  boardFacts,
  boardOf,
  canonicalText,
  drawPicture,
  TOKEN_KINDS,
  type BoardOfMap,
  type DungeonMap,
  type Position,
  type Tokens,
} from '@/src/rules';
import type { SharedBoard, SharedMonster } from './board';
import { quote, showPosition, showValues } from './text-words';

/** Who is drawn with a letter in the picture, and what the legend says. */
interface Drawn {
  readonly at: Position | null;
  readonly large: boolean;
  readonly words: readonly string[];
}

const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** No place on the map, or no letter left. */
const NOT_DRAWN = '-';

/** In the rulebook's order, so that equal boards have equal texts. */
const tokenWords = (tokens: Tokens): readonly string[] =>
  showValues(Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, tokens[kind]])));

const monsterWords = (monster: SharedMonster): readonly string[] => {
  const { card, as, base, hp, maxHp, tokens } = monster;
  const own = typeof card !== 'string';
  return [
    'monster',
    quote(own ? card.name : card),
    ...showValues({ own: own ? canonicalText(card) : null, as, base, hp, max: maxHp }),
    ...tokenWords(tokens),
  ];
};

const figuresOf = (shared: SharedBoard, isLarge: (card: string) => boolean): readonly Drawn[] => [
  ...shared.heroes.map(({ name, board, role, hp, maxHp, tokens, at }) => ({
    at,
    large: false,
    words: [
      'hero',
      quote(name),
      ...showValues({ board, role, hp, max: maxHp }),
      ...tokenWords(tokens),
    ],
  })),
  ...shared.allies.map(({ kind, name, toughness, at }) => ({
    at,
    large: false,
    words: [kind, quote(name), ...showValues({ toughness })],
  })),
  ...shared.monsters.map((monster) => ({
    at: monster.at,
    large:
      typeof monster.card === 'string' ? isLarge(monster.card) : monster.card.face.size === 'large',
    words: monsterWords(monster),
  })),
];

const cellsOf = ([x, y]: Position, large: boolean): readonly Position[] =>
  large
    ? [
        [x, y],
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ]
    : [[x, y]];

/** Letters into the picture; the legend names the place as well, so that reading needs no picture. */
function draw(
  figures: readonly Drawn[],
  { board, origin }: BoardOfMap,
): { readonly rows: readonly string[]; readonly legend: readonly string[] } {
  const rows = Array.from({ length: board.height }, () => Array<string>(board.width).fill('.'));
  let next = 0;
  const legend = figures.map(({ at, large, words }) => {
    const symbol = at === null ? NOT_DRAWN : (SYMBOLS[next++] ?? NOT_DRAWN);
    if (at !== null && symbol !== NOT_DRAWN) {
      for (const [x, y] of cellsOf([at[0] - origin[0], at[1] - origin[1]], large)) {
        (rows[y] ?? [])[x] = symbol;
      }
    }
    return [symbol, ...words, ...(at === null ? [] : [`at=${showPosition(at)}`])].join(' ');
  });
  return { rows: rows.map((row) => row.join('')), legend };
}

const pieceLines = ({ sheets, trays, bridges }: DungeonMap): readonly string[] => [
  ...trays.map(({ id, tray, at, turn }) =>
    ['tray', id, ...showValues({ tray, at: showPosition(at), turn })].join(' '),
  ),
  ...sheets.map(({ id, name, size, at, turn, raised, print }) =>
    [
      ...['sheet', id],
      ...showValues({ name, size, at: showPosition(at), turn, raised, print: print.join('/') }),
    ].join(' '),
  ),
  ...bridges.map(({ id, name, at, size, level, print }) =>
    [
      ...['span', id],
      ...showValues({ name, at: showPosition(at), size: size.join('x'), level }),
      ...showValues({ print: print.join('/') }),
    ].join(' '),
  ),
];

const thingLines = ({ objects, darkness }: DungeonMap): readonly string[] => [
  ...objects.map(({ id, kind, at, name, charges, safe, blocks }) =>
    [
      ...['thing', id],
      ...showValues({ kind, at: showPosition(at), name, charges, safe, blocks }),
    ].join(' '),
  ),
  ...darkness.map(({ id, cells }) =>
    [
      ...['tile', id],
      ...cells.map(({ at, below }) => `${below ? 'below:' : ''}${showPosition(at)}`),
    ].join(' '),
  ),
];

/**
 * The text notation: the picture with its legend as in the rules' text boards, then one line for
 * each piece, because a board does not say which sheets it is made of. The picture and the lines of
 * the board are for people; `readText` reads the others.
 */
export function printShared(shared: SharedBoard, isLarge: (card: string) => boolean): string {
  const of = boardOf(shared.map);
  const { rows, legend } = draw(figuresOf(shared, isLarge), of);
  return [
    `title ${quote(shared.title)}`,
    `chapter ${shared.chapter}`,
    drawPicture({ ...boardColumns(of.board), figures: rows }),
    `origin ${showPosition(of.origin)}`,
    ...boardFacts(of.board),
    ...legend,
    ...pieceLines(shared.map),
    ...thingLines(shared.map),
  ].join('\n');
}
