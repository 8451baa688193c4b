import { NONE } from '../base/ints';

/** States in order of their cost. */
export class CostQueue {
  /** No step costs more than three points (M2, M3), so four buckets in a ring are enough. */
  private readonly ring: readonly number[][] = [[], [], [], []];
  private waiting = 0;
  /** Cost of the state popped last. */
  cost = 0;

  push(state: number, cost: number): void {
    this.bucket(cost).push(state);
    this.waiting++;
  }

  /** The cheapest state, or {@link NONE}. */
  pop(): number {
    if (this.waiting === 0) return NONE;
    while (this.bucket(this.cost).length === 0) this.cost++;
    this.waiting--;
    return this.bucket(this.cost).pop() ?? NONE;
  }

  private bucket(cost: number): number[] {
    return this.ring[cost % this.ring.length] as number[];
  }
}
