import type { Cause } from '@/src/rules/base/event';
import { CUBE_COLOURS, type CubeColour, type CubeCounts } from '@/src/rules/campaign/campaign';
import { refOf, theHero } from '../play/figures';
import type { Play } from '../play';
import type { Recall } from '../events';
import { countCubes, NO_CUBES, type HeroCubes } from '../state/hero';
import { curseCubes } from './afflictions';

export const plus = (one: CubeCounts, other: CubeCounts, sign: 1 | -1 = 1): CubeCounts => ({
  yellow: one.yellow + sign * other.yellow,
  red: one.red + sign * other.red,
  green: one.green + sign * other.green,
  blue: one.blue + sign * other.blue,
});

export const only = (cubes: CubeCounts, colours: readonly CubeColour[]): CubeCounts => ({
  yellow: colours.includes('yellow') ? cubes.yellow : 0,
  red: colours.includes('red') ? cubes.red : 0,
  green: colours.includes('green') ? cubes.green : 0,
  blue: colours.includes('blue') ? cubes.blue : 0,
});

export const coloursOf = (cubes: CubeCounts): readonly CubeColour[] =>
  CUBE_COLOURS.filter((colour) => cubes[colour] > 0);

export function writeCubes(play: Play, id: string, cubes: HeroCubes, cause: Cause): void {
  play.add({ type: 'cubesSet', v: 1, cause, who: refOf(play, id), cubes, said: null });
}

/** A reaction's or skill's cube: it lies on the skill until the recall (Q2). */
export function placeSkillCube(play: Play, id: string, colour: CubeColour, cause: Cause): void {
  const { cubes } = theHero(play, id);
  if (cubes === null) return sayFewer(play, id, 1, cause);
  const one = { ...NO_CUBES, [colour]: 1 };
  const after = {
    ...cubes,
    available: plus(cubes.available, one, -1),
    placed: plus(cubes.placed, one),
  };
  writeCubes(play, id, after, cause);
}

/** Heroes without tracking: the number last said, less these; unknown when none would be left. */
export function sayFewer(play: Play, id: string, fewer: number, cause: Cause): void {
  const { cubes, cubesSaid } = theHero(play, id);
  if (cubes !== null || cubesSaid === null) return;
  const said = cubesSaid > fewer ? cubesSaid - fewer : null;
  play.add({ type: 'cubesSet', v: 1, cause, who: refOf(play, id), cubes: null, said });
}

/** Q4: available cubes are spent. Heroes without tracking do it themselves. */
export function spend(play: Play, id: string, spent: CubeCounts, cause: Cause): void {
  const { cubes } = theHero(play, id);
  if (cubes === null || countCubes(spent) === 0) return;
  const after = {
    ...cubes,
    available: plus(cubes.available, spent, -1),
    spent: plus(cubes.spent, spent),
  };
  writeCubes(play, id, after, cause);
}

/** Q6: first the curse cubes, then the cubes come back. */
export function recallCubes(
  play: Play,
  id: string,
  kind: Recall,
  cause: Cause,
  blocks: readonly string[] = [],
): void {
  const penalty = kind === 'free' ? 0 : play.adventure.rules.cursePenalty;
  curseCubes(play, id, penalty, 'Q3', blocks);
  play.add({ type: 'recalled', v: 1, cause, who: refOf(play, id), recall: kind });
}

/** Q3: the moment no cube is available, after the running effect. Call it where an effect ends. */
export function recallIfEmpty(play: Play, id: string): void {
  const { cubes, unconscious } = theHero(play, id);
  if (cubes === null || unconscious || countCubes(cubes.available) > 0) return;
  if (countCubes(cubes.placed) + countCubes(cubes.spent) === 0) return;
  recallCubes(play, id, 'forced', 'Q3');
}
