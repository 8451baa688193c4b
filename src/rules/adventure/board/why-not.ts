import { ok, type Result } from '@/src/rules/base/result';
import { samePosition, type Position } from '@/src/rules/base/position';
import type { TraceCandidate, TraceRule, TraceStep, TraceValue } from '@/src/rules/monster/trace';
import { whyNot, type AskedWhy } from '@/src/rules/monster/why-not';
import { bindersOf } from '@/src/rules/monster/binders';
import { movementBudget } from '@/src/rules/movement/budget';
import { onBoard, zoneCorner } from '@/src/rules/dungeon';
import type { BoardSaid } from '../commands/board';
import { cardOfFigure } from '../quick/ranking';
import type { Adventure } from '../state/adventure';
import { situationOf, type BoardDoubt } from './situation';
import { boardTurn, type BoardTurn } from './turn';

/** A figure, or a field of the map. */
export type AskedOnBoard = { readonly figure: string } | { readonly at: Position };

export type WhyNotOnBoard =
  | { readonly kind: 'chosen' }
  | { readonly kind: 'never-considered' }
  /** M1: a field its movement points do not lead to. */
  | { readonly kind: 'out-of-reach'; readonly points: number }
  /** D6: the second attack goes to those of the first, nobody else is looked at. */
  | { readonly kind: 'same-again' }
  /** The rule at which it dropped out, its own value there and the one that stayed. */
  | {
      readonly kind: 'dropped';
      readonly rule: TraceRule;
      readonly step: TraceStep;
      readonly value: TraceValue | null;
      readonly best: TraceValue | null;
      /** A1: who binds it wherever it could have shot from; nobody where range decides. */
      readonly bound: readonly string[];
    };

type Dropped = Extract<WhyNotOnBoard, { readonly kind: 'dropped' }>;

const matches = (candidate: TraceCandidate, asked: AskedWhy): boolean => {
  if ('end' in asked) return 'end' in candidate && samePosition(candidate.end, asked.end);
  return 'figure' in candidate
    ? candidate.figure === asked.figure
    : candidate.targets.includes(asked.figure);
};

const valueAt = ({ before, values }: TraceStep, index: number): TraceValue | null =>
  index < 0 || values.length !== before.length ? null : (values[index] ?? null);

/** Whom a place may hit becomes less on the way; the place is the same. */
const same = (a: TraceCandidate, b: TraceCandidate): boolean =>
  'end' in a ? 'end' in b && samePosition(a.end, b.end) : 'figure' in b && a.figure === b.figure;

/** Entry by entry; what is missing counts as nothing. */
const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  const first = a.findIndex((rank, index) => rank !== b[index]);
  return first < 0 ? 0 : (a[first] ?? 0) - (b[first] ?? 0);
};

/** Which of two values comes first: more hit in T1, T3 and T4, the better ranks in T2, less elsewhere. */
const isBefore = (rule: TraceRule, a: TraceValue, b: TraceValue): boolean => {
  if (typeof a !== 'number' || typeof b !== 'number') {
    return compareRanks([a].flat(), [b].flat()) < 0;
  }
  return rule === 'T1' || rule === 'T3' || rule === 'T4' ? a > b : a < b;
};

/**
 * T2: the attack it would have been part of. Where the best one from a place leaves it out, it stands
 * for the last of those hit.
 */
const withAsked = (step: TraceStep, value: TraceValue | null, rank: number): TraceValue | null => {
  if (step.rule !== 'T2' || value === null || typeof value === 'number') return value;
  if (rank < 0 || value.includes(rank)) return value;
  return [...value.slice(0, -1), rank].sort((a, b) => a - b);
};

/** The best of its own. */
const ownValue = (step: TraceStep, asked: AskedWhy, rank: number): TraceValue | null =>
  step.before.reduce<TraceValue | null>((best, candidate, index) => {
    if (!matches(candidate, asked)) return best;
    const value = withAsked(step, valueAt(step, index), rank);
    return best === null || (value !== null && isBefore(step.rule, value, best)) ? value : best;
  }, null);

const dropped = (
  step: TraceStep,
  asked: AskedWhy,
  ranking: readonly string[],
): Omit<Dropped, 'bound'> => {
  const [stayed] = step.after;
  const kept = stayed ? step.before.findIndex((one) => same(one, stayed)) : -1;
  const rank = 'figure' in asked ? ranking.indexOf(asked.figure) : -1;
  return {
    kind: 'dropped',
    rule: step.rule,
    step,
    value: ownValue(step, asked, rank),
    best: valueAt(step, kept),
  };
};

/** M7: a large monster is asked about zones. */
const askedOf = (adventure: Adventure, figure: string, asked: AskedOnBoard): AskedWhy => {
  if ('figure' in asked) return asked;
  const large = cardOfFigure(adventure, figure)?.face.size === 'large';
  return { end: large ? zoneCorner(asked.at) : asked.at };
};

/** A2: whole zones are struck, so that nobody stands for another. */
const strikes = (adventure: Adventure, figure: string): boolean =>
  cardOfFigure(adventure, figure)?.face.abilities.some(({ keyword }) => keyword === 'strike') ===
  true;

/** A1, T5: the bonds of a ranged monster, where the rule asks for them. */
const boundFor = (
  adventure: Adventure,
  figure: string,
  asked: AskedWhy,
  { rule, values }: TraceStep,
  said: BoardSaid,
): readonly string[] => {
  const stays = rule === 'T5' && values.length === 0;
  if (rule !== 'A1' && !stays) return [];
  const here = situationOf(adventure, figure, said);
  if (!here.ok) return [];
  const { situation, origin } = here.value;
  if (stays) return bindersOf(situation, 'here');
  return bindersOf(situation, 'end' in asked ? { end: onBoard(asked.end, origin) } : asked);
};

/** Who does not walk (an ambush, a second attack) comes too short nowhere. */
const isTooFar = ({ reach }: BoardTurn, asked: AskedWhy): boolean =>
  'end' in asked && reach.length > 0 && !reach.some(({ at }) => samePosition(at, asked.end));

/** "Why not …?": where the trace of the turn let a hero or a field go. */
export const whyNotOnBoard = (
  adventure: Adventure,
  figure: string,
  asked: AskedOnBoard,
  said: BoardSaid = {},
): Result<WhyNotOnBoard, BoardDoubt> => {
  const turn = boardTurn(adventure, figure, said);
  if (!turn.ok) return turn;
  const question = askedOf(adventure, figure, asked);
  const { phase, trace, options, ranking } = turn.value;
  if (phase === 'second-attack' && trace.length === 0 && options.length > 0) {
    const chosen = options.some(({ end, hits }) => matches({ end, targets: hits }, question));
    return ok({ kind: chosen ? 'chosen' : 'same-again' });
  }
  const answer = whyNot(trace, question);
  const here = situationOf(adventure, figure, said);
  if (answer === 'never-considered' && here.ok && isTooFar(turn.value, question)) {
    return ok({ kind: 'out-of-reach', points: movementBudget(here.value.situation.monster) });
  }
  if (typeof answer === 'string') return ok({ kind: answer });
  const value = dropped(answer.step, question, strikes(adventure, figure) ? [] : ranking);
  return ok({ ...value, bound: boundFor(adventure, figure, question, value.step, said) });
};
