import { DRUNAGOR_ALLIES_EN } from './allies';
import { DRUNAGOR_ATTACK_FORMS_EN } from './attack-forms';
import { DRUNAGOR_ATTACKS_EN } from './attacks';
import { DRUNAGOR_BOARD_EN } from './board';
import { DRUNAGOR_CAMPAIGN_AND_CAMP_EN } from './campaign-and-camp';
import { DRUNAGOR_CONDITIONS_EN } from './conditions';
import { DRUNAGOR_CUBES_AND_RECALL_EN } from './cubes-and-recall';
import { DRUNAGOR_DAMAGE_AND_HEALING_EN } from './damage-and-healing';
import { DRUNAGOR_DARKNESS_AND_RUNES_EN } from './darkness-and-runes';
import { DRUNAGOR_EFFECTS_ON_HEROES_EN } from './effects-on-heroes';
import { DRUNAGOR_GENERAL_TERMS_EN } from './general-terms';
import { DRUNAGOR_ITEMS_AND_CHESTS_EN } from './items-and-chests';
import { DRUNAGOR_MODES_EN } from './modes';
import { DRUNAGOR_MONSTER_KEYWORDS_EN } from './monster-keywords';
import { DRUNAGOR_MONSTER_KINDS_EN } from './monster-kinds';
import { DRUNAGOR_MONSTER_TURN_EN } from './monster-turn';
import { DRUNAGOR_MOVEMENT_EN } from './movement';
import { DRUNAGOR_RANGE_AND_TARGETS_EN } from './range-and-targets';
import { DRUNAGOR_RESOURCES_AND_TOKENS_EN } from './resources-and-tokens';
import { DRUNAGOR_ROLES_AND_ROUND_EN } from './roles-and-round';
import { DRUNAGOR_SETUP_AND_DOORS_EN } from './setup-and-doors';
import { DRUNAGOR_SKILLS_EN } from './skills';
import { DRUNAGOR_TERRAIN_AND_TRAPS_EN } from './terrain-and-traps';

/** Words of each category in this language. */
export const DRUNAGOR_WORDS_EN = {
  conditions: DRUNAGOR_CONDITIONS_EN,
  'resources-and-tokens': DRUNAGOR_RESOURCES_AND_TOKENS_EN,
  board: DRUNAGOR_BOARD_EN,
  'terrain-and-traps': DRUNAGOR_TERRAIN_AND_TRAPS_EN,
  movement: DRUNAGOR_MOVEMENT_EN,
  'cubes-and-recall': DRUNAGOR_CUBES_AND_RECALL_EN,
  skills: DRUNAGOR_SKILLS_EN,
  'range-and-targets': DRUNAGOR_RANGE_AND_TARGETS_EN,
  attacks: DRUNAGOR_ATTACKS_EN,
  'attack-forms': DRUNAGOR_ATTACK_FORMS_EN,
  'damage-and-healing': DRUNAGOR_DAMAGE_AND_HEALING_EN,
  'monster-turn': DRUNAGOR_MONSTER_TURN_EN,
  'monster-kinds': DRUNAGOR_MONSTER_KINDS_EN,
  'monster-keywords': DRUNAGOR_MONSTER_KEYWORDS_EN,
  'effects-on-heroes': DRUNAGOR_EFFECTS_ON_HEROES_EN,
  'darkness-and-runes': DRUNAGOR_DARKNESS_AND_RUNES_EN,
  'roles-and-round': DRUNAGOR_ROLES_AND_ROUND_EN,
  'setup-and-doors': DRUNAGOR_SETUP_AND_DOORS_EN,
  'items-and-chests': DRUNAGOR_ITEMS_AND_CHESTS_EN,
  allies: DRUNAGOR_ALLIES_EN,
  'campaign-and-camp': DRUNAGOR_CAMPAIGN_AND_CAMP_EN,
  modes: DRUNAGOR_MODES_EN,
  'general-terms': DRUNAGOR_GENERAL_TERMS_EN,
};
