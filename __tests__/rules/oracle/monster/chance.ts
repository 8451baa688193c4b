// Jest's sandbox makes every look-up of a global slow.
const { imul, floor } = Math;

/** A small seeded source of chance (mulberry32): the same seed gives the same board everywhere. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = imul(seed + 1, 0x9e3779b1) >>> 0;
  }

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + floor(this.next() * (high - low + 1));
  }

  /** True in `percent` of a hundred cases. */
  percent(percent: number): boolean {
    return this.next() * 100 < percent;
  }

  pick<Thing>(things: readonly [Thing, ...Thing[]]): Thing {
    return things[this.between(0, things.length - 1)] ?? things[0];
  }

  shuffled<Thing>(things: readonly Thing[]): Thing[] {
    return things
      .map((thing) => ({ thing, at: this.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ thing }) => thing);
  }
}
