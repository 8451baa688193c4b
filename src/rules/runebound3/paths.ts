import { byCodeUnits } from '../base/order';

/** From one hex into the next, with the numbers of the dice that pay it. */
export interface HexStep {
  readonly from: string;
  readonly to: string;
  readonly dice: readonly number[];
}

type Path = readonly HexStep[];

/** Paths of one length by the hexes entered, as lists compare. */
function isSmaller(one: Path, other: Path): boolean {
  const index = one.findIndex((step, place) => step.to !== other[place]?.to);
  return index >= 0 && byCodeUnits(one[index]?.to ?? '', other[index]?.to ?? '') < 0;
}

/** The smallest path to each hex with exactly these dice spent. */
type ByHex = Map<string, Path>;

const keep = (paths: ByHex, hex: string, path: Path): void => {
  const known = paths.get(hex);
  if (known === undefined || isSmaller(path, known)) paths.set(hex, path);
};

/** Everything one more die leads to. */
function goOn(spent: number, path: Path, steps: readonly HexStep[], bySpent: Map<number, ByHex>) {
  for (const step of steps) {
    for (const die of step.dice) {
      if ((spent & (1 << die)) !== 0) continue;
      const more = spent | (1 << die);
      const paths = bySpent.get(more) ?? new Map<string, Path>();
      bySpent.set(more, paths);
      keep(paths, step.to, [...path, step]);
    }
  }
}

/**
 * RB3-10: to every hex within reach the smallest of the paths with fewest dice. Which dice are spent matters for what
 * can still be entered, so paths are kept for each set of dice; a larger set has the larger number.
 */
export function shortestPaths(
  steps: readonly HexStep[],
  start: string,
  dice: number,
): readonly Path[] {
  const from = new Map<string, HexStep[]>();
  for (const step of steps) from.set(step.from, [...(from.get(step.from) ?? []), step]);
  const bySpent = new Map<number, ByHex>([[0, new Map([[start, []]])]]);
  const best: ByHex = new Map();
  for (let spent = 0; spent < 1 << dice; spent++) {
    for (const [hex, path] of bySpent.get(spent) ?? []) {
      const known = best.get(hex);
      const isBetter = known === undefined || path.length < known.length;
      if (isBetter || (path.length === known.length && isSmaller(path, known))) best.set(hex, path);
      goOn(spent, path, from.get(hex) ?? [], bySpent);
    }
  }
  best.delete(start);
  return [...best.values()];
}
