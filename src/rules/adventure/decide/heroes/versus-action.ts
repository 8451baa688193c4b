import type { HeroCommand } from '@/src/rules/adventure/commands';
import { recallIfEmpty, sayFewer } from '@/src/rules/adventure/consequences/cubes';
import { heal } from '@/src/rules/adventure/consequences/harm';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { cleanse } from '../figures/tokens';
import { tickCube } from '../ticks';
import { actingHero } from './acting';
import { takeCube } from './cubes';

type VersusAction = Extract<HeroCommand, { kind: 'versusAction' }>;

const HEALS = 2;
const CLEANSES = 1;

/** X6: in place of the role every hero has it, for himself. Q3: the recall comes after it. */
export function versusAction(play: Play, { hero: id, colour, curse }: VersusAction): void {
  if (play.adventure.versus === undefined) refuse({ code: 'other-mode' });
  const { cubes } = actingHero(play, id);
  if (cubes === null) {
    sayFewer(play, id, 1, 'X6');
    tickCube(play, id);
  } else if (colour === undefined) refuse({ code: 'no-cube', colour: '' });
  else takeCube(play, id, colour, 1, 'spent');
  heal(play, id, HEALS, 'X6');
  const named = curse === undefined ? {} : { curse };
  cleanse(play, { kind: 'cleanse', hero: id, x: CLEANSES, ...named });
  recallIfEmpty(play, id);
}
