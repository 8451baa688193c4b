/** For each need in turn the things that meet it, by number; a thing meets one need. */
type Needs = readonly (readonly number[])[];

/** How many of the needs from this one on can be met, by what is taken already. */
function mostMet(needs: Needs): (from: number, taken: number) => number {
  const known = new Map<number, number>();
  const most = (from: number, taken: number): number => {
    if (from === needs.length) return 0;
    const key = taken * (needs.length + 1) + from;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = most(from + 1, taken);
    for (const thing of needs[from] ?? []) {
      if (best === needs.length - from) break;
      if ((taken & (1 << thing)) !== 0) continue;
      best = Math.max(best, 1 + most(from + 1, taken | (1 << thing)));
    }
    known.set(key, best);
    return best;
  };
  return most;
}

export interface Pairing {
  /** The thing for each need, the smallest such list; null where not all can be met. */
  readonly use: readonly number[] | null;
  /** The fewest needs that stay open. */
  readonly missing: number;
}

/** Things are numbered below 31; those of a need stand in rising order. */
export function smallestPairing(needs: Needs): Pairing {
  const most = mostMet(needs);
  const missing = needs.length - most(0, 0);
  if (missing > 0) return { use: null, missing };
  let taken = 0;
  const use = needs.map((things, index) => {
    const left = needs.length - index - 1;
    const thing =
      things.find(
        (one) => (taken & (1 << one)) === 0 && most(index + 1, taken | (1 << one)) === left,
      ) ?? 0;
    taken |= 1 << thing;
    return thing;
  });
  return { use, missing };
}
