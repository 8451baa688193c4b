import type { HitFact, QuickQuestion } from '@/src/rules';
import { answerEach, answerFirst } from '@/src/rules';

/** What a table sees and the app does not: the places, and whom an attack from each may hit. */
export interface BoardTruth {
  /** One entry a place: whom it could hit from there; with zones, the zones in range. */
  readonly places: readonly (readonly (readonly string[])[])[];
  /** A2: how many of these at once. */
  readonly x: number;
}

const subsets = <Item>(items: readonly Item[], most: number): Item[][] =>
  items.reduce<Item[][]>(
    (all, item) => [...all, ...all.filter((one) => one.length < most).map((one) => [...one, item])],
    [[]],
  );

/** Every attack there is, as the figures it hits. */
export const attacksOf = ({ places, x }: BoardTruth): readonly (readonly string[])[] =>
  places.flatMap((marks) =>
    subsets(marks, x)
      .filter((chosen) => chosen.length > 0)
      .map((chosen) => chosen.flat()),
  );

const canHit = (attacks: readonly (readonly string[])[], set: readonly string[]): boolean =>
  attacks.some((hits) => set.every((id) => hits.includes(id)));

/** How the players answer. */
export const answered = (truth: BoardTruth, question: QuickQuestion): readonly HitFact[] => {
  if (question.kind === 'cubes') throw new Error('no cubes in this game');
  const attacks = attacksOf(truth);
  const works = question.among.filter((id) => canHit(attacks, [...question.together, id]));
  return question.kind === 'each'
    ? answerEach(question, works)
    : answerFirst(question, works[0] ?? null);
};

export interface Party {
  /** Seen heroes, best first. */
  readonly ranking: readonly string[];
  /** Seen companions and animals. */
  readonly allies: readonly string[];
  /** D7. */
  readonly ambush: boolean;
}

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/** T1 to T4 over all attacks there are: the counted figures of the best ones, sorted. */
export function bestByForce(truth: BoardTruth, party: Party): readonly string[] {
  const rate = (hits: readonly string[]) => {
    const heroes = party.ranking.filter((id) => hits.includes(id));
    const allies = party.allies.filter((id) => hits.includes(id));
    const ranks = heroes.map((id) => party.ranking.indexOf(id));
    return { key: [...heroes, ...allies].sort().join(), ranks, allies: allies.length };
  };
  const [first] = party.ranking;
  const rated = attacksOf(truth)
    .filter((hits) => !party.ambush || first === undefined || hits.includes(first))
    .map(rate)
    .filter(({ key }) => key !== '');
  const compare = (a: (typeof rated)[number], b: (typeof rated)[number]) =>
    b.ranks.length - a.ranks.length || compareLists(a.ranks, b.ranks) || b.allies - a.allies;
  const [best] = [...rated].sort(compare);
  const equal = best ? rated.filter((one) => compare(one, best) === 0) : [];
  return [...new Set(equal.map(({ key }) => key))].sort();
}
