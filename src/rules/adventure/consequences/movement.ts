import type { Cause } from '@/src/rules/base/event';
import { refOf } from '../play/figures';
import { allyIn, heroIn } from '../state/figures';
import type { Play } from '../play';
import { HINDRANCES, type Hindrance, type Turn } from '../state/adventure';
import { bonusMovement, hinderedPoints, walkedPoints } from '../map/movement';
import { isTokenImmune, takeTokens, tokensOn } from './tokens';
import { tokenCount } from '../state/tokens';

/** C4, C7: what of SLOW and KNOCK DOWN counts on a hero or an ally. */
export const hindrancesOn = (play: Play, id: string): readonly Hindrance[] => {
  if (!heroIn(play.adventure, id) && !allyIn(play.adventure, id)) return [];
  const tokens = tokensOn(play, id);
  return HINDRANCES.filter(
    (kind) => tokenCount(tokens, kind) > 0 && !isTokenImmune(play, id, kind),
  );
};

const ownTurn = ({ adventure: { turn } }: Play, id: string): Turn | null =>
  turn?.figure === id && !turn.over ? turn : null;

function setGranted(play: Play, id: string, granted: number, cause: Cause): void {
  if (ownTurn(play, id)?.granted === granted) return;
  play.add({ type: 'movementGranted', v: 1, cause, who: refOf(play, id), granted });
}

/** C7: a movement of so many points; what hampers it comes off. Whatever was left before is gone (M12). */
export function grantMovement(play: Play, id: string, points: number): void {
  const granted = hinderedPoints(play.adventure, id, points);
  takeTokens(play, id, hindrancesOn(play, id), 'C7');
  if (!ownTurn(play, id) || !heroIn(play.adventure, id)) return;
  const bonus = bonusMovement(play.adventure, id);
  setGranted(play, id, walkedPoints(play.adventure, id) + granted - bonus, 'C7');
}

/** M12: a cube action or a reaction ends a movement under way. */
export function forfeitMovement(play: Play, id: string): void {
  if (ownTurn(play, id)?.granted === undefined) return;
  const bonus = bonusMovement(play.adventure, id);
  setGranted(play, id, walkedPoints(play.adventure, id) - bonus, 'M12');
}

/**
 * C7: the free movement is his in every turn, and standing still is one: what hampered him when the
 * turn began comes off with it, unless another movement took it.
 */
export function hindrancesOff(play: Play, { figure, hampered = [], actions }: Turn): void {
  if (figure === null || actions.includes('move')) return;
  const left = hindrancesOn(play, figure).filter((kind) => hampered.includes(kind));
  takeTokens(play, figure, left, 'C7');
}
