import { at, NONE, noInts, type Ints } from '../base/ints';
import { NEAR } from '../board/board';
import { CostQueue } from './cost-queue';
import { mayPass, type Ground } from './ground';
import { climbBack, stepCost, type Ways } from './ways';

interface Asked {
  readonly from: readonly number[];
  readonly limit?: number;
  /** Count the way towards `from` instead of away from it. */
  readonly backwards?: boolean;
  /** Places looked for: stops once the nearest of them and its equals are found. */
  readonly wanted?: Ints;
}

/** Movement points by M2 alone, over everything the monster may pass. */
export const distances = (ground: Ground, asked: Asked): Ways => {
  const { near, level, count } = ground.places;
  const { from, limit = Infinity, backwards = false, wanted } = asked;
  const cost = noInts(count);
  const parent = noInts(count);
  const visited: number[] = [];
  const queue = new CostQueue();
  for (const place of from) {
    cost[place] = 0;
    queue.push(place, 0);
  }
  let found = Infinity;
  for (let place = queue.pop(); place !== NONE; place = queue.pop()) {
    const spent = queue.cost;
    if (spent > found) break;
    if (at(cost, place) < spent) continue;
    visited.push(place);
    if (wanted && at(wanted, place) === 1) found = spent;
    for (let link = place * NEAR; link < place * NEAR + NEAR; link++) {
      const next = at(near, link);
      if (next === NONE) break;
      if (!mayPass(ground, next)) continue;
      const step = backwards ? stepCost(level, next, place) : stepCost(level, place, next);
      const total = spent + step;
      const known = at(cost, next);
      if (total > limit || (known !== NONE && known <= total)) continue;
      cost[next] = total;
      parent[next] = place;
      queue.push(next, total);
    }
  }
  return { cost, visited, wayTo: (place) => climbBack(parent, place) };
};
