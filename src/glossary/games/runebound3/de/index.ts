import { RUNEBOUND3_ADVENTURES_DE } from './adventures';
import { RUNEBOUND3_ASSETS_AND_GOLD_DE } from './assets-and-gold';
import { RUNEBOUND3_BOARD_AND_MOVEMENT_DE } from './board-and-movement';
import { RUNEBOUND3_COMBAT_DE } from './combat';
import { RUNEBOUND3_COMBAT_TOKENS_DE } from './combat-tokens';
import { RUNEBOUND3_DAMAGE_AND_HEALTH_DE } from './damage-and-health';
import { RUNEBOUND3_HEROES_AND_TESTS_DE } from './heroes-and-tests';
import { RUNEBOUND3_SCENARIO_AND_STORY_DE } from './scenario-and-story';
import { RUNEBOUND3_SKILLS_AND_ABILITIES_DE } from './skills-and-abilities';
import { RUNEBOUND3_TROPHIES_AND_CARDS_DE } from './trophies-and-cards';
import { RUNEBOUND3_TURN_AND_ROUND_DE } from './turn-and-round';

/** Words of each category in this language. */
export const RUNEBOUND3_WORDS_DE = {
  'turn-and-round': RUNEBOUND3_TURN_AND_ROUND_DE,
  'board-and-movement': RUNEBOUND3_BOARD_AND_MOVEMENT_DE,
  adventures: RUNEBOUND3_ADVENTURES_DE,
  'trophies-and-cards': RUNEBOUND3_TROPHIES_AND_CARDS_DE,
  'heroes-and-tests': RUNEBOUND3_HEROES_AND_TESTS_DE,
  'skills-and-abilities': RUNEBOUND3_SKILLS_AND_ABILITIES_DE,
  'assets-and-gold': RUNEBOUND3_ASSETS_AND_GOLD_DE,
  combat: RUNEBOUND3_COMBAT_DE,
  'combat-tokens': RUNEBOUND3_COMBAT_TOKENS_DE,
  'damage-and-health': RUNEBOUND3_DAMAGE_AND_HEALTH_DE,
  'scenario-and-story': RUNEBOUND3_SCENARIO_AND_STORY_DE,
};
