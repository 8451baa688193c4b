import { RUNEBOUND2_GAME_AND_GOAL_DE } from './game-and-goal';
import { RUNEBOUND2_CARDS_AND_VALUES_DE } from './cards-and-values';
import { RUNEBOUND2_COUNTERS_AND_DICE_DE } from './counters-and-dice';
import { RUNEBOUND2_BOARD_DE } from './board';
import { RUNEBOUND2_TURN_AND_MOVEMENT_DE } from './turn-and-movement';
import { RUNEBOUND2_ADVENTURES_DE } from './adventures';
import { RUNEBOUND2_MARKET_DE } from './market';
import { RUNEBOUND2_EXPERIENCE_DE } from './experience';
import { RUNEBOUND2_WOUNDS_AND_KNOCKOUT_DE } from './wounds-and-knockout';
import { RUNEBOUND2_COMBAT_DE } from './combat';
import { RUNEBOUND2_VARIANTS_DE } from './variants';

export const RUNEBOUND2_WORDS_DE = {
  'game-and-goal': RUNEBOUND2_GAME_AND_GOAL_DE,
  'cards-and-values': RUNEBOUND2_CARDS_AND_VALUES_DE,
  'counters-and-dice': RUNEBOUND2_COUNTERS_AND_DICE_DE,
  board: RUNEBOUND2_BOARD_DE,
  'turn-and-movement': RUNEBOUND2_TURN_AND_MOVEMENT_DE,
  adventures: RUNEBOUND2_ADVENTURES_DE,
  market: RUNEBOUND2_MARKET_DE,
  experience: RUNEBOUND2_EXPERIENCE_DE,
  'wounds-and-knockout': RUNEBOUND2_WOUNDS_AND_KNOCKOUT_DE,
  combat: RUNEBOUND2_COMBAT_DE,
  variants: RUNEBOUND2_VARIANTS_DE,
};
