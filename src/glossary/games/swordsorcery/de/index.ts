import { SWORDSORCERY_AREAS_DE } from './areas';
import { SWORDSORCERY_COMBAT_DE } from './combat';
import { SWORDSORCERY_CONDITIONS_DE } from './conditions';
import { SWORDSORCERY_ENEMIES_DE } from './enemies';
import { SWORDSORCERY_FINDS_DE } from './finds';
import { SWORDSORCERY_HERO_TURN_DE } from './hero-turn';
import { SWORDSORCERY_ROUND_DE } from './round';

/** Words of each category in this language. */
export const SWORDSORCERY_WORDS_DE = {
  round: SWORDSORCERY_ROUND_DE,
  'hero-turn': SWORDSORCERY_HERO_TURN_DE,
  combat: SWORDSORCERY_COMBAT_DE,
  areas: SWORDSORCERY_AREAS_DE,
  finds: SWORDSORCERY_FINDS_DE,
  enemies: SWORDSORCERY_ENEMIES_DE,
  conditions: SWORDSORCERY_CONDITIONS_DE,
};
