import type { Cause } from '@/src/rules/base/event';
import type { CardFace, TrackSpot } from '@/src/rules/model/catalogue';
import { theCard } from '../play/figures';
import { refuse, type Play } from '../play';
import type { CardInPlay } from '../state/monster';
import { placeOfSpot, tokenTurn } from '../track';

/** S6: where the new side is printed; a side without a place of its own stays where it lies. */
const spotOf = ({ face, spot }: CardInPlay, next: CardFace): TrackSpot | null => {
  if (next.track === null) return spot;
  const same = face.track?.rune === next.track.rune && face.track.row === next.track.row;
  return same ? spot : next.track;
};

/** S6: the other side up, at its own rune if it has one. S7: still ahead, it acts again. */
export function turnCardOver(play: Play, id: string, cause: Cause): void {
  const card = theCard(play, id);
  const face = card.back ?? refuse({ code: 'no-other-side' });
  const spot = spotOf(card, face);
  const token = tokenTurn(play.adventure);
  const acted = play.adventure.acted.includes(id);
  const again = acted && spot !== null && token !== null && placeOfSpot(spot) > token.place;
  play.add({ type: 'cardTurned', v: 1, cause, card: id, face, back: card.face, spot, again });
}
