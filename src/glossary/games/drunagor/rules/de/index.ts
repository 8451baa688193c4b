import { BOARD_RULES } from './board';
import { CAMPAIGN_RULES } from './campaign';
import { DAMAGE_RULES } from './damage';
import { DARKNESS_RULES } from './darkness';
import { GEAR_AND_ALLIES_RULES } from './gear-and-allies';
import { HEROES_RULES } from './heroes';
import { MONSTER_RULES } from './monster';
import { MOVEMENT_RULES } from './movement';
import { ROUND_RULES } from './round';
import { TARGETS_RULES } from './targets';

export const RULES = {
  ...BOARD_RULES,
  ...MOVEMENT_RULES,
  ...TARGETS_RULES,
  ...MONSTER_RULES,
  ...DARKNESS_RULES,
  ...DAMAGE_RULES,
  ...HEROES_RULES,
  ...GEAR_AND_ALLIES_RULES,
  ...ROUND_RULES,
  ...CAMPAIGN_RULES,
};
