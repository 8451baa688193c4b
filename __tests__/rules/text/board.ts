import {
  boardColumns,
  boardFacts,
  createBoard,
  drawPicture,
  fail,
  fault,
  ok,
  type Board,
  type BoardDraft,
  type BoardFault,
  type BridgeDraft,
  type Fault,
  type Position,
  type Result,
} from '@/src/rules';

export type TextFault = 'bad-notation';

export interface Picture {
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** The lines after the picture, with their number for faults. */
  readonly facts: readonly { readonly line: number; readonly words: readonly string[] }[];
}

const WORDS = /"(?:[^"\\]|\\.)*"|\S+/gu;

export const badLine = (line: number): Fault<TextFault> => fault('bad-notation', `line ${line}`);

/** Splits a text into its picture and its facts. */
export const readPicture = (text: string): Result<Picture, Fault<TextFault>> => {
  const columns: Record<string, string[]> = {};
  const facts: Picture['facts'][number][] = [];
  let names: readonly string[] | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    if (!line.startsWith('|')) {
      facts.push({ line: index + 1, words: line.match(WORDS) ?? [] });
      continue;
    }
    const cells = line.split('|').slice(1, -1);
    if (!names) {
      names = cells.map((cell) => cell.trim());
      for (const name of names) columns[name] = [];
      continue;
    }
    if (cells.length !== names.length) return fail(badLine(index + 1));
    names.forEach((name, column) => columns[name]?.push(cells[column] ?? ''));
  }
  return ok({ columns, facts });
};

export const readPosition = (word: string): Position | undefined => {
  const match = /^(\d+),(\d+)$/u.exec(word);
  return match ? [Number(match[1]), Number(match[2])] : undefined;
};

const readBridge = (words: readonly string[]): BridgeDraft | undefined => {
  const match = /^bridge (\d+),(\d+) (\d+)x(\d+) level (\d)(?: (\S+))?$/u.exec(words.join(' '));
  if (!match) return undefined;
  const [x, y, width, height, level] = match.slice(1, 6).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const terrain = match[6]?.split(',');
  return { at: [x, y], size: [width, height], level, ...(terrain && { terrain }) };
};

export const printBoard = (board: Board): string =>
  [drawPicture(boardColumns(board)), ...boardFacts(board)].join('\n');

/** Takes the board out of a picture; facts that are not its own are handed back. */
export const boardFromPicture = (
  picture: Picture,
): Result<{ board: Board; facts: Picture['facts'] }, Fault<TextFault | BoardFault>> => {
  const { terrain, levels } = picture.columns;
  if (!terrain) return fail(badLine(1));
  const facts: Picture['facts'][number][] = [];
  const bridges: BridgeDraft[] = [];
  const tokens: Record<'darkness' | 'below', Position[]> = { darkness: [], below: [] };
  for (const fact of picture.facts) {
    const [word, ...rest] = fact.words;
    if (word === 'bridge') {
      const bridge = readBridge(fact.words);
      if (!bridge) return fail(badLine(fact.line));
      bridges.push(bridge);
    } else if (word === 'darkness' || word === 'below') {
      const positions = rest.map(readPosition).filter((position) => position !== undefined);
      if (positions.length !== rest.length) return fail(badLine(fact.line));
      tokens[word].push(...positions);
    } else facts.push(fact);
  }
  const draft: BoardDraft = {
    terrain: terrain.map((row) => row.trimEnd()),
    ...(levels && { levels: levels.map((row) => row.trimEnd()) }),
    ...(tokens.darkness.length > 0 && { darkness: tokens.darkness }),
    ...(tokens.below.length > 0 && { darknessBelow: tokens.below }),
    ...(bridges.length > 0 && { bridges }),
  };
  const board = createBoard(draft);
  return board.ok ? ok({ board: board.value, facts }) : board;
};

/** Reads a board back from its text. */
export const parseBoard = (text: string): Result<Board, Fault<TextFault | BoardFault>> => {
  const picture = readPicture(text);
  if (!picture.ok) return picture;
  const read = boardFromPicture(picture.value);
  if (!read.ok) return read;
  const [stray] = read.value.facts;
  return stray ? fail(badLine(stray.line)) : ok(read.value.board);
};
