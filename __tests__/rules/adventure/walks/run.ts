import { Tally } from './tally';
import { ADVENTURES_A_WALK, Walk, type Failure } from './walk';

export interface Walked {
  readonly tally: Tally;
  readonly failures: readonly Failure[];
}

const EVERY = 5;

/** X2: every fifth walk two, four or three of them fight each other; the others play together. */
const fightersOf = (seed: number): number | null =>
  seed % EVERY === 0 ? ([2, 4, 3][(seed / EVERY) % 3] ?? 2) : null;

/** So many adventures, from this seed on. */
export function walk(
  adventures: number,
  first: number,
  tell: (failure: Failure) => void = () => undefined,
): Walked {
  const tally = new Tally();
  const failures: Failure[] = [];
  for (let seed = first; seed < first + adventures / ADVENTURES_A_WALK; seed += 1) {
    const failure = new Walk(seed, tally, fightersOf(seed)).run();
    if (failure === null) continue;
    failures.push(failure);
    tell(failure);
  }
  return { tally, failures };
}
