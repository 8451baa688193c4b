import { categoriesWith, sheetsWith } from '@/src/glossary/define';
import type { GlossaryGame } from '@/src/glossary/model';
import { ABOUT } from './about';
import { DRUNAGOR_ASKED_DE } from './asked/de';
import { DRUNAGOR_ASKED_EN } from './asked/en';
import { DRUNAGOR_ALLIES } from './data/allies';
import { DRUNAGOR_ATTACK_FORMS } from './data/attack-forms';
import { DRUNAGOR_ATTACKS } from './data/attacks';
import { DRUNAGOR_BOARD } from './data/board';
import { DRUNAGOR_CAMPAIGN_AND_CAMP } from './data/campaign-and-camp';
import { DRUNAGOR_CONDITIONS } from './data/conditions';
import { DRUNAGOR_CUBES_AND_RECALL } from './data/cubes-and-recall';
import { DRUNAGOR_DAMAGE_AND_HEALING } from './data/damage-and-healing';
import { DRUNAGOR_DARKNESS_AND_RUNES } from './data/darkness-and-runes';
import { DRUNAGOR_EFFECTS_ON_HEROES } from './data/effects-on-heroes';
import { DRUNAGOR_GENERAL_TERMS } from './data/general-terms';
import { DRUNAGOR_ITEMS_AND_CHESTS } from './data/items-and-chests';
import { DRUNAGOR_MODES } from './data/modes';
import { DRUNAGOR_MONSTER_KEYWORDS } from './data/monster-keywords';
import { DRUNAGOR_MONSTER_KINDS } from './data/monster-kinds';
import { DRUNAGOR_MONSTER_TURN } from './data/monster-turn';
import { DRUNAGOR_MOVEMENT } from './data/movement';
import { DRUNAGOR_RANGE_AND_TARGETS } from './data/range-and-targets';
import { DRUNAGOR_RESOURCES_AND_TOKENS } from './data/resources-and-tokens';
import { DRUNAGOR_ROLES_AND_ROUND } from './data/roles-and-round';
import { DRUNAGOR_SETUP_AND_DOORS } from './data/setup-and-doors';
import { DRUNAGOR_SKILLS } from './data/skills';
import { DRUNAGOR_TERRAIN_AND_TRAPS } from './data/terrain-and-traps';
import { DRUNAGOR_WORDS_DE } from './de';
import { DRUNAGOR_WORDS_EN } from './en';
import { DRUNAGOR_RULES_DE } from './rules/de';
import { DRUNAGOR_RULES_EN } from './rules/en';
import { DRUNAGOR_SHEETS_DE } from './sheets/de';
import { DRUNAGOR_SHEETS_EN } from './sheets/en';

const category = categoriesWith({ de: DRUNAGOR_WORDS_DE, en: DRUNAGOR_WORDS_EN });
const sheet = sheetsWith({ de: DRUNAGOR_SHEETS_DE, en: DRUNAGOR_SHEETS_EN });

export const GAME: GlossaryGame = {
  ...ABOUT,
  asked: { de: DRUNAGOR_ASKED_DE, en: DRUNAGOR_ASKED_EN },
  rules: {
    names: { de: 'Regel', en: 'Rule' },
    words: { de: DRUNAGOR_RULES_DE, en: DRUNAGOR_RULES_EN },
  },
  sheets: [
    sheet('hero-turn', 'user'),
    sheet('monster-turn', 'skull'),
    sheet('attack', 'melee'),
    sheet('darkness', 'darkness'),
    sheet('recall', 'cube/blue'),
    sheet('camp', 'sun'),
    sheet('small-actions', 'interaction'),
  ],
  popular: [
    'hero-turn',
    'monster-turn',
    'darkness',
    'recall-action',
    'engaged',
    'curse-cubes',
    'levels',
    'small-actions',
  ],
  categories: [
    category('conditions', { de: 'Zustände', en: 'Conditions' }, 'poison', DRUNAGOR_CONDITIONS),
    category(
      'resources-and-tokens',
      { de: 'Ressourcen und Plättchen', en: 'Resources and tokens' },
      'focus',
      DRUNAGOR_RESOURCES_AND_TOKENS,
    ),
    category(
      'board',
      { de: 'Spielplan und Hindernisse', en: 'Board and obstacles' },
      'board',
      DRUNAGOR_BOARD,
    ),
    category(
      'terrain-and-traps',
      { de: 'Gelände und Fallen', en: 'Terrain and traps' },
      'lava',
      DRUNAGOR_TERRAIN_AND_TRAPS,
    ),
    category('movement', { de: 'Bewegung', en: 'Movement' }, 'boot', DRUNAGOR_MOVEMENT, 'green'),
    category(
      'cubes-and-recall',
      { de: 'Würfel und Rast', en: 'Cubes and recall' },
      'cube/blue',
      DRUNAGOR_CUBES_AND_RECALL,
      'blue',
    ),
    category('skills', { de: 'Fähigkeiten', en: 'Skills' }, 'star', DRUNAGOR_SKILLS),
    category(
      'range-and-targets',
      { de: 'Reichweite und Ziele', en: 'Range and targets' },
      'rangers-mark',
      DRUNAGOR_RANGE_AND_TARGETS,
      'yellow',
    ),
    category(
      'attacks',
      { de: 'Angriff und Würfelwurf', en: 'Attack and roll' },
      'dice',
      DRUNAGOR_ATTACKS,
      'yellow',
    ),
    category(
      'attack-forms',
      { de: 'Angriffsarten', en: 'Kinds of attacks' },
      'melee',
      DRUNAGOR_ATTACK_FORMS,
      'yellow',
    ),
    category(
      'damage-and-healing',
      { de: 'Schaden und Heilung', en: 'Damage and healing' },
      'heart',
      DRUNAGOR_DAMAGE_AND_HEALING,
    ),
    category(
      'monster-turn',
      { de: 'Zug der Monster', en: 'Monster turn' },
      'skull',
      DRUNAGOR_MONSTER_TURN,
      'red',
    ),
    category(
      'monster-kinds',
      { de: 'Monsterkarten und Arten', en: 'Monster cards and kinds' },
      'leader',
      DRUNAGOR_MONSTER_KINDS,
      'red',
    ),
    category(
      'monster-keywords',
      { de: 'Schlüsselwörter der Monster', en: 'Monster keywords' },
      'eye',
      DRUNAGOR_MONSTER_KEYWORDS,
      'red',
    ),
    category(
      'effects-on-heroes',
      { de: 'Effekte gegen Helden', en: 'Effects against heroes' },
      'warning',
      DRUNAGOR_EFFECTS_ON_HEROES,
      'red',
    ),
    category(
      'darkness-and-runes',
      { de: 'Dunkelheit und Runen', en: 'Darkness and runes' },
      'darkness',
      DRUNAGOR_DARKNESS_AND_RUNES,
      'darkness',
    ),
    category(
      'roles-and-round',
      { de: 'Runde und Kampfrollen', en: 'Round and roles' },
      'users',
      DRUNAGOR_ROLES_AND_ROUND,
    ),
    category(
      'setup-and-doors',
      { de: 'Aufbau, Türen, Interaktion', en: 'Setup, doors, interaction' },
      'door',
      DRUNAGOR_SETUP_AND_DOORS,
    ),
    category(
      'items-and-chests',
      { de: 'Ausrüstung und Truhen', en: 'Gear and chests' },
      'chest',
      DRUNAGOR_ITEMS_AND_CHESTS,
    ),
    category(
      'allies',
      { de: 'Gefährten und Begleittiere', en: 'Companions and pets' },
      'npc',
      DRUNAGOR_ALLIES,
    ),
    category(
      'campaign-and-camp',
      { de: 'Kampagne und Lager', en: 'Campaign and camp' },
      'logbook',
      DRUNAGOR_CAMPAIGN_AND_CAMP,
    ),
    category('modes', { de: 'Spielmodi', en: 'Game modes' }, 'book-open', DRUNAGOR_MODES),
    category(
      'general-terms',
      { de: 'Allgemeine Begriffe', en: 'General terms' },
      'info',
      DRUNAGOR_GENERAL_TERMS,
    ),
  ],
};
