import { chanceOf, needOf } from './choices';
import { foeOf, strikePhase, type PhaseFight, type Sides } from './fight';
import type { PhaseCombat } from './input';
import { Shares, type FightStanding } from './shares';

type Plan = NonNullable<PhaseCombat['plan']>;

/** Of two ten-sided dice. */
const PAIRS = 100;
const PHASES_A_ROUND = 3;
const MILLION = 1_000_000n;

/** What is planned for the phases of a round from this one on; what was done in it cannot be done again. */
function plannedFrom(plan: Plan, first: number, attacked: boolean, acted: readonly number[]): Plan {
  return plan.map((choice, phase) => {
    const again = plan.slice(first, phase).includes(choice);
    const done = choice === 'attack' ? attacked : acted.some((ally) => ally === choice);
    return again || done ? 'defend' : choice;
  });
}

/** Rolls of one phase against one foe, looked up once. */
interface Exchange2 {
  /** Pairs of 100 that hit. */
  readonly chance: number;
  readonly dealt: number;
  readonly danger: number;
}

function exchangeIn(sides: Sides, foe: number, choice: Plan[number], phase: number): Exchange2 {
  const own = (typeof choice === 'number' ? sides.allies[choice] : undefined) ?? sides.hero;
  const enemy = foeOf(sides, foe);
  return {
    chance: chanceOf(needOf(own, enemy, phase)),
    dealt: choice === 'defend' ? 0 : (own.damage[phase] ?? 0),
    danger: enemy.damage[phase] ?? 0,
  };
}

/** The coming rounds by a plan: shares of all courses, each phase a hundredth part of those before. */
class Rounds {
  won = 0n;
  down = 0n;
  private running: Shares;
  private waiting: Shares;

  constructor(
    private readonly sides: Sides,
    /** The allies of the plan; the others stay as they are. */
    private readonly allies: readonly number[],
    from: FightStanding,
  ) {
    this.running = new Shares(allies.length);
    this.waiting = new Shares(allies.length);
    this.running.add(from, 1n);
  }

  /** RB2-2; `inRound` and `after` are what phases left of the round and of all rounds multiply by. */
  playPhase(choice: Plan[number], phase: number, inRound: bigint, after: bigint): void {
    const before = this.running;
    this.running = new Shares(this.allies.length);
    const exchanges = new Map<string, Exchange2>();
    for (const [standing, share] of before.all()) {
      const who = this.isAble(standing, choice) ? choice : 'defend';
      const key = `${standing.foe},${who}`;
      const exchange = exchanges.get(key) ?? exchangeIn(this.sides, standing.foe, who, phase);
      exchanges.set(key, exchange);
      this.hit(standing, exchange, share * BigInt(exchange.chance), inRound, after);
      this.miss(standing, exchange, who, share * BigInt(PAIRS - exchange.chance), after);
    }
  }

  /** RB2-4: who beat a foe waits for the round's end. */
  endRound(): void {
    for (const [standing, share] of this.waiting.all()) this.running.add(standing, share);
    this.waiting = new Shares(this.allies.length);
  }

  /** RB2-3: a dead ally's place is taken by a defence. */
  private isAble({ allies }: FightStanding, choice: Plan[number]): boolean {
    if (typeof choice === 'string') return true;
    return (allies[this.allies.indexOf(choice)] ?? 0) < (this.sides.allies[choice]?.life ?? 0);
  }

  private hit(
    standing: FightStanding,
    { dealt }: Exchange2,
    share: bigint,
    inRound: bigint,
    after: bigint,
  ) {
    const foeWounds = standing.foeWounds + dealt;
    const next = standing.foe + 1;
    if (foeWounds < foeOf(this.sides, standing.foe).life) {
      this.running.add({ ...standing, foeWounds }, share);
    } else if (next === this.sides.foes.length) {
      this.won += share * after;
    } else {
      const fresh = { ...standing, foe: next, foeWounds: foeOf(this.sides, next).wounds };
      this.waiting.add(fresh, share * inRound);
    }
  }

  private miss(
    standing: FightStanding,
    { danger }: Exchange2,
    who: Plan[number],
    share: bigint,
    after: bigint,
  ) {
    if (typeof who === 'number') {
      // Dead is dead: wounds beyond life make no difference any more.
      const life = this.sides.allies[who]?.life ?? 0;
      const place = this.allies.indexOf(who);
      const allies = standing.allies.map((wounds, index) =>
        index === place ? Math.min(life, wounds + danger) : wounds,
      );
      this.running.add({ ...standing, allies }, share);
      return;
    }
    const heroWounds = standing.heroWounds + danger;
    if (heroWounds >= this.sides.hero.life) this.down += share * after;
    else this.running.add({ ...standing, heroWounds }, share);
  }
}

/** Nobody has acted in a round to come. */
const FRESH: Pick<PhaseFight, 'attacked' | 'acted'> = { attacked: false, acted: [] };

const halfUp = (share: bigint, all: bigint): number =>
  Number((2n * share * MILLION + all) / (2n * all));

const pairs = (phases: number): bigint => BigInt(`1${'00'.repeat(phases)}`);

/** How the coming rounds may end by a plan, in millionths. */
export function planOdds(sides: Sides, from: PhaseFight, plan: Plan, rounds: number) {
  const named = [...new Set(plan.filter((choice) => typeof choice === 'number'))];
  const wounds = named.map((ally) =>
    Math.min(from.allies[ally] ?? 0, sides.allies[ally]?.life ?? 0),
  );
  const courses = new Rounds(sides, named, { ...from, allies: wounds });
  const first = strikePhase(from);
  for (let round = 0; round < rounds; round++) {
    const begin = round === 0 ? first : 0;
    const done = round === 0 ? from : FRESH;
    const choices = plannedFrom(plan, begin, done.attacked, done.acted);
    for (let phase = begin; phase < PHASES_A_ROUND; phase++) {
      const left = PHASES_A_ROUND - phase - 1;
      const leftInAll = left + PHASES_A_ROUND * (rounds - round - 1);
      courses.playPhase(choices[phase] ?? 'defend', phase, pairs(left), pairs(leftInAll));
    }
    courses.endRound();
  }
  const all = pairs(PHASES_A_ROUND * rounds - first);
  return {
    won: halfUp(courses.won, all),
    down: halfUp(courses.down, all),
    open: halfUp(all - courses.won - courses.down, all),
  };
}
