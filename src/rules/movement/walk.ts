import { intRows, NONE, noInts } from '../base/ints';
import { NEAR } from '../board/board';
import { DIFFICULT } from '../board/terrain';
import { CostQueue } from './cost-queue';
import type { WalkedGround } from './ground';
import { climbBack, RISE, type Ways } from './ways';

/** Ways on foot that enter no harmful terrain and never fall (P2). */
export const cleanWays = (ground: WalkedGround, budget: number): Ways & { complete: boolean } => {
  const { held, barsPassing, harmful } = ground;
  const { near, level, hazard, count } = ground.places;
  const rise = RISE;
  const row = intRows(2, count, NONE);
  const [cost, parent] = [row(), row()];
  const visited: number[] = [];
  const queue = new CostQueue();
  let complete = true;
  cost[ground.start] = 0;
  queue.push(ground.start, 0);
  for (let place = queue.pop(); place >= 0; place = queue.pop()) {
    const spent = queue.cost;
    if ((cost[place] as number) < spent) continue;
    visited.push(place);
    const height = level[place] as number;
    const last = place * NEAR + NEAR;
    for (let link = last - NEAR; link < last; link++) {
      const next = near[link] as number;
      if (next < 0) break;
      if ((held[next] as number) & barsPassing) continue;
      const climb = (level[next] as number) - height;
      const total = spent + (climb === rise ? 2 : 1);
      if (total > budget) continue;
      if ((hazard[next] as number) & harmful || climb === -rise) {
        complete = false;
        continue;
      }
      const known = cost[next] as number;
      if (known >= 0 && known <= total) continue;
      cost[next] = total;
      parent[next] = place;
      queue.push(next, total);
    }
  }
  return { cost, visited, complete, wayTo: (place) => climbBack(parent, place) };
};

/** A place is looked at twice: before and after the turn's loss to difficult terrain (M3). */
const STATES = 2;

/** Any ways on foot. */
export const harmfulWays = (ground: WalkedGround, budget: number): Ways => {
  const { held, barsPassing } = ground;
  const { near, level, hazard, count } = ground.places;
  const rise = RISE;
  const row = intRows(2, count * STATES, NONE);
  const [spentAt, parent] = [row(), row()];
  const cost = noInts(count);
  const visited: number[] = [];
  const queue = new CostQueue();
  const reach = (state: number, total: number, before: number): void => {
    const known = spentAt[state] as number;
    if (known >= 0 && known <= total) return;
    spentAt[state] = total;
    parent[state] = before;
    queue.push(state, total);
  };
  reach(ground.start * STATES, 0, NONE);
  for (let state = queue.pop(); state >= 0; state = queue.pop()) {
    const spent = queue.cost;
    if ((spentAt[state] as number) < spent) continue;
    const place = state >> 1;
    const lost = state & 1;
    if ((cost[place] as number) < 0) {
      cost[place] = spent;
      visited.push(place);
    }
    const height = level[place] as number;
    const last = place * NEAR + NEAR;
    for (let link = last - NEAR; link < last; link++) {
      const next = near[link] as number;
      if (next < 0) break;
      if ((held[next] as number) & barsPassing) continue;
      const total = spent + ((level[next] as number) - height === rise ? 2 : 1);
      if (total > budget) continue;
      const loses = (hazard[next] as number) & DIFFICULT && !lost ? 1 : 0;
      // M3: with the last point the field is entered and the loss ignored.
      reach(next * STATES + (lost | loses), Math.min(budget, total + loses), state);
    }
  }
  const cheapest = (place: number) =>
    (spentAt[place * STATES] as number) === (cost[place] as number)
      ? place * STATES
      : place * STATES + 1;
  return { cost, visited, wayTo: (place) => climbBack(parent, cheapest(place), STATES) };
};
