import { AREAS_WORDS } from './areas';
import { COMBAT_WORDS } from './combat';
import { CONDITIONS_WORDS } from './conditions';
import { ENEMIES_WORDS } from './enemies';
import { FINDS_WORDS } from './finds';
import { HERO_TURN_WORDS } from './hero-turn';
import { ROUND_WORDS } from './round';

/** Words of each category in this language. */
export const WORDS = {
  round: ROUND_WORDS,
  'hero-turn': HERO_TURN_WORDS,
  combat: COMBAT_WORDS,
  areas: AREAS_WORDS,
  finds: FINDS_WORDS,
  enemies: ENEMIES_WORDS,
  conditions: CONDITIONS_WORDS,
};
