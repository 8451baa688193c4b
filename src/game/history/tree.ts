import type { LogOutline, RowId } from '../port';
import { readMarks, type HistoryMarks } from '../log/marks';

/** `past` and `head` are in force, `future` is what redo would bring back. */
export type HistoryPhase = 'past' | 'head' | 'future';

export interface HistoryBranch {
  /** The first row of the branch; jump to `tip` to have all of it. */
  readonly row: RowId;
  readonly tip: string;
  readonly rows: number;
  readonly at: number;
}

/** One row on the way from the root over the head to what redo would bring back. */
export interface HistoryEntry {
  readonly row: RowId;
  readonly step: string;
  readonly steps: number;
  readonly at: number;
  readonly phase: HistoryPhase;
  readonly marks: HistoryMarks;
  /** What else was once done after this row, newest first. */
  readonly branches: readonly HistoryBranch[];
}

type Children = ReadonlyMap<string, readonly LogOutline[]>;

function childrenOf(rows: readonly LogOutline[]): Children {
  const children = new Map<string, LogOutline[]>();
  for (const row of rows) {
    if (row.parent === null) continue;
    const siblings = children.get(row.parent);
    if (siblings === undefined) children.set(row.parent, [row]);
    else siblings.push(row);
  }
  return children;
}

function pathTo(byId: ReadonlyMap<string, LogOutline>, head: string): LogOutline[] {
  const path: LogOutline[] = [];
  for (let row = byId.get(head); row !== undefined; row = byId.get(row.parent ?? '')) {
    path.push(row);
  }
  return path.reverse();
}

/** Rows come sorted by id, so the last child is the newest: the one redo takes. */
function futureOf(children: Children, head: string): LogOutline[] {
  const future: LogOutline[] = [];
  for (let row = children.get(head)?.at(-1); row !== undefined;) {
    future.push(row);
    row = children.get(row.id)?.at(-1);
  }
  return future;
}

function countRows(children: Children, root: string): number {
  const open = [root];
  let count = 0;
  for (let row = open.pop(); row !== undefined; row = open.pop()) {
    count += 1;
    open.push(...(children.get(row) ?? []).map(({ id }) => id));
  }
  return count;
}

const branchOf = (children: Children, row: LogOutline): HistoryBranch => ({
  row: row.id,
  tip: futureOf(children, row.id).at(-1)?.id ?? row.id,
  rows: countRows(children, row.id),
  at: row.at,
});

/** The campaign's log as one line with side branches; `rows` sorted by id. */
export function historyOf(rows: readonly LogOutline[], head: string): readonly HistoryEntry[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = childrenOf(rows);
  const past = pathTo(byId, head);
  const line = [...past, ...futureOf(children, head)];
  return line.map((row, index) => {
    const next = line[index + 1]?.id;
    const others = (children.get(row.id) ?? []).filter(({ id }) => id !== next);
    return {
      row: row.id,
      step: row.step,
      steps: row.steps,
      at: row.at,
      phase: row.id === head ? 'head' : index < past.length ? 'past' : 'future',
      marks: readMarks(row.marks),
      branches: others.map((other) => branchOf(children, other)).reverse(),
    };
  });
}
