import { categoriesWith, sheetsWith } from '@/src/glossary/define';
import type { GlossaryGame } from '@/src/glossary/model';
import { ABOUT } from './about';
import { ASKED_DE } from './asked/de';
import { ASKED_EN } from './asked/en';
import { AREAS_AND_CONTROL } from './data/areas-and-control';
import { BATTLE } from './data/battle';
import { CARDS } from './data/cards';
import { COMPONENTS } from './data/components';
import { DIPLOMACY_AND_INFLUENCE } from './data/diplomacy-and-influence';
import { EXPLORATION } from './data/exploration';
import { FACTIONS_AND_UNITS } from './data/factions-and-units';
import { HEROES_AND_QUESTS } from './data/heroes-and-quests';
import { MOVEMENT } from './data/movement';
import { ORDERS } from './data/orders';
import { RESOURCES_AND_DEVELOPMENTS } from './data/resources-and-developments';
import { SETUP_AND_VICTORY } from './data/setup-and-victory';
import { YEAR_AND_SEASONS } from './data/year-and-seasons';
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
      YEAR_AND_SEASONS,
    ),
    category('orders', { de: 'Befehle', en: 'Orders' }, 'logbook', ORDERS),
    category(
      'movement',
      { de: 'Figuren und Bewegung', en: 'Figures and movement' },
      'boot',
      MOVEMENT,
    ),
    category(
      'areas-and-control',
      { de: 'Gebiete und Kontrolle', en: 'Areas and control' },
      'board',
      AREAS_AND_CONTROL,
    ),
    category('battle', { de: 'Kampf', en: 'Battle' }, 'melee', BATTLE, 'red'),
    category(
      'diplomacy-and-influence',
      { de: 'Diplomatie, Einfluss, Titel', en: 'Diplomacy, influence, titles' },
      'leader',
      DIPLOMACY_AND_INFLUENCE,
    ),
    category(
      'heroes-and-quests',
      { de: 'Helden, Quests, Duelle', en: 'Heroes, quests, duels' },
      'user',
      HEROES_AND_QUESTS,
      'orange',
    ),
    category(
      'resources-and-developments',
      { de: 'Rohstoffe und Entwicklungen', en: 'Resources and developments' },
      'fruit-of-life',
      RESOURCES_AND_DEVELOPMENTS,
      'green',
    ),
    category(
      'factions-and-units',
      { de: 'Fraktionen und Einheiten', en: 'Factions and units' },
      'users',
      FACTIONS_AND_UNITS,
    ),
    category(
      'setup-and-victory',
      { de: 'Aufbau, Runen, Sieg', en: 'Setup, runes, victory' },
      'star-filled',
      SETUP_AND_VICTORY,
      'yellow',
    ),
    category('cards', { de: 'Kartenarten', en: 'Kinds of cards' }, 'copy', CARDS),
    category('components', { de: 'Spielmaterial', en: 'Components' }, 'bag', COMPONENTS),
    category(
      'exploration',
      { de: 'Erkundung (Variante)', en: 'Exploration (variant)' },
      'search',
      EXPLORATION,
    ),
  ],
};
