import type { Situation } from '../model/situation';
import { reach } from '../movement/reach';
import { bestVantages } from './best';
import { findMarks, marksPerAttack, type Mark } from './marks';
import { attackOptions, type TurnOption } from './options';
import { rankMonsterTargets } from './rank';
import { setScene } from './scene';
import { gatherSets, hitsOf } from './sets';
import { findVantages } from './targets';

/**
 * D6: the second attack of ATTACK TWICE, from where the monster now stands. The same targets if
 * they can all still be hit, else a new choice by T1 to T4; nothing left: no options. The situation
 * is the one after the first attack, without the INTIMIDATE tokens it used up.
 */
export const secondAttack = (
  situation: Situation,
  firstHits: readonly string[],
): readonly TurnOption[] => {
  const scene = setScene(situation);
  const { board, monster, foes } = scene;
  const marks = findMarks(board, monster, foes, rankMonsterTargets(scene));
  const vantages = findVantages(scene, marks, reach(scene.ground, 0));
  const same = again(vantages[0]?.marks ?? [], firstHits, marksPerAttack(monster));
  const sets = same
    ? [{ hits: same, ends: [scene.ground.start] }]
    : gatherSets(scene, bestVantages(scene, vantages));
  return attackOptions(scene, sets, () => 0);
};

const again = (
  inRange: readonly Mark[],
  hits: readonly string[],
  most: number,
): readonly string[] | undefined => {
  const marks = inRange.filter((mark) => mark.hits.some((id) => hits.includes(id)));
  const found = hitsOf(marks);
  const whole = marks.length > 0 && marks.length <= most && hits.every((id) => found.includes(id));
  return whole ? found : undefined;
};
