import type { Position } from '@/src/rules/base/position';
import { FALL_DAMAGE, isFall } from '@/src/rules/harm/way-harm';
import { levelOf, standingAt } from '@/src/rules/adventure/board/place';
import { touch } from '@/src/rules/adventure/consequences/ground';
import { harm } from '@/src/rules/adventure/consequences/harm';
import { groundFor, putOnMap } from '@/src/rules/adventure/consequences/on-the-map';
import { isInPlay } from '@/src/rules/adventure/consequences/tokens';
import { inSameZone, springTraps } from '@/src/rules/adventure/consequences/traps';
import { heroIn } from '@/src/rules/adventure/state/figures';
import { placeFault, sizeOf } from '@/src/rules/adventure/map/standing';
import type { Play } from '@/src/rules/adventure/play';

/** M2. */
function fallOff(play: Play, id: string, from: Position, to: Position): void {
  const size = sizeOf(play.adventure, id);
  const [above, below] = [from, to].map((at) => standingAt(play.adventure, at, size));
  if (!above || !below || !isFall(levelOf(above), levelOf(below))) return;
  harm(play, id, { amount: FALL_DAMAGE, preventable: false, cause: 'M2' });
}

/** M4, N11: each kind once a turn. */
function enter(play: Play, id: string, at: Position): void {
  for (const ground of groundFor(play, id, at)) {
    touch(play, id, ground, ground === 'darkness' ? 'N11' : 'M4');
  }
}

const isDown = ({ adventure }: Play, id: string): boolean =>
  heroIn(adventure, id)?.unconscious ?? false;

/** D11, O1: a hero lies where he fell, or on the last field before it that nobody holds. */
function lieDown(play: Play, id: string, walked: readonly Position[]): void {
  const isFree = (at: Position) => placeFault(play.adventure, at, 'small', [id]) === undefined;
  const at = [...walked].reverse().find(isFree);
  if (at !== undefined) putOnMap(play, id, at, 'D11');
}

/** What happens besides at each place entered, such as trampling; nothing for a figure gone. */
export type AtEach = (at: Position) => void;

/**
 * A monster goes from place to place. JUMP enters the last one only and nobody falls (M5);
 * whoever dies or falls unconscious on the way goes no further (S8, D11).
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
  const wasDown = isDown(play, id);
  const steps = jump ? [end] : way.slice(1);
  for (const [index, to] of steps.entries()) {
    const from = way[index] ?? to;
    if (!jump) fallOff(play, id, from, to);
    enter(play, id, to);
    if (!inSameZone(from, to)) springTraps(play, id, to);
    if (!isInPlay(play, id)) return;
    if (!wasDown && isDown(play, id)) return lieDown(play, id, way.slice(0, index + 2));
    atEach(to);
  }
}
