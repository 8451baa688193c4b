import { useCallback, useEffect, useRef, useState } from 'react';
import { linesOf, type HistoryEntry, type HistoryLine } from '../../../src/game';
import { useGame, useTry } from '../../wiring/game';

export type Lines = ReadonlyMap<string, readonly HistoryLine[]>;

export interface HistoryView {
  /** Null while it is being read. */
  readonly entries: readonly HistoryEntry[] | null;
  readonly lines: Lines;
  /** Asks for the words of rows that come into sight; a row never changes, so each is read once. */
  readonly want: (rows: readonly string[]) => void;
}

/** The outline of the whole log at once, the words only of what is looked at. */
export function useHistory(head: string): HistoryView {
  const game = useGame();
  const attempt = useTry();
  const [entries, setEntries] = useState<readonly HistoryEntry[] | null>(null);
  const [lines, setLines] = useState<Lines>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    let wanted = true;
    void attempt(game.history()).then((read) => {
      if (wanted && read !== undefined) setEntries(read);
    });
    return () => {
      wanted = false;
    };
  }, [game, attempt, head]);
  const want = useCallback(
    (rows: readonly string[]) => {
      const missing = rows.filter((row) => !asked.current.has(row));
      if (missing.length === 0) return;
      for (const row of missing) asked.current.add(row);
      void attempt(game.historyRows(missing)).then((read) => {
        if (read === undefined) return;
        setLines(
          (before) => new Map([...before, ...read.map((row) => [row.id, linesOf(row)] as const)]),
        );
      });
    },
    [game, attempt],
  );
  return { entries, lines, want };
}
