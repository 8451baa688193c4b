const COUNTER_END = 0x1000;
const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** Nobody plays later than 2100: what claims to is a wrong clock or a hostile file. */
export const LATEST_ID_MS = Date.UTC(2100, 0);

export interface IdParts {
  readonly ms: number;
  readonly counter: number;
}

/** UUIDv7 with the counter in the twelve bits after the version; `random` are eight bytes. */
export function uuidV7({ ms, counter }: IdParts, random: Uint8Array): string {
  const time = ms.toString(16).padStart(12, '0');
  const tail = [...random.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((parseInt(tail.charAt(0), 16) & 0x3) | 0x8).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${counter.toString(16).padStart(3, '0')}`,
    `${variant}${tail.slice(1, 4)}`,
    tail.slice(4).padEnd(12, '0'),
  ].join('-');
}

export const idParts = (id: string): IdParts => ({
  ms: parseInt(id.slice(0, 8) + id.slice(9, 13), 16),
  counter: parseInt(id.slice(15, 18), 16),
});

/** The one check of ids: what passes it may be imported, and what is made here passes it. */
export const isId = (id: string): boolean => FORM.test(id) && idParts(id).ms <= LATEST_ID_MS;

const following = ({ ms, counter }: IdParts): IdParts =>
  counter + 1 < COUNTER_END ? { ms, counter: counter + 1 } : { ms: ms + 1, counter: 0 };

const isBehind = (one: IdParts, other: IdParts): boolean =>
  one.ms < other.ms || (one.ms === other.ms && one.counter < other.counter);

/** At the very end of time only chance tells ids apart. */
const withinBounds = ({ ms, counter }: IdParts): IdParts =>
  ms <= LATEST_ID_MS ? { ms, counter } : { ms: LATEST_ID_MS, counter: COUNTER_END - 1 };

export interface IdSource {
  /**
   * Greater than what the clock gave before, or than `after` where that leaves room: a child sorts
   * behind its parent. Whatever `after` is, the id passes `isId`.
   */
  next(after?: string): string;
}

/** Clock and chance come from outside; a clock that is wrong or put back does not matter. */
export function createIds(now: () => number, random: (bytes: number) => Uint8Array): IdSource {
  let last: IdParts = { ms: 0, counter: 0 };
  const byClock = (): IdParts => {
    const ms = Math.floor(now());
    return withinBounds(ms > last.ms ? { ms, counter: 0 } : following(last));
  };
  const behind = (after: string): IdParts | null => {
    const floor = isId(after) ? idParts(after) : null;
    if (floor === null || isBehind(floor, last)) return null;
    const next = following(floor);
    return next.ms > LATEST_ID_MS ? null : next;
  };
  return {
    next: (after) => {
      last = byClock();
      const ahead = after === undefined ? null : behind(after);
      return uuidV7(ahead ?? last, random(8));
    },
  };
}
