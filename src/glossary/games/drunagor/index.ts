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
import type { Category, CategoryData, Game } from '../../model';

type CategoryId = keyof typeof DE;

const category = (
  id: CategoryId,
  de: string,
  en: string,
  icon: string,
  data: CategoryData,
): Category => ({ id, names: { de, en }, icon, data, words: { de: DE[id], en: EN[id] } });

export const DRUNAGOR: Game = {
  id: 'drunagor',
  names: { de: 'Chroniken von Drunagor', en: 'Chronicles of Drunagor' },
  asked: { de: ASKED_DE, en: ASKED_EN },
  categories: [
    category('conditions', 'Zustände', 'Conditions', 'poison', CONDITIONS),
    category(
      'resources-and-tokens',
      'Ressourcen und Plättchen',
      'Resources and tokens',
      'focus',
      RESOURCES_AND_TOKENS,
    ),
    category('board', 'Spielplan und Hindernisse', 'Board and obstacles', 'board', BOARD),
    category(
      'terrain-and-traps',
      'Gelände und Fallen',
      'Terrain and traps',
      'lava',
      TERRAIN_AND_TRAPS,
    ),
    category('movement', 'Bewegung', 'Movement', 'boot', MOVEMENT),
    category(
      'cubes-and-recall',
      'Würfel und Rast',
      'Cubes and recall',
      'cube/blue',
      CUBES_AND_RECALL,
    ),
    category('skills', 'Fähigkeiten', 'Skills', 'star', SKILLS),
    category(
      'range-and-targets',
      'Reichweite und Ziele',
      'Range and targets',
      'rangers-mark',
      RANGE_AND_TARGETS,
    ),
    category('attacks', 'Angriff und Würfelwurf', 'Attack and roll', 'dice', ATTACKS),
    category('attack-forms', 'Angriffsarten', 'Kinds of attacks', 'melee', ATTACK_FORMS),
    category(
      'damage-and-healing',
      'Schaden und Heilung',
      'Damage and healing',
      'heart',
      DAMAGE_AND_HEALING,
    ),
    category('monster-turn', 'Zug der Monster', 'Monster turn', 'skull', MONSTER_TURN),
    category(
      'monster-kinds',
      'Monsterkarten und Arten',
      'Monster cards and kinds',
      'leader',
      MONSTER_KINDS,
    ),
    category(
      'monster-keywords',
      'Schlüsselwörter der Monster',
      'Monster keywords',
      'eye',
      MONSTER_KEYWORDS,
    ),
    category(
      'effects-on-heroes',
      'Effekte gegen Helden',
      'Effects against heroes',
      'warning',
      EFFECTS_ON_HEROES,
    ),
    category(
      'darkness-and-runes',
      'Dunkelheit und Runen',
      'Darkness and runes',
      'darkness',
      DARKNESS_AND_RUNES,
    ),
    category(
      'roles-and-round',
      'Runde und Kampfrollen',
      'Round and roles',
      'users',
      ROLES_AND_ROUND,
    ),
    category(
      'setup-and-doors',
      'Aufbau, Türen, Interaktion',
      'Setup, doors, interaction',
      'door',
      SETUP_AND_DOORS,
    ),
    category(
      'items-and-chests',
      'Ausrüstung und Truhen',
      'Gear and chests',
      'chest',
      ITEMS_AND_CHESTS,
    ),
    category('allies', 'Gefährten und Begleittiere', 'Companions and pets', 'npc', ALLIES),
    category(
      'campaign-and-camp',
      'Kampagne und Lager',
      'Campaign and camp',
      'logbook',
      CAMPAIGN_AND_CAMP,
    ),
    category('modes', 'Spielmodi', 'Game modes', 'book-open', MODES),
    category('general-terms', 'Allgemeine Begriffe', 'General terms', 'info', GENERAL_TERMS),
  ],
};
