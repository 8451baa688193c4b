import type { HeroId } from '@/src/rules/base/ids';
import type { Role } from '@/src/rules/model/catalogue';
import type { ItemDraft } from '@/src/rules/model/items';
import type { CampStep, RewardKind } from '../camp';
import type { CubeColour } from '../cubes';
import type { SkillDraft } from '../own-skills';
import type {
  ClassTree,
  ConsequenceDraft,
  ConsequenceType,
  ItemPlace,
  RoleSkills,
  SkillLevel,
  WeaponValues,
} from '../sheet';

/** E5: used cards go to the discard pile, adventure cards back to their deck. */
export const ITEM_ENDS = ['used', 'dropped', 'returned', 'corrected'] as const;
export type ItemEnd = (typeof ITEM_ENDS)[number];

/** What may be corrected of an item; its id, side and gem have commands of their own. */
export type ItemChange = Partial<ItemDraft>;

export type RewardChoice =
  /** L6a; `drop`: what leaves a full bag for it (E1). */
  | {
      readonly kind: 'item';
      readonly item: ItemDraft;
      readonly to: ItemPlace;
      readonly drop?: string;
    }
  /** L6b: the level is the reward's. */
  | { readonly kind: 'skill'; readonly colour: CubeColour }
  /** L6b: III-A, or III-B after it. */
  | { readonly kind: 'role-skill'; readonly colour: CubeColour; readonly role: Role | null }
  /** L6c: one more skill than before. */
  | { readonly kind: 'tree'; readonly tree: ClassTree }
  /** Taken in another way, for rewards in the players' words. */
  | { readonly kind: 'done' }
  | { readonly kind: 'waived' };

type OfHero<Kind extends string, Fields = object> = {
  readonly kind: Kind;
  readonly hero: HeroId;
} & Readonly<Fields>;

type SkillCommand =
  /** One level up, or a correction down. */
  | OfHero<'setSkill', { colour: CubeColour; level: SkillLevel }>
  /** Also for a new role, which may choose the colours anew. */
  | OfHero<'setRoleSkills', { role: Role | null; roleSkills: RoleSkills }>
  /** As it is from now on; nothing taken: the tree goes. */
  | OfHero<'setTree', { tree: ClassTree }>
  /** A skill as printed, entered once; without an id: a new one. */
  | OfHero<'writeSkill', { id?: string; skill: SkillDraft }>
  | OfHero<'dropSkill', { id: string }>;

type ItemCommand =
  /** E1: into the bag unless said otherwise; `drop`: what leaves a full bag for it. */
  | OfHero<
      'gainItem',
      {
        item: ItemDraft;
        to?: ItemPlace;
        drop?: string;
        /** E4: the side the instruction names; else the front. */
        side?: 'front' | 'back';
      }
    >
  /** L7a: what is missing of the board's own gear. */
  | OfHero<'takeStartingGear'>
  /**
   * E2, L7: wear, take off, stow, give. What lay in a worn place goes where the item came from;
   * so does `swap`, an item of the bag or the camp there.
   */
  | OfHero<'moveItem', { item: string; to: { hero: string; place: ItemPlace }; swap?: string }>
  | OfHero<'removeItem', { item: string; end: ItemEnd }>
  | OfHero<'changeItem', { item: string; change: ItemChange }>
  /** Read off the worn weapon, or off whatever he holds that is not in the logbook. */
  | OfHero<'writeWeapon', { weapon: WeaponValues }>
  /** E4: by its own text. */
  | OfHero<'turnItem', { item: string }>
  /** E4: the gem, an item of the same hero, goes into the socket and turns it over. */
  | OfHero<'setGem', { item: string; gem: string }>;

type ConsequenceCommand =
  | OfHero<'gainConsequence', { consequence: ConsequenceType; draft: ConsequenceDraft }>
  | OfHero<'loseConsequence', { id: string }>
  | OfHero<'changeConsequence', { id: string; change: { notes?: string; hp?: number } }>;

type CampCommand =
  /** Absent heroes: all of them. */
  | {
      readonly kind: 'noteReward';
      readonly reward: RewardKind;
      readonly heroes?: readonly string[];
    }
  | OfHero<'takeReward', { reward: string; choice: RewardChoice }>
  | { readonly kind: 'dropReward'; readonly reward: string }
  /** For an adventure played without the app; otherwise its end opens the camp. */
  | { readonly kind: 'beginCamp' }
  | { readonly kind: 'doCampStep'; readonly step: CampStep }
  | { readonly kind: 'endCamp' }
  /** X1: the starting bonus becomes rewards to choose. */
  | { readonly kind: 'beginSingle'; readonly chapter: number };

export type LogbookCommand = SkillCommand | ItemCommand | ConsequenceCommand | CampCommand;

/** Only the impossible; doubts are warnings (`logbookWarnings`). */
export type LogbookRefusal =
  | { readonly code: 'unknown-item' }
  | { readonly code: 'unknown-skill' }
  | { readonly code: 'unknown-consequence' }
  | { readonly code: 'unknown-reward' }
  | { readonly code: 'unknown-choice' }
  | { readonly code: 'level-1-first' }
  | { readonly code: 'skill-known' }
  | { readonly code: 'role-skill-order' }
  | { readonly code: 'role-skills-known' }
  | { readonly code: 'tree-order' }
  | { readonly code: 'bag-full'; readonly most: number }
  | { readonly code: 'wrong-place' }
  | { readonly code: 'place-taken' }
  | { readonly code: 'chest-not-in-camp' }
  | { readonly code: 'one-sided' }
  | { readonly code: 'no-socket' }
  | { readonly code: 'not-a-gem' }
  | { readonly code: 'no-starting-gear' }
  | { readonly code: 'too-many-entries'; readonly most: number }
  | { readonly code: 'value-out-of-range'; readonly least: number; readonly most: number }
  | { readonly code: 'reward-mismatch' }
  | { readonly code: 'no-heroes' }
  | { readonly code: 'no-camp' }
  | { readonly code: 'camp-running' }
  | { readonly code: 'not-a-single-adventure' }
  | { readonly code: 'single-begun' };
