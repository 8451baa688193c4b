const COUNTER_END = 0x1000;

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

const following = ({ ms, counter }: IdParts): IdParts =>
  counter + 1 < COUNTER_END ? { ms, counter: counter + 1 } : { ms: ms + 1, counter: 0 };

export interface IdSource {
  /** Greater than every id given before, and than `after`: a child sorts behind its parent. */
  next(after?: string): string;
}

/** Clock and chance come from outside; a clock that is put back does not matter. */
export function createIds(now: () => number, random: (bytes: number) => Uint8Array): IdSource {
  let last: IdParts = { ms: 0, counter: 0 };
  const atLeast = (floor: IdParts): IdParts =>
    last.ms > floor.ms || (last.ms === floor.ms && last.counter >= floor.counter) ? last : floor;
  return {
    next: (after) => {
      if (after !== undefined) last = atLeast(idParts(after));
      const ms = now();
      last = ms > last.ms ? { ms, counter: 0 } : following(last);
      return uuidV7(last, random(8));
    },
  };
}
