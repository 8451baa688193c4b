import { RUNEBOUND3_ADVENTURES_EN } from './adventures';
import { RUNEBOUND3_ASSETS_AND_GOLD_EN } from './assets-and-gold';
import { RUNEBOUND3_BOARD_AND_MOVEMENT_EN } from './board-and-movement';
import { RUNEBOUND3_COMBAT_EN } from './combat';
import { RUNEBOUND3_COMBAT_TOKENS_EN } from './combat-tokens';
import { RUNEBOUND3_DAMAGE_AND_HEALTH_EN } from './damage-and-health';
import { RUNEBOUND3_HEROES_AND_TESTS_EN } from './heroes-and-tests';
import { RUNEBOUND3_SCENARIO_AND_STORY_EN } from './scenario-and-story';
import { RUNEBOUND3_SKILLS_AND_ABILITIES_EN } from './skills-and-abilities';
import { RUNEBOUND3_TROPHIES_AND_CARDS_EN } from './trophies-and-cards';
import { RUNEBOUND3_TURN_AND_ROUND_EN } from './turn-and-round';

/** Words of each category in this language. */
export const RUNEBOUND3_WORDS_EN = {
  'turn-and-round': RUNEBOUND3_TURN_AND_ROUND_EN,
  'board-and-movement': RUNEBOUND3_BOARD_AND_MOVEMENT_EN,
  adventures: RUNEBOUND3_ADVENTURES_EN,
  'trophies-and-cards': RUNEBOUND3_TROPHIES_AND_CARDS_EN,
  'heroes-and-tests': RUNEBOUND3_HEROES_AND_TESTS_EN,
  'skills-and-abilities': RUNEBOUND3_SKILLS_AND_ABILITIES_EN,
  'assets-and-gold': RUNEBOUND3_ASSETS_AND_GOLD_EN,
  combat: RUNEBOUND3_COMBAT_EN,
  'combat-tokens': RUNEBOUND3_COMBAT_TOKENS_EN,
  'damage-and-health': RUNEBOUND3_DAMAGE_AND_HEALTH_EN,
  'scenario-and-story': RUNEBOUND3_SCENARIO_AND_STORY_EN,
};
