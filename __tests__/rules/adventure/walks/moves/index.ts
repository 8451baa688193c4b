import type { AdventureCommand } from '@/src/rules';
import type { AllMoves, Move, Scene } from '../scene';
import { ALLY_MOVES } from './allies';
import { BOARD_MOVES } from './board';
import { COURSE_MOVES } from './course';
import { FIGURE_MOVES } from './figures';
import { HERO_MOVES } from './heroes';
import { LINE_MOVES } from './lines';
import { MAP_MOVES } from './map';
import { RUNE_MOVES } from './runes';
import { SUMMON_MOVES } from './summons';
import { THREAT_MOVES } from './threats';

/** One for each kind of command: the compiler says when one is missing. */
const MOVES: AllMoves = {
  ...COURSE_MOVES,
  ...LINE_MOVES,
  ...FIGURE_MOVES,
  ...HERO_MOVES,
  ...ALLY_MOVES,
  ...SUMMON_MOVES,
  ...THREAT_MOVES,
  ...RUNE_MOVES,
  ...MAP_MOVES,
  ...BOARD_MOVES,
};

export type Kind = AdventureCommand['kind'];
export const KINDS = Object.keys(MOVES) as readonly Kind[];

export const moveOf = (kind: Kind, scene: Scene): AdventureCommand =>
  (MOVES[kind] as Move<AdventureCommand>)(scene);
