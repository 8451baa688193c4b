import type { Cause } from '../../base/event';
import { TRACK } from '../../initiative/track';
import type { TrackSpot } from '../../model/catalogue';
import { theCard } from '../figures';
import { refuse, type Play } from '../play';

/** Index in `TRACK`; −1: no place there. */
export const placeOfSpot = (spot: TrackSpot | null): number =>
  TRACK.findIndex(
    (place) => place.kind === 'rune' && place.rune === spot?.rune && place.row === spot.row,
  );

/** S6: the other side up, at its own rune if it has one. S7: still ahead, it acts again. */
export function turnCardOver(play: Play, id: string, cause: Cause): void {
  const card = theCard(play, id);
  const face = card.back ?? refuse({ code: 'no-other-side' });
  const spot = face.track ?? card.spot;
  const { acted, turn } = play.adventure;
  const again = acted.includes(id) && turn !== null && placeOfSpot(spot) > turn.place;
  play.add({ type: 'cardTurned', v: 1, cause, card: id, face, back: card.face, spot, again });
}
