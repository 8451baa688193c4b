import { samePosition } from '../base/position';
import { positionOf } from '../board/board';
import type { Situation } from '../model/situation';
import { movementBudget } from '../movement/budget';
import { reach } from '../movement/reach';
import { placesNextTo } from './range';
import { aimAt, isBound, setScene, type Scene } from './scene';
import type { AskedWhy } from './why-not';

/** The place it stands on, the one asked about, or those from which the figure is in range. */
const placesAsked = (scene: Scene, asked: AskedWhy | 'here'): readonly number[] => {
  if (asked === 'here') return [scene.ground.start];
  const { places } = scene.ground;
  const { ends } = reach(scene.ground, movementBudget(scene.monster));
  if ('end' in asked) return ends.filter((end) => samePosition(positionOf(places, end), asked.end));
  const foe = scene.foes.find(({ id, seen }) => id === asked.figure && seen);
  if (!foe) return [];
  const vantages = new Set(scene.range.vantagesOf(aimAt(scene, foe)));
  return ends.filter((end) => vantages.has(scene.range.vantageOf(end)));
};

/** A1: whoever binds a ranged monster wherever it could have shot from; nobody: range decides. */
export const bindersOf = (situation: Situation, asked: AskedWhy | 'here'): readonly string[] => {
  const scene = setScene(situation);
  const bound = placesAsked(scene, asked).filter((place) => isBound(scene, place));
  const { board, monster, foes } = scene;
  return foes
    .filter(({ seen, field }) => {
      if (!seen) return false;
      const next = placesNextTo(board, monster.size, [field]);
      return bound.some((place) => next.includes(place));
    })
    .map(({ id }) => id);
};
