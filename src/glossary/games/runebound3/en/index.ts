import { ADVENTURES_WORDS } from './adventures';
import { ASSETS_AND_GOLD_WORDS } from './assets-and-gold';
import { BOARD_AND_MOVEMENT_WORDS } from './board-and-movement';
import { COMBAT_WORDS } from './combat';
import { COMBAT_TOKENS_WORDS } from './combat-tokens';
import { DAMAGE_AND_HEALTH_WORDS } from './damage-and-health';
import { HEROES_AND_TESTS_WORDS } from './heroes-and-tests';
import { SCENARIO_AND_STORY_WORDS } from './scenario-and-story';
import { SKILLS_AND_ABILITIES_WORDS } from './skills-and-abilities';
import { TROPHIES_AND_CARDS_WORDS } from './trophies-and-cards';
import { TURN_AND_ROUND_WORDS } from './turn-and-round';

/** Words of each category in this language. */
export const WORDS = {
  'turn-and-round': TURN_AND_ROUND_WORDS,
  'board-and-movement': BOARD_AND_MOVEMENT_WORDS,
  adventures: ADVENTURES_WORDS,
  'trophies-and-cards': TROPHIES_AND_CARDS_WORDS,
  'heroes-and-tests': HEROES_AND_TESTS_WORDS,
  'skills-and-abilities': SKILLS_AND_ABILITIES_WORDS,
  'assets-and-gold': ASSETS_AND_GOLD_WORDS,
  combat: COMBAT_WORDS,
  'combat-tokens': COMBAT_TOKENS_WORDS,
  'damage-and-health': DAMAGE_AND_HEALTH_WORDS,
  'scenario-and-story': SCENARIO_AND_STORY_WORDS,
};
