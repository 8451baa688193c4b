import { categoriesWith, sheetsWith } from '@/src/glossary/define';
import type { GlossaryGame } from '@/src/glossary/model';
import { ABOUT } from './about';
import { RUNEBOUND3_ASKED_DE } from './asked/de';
import { RUNEBOUND3_ASKED_EN } from './asked/en';
import { RUNEBOUND3_ADVENTURES } from './data/adventures';
import { RUNEBOUND3_ASSETS_AND_GOLD } from './data/assets-and-gold';
import { RUNEBOUND3_BOARD_AND_MOVEMENT } from './data/board-and-movement';
import { RUNEBOUND3_COMBAT } from './data/combat';
import { RUNEBOUND3_COMBAT_TOKENS } from './data/combat-tokens';
import { RUNEBOUND3_DAMAGE_AND_HEALTH } from './data/damage-and-health';
import { RUNEBOUND3_HEROES_AND_TESTS } from './data/heroes-and-tests';
import { RUNEBOUND3_SCENARIO_AND_STORY } from './data/scenario-and-story';
import { RUNEBOUND3_SKILLS_AND_ABILITIES } from './data/skills-and-abilities';
import { RUNEBOUND3_TROPHIES_AND_CARDS } from './data/trophies-and-cards';
import { RUNEBOUND3_TURN_AND_ROUND } from './data/turn-and-round';
import { RUNEBOUND3_WORDS_DE } from './de';
import { RUNEBOUND3_WORDS_EN } from './en';
import { RUNEBOUND3_SHEETS_DE } from './sheets/de';
import { RUNEBOUND3_SHEETS_EN } from './sheets/en';

const category = categoriesWith({ de: RUNEBOUND3_WORDS_DE, en: RUNEBOUND3_WORDS_EN });
const sheet = sheetsWith({ de: RUNEBOUND3_SHEETS_DE, en: RUNEBOUND3_SHEETS_EN });

export const GAME: GlossaryGame = {
  ...ABOUT,
  asked: { de: RUNEBOUND3_ASKED_DE, en: RUNEBOUND3_ASKED_EN },
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
      RUNEBOUND3_TURN_AND_ROUND,
    ),
    category(
      'board-and-movement',
      { de: 'Brett und Bewegung', en: 'Board and movement' },
      'boot',
      RUNEBOUND3_BOARD_AND_MOVEMENT,
    ),
    category(
      'adventures',
      { de: 'Abenteuer und Quests', en: 'Adventures and quests' },
      'book-open',
      RUNEBOUND3_ADVENTURES,
    ),
    category(
      'trophies-and-cards',
      { de: 'Trophäen und Karten', en: 'Trophies and cards' },
      'star-filled',
      RUNEBOUND3_TROPHIES_AND_CARDS,
    ),
    category(
      'heroes-and-tests',
      { de: 'Helden und Proben', en: 'Heroes and tests' },
      'user',
      RUNEBOUND3_HEROES_AND_TESTS,
      'blue',
    ),
    category(
      'skills-and-abilities',
      { de: 'Fertigkeiten', en: 'Skills and abilities' },
      'star',
      RUNEBOUND3_SKILLS_AND_ABILITIES,
      'blue',
    ),
    category(
      'assets-and-gold',
      { de: 'Ausrüstung und Gold', en: 'Assets and gold' },
      'bag',
      RUNEBOUND3_ASSETS_AND_GOLD,
      'yellow',
    ),
    category(
      'combat',
      { de: 'Kampf und Feinde', en: 'Combat and enemies' },
      'melee',
      RUNEBOUND3_COMBAT,
      'red',
    ),
    category(
      'combat-tokens',
      { de: 'Kampfmarker und Symbole', en: 'Tokens and symbols' },
      'dice',
      RUNEBOUND3_COMBAT_TOKENS,
      'red',
    ),
    category(
      'damage-and-health',
      { de: 'Schaden und Gesundheit', en: 'Damage and health' },
      'heart',
      RUNEBOUND3_DAMAGE_AND_HEALTH,
      'red',
    ),
    category(
      'scenario-and-story',
      { de: 'Szenario und Handlung', en: 'Scenario and story' },
      'skull',
      RUNEBOUND3_SCENARIO_AND_STORY,
      'darkness',
    ),
  ],
};
