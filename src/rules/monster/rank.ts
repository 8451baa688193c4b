import type { Hero } from '../model/figures';
import { distancesNow } from './approach';
import { rankHeroes, withPrimary } from './ranking';
import * as record from './record';
import type { Scene } from './scene';
import type { Recorder } from './trace';

/** K1 to K3: everybody who counts as a hero and is seen, best first. */
export const rankMonsterTargets = (scene: Scene, recorder?: Recorder): readonly string[] => {
  const { situation, foes } = scene;
  const toFoe = situation.mode === 'pvp' ? distancesNow(scene) : () => 0;
  const far = new Map(foes.filter((foe) => foe.asHero).map((foe) => [foe.id, toFoe(foe)]));
  const distance = (hero: Hero) => far.get(hero.id) ?? 0;
  const ranked = rankHeroes(situation, distance);
  const ranking = withPrimary(situation, ranked);
  if (recorder) record.ranking(recorder, situation, ranked, ranking, distance);
  return ranking;
};
