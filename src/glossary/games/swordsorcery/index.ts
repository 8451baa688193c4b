import { categoriesWith, sheetsWith } from '@/src/glossary/define';
import type { GlossaryGame } from '@/src/glossary/model';
import { ABOUT } from './about';
import { ASKED_DE } from './asked/de';
import { ASKED_EN } from './asked/en';
import { AREAS } from './data/areas';
import { COMBAT } from './data/combat';
import { CONDITIONS } from './data/conditions';
import { ENEMIES } from './data/enemies';
import { FINDS } from './data/finds';
import { HERO_TURN } from './data/hero-turn';
import { ROUND } from './data/round';
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
    category('round', { de: 'Runde und Phasen', en: 'Round and phases' }, 'history', ROUND),
    category('hero-turn', { de: 'Zug eines Helden', en: 'Hero turn' }, 'user', HERO_TURN, 'green'),
    category(
      'combat',
      { de: 'Angriff und Verteidigung', en: 'Attack and defence' },
      'melee',
      COMBAT,
      'yellow',
    ),
    category(
      'areas',
      { de: 'Zonen, Sicht und Gelände', en: 'Areas, sight and terrain' },
      'board',
      AREAS,
      'blue',
    ),
    category(
      'finds',
      { de: 'Türen, Truhen, Funde', en: 'Doors, chests and finds' },
      'chest',
      FINDS,
      'orange',
    ),
    category('enemies', { de: 'Gegner', en: 'Enemies' }, 'skull', ENEMIES, 'red'),
    category(
      'conditions',
      { de: 'Zustände und Effekte', en: 'Conditions and effects' },
      'poison',
      CONDITIONS,
      'darkness',
    ),
  ],
};
