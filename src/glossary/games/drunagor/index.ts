import { categoriesWith, sheetsWith } from '@/src/glossary/define';
import type { GlossaryGame } from '@/src/glossary/model';
import { ABOUT } from './about';
import { ASKED_DE } from './asked/de';
import { ASKED_EN } from './asked/en';
import { ALLIES } from './data/allies';
import { ATTACK_FORMS } from './data/attack-forms';
import { ATTACKS } from './data/attacks';
import { BOARD } from './data/board';
import { CAMPAIGN_AND_CAMP } from './data/campaign-and-camp';
import { CONDITIONS } from './data/conditions';
import { CUBES_AND_RECALL } from './data/cubes-and-recall';
import { DAMAGE_AND_HEALING } from './data/damage-and-healing';
import { DARKNESS_AND_RUNES } from './data/darkness-and-runes';
import { EFFECTS_ON_HEROES } from './data/effects-on-heroes';
import { GENERAL_TERMS } from './data/general-terms';
import { ITEMS_AND_CHESTS } from './data/items-and-chests';
import { MODES } from './data/modes';
import { MONSTER_KEYWORDS } from './data/monster-keywords';
import { MONSTER_KINDS } from './data/monster-kinds';
import { MONSTER_TURN } from './data/monster-turn';
import { MOVEMENT } from './data/movement';
import { RANGE_AND_TARGETS } from './data/range-and-targets';
import { RESOURCES_AND_TOKENS } from './data/resources-and-tokens';
import { ROLES_AND_ROUND } from './data/roles-and-round';
import { SETUP_AND_DOORS } from './data/setup-and-doors';
import { SKILLS } from './data/skills';
import { TERRAIN_AND_TRAPS } from './data/terrain-and-traps';
import { WORDS as DE } from './de';
import { WORDS as EN } from './en';
import { RULES as RULES_DE } from './rules/de';
import { RULES as RULES_EN } from './rules/en';
import { SHEETS_DE } from './sheets/de';
import { SHEETS_EN } from './sheets/en';

const category = categoriesWith({ de: DE, en: EN });
const sheet = sheetsWith({ de: SHEETS_DE, en: SHEETS_EN });

export const GAME: GlossaryGame = {
  ...ABOUT,
  asked: { de: ASKED_DE, en: ASKED_EN },
  rules: { names: { de: 'Regel', en: 'Rule' }, words: { de: RULES_DE, en: RULES_EN } },
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
    category('conditions', { de: 'Zustände', en: 'Conditions' }, 'poison', CONDITIONS),
    category(
      'resources-and-tokens',
      { de: 'Ressourcen und Plättchen', en: 'Resources and tokens' },
      'focus',
      RESOURCES_AND_TOKENS,
    ),
    category(
      'board',
      { de: 'Spielplan und Hindernisse', en: 'Board and obstacles' },
      'board',
      BOARD,
    ),
    category(
      'terrain-and-traps',
      { de: 'Gelände und Fallen', en: 'Terrain and traps' },
      'lava',
      TERRAIN_AND_TRAPS,
    ),
    category('movement', { de: 'Bewegung', en: 'Movement' }, 'boot', MOVEMENT, 'green'),
    category(
      'cubes-and-recall',
      { de: 'Würfel und Rast', en: 'Cubes and recall' },
      'cube/blue',
      CUBES_AND_RECALL,
      'blue',
    ),
    category('skills', { de: 'Fähigkeiten', en: 'Skills' }, 'star', SKILLS),
    category(
      'range-and-targets',
      { de: 'Reichweite und Ziele', en: 'Range and targets' },
      'rangers-mark',
      RANGE_AND_TARGETS,
      'yellow',
    ),
    category(
      'attacks',
      { de: 'Angriff und Würfelwurf', en: 'Attack and roll' },
      'dice',
      ATTACKS,
      'yellow',
    ),
    category(
      'attack-forms',
      { de: 'Angriffsarten', en: 'Kinds of attacks' },
      'melee',
      ATTACK_FORMS,
      'yellow',
    ),
    category(
      'damage-and-healing',
      { de: 'Schaden und Heilung', en: 'Damage and healing' },
      'heart',
      DAMAGE_AND_HEALING,
    ),
    category(
      'monster-turn',
      { de: 'Zug der Monster', en: 'Monster turn' },
      'skull',
      MONSTER_TURN,
      'red',
    ),
    category(
      'monster-kinds',
      { de: 'Monsterkarten und Arten', en: 'Monster cards and kinds' },
      'leader',
      MONSTER_KINDS,
      'red',
    ),
    category(
      'monster-keywords',
      { de: 'Schlüsselwörter der Monster', en: 'Monster keywords' },
      'eye',
      MONSTER_KEYWORDS,
      'red',
    ),
    category(
      'effects-on-heroes',
      { de: 'Effekte gegen Helden', en: 'Effects against heroes' },
      'warning',
      EFFECTS_ON_HEROES,
      'red',
    ),
    category(
      'darkness-and-runes',
      { de: 'Dunkelheit und Runen', en: 'Darkness and runes' },
      'darkness',
      DARKNESS_AND_RUNES,
      'darkness',
    ),
    category(
      'roles-and-round',
      { de: 'Runde und Kampfrollen', en: 'Round and roles' },
      'users',
      ROLES_AND_ROUND,
    ),
    category(
      'setup-and-doors',
      { de: 'Aufbau, Türen, Interaktion', en: 'Setup, doors, interaction' },
      'door',
      SETUP_AND_DOORS,
    ),
    category(
      'items-and-chests',
      { de: 'Ausrüstung und Truhen', en: 'Gear and chests' },
      'chest',
      ITEMS_AND_CHESTS,
    ),
    category(
      'allies',
      { de: 'Gefährten und Begleittiere', en: 'Companions and pets' },
      'npc',
      ALLIES,
    ),
    category(
      'campaign-and-camp',
      { de: 'Kampagne und Lager', en: 'Campaign and camp' },
      'logbook',
      CAMPAIGN_AND_CAMP,
    ),
    category('modes', { de: 'Spielmodi', en: 'Game modes' }, 'book-open', MODES),
    category(
      'general-terms',
      { de: 'Allgemeine Begriffe', en: 'General terms' },
      'info',
      GENERAL_TERMS,
    ),
  ],
};
