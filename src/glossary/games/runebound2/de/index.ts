import { GAME_AND_GOAL_WORDS } from './game-and-goal';
import { CARDS_AND_VALUES_WORDS } from './cards-and-values';
import { COUNTERS_AND_DICE_WORDS } from './counters-and-dice';
import { BOARD_WORDS } from './board';
import { TURN_AND_MOVEMENT_WORDS } from './turn-and-movement';
import { ADVENTURES_WORDS } from './adventures';
import { MARKET_WORDS } from './market';
import { EXPERIENCE_WORDS } from './experience';
import { WOUNDS_AND_KNOCKOUT_WORDS } from './wounds-and-knockout';
import { COMBAT_WORDS } from './combat';
import { VARIANTS_WORDS } from './variants';

export const WORDS = {
  'game-and-goal': GAME_AND_GOAL_WORDS,
  'cards-and-values': CARDS_AND_VALUES_WORDS,
  'counters-and-dice': COUNTERS_AND_DICE_WORDS,
  board: BOARD_WORDS,
  'turn-and-movement': TURN_AND_MOVEMENT_WORDS,
  adventures: ADVENTURES_WORDS,
  market: MARKET_WORDS,
  experience: EXPERIENCE_WORDS,
  'wounds-and-knockout': WOUNDS_AND_KNOCKOUT_WORDS,
  combat: COMBAT_WORDS,
  variants: VARIANTS_WORDS,
};
