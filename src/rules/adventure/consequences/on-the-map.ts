import type { Cause } from '@/src/rules/base/event';
import { samePosition, type Position } from '@/src/rules/base/position';
import type { DarkCell } from '@/src/rules/darkness/placed-tiles';
import { refOf } from '../play/figures';
import { everybody, groundAt, sizeOf, standingIn } from '../map/standing';
import type { Play } from '../play';
import { GROUNDS, type Ground } from '../state/hero';

/** What a figure would stand on there (M4, M7, N11). */
export const groundFor = ({ adventure }: Play, id: string, at: Position): readonly Ground[] =>
  adventure.map === null ? [] : groundAt(adventure.map, at, sizeOf(adventure, id));

/** What a figure stands on follows from where it stands. */
export function followGround(play: Play, id: string, cause: Cause): void {
  const figure = standingIn(play.adventure, id);
  if (!figure || figure.at === null) return;
  const on = groundFor(play, id, figure.at);
  if (on.join() === GROUNDS.filter((ground) => figure.on.includes(ground)).join()) return;
  play.add({ type: 'groundSet', v: 1, cause, who: refOf(play, id), on });
}

/** Puts a figure down; nothing happens to it by that alone. `walked`: points spent so far (Q1). */
export function putOnMap(
  play: Play,
  id: string,
  at: Position,
  cause: Cause,
  walked?: number,
): void {
  const before = standingIn(play.adventure, id)?.at ?? null;
  const spent = walked === undefined ? {} : { walked };
  if (before === null || walked !== undefined || !samePosition(before, at)) {
    play.add({ type: 'figurePlaced', v: 1, cause, who: refOf(play, id), at, ...spent });
  }
  followGround(play, id, cause);
}

/** A piece of darkness; whoever stands on it now stands in the dark, monsters too (N11). */
export function layPiece(play: Play, cells: readonly DarkCell[], cause: Cause): void {
  const id = `darkness-${play.adventure.serial + 1}`;
  play.add({ type: 'darknessLaid', v: 1, cause, tile: { id, cells } });
  for (const figure of everybody(play.adventure)) followGround(play, figure.id, cause);
}
