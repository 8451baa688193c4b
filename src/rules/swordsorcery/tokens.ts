import { count, flag, whole } from '../contract/read';
import { optional, record, type ValueOf } from '../contract/shape';

/** A token that counts down: 1 or 2, 0 when it is off. */
const counting = optional(whole(1, 2), 0);

export const tokensInput = record({
  stunned: counting,
  blinded: counting,
  poisoned: counting,
  slowed: counting,
  condX: counting,
  condY: counting,
  knockedDown: optional(flag, false),
  fire1: optional(count, 0),
  fire2: optional(count, 0),
});

export type ConditionTokens = ValueOf<typeof tokensInput>;

export const CONDITION_TOKENS = [
  'stunned',
  'blinded',
  'poisoned',
  'slowed',
  'condX',
  'condY',
  'knockedDown',
  'fire1',
  'fire2',
] as const satisfies readonly (keyof ConditionTokens)[];

/** Only what is still there. */
export const tokensLeft = (tokens: ConditionTokens): Partial<ConditionTokens> =>
  Object.fromEntries(
    CONDITION_TOKENS.map((token) => [token, tokens[token]] as const).filter(([, value]) => value),
  );

/** One less, as far as there is one. */
export const lessOne = (value: number): number => Math.max(0, value - 1);
