import { at, intRows, NONE, noInts, type Ints } from '../base/ints';
import { NEAR, ZONE_FIELDS, type ZoneLayout, type Zones } from './board';
import { linkNear, type Grid } from './links';

/** The fields: those figures can use first. */
export interface ZoneSource extends Grid {
  readonly count: number;
  readonly all: number;
  readonly x: Ints;
  readonly y: Ints;
}

/** The 2×2 blocks at even coordinates that hold a field (G1, G3), and the one of each field. */
export const layZones = (
  source: ZoneSource,
): { readonly zones: ZoneLayout; readonly zone: Ints } => {
  const { grid, count } = numberZones(source);
  const zone = zoneOfFields(source, grid);
  const fields = fieldsOfZones(count, zone, source);
  const { x, y, complete } = placeZones(fields, count, source);
  const around = linkNear(grid, count);
  const near = linkComplete(around, complete);
  return { zone, zones: { count, x, y, fields, complete, around, near } };
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

const placeZones = (fields: Ints, count: number, source: ZoneSource) => {
  const row = intRows(3, count);
  const [x, y, complete] = [row(), row(), row()];
  for (let zone = 0; zone < count; zone++) {
    const first = firstField(fields, zone);
    x[zone] = at(source.x, first) & ~1;
    y[zone] = at(source.y, first) & ~1;
    complete[zone] = isComplete(fields, zone) ? 1 : 0;
  }
  return { x, y, complete };
};

/** Its first field in reading order, which says its level. */
const firstField = (fields: Ints, zone: number): number => {
  let slot = zone * ZONE_FIELDS;
  while (at(fields, slot) === NONE) slot++;
  return at(fields, slot);
};

const isComplete = (fields: Ints, zone: number): boolean => {
  for (let slot = zone * ZONE_FIELDS; slot < (zone + 1) * ZONE_FIELDS; slot++) {
    if (at(fields, slot) === NONE) return false;
  }
  return true;
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

/** What is painted on the fields. */
interface Painted {
  readonly hazard: Ints;
  readonly dark: Ints;
  readonly blocked: Ints;
}

/** A zone has the level of its fields and what is painted on one of them. */
export const paintZones = (
  layout: ZoneLayout,
  source: Painted & { readonly level: Ints },
): Zones => {
  const { count, x, y, fields, complete, around, near } = layout;
  const row = intRows(4, count);
  const [level, hazard, dark, blocked] = [row(), row(), row(), row()];
  const painted = { hazard, dark, blocked };
  for (let zone = 0; zone < count; zone++) {
    level[zone] = at(source.level, firstField(fields, zone));
    paintZone(painted, zone, fields, source);
  }
  return { count, x, y, fields, complete, around, near, level, hazard, dark, blocked };
};

/** A zone has what one of its fields has (M7). */
export const paintZone = (
  into: Readonly<Record<keyof Painted, Int32Array>>,
  zone: number,
  fields: Ints,
  source: Painted,
): void => {
  let hazard = 0;
  let dark = 0;
  let blocked = 0;
  for (let slot = zone * ZONE_FIELDS; slot < (zone + 1) * ZONE_FIELDS; slot++) {
    const field = at(fields, slot);
    if (field === NONE) continue;
    hazard |= at(source.hazard, field);
    dark |= at(source.dark, field);
    blocked |= at(source.blocked, field);
  }
  into.hazard[zone] = hazard;
  into.dark[zone] = dark;
  into.blocked[zone] = blocked;
};
