import type { Position } from '@/src/rules/base/position';
import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import type { DungeonMap } from '@/src/rules/dungeon/map';
import type { AdventureRefusal } from '@/src/rules/adventure/commands';
import { followGround } from '@/src/rules/adventure/consequences/on-the-map';
import { everybody, groundAt, sizeOf } from '@/src/rules/adventure/map/standing';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { Adventure } from '@/src/rules/adventure/state/adventure';
import { checkLength } from '../check';

export const theMap = ({ adventure }: Play): DungeonMap =>
  adventure.map ?? refuse({ code: 'no-map' });

export function refuseIf(fault: AdventureRefusal | undefined): void {
  if (fault) refuse(fault);
}

/** Names as printed, without the blanks around them. */
export function checkedName(name: string): string {
  const trimmed = name.trim();
  checkLength(trimmed, LONGEST_NAME);
  return trimmed;
}

const groundBelow = (adventure: Adventure, id: string, at: Position): string =>
  adventure.map === null ? '' : groundAt(adventure.map, at, sizeOf(adventure, id)).join();

/** M4, N11: where the ground below somebody has changed, what he stands on follows; no effects. */
export function groundsFollow(play: Play, before: Adventure): void {
  for (const { id, at } of everybody(play.adventure)) {
    if (at === null) continue;
    const changed = groundBelow(before, id, at) !== groundBelow(play.adventure, id, at);
    if (changed) followGround(play, id, 'table');
  }
}
