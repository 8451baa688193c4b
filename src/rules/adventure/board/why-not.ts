import { ok, type Result } from '@/src/rules/base/result';
import { samePosition, type Position } from '@/src/rules/base/position';
import type { TraceCandidate, TraceRule, TraceStep, TraceValue } from '@/src/rules/monster/trace';
import { whyNot, type AskedWhy } from '@/src/rules/monster/why-not';
import { zoneCorner } from '@/src/rules/dungeon';
import type { BoardSaid } from '../commands/board';
import { cardOfFigure } from '../quick/ranking';
import type { Adventure } from '../state/adventure';
import type { BoardDoubt } from './situation';
import { boardTurn } from './turn';

/** A figure, or a field of the map. */
export type AskedOnBoard = { readonly figure: string } | { readonly at: Position };

export type WhyNotOnBoard =
  | { readonly kind: 'chosen' }
  | { readonly kind: 'never-considered' }
  /** D6: the second attack goes to those of the first, nobody else is looked at. */
  | { readonly kind: 'same-again' }
  /** The rule at which it dropped out, its own value there and the one that stayed. */
  | {
      readonly kind: 'dropped';
      readonly rule: TraceRule;
      readonly step: TraceStep;
      readonly value: TraceValue | null;
      readonly best: TraceValue | null;
    };

const matches = (candidate: TraceCandidate, asked: AskedWhy): boolean => {
  if ('end' in asked) return 'end' in candidate && samePosition(candidate.end, asked.end);
  return 'figure' in candidate
    ? candidate.figure === asked.figure
    : candidate.targets.includes(asked.figure);
};

const valueAt = ({ before, values }: TraceStep, index: number): TraceValue | null =>
  index < 0 || values.length !== before.length ? null : (values[index] ?? null);

const same = (a: TraceCandidate, b: TraceCandidate): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const dropped = (step: TraceStep, asked: AskedWhy): WhyNotOnBoard => {
  const [stayed] = step.after;
  const own = step.before.findIndex((one) => matches(one, asked));
  const kept = stayed ? step.before.findIndex((one) => same(one, stayed)) : -1;
  return {
    kind: 'dropped',
    rule: step.rule,
    step,
    value: valueAt(step, own),
    best: valueAt(step, kept),
  };
};

/** M7: a large monster is asked about zones. */
const askedOf = (adventure: Adventure, figure: string, asked: AskedOnBoard): AskedWhy => {
  if ('figure' in asked) return asked;
  const large = cardOfFigure(adventure, figure)?.face.size === 'large';
  return { end: large ? zoneCorner(asked.at) : asked.at };
};

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
  const { phase, trace, options } = turn.value;
  if (phase === 'second-attack' && trace.length === 0 && options.length > 0) {
    const chosen = options.some(({ end, hits }) => matches({ end, targets: hits }, question));
    return ok({ kind: chosen ? 'chosen' : 'same-again' });
  }
  const answer = whyNot(trace, question);
  if (typeof answer === 'string') return ok({ kind: answer });
  return ok(dropped(answer.step, question));
};
