import { useCallback, useEffect, useRef, useState } from 'react';
import { linesOf, type HistoryEntry, type HistoryLine } from '@/src/game';
import { useGame, useTry } from '@/app/wiring/game';

export type Lines = ReadonlyMap<string, readonly HistoryLine[]>;

export interface HistoryView {
  /** Null while it is being read. */
  readonly entries: readonly HistoryEntry[] | null;
  /** Set when it could not be read; the reason was said. */
  readonly retry: (() => void) | null;
  readonly lines: Lines;
  /** Asks for the words of a row that comes into sight. */
  readonly want: (row: string) => void;
}

/** The outline of the whole log at once, the words only of what is looked at. */
export function useHistory(head: string): HistoryView {
  const game = useGame();
  const attempt = useTry();
  const [entries, setEntries] = useState<readonly HistoryEntry[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [lines, setLines] = useState<Lines>(new Map());
  const asked = useRef(new Set<string>());
  const next = useRef<string[]>([]);
  useEffect(() => {
    let wanted = true;
    void attempt(game.history()).then((read) => {
      if (!wanted) return;
      setFailed(read === undefined);
      if (read !== undefined) setEntries(read);
    });
    return () => {
      wanted = false;
    };
  }, [game, attempt, head, tries]);
  // A row never changes, so each is read once; rows drawn together are read together.
  const want = useCallback(
    (row: string) => {
      if (asked.current.has(row)) return;
      asked.current.add(row);
      if (next.current.push(row) > 1) return;
      setTimeout(() => {
        const rows = next.current.splice(0);
        void attempt(game.historyRows(rows)).then((read) => {
          // A row that comes into sight again is asked for again.
          if (read === undefined) for (const one of rows) asked.current.delete(one);
          const words = (read ?? []).map((found) => [found.id, linesOf(found)] as const);
          setLines((before) => new Map([...before, ...words]));
        });
      });
    },
    [game, attempt],
  );
  const retry = failed ? () => setTries(tries + 1) : null;
  return { entries, retry, lines, want };
}
