import { at, NONE, noInts, type Ints } from '../base/ints';
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
  const { held, ...zones } = filledZones(count, zone, source);
  const complete = completeOf(held);
  const around = linkNear(grid, count);
  const near = linkComplete(around, complete);
  return { zone, zones: { ...zones, count, complete, around, near } };
};

const numberZones = (source: ZoneSource) => {
  const grid = { width: Math.ceil(source.width / 2), height: Math.ceil(source.height / 2) };
  const zones = noInts(grid.width * grid.height);
  for (let field = 0; field < source.count; field++) {
    zones[(at(source.y, field) >> 1) * grid.width + (at(source.x, field) >> 1)] = 0;
  }
  let count = 0;
  for (let index = 0; index < zones.length; index++) if (zones[index] === 0) zones[index] = count++;
  return { grid: { ...grid, places: zones }, count };
};

const zoneOfFields = ({ all, x, y }: ZoneSource, { width, places }: Grid): Int32Array => {
  const zone = new Int32Array(all);
  for (let field = 0; field < all; field++) {
    zone[field] = at(places, (at(y, field) >> 1) * width + (at(x, field) >> 1));
  }
  return zone;
};

const emptyZones = (count: number) => ({
  x: new Int32Array(count),
  y: new Int32Array(count),
  level: new Int32Array(count),
  hazard: new Int32Array(count),
  dark: new Int32Array(count),
  blocked: new Int32Array(count),
  held: new Int32Array(count),
  fields: noInts(count * ZONE_FIELDS),
});

/** Fields come in reading order, so the first of a zone says its level. */
const filledZones = (count: number, zone: Ints, source: ZoneSource) => {
  const zones = emptyZones(count);
  const { x, y, level, hazard, dark, blocked, held, fields } = zones;
  for (let field = 0; field < source.count; field++) {
    const into = at(zone, field);
    const [left, top] = [at(source.x, field), at(source.y, field)];
    if (at(held, into) === 0) {
      x[into] = left & ~1;
      y[into] = top & ~1;
      level[into] = at(source.level, field);
    }
    fields[into * ZONE_FIELDS + 2 * (top & 1) + (left & 1)] = field;
    held[into] = at(held, into) + 1;
    hazard[into] = at(hazard, into) | at(source.hazard, field);
    dark[into] = at(dark, into) | at(source.dark, field);
    blocked[into] = at(blocked, into) | at(source.blocked, field);
  }
  return zones;
};

const completeOf = (held: Ints): Int32Array => {
  const complete = new Int32Array(held.length);
  for (let zone = 0; zone < held.length; zone++) {
    complete[zone] = at(held, zone) === ZONE_FIELDS ? 1 : 0;
  }
  return complete;
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
