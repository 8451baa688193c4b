import { DRUNAGOR_BOARD_RULES_DE } from './board';
import { DRUNAGOR_CAMPAIGN_RULES_DE } from './campaign';
import { DRUNAGOR_DAMAGE_RULES_DE } from './damage';
import { DRUNAGOR_DARKNESS_RULES_DE } from './darkness';
import { DRUNAGOR_GEAR_AND_ALLIES_RULES_DE } from './gear-and-allies';
import { DRUNAGOR_HEROES_RULES_DE } from './heroes';
import { DRUNAGOR_MONSTER_RULES_DE } from './monster';
import { DRUNAGOR_MOVEMENT_RULES_DE } from './movement';
import { DRUNAGOR_ROUND_RULES_DE } from './round';
import { DRUNAGOR_TARGETS_RULES_DE } from './targets';

export const DRUNAGOR_RULES_DE = {
  ...DRUNAGOR_BOARD_RULES_DE,
  ...DRUNAGOR_MOVEMENT_RULES_DE,
  ...DRUNAGOR_TARGETS_RULES_DE,
  ...DRUNAGOR_MONSTER_RULES_DE,
  ...DRUNAGOR_DARKNESS_RULES_DE,
  ...DRUNAGOR_DAMAGE_RULES_DE,
  ...DRUNAGOR_HEROES_RULES_DE,
  ...DRUNAGOR_GEAR_AND_ALLIES_RULES_DE,
  ...DRUNAGOR_ROUND_RULES_DE,
  ...DRUNAGOR_CAMPAIGN_RULES_DE,
};
