import { fieldsOf, groundAt, placeFault, sizeOf } from '@/src/rules/adventure/map/standing';
import type { Adventure } from '@/src/rules/adventure/state/adventure';
import { piecesFault } from '@/src/rules/dungeon/check';
import type { DungeonMap } from '@/src/rules/dungeon/map';
import { pieceId, piecesOf } from '@/src/rules/dungeon/pieces';
import { thingsFault } from '@/src/rules/dungeon/things';
import type { Faults } from './fault';

const everybody = ({ heroes, allies, monsters }: Adventure) => [...heroes, ...allies, ...monsters];

/** Everybody stands on the map, where he may stand, and on a field of his own. */
const standingFaults = (adventure: Adventure): Faults => {
  const placed = everybody(adventure).filter(({ at }) => at !== null);
  const held = placed.flatMap(({ id }) => fieldsOf(adventure, id).map((field) => field.join()));
  const alone = new Set(held).size === held.length;
  return [
    ...(alone ? [] : ['two figures on a field']),
    ...placed.flatMap(({ id, at }) => {
      const fault = at && placeFault(adventure, at, sizeOf(adventure, id), [id]);
      return fault ? [`${id} at ${at.join()}: ${fault.code}`] : [];
    }),
  ];
};

/** The same map is looked at once. */
const looked = new WeakMap<DungeonMap, Faults>();

const lookAt = (map: DungeonMap): Faults => {
  const fault = piecesFault(map) ?? thingsFault(map);
  return fault ? [`map: ${fault.code}`] : [];
};

const mapItself = (map: DungeonMap): Faults => {
  const faults = looked.get(map) ?? lookAt(map);
  looked.set(map, faults);
  return faults;
};

const pieceFaults = (map: DungeonMap, serial: number): Faults => {
  const ids = [...piecesOf(map).map(pieceId), ...map.objects.map(({ id }) => id)];
  const all = [...ids, ...map.darkness.map(({ id }) => id)];
  const late = all.filter((id) => Number(id.split(/[-.]/)[1]) > serial);
  return [
    ...mapItself(map),
    ...(new Set(all).size === all.length ? [] : ['an id twice on the map']),
    ...late.map((id) => `${id} is beyond the serial number ${serial}`),
  ];
};

/** What holds for every map of a running adventure. */
export const mapFaults = (adventure: Adventure): Faults => {
  const { map, serial } = adventure;
  if (map !== null) return [...pieceFaults(map, serial), ...standingFaults(adventure)];
  const lost = everybody(adventure).filter(({ at }) => at !== null);
  return lost.map(({ id }) => `${id} stands on no map`);
};

/** What a figure stands on follows from the map, once it has moved there. */
export const groundFaults = (adventure: Adventure, moved: readonly string[]): Faults =>
  everybody(adventure).flatMap(({ id, at, on }) => {
    if (adventure.map === null || at === null || !moved.includes(id)) return [];
    const ground = groundAt(adventure.map, at, sizeOf(adventure, id));
    return ground.join() === on.join() ? [] : [`${id} on ${on.join()}, should be ${ground.join()}`];
  });
