import { linesOf, type AdventureLine, type Game, type HistoryLine } from '@/src/game';

export type Line = HistoryLine | AdventureLine;

/** A row of the log as the table tells it. */
export interface ToldRow {
  readonly id: string;
  readonly parent: string | null;
  readonly step: string;
  readonly lines: readonly Line[];
  /** JSON text: what was asked for. */
  readonly command: string;
}

const MOST_KEPT = 400;
const kept = new WeakMap<Game, Map<string, Promise<ToldRow | null>>>();

const cacheOf = (game: Game): Map<string, Promise<ToldRow | null>> => {
  const known = kept.get(game);
  if (known !== undefined && known.size < MOST_KEPT) return known;
  const fresh = new Map<string, Promise<ToldRow | null>>();
  kept.set(game, fresh);
  return fresh;
};

/** A row never changes, so each is read once, whoever asks; one that could not be read, again. */
function rowAt(game: Game, id: string): Promise<ToldRow | null> {
  const cache = cacheOf(game);
  const known = cache.get(id);
  if (known !== undefined) return known;
  const reading = readRow(game, id).then((row) => {
    if (row === null) cache.delete(id);
    return row;
  });
  cache.set(id, reading);
  return reading;
}

async function readRow(game: Game, id: string): Promise<ToldRow | null> {
  const read = await game.historyRows([id]);
  const row = read.ok ? read.value[0] : undefined;
  if (row === undefined) return null;
  const { parent, step, command } = row;
  return { id, parent, step, command, lines: linesOf(row) };
}

/**
 * From this row back, newest first, up to and with the first that is `last`. Reads only what is
 * new since the last time: the work does not grow with the log.
 */
export async function rowsBack(
  game: Game,
  head: string,
  last: (row: ToldRow) => boolean,
  most: number,
): Promise<readonly ToldRow[]> {
  const rows: ToldRow[] = [];
  let next: string | null = head;
  while (next !== null && rows.length < most) {
    const row: ToldRow | null = await rowAt(game, next);
    if (row === null) break;
    rows.push(row);
    if (last(row)) break;
    next = row.parent;
  }
  return rows;
}

/** Follows from the rest, or is seen on the figure at once. */
const BESIDES: ReadonlySet<string> = new Set([
  'historyAdventure.tokensSet',
  'historyAdventure.cubesSet',
]);

/** What the newest step brought about, in the order it happened; small things only if alone. */
export async function linesOfStep(game: Game): Promise<readonly Line[]> {
  const head = game.store.getState().open?.head;
  if (head === undefined) return [];
  const rows = await rowsBack(game, head, ({ id, step }) => id === step, 20);
  const lines = [...rows].reverse().flatMap((row) => row.lines);
  const telling = lines.filter(({ key }) => !BESIDES.has(key));
  return telling.length > 0 ? telling : lines;
}
