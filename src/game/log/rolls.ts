import type { Dice } from '@/src/rules';

/** Dice that remember what they showed. */
export interface Rolls {
  readonly dice: Dice;
  /** In the order of their numbers; null: none was asked for. */
  readonly seen: () => readonly number[] | null;
}

/**
 * `first` is the number of the next die. What was seen before comes first, so that a roll stays what it was when its
 * command is decided again where other dice have been rolled meanwhile.
 */
export function rollsOf(dice: Dice, first: number, before: readonly number[] | null): Rolls {
  const seen: number[] = [];
  const die = (n: number, sides: number): number => {
    const value = before?.[n - first] ?? dice.die(n, sides);
    seen[n - first] = value;
    return value;
  };
  return {
    dice: { source: dice.source, die },
    seen: () => (seen.length === 0 ? null : Array.from(seen, (value) => value ?? 0)),
  };
}
