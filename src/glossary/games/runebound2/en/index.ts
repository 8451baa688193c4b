import { RUNEBOUND2_GAME_AND_GOAL_EN } from './game-and-goal';
import { RUNEBOUND2_CARDS_AND_VALUES_EN } from './cards-and-values';
import { RUNEBOUND2_COUNTERS_AND_DICE_EN } from './counters-and-dice';
import { RUNEBOUND2_BOARD_EN } from './board';
import { RUNEBOUND2_TURN_AND_MOVEMENT_EN } from './turn-and-movement';
import { RUNEBOUND2_ADVENTURES_EN } from './adventures';
import { RUNEBOUND2_MARKET_EN } from './market';
import { RUNEBOUND2_EXPERIENCE_EN } from './experience';
import { RUNEBOUND2_WOUNDS_AND_KNOCKOUT_EN } from './wounds-and-knockout';
import { RUNEBOUND2_COMBAT_EN } from './combat';
import { RUNEBOUND2_VARIANTS_EN } from './variants';

export const RUNEBOUND2_WORDS_EN = {
  'game-and-goal': RUNEBOUND2_GAME_AND_GOAL_EN,
  'cards-and-values': RUNEBOUND2_CARDS_AND_VALUES_EN,
  'counters-and-dice': RUNEBOUND2_COUNTERS_AND_DICE_EN,
  board: RUNEBOUND2_BOARD_EN,
  'turn-and-movement': RUNEBOUND2_TURN_AND_MOVEMENT_EN,
  adventures: RUNEBOUND2_ADVENTURES_EN,
  market: RUNEBOUND2_MARKET_EN,
  experience: RUNEBOUND2_EXPERIENCE_EN,
  'wounds-and-knockout': RUNEBOUND2_WOUNDS_AND_KNOCKOUT_EN,
  combat: RUNEBOUND2_COMBAT_EN,
  variants: RUNEBOUND2_VARIANTS_EN,
};
