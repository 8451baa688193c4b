/** Where a die's value comes from: the app rolls, or the players type in what they rolled. */
export type DiceSource = 'virtual' | 'typed';

/** Die number `n` of a campaign. The core asks for it; it never rolls by itself. */
export interface Dice {
  readonly source: DiceSource;
  readonly die: (n: number, sides: number) => number;
}

export interface DiceState {
  readonly seed: number;
  /** The number of the next die. */
  readonly next: number;
}

/** Mixes all bits of (seed, n) into 32 (murmur finaliser), so that no die knows its neighbours. */
function mixed(seed: number, n: number): number {
  let bits = (seed ^ Math.imul(n + 1, 0x9e3779b1)) >>> 0;
  for (const factor of [0x85ebca6b, 0xc2b2ae35]) {
    bits = Math.imul(bits ^ (bits >>> 16), factor);
    bits ^= bits >>> 13;
  }
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Depends on (seed, n) only: undo and redo roll the same again. */
export const virtualDice = (seed: number): Dice => ({
  source: 'virtual',
  die: (n, sides) => Math.floor((mixed(seed, n) / 0x1_0000_0000) * sides) + 1,
});

/** The dice the players typed in, the first of them being die number `first`. */
export const typedDice = (values: readonly number[], first: number): Dice => ({
  source: 'typed',
  die: (n) => values[n - first] ?? 0,
});
