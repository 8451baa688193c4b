import type { Cause } from '../../base/event';
import { CUBE_COLOURS, type CubeColour, type CubeCounts } from '../../campaign/campaign';
import { theHero } from '../figures';
import { refuse, type Play } from '../play';
import { countCubes, type AdventureHero } from '../state/hero';
import { coloursOf, only, recallIfEmpty, spend } from './cubes';

/** D11, Q4: immune to ERSCHÖPFEN is immune to ENTWAFFNEN and STILLE too. */
const isExhaustible = ({ cubes, unconscious, immunities }: AdventureHero): boolean =>
  cubes !== null && !unconscious && !immunities.includes('fatigue');

/** Q4: the hero chooses; without a real choice nobody is asked. */
function chosen(available: CubeCounts, x: number, cubes: CubeCounts | undefined): CubeCounts {
  if (countCubes(available) <= x) return available;
  const colours = coloursOf(available);
  const [sole] = colours;
  if (cubes) return checked(available, x, cubes);
  if (colours.length > 1 || sole === undefined) {
    return refuse({ code: 'choice-needed', options: colours });
  }
  return { ...only(available, []), [sole]: x };
}

function checked(available: CubeCounts, x: number, cubes: CubeCounts): CubeCounts {
  for (const colour of CUBE_COLOURS) {
    const wanted = cubes[colour];
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > available[colour]) {
      refuse({ code: 'no-cube', colour });
    }
  }
  if (countCubes(cubes) !== x) refuse({ code: 'number-out-of-range', least: x, most: x });
  return cubes;
}

/** ERSCHÖPFEN X: too few cubes: all of them, then the forced recall; the rest is forgotten. */
export function fatigue(play: Play, id: string, x: number, cause: Cause, cubes?: CubeCounts): void {
  const hero = theHero(play, id);
  if (x === 0 || !isExhaustible(hero) || hero.cubes === null) return;
  spend(play, id, chosen(hero.cubes.available, x, cubes), cause);
  recallIfEmpty(play, id);
}

function spendColours(play: Play, id: string, colours: readonly CubeColour[], cause: Cause): void {
  const hero = theHero(play, id);
  if (!isExhaustible(hero) || hero.cubes === null) return;
  spend(play, id, only(hero.cubes.available, colours), cause);
  recallIfEmpty(play, id);
}

/** ENTWAFFNEN. */
export const disarm = (play: Play, id: string, cause: Cause): void =>
  spendColours(play, id, ['yellow', 'red'], cause);

/** STILLE. */
export const silence = (play: Play, id: string, cause: Cause): void =>
  spendColours(play, id, ['green', 'blue'], cause);
