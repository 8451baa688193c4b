import { at, NONE, noInts, type Ints } from '../base/ints';
import { NEAR, ZONE_FIELDS, type Zones } from './board';
import { linkNear, type Grid } from './links';

export interface ZoneSource extends Grid {
  readonly level: Ints;
  readonly hazard: Ints;
  readonly dark: Ints;
  readonly blocked: Ints;
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** The 2×2 blocks at even coordinates that hold a field (G1, G3). */
export const buildZones = (source: ZoneSource): Zones => {
  const grid = zoneGrid(source);
  const count = 1 + grid.places.reduce((most, zone) => Math.max(most, zone), NONE);
  const zones = emptyZones(count);
  grid.places.forEach((zone, index) => {
    if (zone !== NONE)
      fillZone(zones, zone, 2 * (index % grid.width), 2 * Math.floor(index / grid.width), source);
  });
  const around = linkNear(grid, count);
  return { ...zones, count, around, near: linkComplete(around, zones.complete) };
};

const zoneGrid = ({ width, height, places }: Grid) => {
  const across = Math.ceil(width / 2);
  const zones = noInts(across * Math.ceil(height / 2));
  let count = 0;
  for (let index = 0; index < zones.length; index++) {
    const x = 2 * (index % across);
    const y = 2 * Math.floor(index / across);
    const held = CORNERS.some(
      ([dx, dy]) =>
        x + dx < width && y + dy < height && at(places, (y + dy) * width + x + dx) !== NONE,
    );
    if (held) zones[index] = count++;
  }
  return { width: across, height: Math.ceil(height / 2), places: zones };
};

const emptyZones = (count: number) => ({
  x: new Int32Array(count),
  y: new Int32Array(count),
  level: new Int32Array(count),
  hazard: new Int32Array(count),
  dark: new Int32Array(count),
  blocked: new Int32Array(count),
  complete: new Int32Array(count),
  fields: noInts(count * ZONE_FIELDS),
});

const fillZone = (
  zones: ReturnType<typeof emptyZones>,
  zone: number,
  x: number,
  y: number,
  { width, height, places, level, hazard, dark, blocked }: ZoneSource,
): void => {
  const inside = CORNERS.map(([dx, dy]) =>
    x + dx < width && y + dy < height ? at(places, (y + dy) * width + x + dx) : NONE,
  );
  const held = inside.filter((field) => field !== NONE);
  zones.x[zone] = x;
  zones.y[zone] = y;
  zones.level[zone] = at(level, held[0] ?? 0);
  zones.hazard[zone] = held.reduce((bits, field) => bits | at(hazard, field), 0);
  zones.dark[zone] = held.reduce((bits, field) => bits | at(dark, field), 0);
  zones.blocked[zone] = held.reduce((bits, field) => bits | at(blocked, field), 0);
  zones.complete[zone] = held.length === ZONE_FIELDS ? 1 : 0;
  zones.fields.set(inside, zone * ZONE_FIELDS);
};

/** Large figures step over complete zones only (G4). */
const linkComplete = (around: Ints, complete: Ints): Int32Array => {
  const near = noInts(around.length);
  for (let zone = 0; zone < complete.length; zone++) {
    if (at(complete, zone) === 0) continue;
    let slot = zone * NEAR;
    for (let link = slot; link < (zone + 1) * NEAR; link++) {
      const other = at(around, link);
      if (other !== NONE && at(complete, other) === 1) near[slot++] = other;
    }
  }
  return near;
};
