import { isRise, mayBeDark, type Field } from './fields';
import type { Dark, Position } from './position';

const UNREACHABLE = 1000;

/** By Dijkstra: what spreading to each field costs, until the target is settled. */
function spreadTo(position: Position, dark: Dark, target: Field): number | undefined {
  const { table, spreadTouch, off } = position;
  const cost: number[] = table.fields.map(() => Infinity);
  const waiting: Field[][] = [];
  const reach = (field: Field, at: number): void => {
    if (at >= (cost[field.id] ?? 0)) return;
    cost[field.id] = at;
    (waiting[at] ??= []).push(field);
  };
  for (const field of table.fields) if (dark[field.id] === true) reach(field, 0);
  for (let at = 0; at < waiting.length; at += 1) {
    for (const field of waiting[at] ?? []) {
      if (cost[field.id] !== at) continue;
      if (field === target) return at;
      for (const next of spreadTouch[field.id] ?? []) {
        if (!mayBeDark(next, off)) continue;
        reach(next, at + 1 + (isRise(field, next) && off !== 'N5-rise' ? 1 : 0));
      }
    }
  }
  return undefined;
}

function asTheCrowFlies(position: Position, dark: Dark, target: Field): number {
  let nearest = Infinity;
  for (const field of position.table.fields) {
    if (dark[field.id] !== true) continue;
    const apart = Math.max(Math.abs(field.x - target.x), Math.abs(field.y - target.y));
    nearest = Math.min(nearest, apart);
  }
  return nearest;
}

/** N5. */
export function missingFields(position: Position, dark: Dark, target: Field): number {
  if (dark[target.id] === true) return 0;
  const needed = spreadTo(position, dark, target);
  if (needed !== undefined) return needed;
  if (position.off === 'N5-unreachable') return UNREACHABLE;
  const apart = asTheCrowFlies(position, dark, target);
  return position.off === 'N5-thousand' ? apart : apart + UNREACHABLE;
}
