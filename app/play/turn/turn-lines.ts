import { useEffect, useState } from 'react';
import type { Turn } from '@/src/rules';
import { useGame, useGameView } from '@/app/wiring/game';
import { afterPaint } from '@/app/wiring/after-paint';
import { rowsBack, type Line, type ToldRow } from '../context/recent-rows';
import { useAdventure } from '../context/table-context';

/** What the running turn brought so far, as the history words it. */
export interface TurnLines {
  /** By the end of the turn before it: darkness, terrain, a forced recall. */
  readonly before: readonly Line[];
  /** At its start, by itself: conditions, abilities, standing up. */
  readonly start: readonly Line[];
  readonly since: readonly Line[];
}

const NOTHING: TurnLines = { before: [], start: [], since: [] };
const MOST_ROWS = 80;

const TURN_KEYS: ReadonlySet<string> = new Set(
  ['turnBegan', 'turnOfRuneCard', 'turnOfCard', 'turnWithoutAttack', 'turnWithoutCubeAction'].map(
    (key) => `historyAdventure.${key}`,
  ),
);

/** A turn out of order begins in the middle of another: only the figure's own beginning counts. */
const begins =
  ({ figure }: Pick<Turn, 'figure'>) =>
  (line: Line): boolean => {
    if (!TURN_KEYS.has(line.key)) return false;
    const who: unknown = 'who' in line.values ? line.values.who : null;
    const id = typeof who === 'object' && who !== null && 'id' in who ? who.id : null;
    return id === figure;
  };

/** Rows newest first, the last of them with the turn's beginning, or cut off before it. */
export function turnLinesOf(rows: readonly ToldRow[], turn: Pick<Turn, 'figure'>): TurnLines {
  const isBeginning = begins(turn);
  const oldest = rows.at(-1);
  const since = [...rows.slice(0, -1)].reverse().flatMap(({ lines }) => lines);
  const at = oldest?.lines.findLastIndex(isBeginning) ?? -1;
  if (oldest === undefined || at < 0) return { ...NOTHING, since };
  return {
    before: oldest.lines.slice(0, at).filter(({ key }) => key !== 'historyAdventure.roundBegan'),
    start: oldest.lines.slice(at + 1),
    since,
  };
}

/** Which turn it is, as long as it runs. */
export const turnKey = (round: number, turn: Turn | null): string =>
  turn === null ? '' : [round, turn.key, turn.figure, turn.place].join('/');

export function useTurnLines(): TurnLines {
  const game = useGame();
  const head = useGameView(({ open }) => open?.head ?? '');
  const key = useAdventure(({ round, turn }) => turnKey(round, turn));
  const figure = useAdventure(({ turn }) => turn?.figure ?? null);
  const [told, setTold] = useState({ key: '', lines: NOTHING });
  useEffect(() => {
    if (key === '') return undefined;
    let wanted = true;
    const isBeginning = begins({ figure });
    const read = async () => {
      const rows = await rowsBack(game, head, ({ lines }) => lines.some(isBeginning), MOST_ROWS);
      if (wanted) setTold({ key, lines: turnLinesOf(rows, { figure }) });
    };
    const forget = afterPaint(() => void read());
    return () => {
      wanted = false;
      forget();
    };
  }, [game, head, key, figure]);
  return told.key === key ? told.lines : NOTHING;
}
