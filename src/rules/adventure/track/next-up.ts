import type { Adventure, Turn } from '../state/adventure';
import { alliesOf } from '../state/figures';
import { onTrack, OUT_OF_ORDER, stillToAct, type OnTrack } from '.';

export type NextUp =
  /** D8, U6: the turn that was set aside goes on. */
  | { readonly kind: 'resumed'; readonly turn: Turn }
  /** S1: the next figure of the same card. I4: the hero's next ally. `after`: those who follow. */
  | {
      readonly kind: 'figure';
      readonly figure: string;
      readonly turn: Turn;
      readonly after: readonly string[];
    }
  /** I2: what lies on the next place of the track; several: the leader picks. */
  | {
      readonly kind: 'place';
      readonly first: readonly OnTrack[];
      readonly round: 'first' | 'same' | 'new';
    };

function onNextPlace(adventure: Adventure): NextUp {
  const begun = adventure.round > 0;
  const ahead = stillToAct(adventure);
  const inRound = ahead.length > 0;
  const acting = inRound ? ahead : onTrack(adventure).filter(({ acts }) => acts);
  const first = acting.filter(({ place }) => place === acting[0]?.place);
  return { kind: 'place', first, round: !begun ? 'first' : inRound ? 'same' : 'new' };
}

/** I4: right after the hero his companions and animals, those who joined in his turn too. */
const stillWaiting = (adventure: Adventure, { key, figure, waiting }: Turn): readonly string[] =>
  figure === key && waiting.length === 0 ? alliesOf(adventure, key).map(({ id }) => id) : waiting;

/** I2, I4, D8: who acts when the running turn has ended; `turn`: what lies there then. */
export function nextAfter(adventure: Adventure, turn: Turn | null): NextUp {
  if (turn !== null && !turn.over) return { kind: 'resumed', turn };
  const [figure, ...after] = turn === null ? [] : stillWaiting(adventure, turn);
  if (turn !== null && figure !== undefined) return { kind: 'figure', figure, turn, after };
  return onNextPlace(adventure);
}

function turnLeftBy({ turn, interrupted }: Adventure): Turn | null {
  if (turn?.place === OUT_OF_ORDER) return interrupted.at(-1) ?? null;
  return turn === null ? null : { ...turn, over: true };
}

/** Whom `nextTurn` would let act, as things stand. */
export const nextUp = (adventure: Adventure): NextUp => nextAfter(adventure, turnLeftBy(adventure));
