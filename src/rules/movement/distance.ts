import { intRows, NONE, type Ints } from '../base/ints';
import { NEAR } from '../board/board';
import { CostQueue } from './cost-queue';
import type { WalkedGround } from './ground';
import { climbBack, RISE, type Ways } from './ways';

interface Asked {
  readonly from: readonly number[];
  readonly limit?: number;
  /** Count the way towards `from` instead of away from it. */
  readonly backwards?: boolean;
  /** Places looked for: stops once the nearest of them and its equals are found. */
  readonly wanted?: Ints;
}

const riseTowards = (asked: Asked): number => (asked.backwards ? -RISE : RISE);

/** Movement points by M2 alone, over everything the monster may pass. */
export const distances = (ground: WalkedGround, asked: Asked): Ways => {
  const { held, barsPassing } = ground;
  const { near, level, count } = ground.places;
  const { from, limit = NO_LIMIT, wanted } = asked;
  const rise = riseTowards(asked);
  const row = intRows(2, count, NONE);
  const [cost, parent] = [row(), row()];
  const visited: number[] = [];
  const queue = new CostQueue();
  const reach = (place: number, total: number, before: number): void => {
    const known = cost[place] as number;
    if (total > limit || (known >= 0 && known <= total)) return;
    cost[place] = total;
    parent[place] = before;
    queue.push(place, total);
  };
  for (const place of from) reach(place, 0, NONE);
  let found = NO_LIMIT;
  for (let place = queue.pop(); place >= 0; place = queue.pop()) {
    const spent = queue.cost;
    if (spent > found) break;
    if ((cost[place] as number) < spent) continue;
    visited.push(place);
    if (wanted && wanted[place] === 1) found = spent;
    const height = level[place] as number;
    const last = place * NEAR + NEAR;
    for (let link = last - NEAR; link < last; link++) {
      const next = near[link] as number;
      if (next < 0) break;
      if ((held[next] as number) & barsPassing) continue;
      reach(next, spent + ((level[next] as number) - height === rise ? 2 : 1), place);
    }
  }
  return { cost, visited, wayTo: (place) => climbBack(parent, place) };
};

const NO_LIMIT = 0x3fffffff;
