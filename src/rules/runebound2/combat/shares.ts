/** What decides how a fight goes on. */
export interface FightStanding {
  readonly foe: number;
  readonly heroWounds: number;
  readonly foeWounds: number;
  /** Wounds of the allies that matter, at most three. */
  readonly allies: readonly number[];
}

/** Nobody in a fight has more wounds than this. */
const WOUNDS = 100;

/** Fights that may have come about, each with its share of all; written as one number, so that equal ones meet. */
export class Shares {
  private readonly known = new Map<number, bigint>();

  constructor(private readonly allies: number) {}

  add({ foe, heroWounds, foeWounds, allies }: FightStanding, share: bigint): void {
    if (share === 0n) return;
    let key = (foe * WOUNDS + heroWounds) * WOUNDS + foeWounds;
    for (const wounds of allies) key = key * WOUNDS + wounds;
    this.known.set(key, (this.known.get(key) ?? 0n) + share);
  }

  *all(): Generator<readonly [standing: FightStanding, share: bigint]> {
    for (const [key, share] of this.known) yield [this.read(key), share];
  }

  private read(key: number): FightStanding {
    const parts: number[] = [];
    let rest = key;
    for (let part = 0; part < this.allies + 2; part++) {
      parts.unshift(rest % WOUNDS);
      rest = Math.floor(rest / WOUNDS);
    }
    const [heroWounds = 0, foeWounds = 0, ...allies] = parts;
    return { foe: rest, heroWounds, foeWounds, allies };
  }
}
