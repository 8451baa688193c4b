import { samePosition } from '@/src/rules/base/position';
import type { MapCommand } from '@/src/rules/adventure/commands';
import { putOnMap } from '@/src/rules/adventure/consequences/on-the-map';
import { refOf, theMonster } from '@/src/rules/adventure/play/figures';
import { placeFault, sizeOf, standingIn } from '@/src/rules/adventure/map/standing';
import type { Play } from '@/src/rules/adventure/play';
import { walkOver } from '../board/walk';
import { refuseIf, theMap } from './checks';

type Of<Kind extends MapCommand['kind']> = Extract<MapCommand, { kind: Kind }>;

/** Setup and corrections: nothing happens to the figure. */
export function placeFigure(play: Play, { figure: id, at }: Of<'placeFigure'>): void {
  const who = refOf(play, id);
  const { at: before, on } = standingIn(play.adventure, id) ?? { at: null, on: [] };
  if (at === null) {
    if (before === null) return;
    play.add({ type: 'figurePlaced', v: 1, cause: 'table', who, at });
    if (on.length > 0) play.add({ type: 'groundSet', v: 1, cause: 'table', who, on: [] });
    return;
  }
  theMap(play);
  if (before !== null && samePosition(before, at)) return;
  refuseIf(placeFault(play.adventure, at, sizeOf(play.adventure, id), [id]));
  putOnMap(play, id, at, 'table');
}

/** R1: pushed aside by something that is no figure. It enters its new field, and may fall. */
export function displace(play: Play, { monster: id, at }: Of<'displace'>): void {
  theMap(play);
  const from = theMonster(play, id).at;
  if (from !== null && samePosition(from, at)) return;
  refuseIf(placeFault(play.adventure, at, sizeOf(play.adventure, id), [id]));
  walkOver(play, id, [from ?? at, at], false);
}
