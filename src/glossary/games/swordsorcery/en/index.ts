import { SWORDSORCERY_AREAS_EN } from './areas';
import { SWORDSORCERY_COMBAT_EN } from './combat';
import { SWORDSORCERY_CONDITIONS_EN } from './conditions';
import { SWORDSORCERY_ENEMIES_EN } from './enemies';
import { SWORDSORCERY_FINDS_EN } from './finds';
import { SWORDSORCERY_HERO_TURN_EN } from './hero-turn';
import { SWORDSORCERY_ROUND_EN } from './round';

/** Words of each category in this language. */
export const SWORDSORCERY_WORDS_EN = {
  round: SWORDSORCERY_ROUND_EN,
  'hero-turn': SWORDSORCERY_HERO_TURN_EN,
  combat: SWORDSORCERY_COMBAT_EN,
  areas: SWORDSORCERY_AREAS_EN,
  finds: SWORDSORCERY_FINDS_EN,
  enemies: SWORDSORCERY_ENEMIES_EN,
  conditions: SWORDSORCERY_CONDITIONS_EN,
};
