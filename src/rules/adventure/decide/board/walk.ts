import type { Position } from '../../../base/position';
import { levelOf, standingAt } from '../../board/place';
import { touch } from '../../consequences/ground';
import { harm } from '../../consequences/harm';
import { groundFor, putOnMap } from '../../consequences/on-the-map';
import { isInPlay } from '../../consequences/tokens';
import { inSameZone, springTraps } from '../../consequences/traps';
import { sizeOf } from '../../map/standing';
import type { Play } from '../../play';

const FALL_DAMAGE = 2;
const FALL = 2;

/** M2: from level 2 straight down to 0. */
function fallOff(play: Play, id: string, from: Position, to: Position): void {
  const size = sizeOf(play.adventure, id);
  const [above, below] = [from, to].map((at) => standingAt(play.adventure, at, size));
  if (!above || !below || levelOf(above) - levelOf(below) !== FALL) return;
  harm(play, id, { amount: FALL_DAMAGE, preventable: false, cause: 'M2' });
}

/** M4, N11: each kind once a turn. */
function enter(play: Play, id: string, at: Position): void {
  for (const ground of groundFor(play, id, at)) {
    touch(play, id, ground, ground === 'darkness' ? 'N11' : 'M4');
  }
}

/** What happens besides at each place entered, such as trampling; nothing for a figure gone. */
export type AtEach = (at: Position) => void;

/**
 * A monster goes from place to place. SPRUNG enters the last one only and nobody falls (M5);
 * whoever dies on the way goes no further (S8).
 */
export function walkOver(
  play: Play,
  id: string,
  way: readonly Position[],
  jump: boolean,
  atEach: AtEach = () => undefined,
): void {
  const end = way.at(-1);
  if (end === undefined || way.length < 2) return;
  putOnMap(play, id, end, 'S4');
  const steps = jump ? [end] : way.slice(1);
  steps.forEach((to, index) => {
    if (!isInPlay(play, id)) return;
    if (!jump) fallOff(play, id, way[index] ?? to, to);
    enter(play, id, to);
    if (!inSameZone(way[index] ?? to, to)) springTraps(play, id, to);
    if (isInPlay(play, id)) atEach(to);
  });
}
