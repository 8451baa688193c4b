import { at, intRows, NONE, noInts, type Ints } from '../base/ints';
import { NEAR, ZONE_FIELDS, type Zones } from './board';
import { linkNear, type Grid } from './links';

/** The fields: those figures can use first. */
export interface ZoneSource extends Grid {
  readonly count: number;
  readonly all: number;
  readonly x: Ints;
  readonly y: Ints;
  readonly level: Ints;
  readonly hazard: Ints;
  readonly dark: Ints;
  readonly blocked: Ints;
}

/** The 2×2 blocks at even coordinates that hold a field (G1, G3), and the one of each field. */
export const buildZones = (source: ZoneSource): { readonly zones: Zones; readonly zone: Ints } => {
  const { grid, count } = numberZones(source);
  const zone = zoneOfFields(source, grid);
  const zones = filledZones(fieldsOfZones(count, zone, source), count, source);
  const around = linkNear(grid, count);
  return { zone, zones: { ...zones, around, near: linkComplete(around, zones.complete) } };
};

const numberZones = ({ width, height, count: fields, x, y }: ZoneSource) => {
  const grid = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const places = noInts(grid.width * grid.height);
  for (let field = 0; field < fields; field++) {
    places[(at(y, field) >> 1) * grid.width + (at(x, field) >> 1)] = 0;
  }
  let count = 0;
  for (let index = 0; index < places.length; index++) {
    if (at(places, index) !== NONE) places[index] = count++;
  }
  return { grid: { ...grid, places }, count };
};

const zoneOfFields = ({ all, x, y }: ZoneSource, { width, places }: Grid): Int32Array => {
  const zone = new Int32Array(all);
  for (let field = 0; field < all; field++) {
    zone[field] = at(places, (at(y, field) >> 1) * width + (at(x, field) >> 1));
  }
  return zone;
};

const fieldsOfZones = (zones: number, zone: Ints, { count, x, y }: ZoneSource): Int32Array => {
  const fields = noInts(zones * ZONE_FIELDS);
  for (let field = 0; field < count; field++) {
    fields[at(zone, field) * ZONE_FIELDS + 2 * (at(y, field) & 1) + (at(x, field) & 1)] = field;
  }
  return fields;
};

const filledZones = (fields: Ints, count: number, source: ZoneSource) => {
  const row = intRows(7, count);
  const [x, y, level, complete] = [row(), row(), row(), row()];
  const painted = { hazard: row(), dark: row(), blocked: row() };
  for (let zone = 0; zone < count; zone++) {
    const first = firstField(fields, zone);
    x[zone] = at(source.x, first) & ~1;
    y[zone] = at(source.y, first) & ~1;
    level[zone] = at(source.level, first);
    complete[zone] = paintZone(painted, zone, fields, source) === ZONE_FIELDS ? 1 : 0;
  }
  return { count, x, y, level, ...painted, fields, complete };
};

/** Its first field in reading order, which says its level. */
const firstField = (fields: Ints, zone: number): number => {
  let slot = zone * ZONE_FIELDS;
  while (at(fields, slot) === NONE) slot++;
  return at(fields, slot);
};

/** What a place has from what is painted on its fields. */
interface Painted {
  readonly hazard: Int32Array;
  readonly dark: Int32Array;
  readonly blocked: Int32Array;
}

/** A zone has what one of its fields has (M7); how many it holds. */
export const paintZone = (
  into: Painted,
  zone: number,
  fields: Ints,
  source: Pick<ZoneSource, 'hazard' | 'dark' | 'blocked'>,
): number => {
  let hazard = 0;
  let dark = 0;
  let blocked = 0;
  let held = 0;
  for (let slot = zone * ZONE_FIELDS; slot < (zone + 1) * ZONE_FIELDS; slot++) {
    const field = at(fields, slot);
    if (field === NONE) continue;
    held++;
    hazard |= at(source.hazard, field);
    dark |= at(source.dark, field);
    blocked |= at(source.blocked, field);
  }
  into.hazard[zone] = hazard;
  into.dark[zone] = dark;
  into.blocked[zone] = blocked;
  return held;
};

/** Large figures step over complete zones only (G4); where all are, to every one around. */
const linkComplete = (around: Ints, complete: Int32Array): Ints => {
  if (!complete.includes(0)) return around;
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
