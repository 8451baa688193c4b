import { at, NONE, noInts } from '../base/ints';
import { NEAR } from '../board/board';
import { DIFFICULT } from '../board/terrain';
import { CostQueue } from './cost-queue';
import { mayPass, type Ground } from './ground';
import { climbBack, isFall, stepCost, type Ways } from './ways';

/** Ways on foot that enter no harmful terrain and never fall (P2). */
export const cleanWays = (ground: Ground, budget: number): Ways & { complete: boolean } => {
  const { near, level, hazard, count } = ground.places;
  const cost = noInts(count);
  const parent = noInts(count);
  const visited: number[] = [];
  const queue = new CostQueue();
  let complete = true;
  cost[ground.start] = 0;
  queue.push(ground.start, 0);
  for (let place = queue.pop(); place !== NONE; place = queue.pop()) {
    const spent = queue.cost;
    if (at(cost, place) < spent) continue;
    visited.push(place);
    for (let link = place * NEAR; link < place * NEAR + NEAR; link++) {
      const next = at(near, link);
      if (next === NONE) break;
      if (!mayPass(ground, next)) continue;
      const total = spent + stepCost(level, place, next);
      if (total > budget) continue;
      if (at(hazard, next) & ground.harmful || isFall(level, place, next)) {
        complete = false;
        continue;
      }
      const known = at(cost, next);
      if (known !== NONE && known <= total) continue;
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
export const harmfulWays = (ground: Ground, budget: number): Ways => {
  const { near, level, hazard, count } = ground.places;
  const spentAt = noInts(count * STATES);
  const parent = noInts(count * STATES);
  const cost = noInts(count);
  const visited: number[] = [];
  const queue = new CostQueue();
  const start = ground.start * STATES;
  spentAt[start] = 0;
  queue.push(start, 0);
  for (let state = queue.pop(); state !== NONE; state = queue.pop()) {
    const spent = queue.cost;
    if (at(spentAt, state) < spent) continue;
    const place = state >> 1;
    const lost = state & 1;
    if (at(cost, place) === NONE) {
      cost[place] = spent;
      visited.push(place);
    }
    for (let link = place * NEAR; link < place * NEAR + NEAR; link++) {
      const next = at(near, link);
      if (next === NONE) break;
      if (!mayPass(ground, next)) continue;
      let total = spent + stepCost(level, place, next);
      if (total > budget) continue;
      const difficult = at(hazard, next) & DIFFICULT ? 1 : 0;
      // M3: with the last point the field is entered and the loss ignored.
      if (difficult && !lost && total < budget) total++;
      const then = next * STATES + (lost | difficult);
      const known = at(spentAt, then);
      if (known !== NONE && known <= total) continue;
      spentAt[then] = total;
      parent[then] = state;
      queue.push(then, total);
    }
  }
  const cheapest = (place: number) =>
    at(spentAt, place * STATES) === at(cost, place) ? place * STATES : place * STATES + 1;
  return { cost, visited, wayTo: (place) => climbBack(parent, cheapest(place), STATES) };
};
