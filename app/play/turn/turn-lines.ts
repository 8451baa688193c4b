import { useEffect, useState } from 'react';
import { linesOfEvents, toldOnce, type PlayedRow } from '@/src/game';
import type { EventLine, GameEvent, Turn } from '@/src/rules';
import { useGame, useGameView } from '@/app/wiring/game';
import { afterPaint } from '@/app/wiring/after-paint';
import { useAdventure } from '../context/table-context';

/** What the running turn brought so far, as the history words it. */
export interface TurnLines {
  /** By the end of the turn before it: darkness, terrain, a forced recall. */
  readonly before: readonly EventLine[];
  /** At its start, by itself: conditions, abilities, standing up. */
  readonly start: readonly EventLine[];
  readonly since: readonly EventLine[];
}

const NOTHING: TurnLines = { before: [], start: [], since: [] };
const MAX_ROWS = 80;

/** A turn out of order begins in the middle of another: only the figure's own beginning counts. */
const begins =
  ({ figure }: Pick<Turn, 'figure'>) =>
  (event: GameEvent): boolean =>
    event.type === 'turnBegan' && (event.who?.id ?? null) === figure;

/** Rows newest first, the last of them with the turn's beginning, or cut off before it. */
function turnLinesOf(rows: readonly PlayedRow[], turn: Pick<Turn, 'figure'>): TurnLines {
  const oldest = rows.at(-1)?.events ?? [];
  const later = toldOnce([...rows.slice(0, -1)].reverse()).flatMap(({ events }) => events ?? []);
  const since = linesOfEvents(later);
  const at = oldest.findLastIndex(begins(turn));
  if (at < 0) return { ...NOTHING, since };
  const before = oldest.slice(0, at).filter(({ type }) => type !== 'roundBegan');
  return { before: linesOfEvents(before), start: linesOfEvents(oldest.slice(at + 1)), since };
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
      const isLast = ({ events }: PlayedRow) => events?.some(isBeginning) ?? false;
      const rows = await game.rowsBack(head, isLast, MAX_ROWS);
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
