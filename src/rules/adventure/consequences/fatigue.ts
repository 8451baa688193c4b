import type { Cause } from '@/src/rules/base/event';
import { CUBE_COLOURS, type CubeColour, type CubeCounts } from '@/src/rules/campaign/campaign';
import { theHero } from '../play/figures';
import { refuse, type Play } from '../play';
import { countCubes, NO_CUBES, type AdventureHero } from '../state/hero';
import { coloursOf, only, sayFewer, spend } from './cubes';

/** C4, D11. Immune to FATIGUE is immune to DISARM and SILENCE (Q4). */
const isUntouched = ({ unconscious, immunities }: AdventureHero): boolean =>
  unconscious || immunities.includes('fatigue');

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

/** Q4: too few: all of them. The hero chooses; without a real choice nobody is asked. */
function chosen(
  { id, name }: AdventureHero,
  available: CubeCounts,
  x: number,
  cubes: CubeCounts | undefined,
): CubeCounts {
  if (countCubes(available) <= x) return available;
  if (cubes) return checked(available, x, cubes);
  const [sole, second] = coloursOf(available);
  if (sole === undefined || second !== undefined) {
    return refuse({ code: 'which-cubes', hero: id, name, count: x });
  }
  return { ...NO_CUBES, [sole]: x };
}

/** FATIGUE X (Q4). The forced recall comes when the whole effect is over: `recallIfEmpty`. */
export function addFatigue(
  play: Play,
  id: string,
  x: number,
  cubes: CubeCounts | undefined,
  cause: Cause = 'Q4',
): void {
  const hero = theHero(play, id);
  if (x === 0 || isUntouched(hero)) return;
  if (hero.cubes === null) return sayFewer(play, id, x, cause);
  spend(play, id, chosen(hero, hero.cubes.available, x, cubes), cause);
}

/** DISARM: all yellow and red; SILENCE: all green and blue (Q4). */
const BY_COLOUR: Readonly<Record<'disarm' | 'silence', readonly CubeColour[]>> = {
  disarm: ['yellow', 'red'],
  silence: ['green', 'blue'],
};

export function spendColours(
  play: Play,
  id: string,
  effect: keyof typeof BY_COLOUR,
  cause: Cause = 'Q4',
): void {
  const hero = theHero(play, id);
  if (isUntouched(hero)) return;
  if (hero.cubes === null) return sayFewer(play, id, Infinity, cause);
  spend(play, id, only(hero.cubes.available, BY_COLOUR[effect]), cause);
}
