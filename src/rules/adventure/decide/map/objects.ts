import { samePosition } from '@/src/rules/base/position';
import { zoneCorner } from '@/src/rules/dungeon/coordinates';
import { blocksByItself, MAP_OBJECTS, MAX_OBJECTS, type MapObject } from '@/src/rules/dungeon/map';
import { objectFault } from '@/src/rules/dungeon/things';
import type { MapCommand } from '@/src/rules/adventure/commands';
import { holdersOf } from '@/src/rules/adventure/map/standing';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { checkNumber } from '../check';
import { checkedName, refuseIf, theMap } from './checks';
import { newId } from './pieces';

type Of<Kind extends MapCommand['kind']> = Extract<MapCommand, { kind: Kind }>;

const MAX_CHARGES = 99;

const checkCharges = (charges: number | null): void => {
  if (charges !== null) checkNumber(charges, 0, MAX_CHARGES);
};

const theObject = (play: Play, id: string): MapObject =>
  theMap(play).objects.find((object) => object.id === id) ?? refuse({ code: 'unknown-thing' });

/** Z2: one trap a zone; a map from elsewhere is taken as it is. */
function checkTrap(play: Play, { id, kind, at }: MapObject): void {
  if (kind !== 'trap') return;
  const zone = zoneCorner(at);
  const lies = (other: MapObject) =>
    other.kind === 'trap' && other.id !== id && samePosition(zoneCorner(other.at), zone);
  if (theMap(play).objects.some(lies)) refuse({ code: 'trap-there', zone: zone.join() });
}

/** O2: nothing that is in the way lies where somebody stands. */
function setObject(play: Play, object: MapObject): void {
  refuseIf(objectFault(theMap(play), object));
  checkTrap(play, object);
  if (object.blocks && holdersOf(play.adventure, [object.at]).length > 0) {
    refuse({ code: 'field-taken' });
  }
  play.add({ type: 'objectSet', v: 1, cause: 'table', object });
}

/** Monsters with SLAUGHTER hunt NPC tokens: they always hold their field. */
const isInTheWay = ({ object, blocks }: Of<'putObject'>): boolean =>
  object === 'npc' || (blocks ?? blocksByItself(object));

export function putObject(play: Play, command: Of<'putObject'>): void {
  const { object: kind, at, name = '', charges = null, safe = false } = command;
  if (!MAP_OBJECTS.includes(kind)) refuse({ code: 'unknown-thing' });
  if (theMap(play).objects.length >= MAX_OBJECTS) {
    refuse({ code: 'too-many-pieces', most: MAX_OBJECTS });
  }
  checkCharges(charges);
  const id = newId(play, 'object');
  const blocks = isInTheWay(command);
  setObject(play, { id, kind, at, name: checkedName(name), charges, safe, blocks });
}

export function moveObject(play: Play, { object: id, at }: Of<'moveObject'>): void {
  const object = theObject(play, id);
  if (!samePosition(object.at, at)) setObject(play, { ...object, at });
}

export function removeObject(play: Play, { object: id }: Of<'removeObject'>): void {
  play.add({ type: 'objectRemoved', v: 1, cause: 'table', object: theObject(play, id) });
}

export function setCharges(play: Play, { object: id, charges }: Of<'setCharges'>): void {
  checkCharges(charges);
  const object = theObject(play, id);
  if (object.charges === charges) return;
  play.add({ type: 'objectSet', v: 1, cause: 'V4', object: { ...object, charges } });
}
