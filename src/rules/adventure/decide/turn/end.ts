import type { Cause } from '../../../base/event';
import { TRACK } from '../../../initiative/track';
import type { CardFace, TrackSpot } from '../../../model/catalogue';
import { recallIfEmpty } from '../../consequences/cubes';
import { touch } from '../../consequences/ground';
import { allyIn, cardIn, heroIn, monsterIn, refIn } from '../../figures';
import type { Play } from '../../play';
import type { Turn } from '../../state/adventure';
import type { Ground } from '../../state/hero';
import type { CardInPlay } from '../../state/monster';
import { OUT_OF_ORDER } from '../../track';

const causeOf = (ground: Ground): Cause => (ground === 'darkness' ? 'N11' : 'M4');

/** M4, N11: what the figure stands on when its own turn ends; then Q3. */
function leaveTurn(play: Play, id: string): void {
  const { adventure } = play;
  const figure = heroIn(adventure, id) ?? monsterIn(adventure, id) ?? allyIn(adventure, id);
  for (const ground of figure?.on ?? []) touch(play, id, ground, causeOf(ground));
  if (heroIn(play.adventure, id)) recallIfEmpty(play, id);
}

/** Ends the running turn; one out of order gives way to the turn it interrupted. */
export function endTurn(play: Play): void {
  const { turn } = play.adventure;
  if (turn === null) return;
  const who = turn.figure === null ? null : (refIn(play.adventure, turn.figure) ?? null);
  if (turn.figure !== null) leaveTurn(play, turn.figure);
  play.add({ type: 'turnEnded', v: 1, cause: 'I1', key: turn.key, who });
  if (turn.place !== OUT_OF_ORDER && turn.waiting.length === 0) turnOver(play, turn);
}

/** S6: a complex monster's card, after all its figures; S7: ahead of the token it acts again. */
function turnOver(play: Play, { key, place }: Turn): void {
  const card = cardIn(play.adventure, key);
  if (!card?.back) return;
  const spot = spotOf(card, card.back);
  const again = spot !== null && placeOf(spot) > place;
  play.add({
    type: 'cardTurned',
    v: 1,
    cause: again ? 'S7' : 'S6',
    ...{ card: key, face: card.back, back: card.face, spot, again },
  });
}

/** S6: where the new side is printed; a side without a place of its own stays where it lies. */
const spotOf = ({ face, spot }: CardInPlay, next: CardFace): TrackSpot | null => {
  if (next.track === null) return spot;
  const same = face.track?.rune === next.track.rune && face.track.row === next.track.row;
  return same ? spot : next.track;
};

const placeOf = ({ rune, row }: TrackSpot): number =>
  TRACK.findIndex((place) => place.kind === 'rune' && place.rune === rune && place.row === row);
