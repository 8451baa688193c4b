import { oddsOf } from '../base/odds';
import {
  blocksOf,
  dealsOf,
  duelResult,
  DUEL_ROUNDS,
  type Duelling,
  type Duellists,
  type DuelResult,
} from './duel-rules';

interface Cards {
  readonly count: number;
  readonly face: string;
}

/** Cards that do the same, whoever draws them. */
interface Kind {
  count: number;
  /** Dealt by the attacker, dealt by the defender. */
  readonly deals: Duelling;
  readonly blocks: number;
}

function kindsOf({ attacker, defender }: Duellists, deck: readonly Cards[]): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { count, face } of deck) {
    const deals = { attacker: dealsOf(face, attacker), defender: dealsOf(face, defender) };
    const key = [deals.attacker, deals.defender, blocksOf(face)].join();
    const same = kinds.get(key);
    if (same) same.count += count;
    else kinds.set(key, { count, deals, blocks: blocksOf(face) });
  }
  return [...kinds.values()];
}

/** A duel that may have come about: damage, cards left of each kind, and in how many ways. */
interface Course {
  readonly now: Duelling;
  readonly left: readonly number[];
  ways: number;
}

/** In how many ways so many cards can be drawn one by one; with 30 cards at most every number is exact. */
const draws = (cards: number, taken: number): number =>
  Array.from({ length: taken }, (_, index) => cards - index).reduce((all, one) => all * one, 1);

type Ways = Record<DuelResult, number>;

class Courses {
  readonly ended: Ways = { attacker: 0, defender: 0, both: 0, none: 0 };
  private running = new Map<string, Course>();

  constructor(
    private readonly sides: Duellists,
    private readonly kinds: readonly Kind[],
    begun: Duelling,
  ) {
    this.running.set('', { now: begun, left: kinds.map(({ count }) => count), ways: 1 });
  }

  /** RW-12: every pair of cards the two can draw; `rest` ways go on from a duel that ends here. */
  play(round: number, rest: number): void {
    const before = this.running.values();
    this.running = new Map();
    for (const course of before) {
      for (const one of this.kinds.keys()) {
        for (const other of this.kinds.keys()) this.draw(course, one, other, round, rest);
      }
    }
  }

  private draw(course: Course, one: number, other: number, round: number, rest: number): void {
    const { now, left } = course;
    const pairs = (left[one] ?? 0) * ((left[other] ?? 0) - Number(one === other));
    const [attacker, defender] = [this.kinds[one], this.kinds[other]];
    if (pairs <= 0 || !attacker || !defender) return;
    const after: Duelling = {
      attacker: now.attacker + Math.max(0, defender.deals.defender - attacker.blocks),
      defender: now.defender + Math.max(0, attacker.deals.attacker - defender.blocks),
    };
    const ways = course.ways * pairs;
    const result = duelResult(this.sides, after, round);
    if (result !== null) this.ended[result] += ways * rest;
    else this.keep(after, left, one, other, ways);
  }

  private keep(
    now: Duelling,
    before: readonly number[],
    one: number,
    other: number,
    ways: number,
  ): void {
    const left = before.map((cards, kind) => cards - Number(kind === one) - Number(kind === other));
    const key = `${now.attacker},${now.defender},${left.join()}`;
    const same = this.running.get(key);
    if (same) same.ways += ways;
    else this.running.set(key, { now, left, ways });
  }
}

/** Null where the deck does not last to the end. */
export function duelOdds(sides: Duellists, now: Duelling, fought: number, deck: readonly Cards[]) {
  const size = deck.reduce((sum, { count }) => sum + count, 0);
  const needed = 2 * (DUEL_ROUNDS - fought);
  if (size < needed) return null;
  const courses = new Courses(sides, kindsOf(sides, deck), now);
  for (let round = fought + 1; round <= DUEL_ROUNDS; round++) {
    courses.play(round, draws(size - 2 * (round - fought), 2 * (DUEL_ROUNDS - round)));
  }
  const all = BigInt(draws(size, needed));
  const odds = (result: DuelResult) => oddsOf(BigInt(courses.ended[result]), all).map(Number);
  return {
    attacker: odds('attacker'),
    defender: odds('defender'),
    both: odds('both'),
    none: odds('none'),
  };
}
