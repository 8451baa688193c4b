import { replay, START, type Faults, type GameEvent, type GameState } from '@/src/rules';
import { sameValue, snapshotFaults } from './changes';
import { take, type Failure, type Step } from './walk';

/** What is wrong after these steps and nothing else; refused ones change nothing. */
export function faultsAfter(steps: readonly Step[]): Faults {
  let state: GameState = START;
  const log: GameEvent[] = [];
  for (const step of steps) {
    const taken = take(state, step);
    const faults = [
      ...taken.faults,
      ...(taken.refusal === null ? snapshotFaults(taken.state) : []),
    ];
    if (faults.length > 0) return faults;
    state = taken.state;
    log.push(...taken.events);
  }
  return sameValue(replay(START, log), state) ? [] : ['replayed, it is another state'];
}

const fails = (steps: readonly Step[]): boolean => {
  try {
    return faultsAfter(steps).length > 0;
  } catch {
    return true;
  }
};

/** Leaves out ever smaller runs of steps as long as something is still wrong. */
export function shrink({ steps }: Pick<Failure, 'steps'>): readonly Step[] {
  let left = steps;
  for (
    let size = Math.ceil(left.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = 0; from < left.length;) {
      const shorter = [...left.slice(0, from), ...left.slice(from + size)];
      if (fails(shorter)) left = shorter;
      else from += size;
    }
  }
  return left;
}

/** For the console, and to become a row. */
export const describeFailure = (failure: Failure): string => {
  const steps = shrink(failure).map(({ command, dice }) =>
    JSON.stringify(dice ? { command, dice } : { command }),
  );
  return [`seed ${failure.seed}: ${failure.faults.join('; ')}`, ...steps].join('\n  ');
};
