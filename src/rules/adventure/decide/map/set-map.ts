import { canonicalText } from '@/src/rules/base/hash';
import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import { piecesFault } from '@/src/rules/dungeon/check';
import type { DungeonMap } from '@/src/rules/dungeon/map';
import { thingsFault } from '@/src/rules/dungeon/things';
import type { MapCommand } from '@/src/rules/adventure/commands';
import { refOf } from '@/src/rules/adventure/play/figures';
import { everybody, placeFault, sizeOf } from '@/src/rules/adventure/map/standing';
import { type Play } from '@/src/rules/adventure/play';
import type { Adventure } from '@/src/rules/adventure/state/adventure';
import { checkLength } from '../check';
import { groundsFollow, refuseIf } from './checks';

/** Ids of another map may be taken here already. */
function numberedAnew(map: DungeonMap, serial: number): DungeonMap {
  let last = serial;
  const anew = <Item>(kind: string, items: readonly Item[]) =>
    items.map((item) => ({ ...item, id: `${kind}-${(last += 1)}` }));
  return {
    sheets: anew('sheet', map.sheets),
    trays: anew('tray', map.trays),
    bridges: anew('bridge', map.bridges),
    objects: anew('object', map.objects),
    darkness: anew('darkness', map.darkness),
  };
}

function checkMap(map: DungeonMap): void {
  refuseIf(piecesFault(map));
  for (const { name } of [...map.sheets, ...map.bridges, ...map.objects]) {
    checkLength(name, LONGEST_NAME);
  }
  refuseIf(thingsFault(map));
}

/** Whoever cannot stand where he stood is off the map. */
const homeless = (adventure: Adventure): readonly string[] =>
  everybody(adventure)
    .filter(({ id, at }) => {
      if (at === null) return false;
      return placeFault(adventure, at, sizeOf(adventure, id), [id]) !== undefined;
    })
    .map(({ id }) => id);

/** From a file or a link: checked as a whole, and taken over as a whole. */
export function setMap(play: Play, command: Extract<MapCommand, { kind: 'setMap' }>): void {
  const before = play.adventure;
  if (canonicalText(command.map) === canonicalText(before.map)) return;
  if (command.map !== null) checkMap(command.map);
  const map = command.map === null ? null : numberedAnew(command.map, before.serial);
  for (const id of homeless({ ...before, map })) {
    play.add({ type: 'figurePlaced', v: 1, cause: 'table', who: refOf(play, id), at: null });
  }
  play.add({ type: 'mapSet', v: 1, cause: 'table', map });
  groundsFollow(play, before);
}
