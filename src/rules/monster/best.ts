import { keepLeast } from './positions';
import { compareHeroes, type Vantage } from './targets';
import type { Scene } from './scene';
import type { Recorder } from './trace';
import * as record from './record';

/** Those no other comes before. */
const keepFirst = <Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): readonly Item[] => {
  let kept: Item[] = [];
  for (const item of items) {
    const order = kept[0] === undefined ? -1 : compare(item, kept[0]);
    if (order < 0) kept = [item];
    else if (order === 0) kept.push(item);
  }
  return kept;
};

/** T1 to T4: the vantages with the best attack. */
export const bestVantages = (
  scene: Scene,
  vantages: readonly Vantage[],
  recorder?: Recorder,
): readonly Vantage[] => {
  const most = keepLeast(vantages, ({ heroes }) => -heroes.length);
  const ranked = keepFirst(most, (a, b) => compareHeroes(a.heroes, b.heroes));
  const fullest = keepLeast(ranked, ({ allies }) => -allies);
  if (recorder) record.targets(recorder, scene, { vantages, most, ranked, fullest });
  return fullest;
};
