/** Exact chances: fractions of whole numbers without bound. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

export const fraction = (over: bigint, under: bigint): Fraction => {
  const by = divisor(over, under);
  return by === 0n ? { over: 0n, under: 1n } : { over: over / by, under: under / by };
};
export const NEVER = fraction(0n, 1n);
export const ALWAYS = fraction(1n, 1n);
export const plus = (a: Fraction, c: Fraction): Fraction =>
  fraction(a.over * c.under + c.over * a.under, a.under * c.under);
export const times = (a: Fraction, c: Fraction): Fraction =>
  fraction(a.over * c.over, a.under * c.under);
export const part = (of: number, all: number): Fraction => fraction(BigInt(of), BigInt(all));

/** Chances of several results, added up under their names. */
export type Chances = ReadonlyMap<string, Fraction>;
export const certain = (result: string): Chances => new Map([[result, ALWAYS]]);
export function blend(branches: readonly (readonly [Fraction, Chances])[]): Chances {
  const sum = new Map<string, Fraction>();
  for (const [weight, chances] of branches) {
    for (const [result, chance] of chances) {
      sum.set(result, plus(sum.get(result) ?? NEVER, times(weight, chance)));
    }
  }
  return sum;
}
export const chanceOf = (chances: Chances, result: string): Fraction =>
  chances.get(result) ?? NEVER;

export const asPair = ({ over, under }: Fraction): [number, number] => [
  Number(over),
  Number(under),
];
export const asText = ({ over, under }: Fraction): string => `${over}/${under}`;
/** Millionths, rounded half up. */
export const asMillionths = ({ over, under }: Fraction): number =>
  Number((over * 2_000_000n + under) / (under * 2n));
