import { DRUNAGOR_BOARD_RULES_EN } from './board';
import { DRUNAGOR_CAMPAIGN_RULES_EN } from './campaign';
import { DRUNAGOR_DAMAGE_RULES_EN } from './damage';
import { DRUNAGOR_DARKNESS_RULES_EN } from './darkness';
import { DRUNAGOR_GEAR_AND_ALLIES_RULES_EN } from './gear-and-allies';
import { DRUNAGOR_HEROES_RULES_EN } from './heroes';
import { DRUNAGOR_MONSTER_RULES_EN } from './monster';
import { DRUNAGOR_MOVEMENT_RULES_EN } from './movement';
import { DRUNAGOR_ROUND_RULES_EN } from './round';
import { DRUNAGOR_TARGETS_RULES_EN } from './targets';

export const DRUNAGOR_RULES_EN = {
  ...DRUNAGOR_BOARD_RULES_EN,
  ...DRUNAGOR_MOVEMENT_RULES_EN,
  ...DRUNAGOR_TARGETS_RULES_EN,
  ...DRUNAGOR_MONSTER_RULES_EN,
  ...DRUNAGOR_DARKNESS_RULES_EN,
  ...DRUNAGOR_DAMAGE_RULES_EN,
  ...DRUNAGOR_HEROES_RULES_EN,
  ...DRUNAGOR_GEAR_AND_ALLIES_RULES_EN,
  ...DRUNAGOR_ROUND_RULES_EN,
  ...DRUNAGOR_CAMPAIGN_RULES_EN,
};
