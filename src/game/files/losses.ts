import * as v from 'valibot';
import type { LogRow } from '../port';

/** What could not be read of a campaign's log. */
export interface LogDamage {
  /** When the first row was written that is missing now. */
  readonly since: number;
  readonly rows: number;
}

/** Rows that cannot be read, and those that follow from them. */
export interface Losses {
  add(raw: unknown): void;
  readonly some: boolean;
  /** The row to stand on instead of a lost head: the nearest one before it, else the newest. */
  standIn(head: string, left: readonly LogRow[]): string | null;
  damage(left: readonly LogRow[]): LogDamage | null;
}

/** What may still be legible of a row that is lost. */
const RemainsSchema = v.object({
  id: v.fallback(v.nullable(v.string()), null),
  parent: v.fallback(v.nullable(v.string()), null),
  at: v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
});

const NOTHING_LEFT = { id: null, parent: null, at: null };

type Remains = Readonly<v.InferOutput<typeof RemainsSchema>>;

function remainsOf(raw: unknown): Remains {
  const read = v.safeParse(RemainsSchema, raw);
  return read.success ? read.output : NOTHING_LEFT;
}

/** Up through lost rows, each once: a hostile file may lead in a circle. */
function nearestBefore(head: string, lost: readonly Remains[], left: ReadonlySet<string>) {
  const parents = new Map(lost.map(({ id, parent }) => [id, parent]));
  let row: string | null = head;
  for (let n = 0; n <= lost.length && row !== null && !left.has(row); n += 1) {
    row = parents.get(row) ?? null;
  }
  return row;
}

export function createLosses(): Losses {
  const lost: Remains[] = [];
  return {
    add: (raw) => void lost.push(remainsOf(raw)),
    get some() {
      return lost.length > 0;
    },
    standIn: (head, left) => {
      const ids = new Set(left.map(({ id }) => id));
      if (ids.has(head)) return head;
      if (lost.length === 0) return null;
      const before = nearestBefore(head, lost, ids);
      return before !== null && ids.has(before) ? before : (left.at(-1)?.id ?? null);
    },
    damage: (left) => {
      if (lost.length === 0) return null;
      const times = lost.flatMap(({ at }) => (at === null ? [] : [at]));
      const first = times.reduce((one, other) => Math.min(one, other), Infinity);
      return { since: first < Infinity ? first : (left.at(-1)?.at ?? 0), rows: lost.length };
    },
  };
}
