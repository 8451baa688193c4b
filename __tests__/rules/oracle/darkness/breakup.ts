import { isSpawnPoint, mayBeDark, type Field } from './fields';
import { missingFields } from './missing';
import { fieldsKey } from './placements';
import { darken, type Dark, type Position, type Standing } from './position';
import { chooseTarget } from './target';

/** A way found so far: the singles placed, in which darkness they lie, and how many are left. */
export interface Way {
  readonly placed: readonly Field[];
  readonly dark: Dark;
  readonly left: number;
}

/** What a single on this field uses up; nothing if it may not lie there. */
function price(position: Position, way: Way, field: Field): number | undefined {
  const { off } = position;
  if (!mayBeDark(field, off)) return undefined;
  if (way.dark[field.id] === true && off !== 'N7-not-dark') return undefined;
  if (field.terrain === 'D' && off !== 'N13-no-place') return undefined;
  const source = off === 'N7-just-placed' ? position.dark : way.dark;
  const touched = (position.singleTouch[field.id] ?? []).filter((other) => source[other.id]);
  const onSpawn = isSpawnPoint(field, off);
  const legal = (onSpawn && off !== 'N7-spawn') || (touched.length > 0 && off !== 'N7-touch');
  if (!legal) return undefined;
  const isLow = (other: Field): boolean => other.level === 0;
  const low = off === 'N7-rise-only-level-0' ? touched.some(isLow) : touched.every(isLow);
  const spared = onSpawn && off !== 'N7-rise-no-spawn';
  const rises = field.level === 2 && touched.length > 0 && low && !spared && off !== 'N7-rise';
  if (!rises) return 1;
  return off === 'N7-last-single' ? Math.min(2, way.left) : 2;
}

function nextSingles(position: Position, way: Way): Way[] {
  const next: Way[] = [];
  if (way.left === 0) return next;
  for (const field of position.table.fields) {
    if (way.placed.includes(field)) continue;
    const used = price(position, way, field);
    if (used === undefined || used > way.left) continue;
    const placed = [...way.placed, field];
    next.push({ placed, dark: darken(way.dark, [field]), left: way.left - used });
  }
  return next;
}

interface Sequences {
  readonly reached: readonly Way[];
  /** Not reached, and all used up or nothing legal any more. */
  readonly complete: readonly Way[];
  /** All others that do not reach the target, the empty one too. */
  readonly unfinished: readonly Way[];
}

/** All orders of singles from here on; orders with the same fields and the same rest once. */
function sequences(position: Position, start: Way, target: Field): Sequences {
  const seen = new Set<string>();
  const [reached, complete, unfinished]: Way[][] = [[], [], []] as Way[][];
  const walk = (way: Way): void => {
    const key = `${fieldsKey(way.placed)}/${way.left}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (way.dark[target.id] === true) {
      reached?.push(way);
      return;
    }
    const next = nextSingles(position, way);
    (next.length === 0 ? complete : unfinished)?.push(way);
    next.forEach(walk);
  };
  walk(start);
  return { reached: reached ?? [], complete: complete ?? [], unfinished: unfinished ?? [] };
}

/** Only for the switch: as if each set counted by its cheapest order alone. */
function cheapestOrders(found: Sequences): readonly Way[] {
  const best = new Map<string, number>();
  for (const way of [...found.complete, ...found.unfinished]) {
    const key = fieldsKey(way.placed);
    best.set(key, Math.max(best.get(key) ?? 0, way.left));
  }
  return found.complete.filter((way) => best.get(fieldsKey(way.placed)) === way.left);
}

function nearest(position: Position, ways: readonly Way[], target: Field): readonly Way[] {
  const measured = ways.map((way) => ({ way, left: missingFields(position, way.dark, target) }));
  const least = Math.min(...measured.map(({ left }) => left));
  return measured.filter(({ left }) => left === least).map(({ way }) => way);
}

/** N7 towards one target. */
function towards(position: Position, start: Way, target: Field): readonly Way[] {
  const { off } = position;
  const found = sequences(position, start, target);
  if (found.reached.length > 0) {
    const mostLeft = Math.max(...found.reached.map((way) => way.left));
    return found.reached.filter((way) => off === 'N7-fewest-used' || way.left === mostLeft);
  }
  if (off === 'N7-nearest') return found.complete;
  if (off === 'N7-order') return nearest(position, cheapestOrders(found), target);
  const stopsAnywhere = off === 'N7-go-on' && found.complete.some((way) => way.placed.length > 0);
  const ended = stopsAnywhere
    ? [...found.complete, ...found.unfinished.filter((way) => way.placed.length > 0)]
    : found.complete;
  return nearest(position, ended, target);
}

/** N9: the rest of the singles goes to the next targets, for each way by itself. */
function carryOn(position: Position, way: Way, target: Standing): readonly Way[] {
  const { off } = position;
  if (way.dark[target.field.id] !== true || way.left === 0) return [way];
  if (off === 'N9-next-target') return [way];
  const endless = off === 'N3-crushed' || off === 'N2-off-darkness';
  const next = chooseTarget(endless ? { ...position, off: null } : position, way.dark);
  if (next === undefined) return off === 'N9-last-hero' ? scatter(position, way) : [way];
  return towards(position, way, next.field).flatMap((on) => carryOn(position, on, next));
}

/** Only for the switch: the rest is placed anywhere instead of being dropped. */
const scatter = (position: Position, way: Way): readonly Way[] => {
  const next = nextSingles(position, way);
  return next.length === 0 ? [way] : next.flatMap((on) => scatter(position, on));
};

export interface Breakup {
  readonly missing: number;
  readonly ways: readonly Way[];
}

/** N7 and N9; nothing if not even one single can be placed. */
export function breakUp(position: Position, target: Standing): Breakup | undefined {
  const left = position.off === 'N7-three' ? 2 : 3;
  const start: Way = { placed: [], dark: position.dark, left };
  const first = towards(position, start, target.field);
  const one = first[0];
  if (one === undefined || one.placed.length === 0) return undefined;
  const missing = Math.min(...first.map((way) => missingFields(position, way.dark, target.field)));
  const ways = first.flatMap((way) => carryOn(position, way, target));
  return { missing, ways: position.off === 'N9-separately' ? together(position, ways) : ways };
}

/** Only for the switch: ways compared with each other by how many heroes they reach. */
function together(position: Position, ways: readonly Way[]): readonly Way[] {
  const reached = (way: Way): number =>
    position.heroes.filter(({ field }) => way.dark[field.id]).length;
  const most = Math.max(...ways.map(reached));
  return ways.filter((way) => reached(way) === most);
}
