import { categoriesWith, sheetsWith } from '@/src/glossary/define';
import type { GlossaryGame } from '@/src/glossary/model';
import { ABOUT } from './about';
import { ASKED_DE } from './asked/de';
import { ASKED_EN } from './asked/en';
import { ADVENTURES } from './data/adventures';
import { ASSETS_AND_GOLD } from './data/assets-and-gold';
import { BOARD_AND_MOVEMENT } from './data/board-and-movement';
import { COMBAT } from './data/combat';
import { COMBAT_TOKENS } from './data/combat-tokens';
import { DAMAGE_AND_HEALTH } from './data/damage-and-health';
import { HEROES_AND_TESTS } from './data/heroes-and-tests';
import { SCENARIO_AND_STORY } from './data/scenario-and-story';
import { SKILLS_AND_ABILITIES } from './data/skills-and-abilities';
import { TROPHIES_AND_CARDS } from './data/trophies-and-cards';
import { TURN_AND_ROUND } from './data/turn-and-round';
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
    sheet('turn', 'motion'),
    sheet('combat', 'melee'),
    sheet('combat-icons', 'info'),
    sheet('movement', 'boot'),
    sheet('tests-and-skills', 'star'),
    sheet('setup', 'table'),
  ],
  popular: [
    'actions',
    'combat',
    'move',
    'attribute-tests',
    'skill-cards',
    'quests',
    'shop',
    'defeated',
  ],
  categories: [
    category(
      'turn-and-round',
      { de: 'Zug, Runde und Aufbau', en: 'Turn, round and setup' },
      'history',
      TURN_AND_ROUND,
    ),
    category(
      'board-and-movement',
      { de: 'Brett und Bewegung', en: 'Board and movement' },
      'boot',
      BOARD_AND_MOVEMENT,
    ),
    category(
      'adventures',
      { de: 'Abenteuer und Quests', en: 'Adventures and quests' },
      'book-open',
      ADVENTURES,
    ),
    category(
      'trophies-and-cards',
      { de: 'Trophäen und Karten', en: 'Trophies and cards' },
      'star-filled',
      TROPHIES_AND_CARDS,
    ),
    category(
      'heroes-and-tests',
      { de: 'Helden und Proben', en: 'Heroes and tests' },
      'user',
      HEROES_AND_TESTS,
      'blue',
    ),
    category(
      'skills-and-abilities',
      { de: 'Fertigkeiten', en: 'Skills and abilities' },
      'star',
      SKILLS_AND_ABILITIES,
      'blue',
    ),
    category(
      'assets-and-gold',
      { de: 'Ausrüstung und Gold', en: 'Assets and gold' },
      'bag',
      ASSETS_AND_GOLD,
      'yellow',
    ),
    category(
      'combat',
      { de: 'Kampf und Feinde', en: 'Combat and enemies' },
      'melee',
      COMBAT,
      'red',
    ),
    category(
      'combat-tokens',
      { de: 'Kampfmarker und Symbole', en: 'Tokens and symbols' },
      'dice',
      COMBAT_TOKENS,
      'red',
    ),
    category(
      'damage-and-health',
      { de: 'Schaden und Gesundheit', en: 'Damage and health' },
      'heart',
      DAMAGE_AND_HEALTH,
      'red',
    ),
    category(
      'scenario-and-story',
      { de: 'Szenario und Handlung', en: 'Scenario and story' },
      'skull',
      SCENARIO_AND_STORY,
      'darkness',
    ),
  ],
};
