import { mayEnd } from '../movement/ground';
import type { Foe } from './foes';
import { marksPerAttack, type Mark } from './marks';
import { placesNextTo } from './range';
import type { Scene } from './scene';
import { hitsOf, markSets, type TargetSet } from './sets';
import { marksByVantage } from './targets';

/** D7: whom AMBUSH may fall upon: the primary target, or any ally seen if no hero is. */
export const ambushTargets = ({ foes }: Scene, primary: string | undefined): readonly Foe[] =>
  primary === undefined ? foes.filter((foe) => foe.seen) : foes.filter((foe) => foe.id === primary);

/** The places next to a target where the monster may appear. */
const ambushPlaces = ({ board, monster, ground }: Scene, target: Foe): readonly number[] =>
  placesNextTo(board, monster.size, [target.field]).filter((place) => mayEnd(ground, place));

/** Every place with the best attacks from there that include the target; each once. */
export const ambush = (
  scene: Scene,
  marks: readonly Mark[],
  targets: readonly Foe[],
): readonly TargetSet[] => {
  const inRange = marksByVantage(scene, marks);
  const found = new Map<string, TargetSet>();
  for (const target of targets) {
    for (const place of ambushPlaces(scene, target)) {
      const reached = inRange.get(scene.range.vantageOf(place)) ?? [];
      for (const set of setsWith(scene, reached, target)) {
        const key = `${place}:${set
          .map((mark) => mark.order)
          .sort((a, b) => a - b)
          .join()}`;
        found.set(key, { ends: [place], hits: hitsOf(set) });
      }
    }
  }
  return [...found.values()];
};

/** The target's mark is taken first, the others as always. */
const setsWith = (
  { monster }: Scene,
  reached: readonly Mark[],
  target: Foe,
): readonly (readonly Mark[])[] => {
  const own = reached.filter((mark) => mark.hits.includes(target.id));
  const others = reached.filter((mark) => !own.includes(mark));
  return markSets(others, marksPerAttack(monster) - own.length).map((set) => [...own, ...set]);
};
