import type { Role } from '../model/catalogue';
import { GEAR_SLOTS, type GearSlot, type ItemDraft, type PrintedNames } from '../model/items';
import type { CubeColour } from './cubes';
import type { OwnSkill } from './own-skills';

export type SkillLevel = 0 | 1 | 2;

/** L6b: the cube's colour of each learnt role skill; null: not learnt. */
export interface RoleSkills {
  readonly a: CubeColour | null;
  readonly b: CubeColour | null;
}

/** L6c: levels 1-2-3 in a row, or 1 and then both of level 2 in any order. */
export const TREE_SHAPES = ['1-2-3', '1-2-2'] as const;
export type TreeShape = (typeof TREE_SHAPES)[number];
export const TREE_SKILLS = ['1', '2', '3', '2a', '2b'] as const;
export type TreeSkill = (typeof TREE_SKILLS)[number];

export interface ClassTree {
  /** Id of one of the five classes, or the players' own word. */
  readonly heroClass: string;
  readonly classNames: PrintedNames;
  readonly tree: string;
  readonly shape: TreeShape;
  /** In the order learnt. */
  readonly taken: readonly TreeSkill[];
}

export interface OwnedItem extends ItemDraft {
  readonly id: string;
  readonly side: 'front' | 'back';
  /** The gem in the socket. */
  readonly gem: PrintedNames | null;
}

export const ITEM_PLACES = [...GEAR_SLOTS, 'bag', 'camp'] as const;
export type ItemPlace = GearSlot | 'bag' | 'camp';

export const CONSEQUENCE_KINDS = ['status', 'aura', 'outcome'] as const;
export type ConsequenceType = (typeof CONSEQUENCE_KINDS)[number];

export interface ConsequenceDraft {
  /** Null: the players' own. */
  readonly catalogue: string | null;
  readonly names: PrintedNames;
  readonly notes: string;
  /** Added to the maximum while it lasts (D13). */
  readonly hp: number;
}

export interface NotedConsequence extends ConsequenceDraft {
  readonly id: string;
}

/** What an attack with the weapon needs (W1 to W3). */
export interface WeaponValues {
  readonly accuracy: number;
  readonly damage: number;
  readonly modifier: number;
  /** The lowest die that is critical. */
  readonly crit: number;
  readonly ranged: boolean;
}

/** One hero's pages of the logbook (B1). */
export interface HeroSheet {
  readonly skills: Readonly<Record<CubeColour, SkillLevel>>;
  /** For which the colours of the role skills were chosen. */
  readonly role: Role | null;
  readonly roleSkills: RoleSkills;
  readonly trees: readonly ClassTree[];
  /** As read off boards and cards, entered once. */
  readonly ownSkills?: readonly OwnSkill[];
  readonly gear: Readonly<Record<GearSlot, OwnedItem | null>>;
  /** As last entered for a place of the weapon that is empty here. */
  readonly weapon?: WeaponValues;
  readonly bag: readonly OwnedItem[];
  readonly camp: readonly OwnedItem[];
  readonly statuses: readonly NotedConsequence[];
  readonly aura: NotedConsequence | null;
  readonly outcomes: readonly NotedConsequence[];
}

export const EMPTY_SHEET: HeroSheet = {
  skills: { yellow: 0, red: 0, green: 0, blue: 0 },
  role: null,
  roleSkills: { a: null, b: null },
  trees: [],
  gear: { weapon: null, 'off-hand': null, armor: null, trinket: null },
  bag: [],
  camp: [],
  statuses: [],
  aura: null,
  outcomes: [],
};

/** L7a */
export const BAG_PLACES = 2;
/** So many entries of one kind on a page; only keeps typing errors and broken files out. */
export const MAX_ENTRIES = 200;
