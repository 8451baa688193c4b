import { categoriesWith, sheetsWith } from '@/src/glossary/define';
import type { GlossaryGame } from '@/src/glossary/model';
import { ABOUT } from './about';
import { RUNEBOUND2_ASKED_DE } from './asked/de';
import { RUNEBOUND2_ASKED_EN } from './asked/en';
import { RUNEBOUND2_ADVENTURES } from './data/adventures';
import { RUNEBOUND2_BOARD } from './data/board';
import { RUNEBOUND2_CARDS_AND_VALUES } from './data/cards-and-values';
import { RUNEBOUND2_COMBAT } from './data/combat';
import { RUNEBOUND2_COUNTERS_AND_DICE } from './data/counters-and-dice';
import { RUNEBOUND2_EXPERIENCE } from './data/experience';
import { RUNEBOUND2_GAME_AND_GOAL } from './data/game-and-goal';
import { RUNEBOUND2_MARKET } from './data/market';
import { RUNEBOUND2_TURN_AND_MOVEMENT } from './data/turn-and-movement';
import { RUNEBOUND2_VARIANTS } from './data/variants';
import { RUNEBOUND2_WOUNDS_AND_KNOCKOUT } from './data/wounds-and-knockout';
import { RUNEBOUND2_WORDS_DE } from './de';
import { RUNEBOUND2_WORDS_EN } from './en';
import { RUNEBOUND2_SHEETS_DE } from './sheets/de';
import { RUNEBOUND2_SHEETS_EN } from './sheets/en';

const category = categoriesWith({ de: RUNEBOUND2_WORDS_DE, en: RUNEBOUND2_WORDS_EN });
const sheet = sheetsWith({ de: RUNEBOUND2_SHEETS_DE, en: RUNEBOUND2_SHEETS_EN });

export const GAME: GlossaryGame = {
  ...ABOUT,
  asked: { de: RUNEBOUND2_ASKED_DE, en: RUNEBOUND2_ASKED_EN },
  sheets: [
    sheet('turn', 'history'),
    sheet('combat', 'melee'),
    sheet('numbers', 'bag'),
    sheet('symbols', 'info'),
    sheet('setup', 'table'),
    sheet('doom', 'darkness'),
  ],
  popular: [
    'turn',
    'movement-step',
    'combat-round',
    'escape-phase',
    'knocked-out',
    'market-step',
    'experience-points',
    'doom-track',
  ],
  categories: [
    category(
      'game-and-goal',
      { de: 'Spiel und Ziel', en: 'Game and goal' },
      'star',
      RUNEBOUND2_GAME_AND_GOAL,
    ),
    category(
      'turn-and-movement',
      { de: 'Spielzug und Bewegung', en: 'Turn and movement' },
      'boot',
      RUNEBOUND2_TURN_AND_MOVEMENT,
      'green',
    ),
    category(
      'adventures',
      { de: 'Abenteuer und Prüfungen', en: 'Adventures and tests' },
      'logbook',
      RUNEBOUND2_ADVENTURES,
    ),
    category('combat', { de: 'Kampf', en: 'Combat' }, 'melee', RUNEBOUND2_COMBAT, 'red'),
    category(
      'wounds-and-knockout',
      { de: 'Verletzung und Niederlage', en: 'Wounds and knockout' },
      'heart',
      RUNEBOUND2_WOUNDS_AND_KNOCKOUT,
      'red',
    ),
    category(
      'market',
      { de: 'Markt und Objekte', en: 'Market and items' },
      'bag',
      RUNEBOUND2_MARKET,
      'yellow',
    ),
    category(
      'experience',
      { de: 'Erfahrung', en: 'Experience' },
      'chevron-up',
      RUNEBOUND2_EXPERIENCE,
      'blue',
    ),
    category(
      'cards-and-values',
      { de: 'Karten und Werte', en: 'Cards and values' },
      'user',
      RUNEBOUND2_CARDS_AND_VALUES,
    ),
    category(
      'counters-and-dice',
      { de: 'Counter und Würfel', en: 'Counters and dice' },
      'dice',
      RUNEBOUND2_COUNTERS_AND_DICE,
      'gray',
    ),
    category('board', { de: 'Spielplan', en: 'Board' }, 'board', RUNEBOUND2_BOARD, 'green'),
    category(
      'variants',
      { de: 'Varianten und Endspiel', en: 'Variants and endgame' },
      'darkness',
      RUNEBOUND2_VARIANTS,
      'darkness',
    ),
  ],
};
