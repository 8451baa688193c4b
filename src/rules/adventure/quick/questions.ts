import type { Adventure } from '../state/adventure';
import { attackShape, type AttackShape, type QuickOptions } from './attack-shape';
import { judge, type HitFact } from './facts';
import { bestHeroes, firstReachable, mostAllies, type Judge, type Search } from './sets';
import { rankingTrace, targetTrace } from './explain';
import type { QuickStep } from './step';
import { alone, type QuickTrace } from './trace';

type Found = Extract<Search, { readonly ask: null }>;

/** A1, A2: what is known without asking: a blue attack takes any X of the board, once in place. */
const judgeFor = (shape: AttackShape, facts: readonly HitFact[]): Judge => {
  const { anywhere, zones, x, ambush, heroes } = shape;
  const inPlace = !ambush || judge(facts, heroes.slice(0, 1)) === true;
  return (set) => {
    if (!zones && set.length > x) return false;
    return anywhere && inPlace && set.length <= x ? true : judge(facts, set);
  };
};

/** D7: a place next to the primary target has to be there; then he is among those hit. */
const heroesHit = (shape: AttackShape, can: Judge): Search => {
  const { heroes, zones, x, ambush } = shape;
  const must = ambush ? heroes.slice(0, 1) : [];
  const place = firstReachable(can, must);
  if (place.ask !== null || (must.length > 0 && place.sets.length === 0)) return place;
  const most = zones ? heroes.length : Math.min(x, heroes.length);
  return most > 1
    ? bestHeroes(can, heroes, most, must, zones && x === 1)
    : firstReachable(can, ambush ? must : heroes);
};

/** Companions and animals along, or alone (T3, T4). An ambush that has no place hits nobody. */
const everybodyHit = (shape: AttackShape, can: Judge, heroes: Found): Search => {
  const [best = []] = heroes.sets;
  if (shape.ambush && shape.heroes.length > 0 && best.length === 0) return heroes;
  const spare = shape.zones ? shape.allies.length : shape.x - best.length;
  return mostAllies(can, best, shape.allies, spare);
};

/**
 * Quick mode: the next thing to ask the players about an attack, or whom it hits (A2, T1 to T7).
 * Undefined: no such monster.
 */
export function quickQuestions(
  adventure: Adventure,
  figure: string,
  facts: readonly HitFact[] = [],
  options: QuickOptions = {},
): QuickStep | undefined {
  const shape = attackShape(adventure, figure, options);
  if (!shape) return undefined;
  const { stunned } = shape;
  const again = sameAgain(shape, options);
  if (again) {
    const step = { rule: 'D6', before: [again], after: [again], values: [] } as const;
    return { kind: 'targets', sets: [again], hidden: [], trace: [step], stunned };
  }
  const ranked = rankingTrace(adventure, shape);
  const { asks } = shape.ranking;
  if (asks.length > 0 && !hitsAllAnyway(shape)) {
    return { kind: 'ask', question: { kind: 'cubes', heroes: asks }, trace: ranked, stunned };
  }
  return chosen(shape, facts, ranked);
}

/** A blue attack on no more heroes than X compares nobody. */
const hitsAllAnyway = ({ anywhere, heroes, x, ambush }: AttackShape): boolean =>
  anywhere && !ambush && heroes.length <= x;

/** D6: the same targets, if they can all still be hit. */
const sameAgain = (
  { heroes, allies, hidden }: AttackShape,
  { again = [] }: QuickOptions,
): readonly string[] | undefined => {
  const left = [...heroes, ...allies, ...hidden];
  return again.length > 0 && again.every((id) => left.includes(id)) ? again : undefined;
};

function chosen(shape: AttackShape, facts: readonly HitFact[], ranked: QuickTrace): QuickStep {
  const { stunned } = shape;
  if (shape.heroes.length + shape.allies.length === 0) {
    const step = { rule: 'T6', before: [], after: [], values: [] } as const;
    return { kind: 'stay', trace: [...ranked, step], stunned };
  }
  const can = judgeFor(shape, facts);
  const heroes = heroesHit(shape, can);
  if (heroes.ask) return { kind: 'ask', question: heroes.ask, trace: ranked, stunned };
  const trace = [...ranked, ...targetTrace(shape, can, heroes.sets)];
  const all = everybodyHit(shape, can, heroes);
  if (all.ask) return { kind: 'ask', question: all.ask, trace, stunned };
  if (all.sets.length === 0) return outOfReach(shape, trace);
  const hidden = shape.zones ? shape.hidden : [];
  const { sets } = all;
  return { kind: 'targets', sets, hidden, trace: alongTrace(shape, heroes, all, trace), stunned };
}

const alongTrace = (
  { allies }: AttackShape,
  heroes: Found,
  all: Found,
  trace: QuickTrace,
): QuickTrace => {
  if (allies.length === 0) return trace;
  const rule = heroes.sets.length > 0 ? 'T4' : 'T3';
  const before = heroes.sets.length > 0 ? heroes.sets : alone(allies);
  return [...trace, { rule, before, after: all.sets, values: [] }];
};

function outOfReach(shape: AttackShape, trace: QuickTrace): QuickStep {
  const { stunned, heroes, ambush } = shape;
  const to = heroes[0] ?? null;
  if (ambush) {
    const before = to === null ? [] : alone([to]);
    return {
      kind: 'stay',
      trace: [...trace, { rule: 'D7', before, after: [], values: [] }],
      stunned,
    };
  }
  const before = alone(to === null ? shape.allies : heroes);
  const after = to === null ? before : alone([to]);
  return {
    kind: 'approach',
    to,
    trace: [...trace, { rule: 'T5', before, after, values: [] }],
    stunned,
  };
}
