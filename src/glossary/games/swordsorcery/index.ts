import { categoriesWith, sheetsWith } from '@/src/glossary/define';
import type { GlossaryGame } from '@/src/glossary/model';
import { ABOUT } from './about';
import { SWORDSORCERY_ASKED_DE } from './asked/de';
import { SWORDSORCERY_ASKED_EN } from './asked/en';
import { SWORDSORCERY_AREAS } from './data/areas';
import { SWORDSORCERY_COMBAT } from './data/combat';
import { SWORDSORCERY_CONDITIONS } from './data/conditions';
import { SWORDSORCERY_ENEMIES } from './data/enemies';
import { SWORDSORCERY_FINDS } from './data/finds';
import { SWORDSORCERY_HERO_TURN } from './data/hero-turn';
import { SWORDSORCERY_ROUND } from './data/round';
import { SWORDSORCERY_WORDS_DE } from './de';
import { SWORDSORCERY_WORDS_EN } from './en';
import { SWORDSORCERY_SHEETS_DE } from './sheets/de';
import { SWORDSORCERY_SHEETS_EN } from './sheets/en';

const category = categoriesWith({ de: SWORDSORCERY_WORDS_DE, en: SWORDSORCERY_WORDS_EN });
const sheet = sheetsWith({ de: SWORDSORCERY_SHEETS_DE, en: SWORDSORCERY_SHEETS_EN });

export const GAME: GlossaryGame = {
  ...ABOUT,
  asked: { de: SWORDSORCERY_ASKED_DE, en: SWORDSORCERY_ASKED_EN },
  sheets: [
    sheet('round', 'history'),
    sheet('hero-turn', 'user'),
    sheet('attack', 'melee'),
    sheet('enemies', 'skull'),
    sheet('conditions', 'poison'),
    sheet('icons', 'info'),
  ],
  popular: [
    'hero-turn',
    'attack',
    'engaged',
    'enemy-turn',
    'evade',
    'lethal-hits',
    'poisoned',
    'time-phase',
  ],
  categories: [
    category(
      'round',
      { de: 'Runde und Phasen', en: 'Round and phases' },
      'history',
      SWORDSORCERY_ROUND,
    ),
    category(
      'hero-turn',
      { de: 'Zug eines Helden', en: 'Hero turn' },
      'user',
      SWORDSORCERY_HERO_TURN,
      'green',
    ),
    category(
      'combat',
      { de: 'Angriff und Verteidigung', en: 'Attack and defence' },
      'melee',
      SWORDSORCERY_COMBAT,
      'yellow',
    ),
    category(
      'areas',
      { de: 'Zonen, Sicht und Gelände', en: 'Areas, sight and terrain' },
      'board',
      SWORDSORCERY_AREAS,
      'blue',
    ),
    category(
      'finds',
      { de: 'Türen, Truhen, Funde', en: 'Doors, chests and finds' },
      'chest',
      SWORDSORCERY_FINDS,
      'orange',
    ),
    category('enemies', { de: 'Gegner', en: 'Enemies' }, 'skull', SWORDSORCERY_ENEMIES, 'red'),
    category(
      'conditions',
      { de: 'Zustände und Effekte', en: 'Conditions and effects' },
      'poison',
      SWORDSORCERY_CONDITIONS,
      'darkness',
    ),
  ],
};
