import type { EachQuestion, FirstQuestion } from './facts';
import type { QuickTrace } from './trace';

export type QuickQuestion =
  | EachQuestion
  | FirstQuestion
  /** K2: how many cubes these heroes have available (`sayCubes`). */
  | { readonly kind: 'cubes'; readonly heroes: readonly string[] };

export type QuickStep = {
  readonly trace: QuickTrace;
  /** T7: it moves as if it attacked, and does not. */
  readonly stunned: boolean;
} & (
  | { readonly kind: 'ask'; readonly question: QuickQuestion }
  /**
   * Several sets: equal under T1 to T4, the leader chooses. A3: of `hidden` those are hit too who
   * stand in a zone struck.
   */
  | {
      readonly kind: 'targets';
      readonly sets: readonly (readonly string[])[];
      readonly hidden: readonly string[];
    }
  /** T5; null: to the nearest companion or animal. */
  | { readonly kind: 'approach'; readonly to: string | null }
  /** T6, or an ambush without a place (D7). */
  | { readonly kind: 'stay' }
);
