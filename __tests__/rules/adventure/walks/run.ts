import { Tally } from './tally';
import { ADVENTURES_A_WALK, Walk, type Failure } from './walk';

export interface Walked {
  readonly tally: Tally;
  readonly failures: readonly Failure[];
}

/** X2: of ten walks one, two, four or three of them fight each other; in the others they do not. */
const EVERY = 10;
const FIGHTERS = [2, 4, 3];

export const fightsAmong = (adventures: number): number => Math.ceil(adventures / EVERY / 2);

/** So many adventures, from this seed on. */
export function walk(
  adventures: number,
  first: number,
  tell: (failure: Failure) => void = () => undefined,
): Walked {
  const tally = new Tally();
  const failures: Failure[] = [];
  const look = (failure: Failure | null): void => {
    if (failure === null) return;
    failures.push(failure);
    tell(failure);
  };
  for (let seed = first; seed < first + adventures / ADVENTURES_A_WALK; seed += 1) {
    look(new Walk(seed, tally).run());
  }
  for (let fight = 0; fight < fightsAmong(adventures); fight += 1) {
    look(new Walk(first + fight, tally, FIGHTERS[fight % FIGHTERS.length] ?? 2).run());
  }
  return { tally, failures };
}
