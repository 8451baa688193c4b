import {
  CUBE_COLOURS,
  MAX_CUBES,
  type CubeColour,
  type CubeCounts,
} from '@/src/rules/campaign/campaign';
import type { HeroCommand } from '@/src/rules/adventure/commands';
import {
  coloursOf,
  plus,
  recallCubes as takeBack,
  recallIfEmpty,
  writeCubes,
} from '@/src/rules/adventure/consequences/cubes';
import { addFatigue as exhaust, spendColours } from '@/src/rules/adventure/consequences/fatigue';
import { grantMovement } from '@/src/rules/adventure/consequences/movement';
import { MOVEMENT } from '@/src/rules/adventure/map/movement';
import { theHero } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { NO_CUBES, type HeroCubes } from '@/src/rules/adventure/state/hero';
import { checkNumber } from '../check';
import { endTurnOf } from '../turn/end';
import { MAX_AMOUNT } from '../figures/named';
import { tickCube } from '../ticks';
import { actingHero } from './acting';
import { checkSkill } from './afflictions';

type Of<Kind extends HeroCommand['kind']> = Extract<HeroCommand, { kind: Kind }>;
type Heap = keyof HeroCubes;

const some = (colour: CubeColour, count: number): CubeCounts => ({ ...NO_CUBES, [colour]: count });

/** Whoever keeps his cubes himself also moves them himself. */
function trackedCubes(play: Play, id: string): HeroCubes {
  const { cubes, name } = theHero(play, id);
  return cubes ?? refuse({ code: 'cubes-not-tracked', name });
}

function move(play: Play, id: string, from: Heap, to: Heap, cubes: CubeCounts): void {
  const before = trackedCubes(play, id);
  const lacking = CUBE_COLOURS.find((colour) => before[from][colour] < cubes[colour]);
  if (lacking) refuse({ code: 'no-cube', colour: lacking });
  const after = { [from]: plus(before[from], cubes, -1), [to]: plus(before[to], cubes) };
  writeCubes(play, id, { ...before, ...after }, 'Q2');
}

/** Q2: a skill or a piece of gear is occupied; Q7: two places take one each. */
export function placeHeroCube(play: Play, { hero: id, colour, count = 1 }: Of<'placeCube'>): void {
  takeCube(play, id, colour, count, 'placed');
}

/** Q2: MOVE 3. */
export function spendCube(play: Play, { hero: id, colour }: Of<'spendCube'>): void {
  takeCube(play, id, colour, 1, 'spent');
  grantMovement(play, id, MOVEMENT);
}

/**
 * Q3: what the last cube is for comes first. The forced recall follows the attack it was placed
 * for, the next cube that is wanted, or the end of the turn, unless the players recall before.
 */
export function takeCube(
  play: Play,
  id: string,
  colour: CubeColour,
  count: number,
  to: Heap,
): void {
  actingHero(play, id);
  checkNumber(count, 1, MAX_CUBES);
  recallIfEmpty(play, id);
  move(play, id, 'available', to, some(colour, count));
  tickCube(play, id);
}

/** A skill gives a cube back: one that lies on a skill, else a spent one. */
export function freeCube(play: Play, { hero: id, colour }: Of<'freeCube'>): void {
  const { placed } = trackedCubes(play, id);
  move(play, id, placed[colour] > 0 ? 'placed' : 'spent', 'available', some(colour, 1));
}

/** Q4; the forced recall comes last. */
export function fatigueHero(play: Play, { hero: id, x, cubes }: Of<'fatigue'>): void {
  checkNumber(x, 0, MAX_AMOUNT);
  exhaust(play, id, x, cubes);
  recallIfEmpty(play, id);
}

export function disarm(play: Play, { hero: id }: Of<'disarm'>): void {
  spendColours(play, id, 'disarm');
  recallIfEmpty(play, id);
}

export function silence(play: Play, { hero: id }: Of<'silence'>): void {
  spendColours(play, id, 'silence');
  recallIfEmpty(play, id);
}

const MAX_COLOURS = 2;

/** Q3: whoever keeps his cubes himself knows their colours himself. */
export function recallByHand(
  play: Play,
  { hero: id, recall: kind, blocks = [] }: Of<'recall'>,
): void {
  const { cubes } = actingHero(play, id);
  const colours = cubes === null ? 0 : coloursOf(cubes.available).length;
  if (kind === 'voluntary' && colours > MAX_COLOURS) {
    refuse({ code: 'too-many-colours', most: MAX_COLOURS, colours });
  }
  checkNumber(blocks.length, 0, MAX_CUBES);
  for (const skill of blocks) checkSkill(play, skill);
  takeBack(play, id, kind, 'Q3', blocks);
  if (kind === 'voluntary') endTurnOf(play, id);
}
