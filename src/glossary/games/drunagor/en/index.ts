import { ALLIES_WORDS } from './allies';
import { ATTACK_FORMS_WORDS } from './attack-forms';
import { ATTACKS_WORDS } from './attacks';
import { BOARD_WORDS } from './board';
import { CAMPAIGN_AND_CAMP_WORDS } from './campaign-and-camp';
import { CONDITIONS_WORDS } from './conditions';
import { CUBES_AND_RECALL_WORDS } from './cubes-and-recall';
import { DAMAGE_AND_HEALING_WORDS } from './damage-and-healing';
import { DARKNESS_AND_RUNES_WORDS } from './darkness-and-runes';
import { EFFECTS_ON_HEROES_WORDS } from './effects-on-heroes';
import { GENERAL_TERMS_WORDS } from './general-terms';
import { ITEMS_AND_CHESTS_WORDS } from './items-and-chests';
import { MODES_WORDS } from './modes';
import { MONSTER_KEYWORDS_WORDS } from './monster-keywords';
import { MONSTER_KINDS_WORDS } from './monster-kinds';
import { MONSTER_TURN_WORDS } from './monster-turn';
import { MOVEMENT_WORDS } from './movement';
import { RANGE_AND_TARGETS_WORDS } from './range-and-targets';
import { RESOURCES_AND_TOKENS_WORDS } from './resources-and-tokens';
import { ROLES_AND_ROUND_WORDS } from './roles-and-round';
import { SETUP_AND_DOORS_WORDS } from './setup-and-doors';
import { SKILLS_WORDS } from './skills';
import { TERRAIN_AND_TRAPS_WORDS } from './terrain-and-traps';

/** Words of each category in this language. */
export const WORDS = {
  conditions: CONDITIONS_WORDS,
  'resources-and-tokens': RESOURCES_AND_TOKENS_WORDS,
  board: BOARD_WORDS,
  'terrain-and-traps': TERRAIN_AND_TRAPS_WORDS,
  movement: MOVEMENT_WORDS,
  'cubes-and-recall': CUBES_AND_RECALL_WORDS,
  skills: SKILLS_WORDS,
  'range-and-targets': RANGE_AND_TARGETS_WORDS,
  attacks: ATTACKS_WORDS,
  'attack-forms': ATTACK_FORMS_WORDS,
  'damage-and-healing': DAMAGE_AND_HEALING_WORDS,
  'monster-turn': MONSTER_TURN_WORDS,
  'monster-kinds': MONSTER_KINDS_WORDS,
  'monster-keywords': MONSTER_KEYWORDS_WORDS,
  'effects-on-heroes': EFFECTS_ON_HEROES_WORDS,
  'darkness-and-runes': DARKNESS_AND_RUNES_WORDS,
  'roles-and-round': ROLES_AND_ROUND_WORDS,
  'setup-and-doors': SETUP_AND_DOORS_WORDS,
  'items-and-chests': ITEMS_AND_CHESTS_WORDS,
  allies: ALLIES_WORDS,
  'campaign-and-camp': CAMPAIGN_AND_CAMP_WORDS,
  modes: MODES_WORDS,
  'general-terms': GENERAL_TERMS_WORDS,
};
