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

/** Q1, M3: what the acting hero's walk adds to his turn. */
export interface Walked {
  readonly walked?: number;
  readonly difficult?: true;
}

/** Puts a figure down; nothing happens to it by that alone. */
export function putOnMap(
  play: Play,
  id: string,
  at: Position,
  cause: Cause,
  spent: Walked = {},
): void {
  const before = standingIn(play.adventure, id)?.at ?? null;
  if (before === null || spent.walked !== undefined || !samePosition(before, at)) {
    const from = before === null ? {} : { from: before };
    play.add({ type: 'figurePlaced', v: 1, cause, who: refOf(play, id), at, ...from, ...spent });
  }
  followGround(play, id, cause);
}

/** A piece of darkness; whoever stands on it now stands in the dark, monsters too (N11). */
export function layPiece(play: Play, cells: readonly DarkCell[], cause: Cause): void {
  const id = `darkness-${play.adventure.serial + 1}`;
  play.add({ type: 'darknessLaid', v: 1, cause, tile: { id, cells } });
  for (const figure of everybody(play.adventure)) followGround(play, figure.id, cause);
}
