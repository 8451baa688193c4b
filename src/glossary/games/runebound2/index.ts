import { categoriesWith, sheetsWith } from '@/src/glossary/define';
import type { GlossaryGame } from '@/src/glossary/model';
import { ABOUT } from './about';
import { ASKED_DE } from './asked/de';
import { ASKED_EN } from './asked/en';
import { ADVENTURES } from './data/adventures';
import { BOARD } from './data/board';
import { CARDS_AND_VALUES } from './data/cards-and-values';
import { COMBAT } from './data/combat';
import { COUNTERS_AND_DICE } from './data/counters-and-dice';
import { EXPERIENCE } from './data/experience';
import { GAME_AND_GOAL } from './data/game-and-goal';
import { MARKET } from './data/market';
import { TURN_AND_MOVEMENT } from './data/turn-and-movement';
import { VARIANTS } from './data/variants';
import { WOUNDS_AND_KNOCKOUT } from './data/wounds-and-knockout';
import { WORDS as DE } from './de';
import { WORDS as EN } from './en';
import { SHEETS_DE } from './sheets/de';
import { SHEETS_EN } from './sheets/en';

const category = categoriesWith({ de: DE, en: EN });
const sheet = sheetsWith({ de: SHEETS_DE, en: SHEETS_EN });

export const GAME: GlossaryGame = {
  ...ABOUT,
  asked: { de: ASKED_DE, en: ASKED_EN },
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
    category('game-and-goal', { de: 'Spiel und Ziel', en: 'Game and goal' }, 'star', GAME_AND_GOAL),
    category(
      'turn-and-movement',
      { de: 'Spielzug und Bewegung', en: 'Turn and movement' },
      'boot',
      TURN_AND_MOVEMENT,
      'green',
    ),
    category(
      'adventures',
      { de: 'Abenteuer und Prüfungen', en: 'Adventures and tests' },
      'logbook',
      ADVENTURES,
    ),
    category('combat', { de: 'Kampf', en: 'Combat' }, 'melee', COMBAT, 'red'),
    category(
      'wounds-and-knockout',
      { de: 'Verletzung und Niederlage', en: 'Wounds and knockout' },
      'heart',
      WOUNDS_AND_KNOCKOUT,
      'red',
    ),
    category(
      'market',
      { de: 'Markt und Objekte', en: 'Market and items' },
      'bag',
      MARKET,
      'yellow',
    ),
    category('experience', { de: 'Erfahrung', en: 'Experience' }, 'chevron-up', EXPERIENCE, 'blue'),
    category(
      'cards-and-values',
      { de: 'Karten und Werte', en: 'Cards and values' },
      'user',
      CARDS_AND_VALUES,
    ),
    category(
      'counters-and-dice',
      { de: 'Counter und Würfel', en: 'Counters and dice' },
      'dice',
      COUNTERS_AND_DICE,
      'gray',
    ),
    category('board', { de: 'Spielplan', en: 'Board' }, 'board', BOARD, 'green'),
    category(
      'variants',
      { de: 'Varianten und Endspiel', en: 'Variants and endgame' },
      'darkness',
      VARIANTS,
      'darkness',
    ),
  ],
};
