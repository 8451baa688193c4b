import { DRUNAGOR_ALLIES_DE } from './allies';
import { DRUNAGOR_ATTACK_FORMS_DE } from './attack-forms';
import { DRUNAGOR_ATTACKS_DE } from './attacks';
import { DRUNAGOR_BOARD_DE } from './board';
import { DRUNAGOR_CAMPAIGN_AND_CAMP_DE } from './campaign-and-camp';
import { DRUNAGOR_CONDITIONS_DE } from './conditions';
import { DRUNAGOR_CUBES_AND_RECALL_DE } from './cubes-and-recall';
import { DRUNAGOR_DAMAGE_AND_HEALING_DE } from './damage-and-healing';
import { DRUNAGOR_DARKNESS_AND_RUNES_DE } from './darkness-and-runes';
import { DRUNAGOR_EFFECTS_ON_HEROES_DE } from './effects-on-heroes';
import { DRUNAGOR_GENERAL_TERMS_DE } from './general-terms';
import { DRUNAGOR_ITEMS_AND_CHESTS_DE } from './items-and-chests';
import { DRUNAGOR_MODES_DE } from './modes';
import { DRUNAGOR_MONSTER_KEYWORDS_DE } from './monster-keywords';
import { DRUNAGOR_MONSTER_KINDS_DE } from './monster-kinds';
import { DRUNAGOR_MONSTER_TURN_DE } from './monster-turn';
import { DRUNAGOR_MOVEMENT_DE } from './movement';
import { DRUNAGOR_RANGE_AND_TARGETS_DE } from './range-and-targets';
import { DRUNAGOR_RESOURCES_AND_TOKENS_DE } from './resources-and-tokens';
import { DRUNAGOR_ROLES_AND_ROUND_DE } from './roles-and-round';
import { DRUNAGOR_SETUP_AND_DOORS_DE } from './setup-and-doors';
import { DRUNAGOR_SKILLS_DE } from './skills';
import { DRUNAGOR_TERRAIN_AND_TRAPS_DE } from './terrain-and-traps';

/** Words of each category in this language. */
export const DRUNAGOR_WORDS_DE = {
  conditions: DRUNAGOR_CONDITIONS_DE,
  'resources-and-tokens': DRUNAGOR_RESOURCES_AND_TOKENS_DE,
  board: DRUNAGOR_BOARD_DE,
  'terrain-and-traps': DRUNAGOR_TERRAIN_AND_TRAPS_DE,
  movement: DRUNAGOR_MOVEMENT_DE,
  'cubes-and-recall': DRUNAGOR_CUBES_AND_RECALL_DE,
  skills: DRUNAGOR_SKILLS_DE,
  'range-and-targets': DRUNAGOR_RANGE_AND_TARGETS_DE,
  attacks: DRUNAGOR_ATTACKS_DE,
  'attack-forms': DRUNAGOR_ATTACK_FORMS_DE,
  'damage-and-healing': DRUNAGOR_DAMAGE_AND_HEALING_DE,
  'monster-turn': DRUNAGOR_MONSTER_TURN_DE,
  'monster-kinds': DRUNAGOR_MONSTER_KINDS_DE,
  'monster-keywords': DRUNAGOR_MONSTER_KEYWORDS_DE,
  'effects-on-heroes': DRUNAGOR_EFFECTS_ON_HEROES_DE,
  'darkness-and-runes': DRUNAGOR_DARKNESS_AND_RUNES_DE,
  'roles-and-round': DRUNAGOR_ROLES_AND_ROUND_DE,
  'setup-and-doors': DRUNAGOR_SETUP_AND_DOORS_DE,
  'items-and-chests': DRUNAGOR_ITEMS_AND_CHESTS_DE,
  allies: DRUNAGOR_ALLIES_DE,
  'campaign-and-camp': DRUNAGOR_CAMPAIGN_AND_CAMP_DE,
  modes: DRUNAGOR_MODES_DE,
  'general-terms': DRUNAGOR_GENERAL_TERMS_DE,
};
