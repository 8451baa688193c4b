import { categoriesWith, sheetsWith } from '@/src/glossary/define';
import type { GlossaryGame } from '@/src/glossary/model';
import { ABOUT } from './about';
import { RUNEWARS_ASKED_DE } from './asked/de';
import { RUNEWARS_ASKED_EN } from './asked/en';
import { RUNEWARS_AREAS_AND_CONTROL } from './data/areas-and-control';
import { RUNEWARS_BATTLE } from './data/battle';
import { RUNEWARS_CARDS } from './data/cards';
import { RUNEWARS_COMPONENTS } from './data/components';
import { RUNEWARS_DIPLOMACY_AND_INFLUENCE } from './data/diplomacy-and-influence';
import { RUNEWARS_EXPLORATION } from './data/exploration';
import { RUNEWARS_FACTIONS_AND_UNITS } from './data/factions-and-units';
import { RUNEWARS_HEROES_AND_QUESTS } from './data/heroes-and-quests';
import { RUNEWARS_MOVEMENT } from './data/movement';
import { RUNEWARS_ORDERS } from './data/orders';
import { RUNEWARS_RESOURCES_AND_DEVELOPMENTS } from './data/resources-and-developments';
import { RUNEWARS_SETUP_AND_VICTORY } from './data/setup-and-victory';
import { RUNEWARS_YEAR_AND_SEASONS } from './data/year-and-seasons';
import { RUNEWARS_WORDS_DE } from './de';
import { RUNEWARS_WORDS_EN } from './en';
import { RUNEWARS_SHEETS_DE } from './sheets/de';
import { RUNEWARS_SHEETS_EN } from './sheets/en';

const category = categoriesWith({ de: RUNEWARS_WORDS_DE, en: RUNEWARS_WORDS_EN });
const sheet = sheetsWith({ de: RUNEWARS_SHEETS_DE, en: RUNEWARS_SHEETS_EN });

export const GAME: GlossaryGame = {
  ...ABOUT,
  asked: { de: RUNEWARS_ASKED_DE, en: RUNEWARS_ASKED_EN },
  sheets: [
    sheet('year', 'sun'),
    sheet('orders', 'logbook'),
    sheet('battle', 'melee'),
    sheet('diplomacy', 'leader'),
    sheet('symbols', 'info'),
    sheet('setup', 'board'),
  ],
  popular: [
    'season',
    'supremacy-bonus',
    'battle',
    'retreat',
    'diplomacy',
    'quest-phase',
    'game-end',
    'unit-limit',
  ],
  categories: [
    category(
      'year-and-seasons',
      { de: 'Jahr und Jahreszeiten', en: 'Year and seasons' },
      'sun',
      RUNEWARS_YEAR_AND_SEASONS,
    ),
    category('orders', { de: 'Befehle', en: 'Orders' }, 'logbook', RUNEWARS_ORDERS),
    category(
      'movement',
      { de: 'Figuren und Bewegung', en: 'Figures and movement' },
      'boot',
      RUNEWARS_MOVEMENT,
    ),
    category(
      'areas-and-control',
      { de: 'Gebiete und Kontrolle', en: 'Areas and control' },
      'board',
      RUNEWARS_AREAS_AND_CONTROL,
    ),
    category('battle', { de: 'Kampf', en: 'Battle' }, 'melee', RUNEWARS_BATTLE, 'red'),
    category(
      'diplomacy-and-influence',
      { de: 'Diplomatie, Einfluss, Titel', en: 'Diplomacy, influence, titles' },
      'leader',
      RUNEWARS_DIPLOMACY_AND_INFLUENCE,
    ),
    category(
      'heroes-and-quests',
      { de: 'Helden, Quests, Duelle', en: 'Heroes, quests, duels' },
      'user',
      RUNEWARS_HEROES_AND_QUESTS,
      'orange',
    ),
    category(
      'resources-and-developments',
      { de: 'Rohstoffe und Entwicklungen', en: 'Resources and developments' },
      'fruit-of-life',
      RUNEWARS_RESOURCES_AND_DEVELOPMENTS,
      'green',
    ),
    category(
      'factions-and-units',
      { de: 'Fraktionen und Einheiten', en: 'Factions and units' },
      'users',
      RUNEWARS_FACTIONS_AND_UNITS,
    ),
    category(
      'setup-and-victory',
      { de: 'Aufbau, Runen, Sieg', en: 'Setup, runes, victory' },
      'star-filled',
      RUNEWARS_SETUP_AND_VICTORY,
      'yellow',
    ),
    category('cards', { de: 'Kartenarten', en: 'Kinds of cards' }, 'copy', RUNEWARS_CARDS),
    category('components', { de: 'Spielmaterial', en: 'Components' }, 'bag', RUNEWARS_COMPONENTS),
    category(
      'exploration',
      { de: 'Erkundung (Variante)', en: 'Exploration (variant)' },
      'search',
      RUNEWARS_EXPLORATION,
    ),
  ],
};
