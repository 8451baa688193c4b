import type { Caused } from '@/src/rules/base/event';
import type { Role } from '@/src/rules/model/catalogue';
import type { PrintedNames } from '@/src/rules/model/items';
import type { CampStep, Reward, SingleBonus } from '../camp';
import type { CubeColour } from '../cubes';
import type {
  ClassTree,
  ConsequenceType,
  ItemPlace,
  NotedConsequence,
  OwnedItem,
  RoleSkills,
  SkillLevel,
} from '../sheet';
import type { ItemEnd } from './commands';

type Event<Type extends string, Fields = object> = Caused<Type, 1> & Readonly<Fields>;

/** The hero's id and the name of that time. */
interface HeroRef {
  readonly hero: string;
  readonly name: string;
}
type OfHero<Type extends string, Fields> = Event<Type, HeroRef & Fields>;

export interface ItemSpot extends HeroRef {
  readonly place: ItemPlace;
}

export interface ItemMove {
  readonly item: string;
  readonly names: PrintedNames;
  readonly from: ItemSpot;
  readonly to: ItemSpot;
}

type Sheets =
  | OfHero<'skillSet', { colour: CubeColour; from: SkillLevel; level: SkillLevel }>
  | OfHero<'roleSkillsSet', { role: Role | null; roleSkills: RoleSkills }>
  | OfHero<'treeSet', { tree: ClassTree }>
  | OfHero<
      'itemsGained',
      { gained: readonly { readonly item: OwnedItem; readonly place: ItemPlace }[] }
    >
  | Event<'itemsMoved', { moves: readonly ItemMove[] }>
  | OfHero<'itemLost', { item: string; names: PrintedNames; end: ItemEnd }>
  | OfHero<'itemChanged', { item: OwnedItem }>
  | OfHero<
      'itemTurned',
      { item: string; names: PrintedNames; side: 'front' | 'back'; gem: PrintedNames | null }
    >
  | OfHero<
      'consequenceGained',
      { kind: ConsequenceType; gained: NotedConsequence; replaced: NotedConsequence | null }
    >
  | OfHero<'consequenceLost', { kind: ConsequenceType; lost: NotedConsequence }>
  | OfHero<'consequenceChanged', { kind: ConsequenceType; changed: NotedConsequence }>;

type Camp =
  | Event<'rewardNoted', { reward: Reward }>
  | OfHero<'rewardTaken', { reward: Reward; waived: boolean }>
  | Event<'rewardDropped', { reward: Reward }>
  | Event<'campBegan', { chapter: number }>
  /** `cleared`: the statuses L5 deletes. */
  | Event<
      'campStepDone',
      {
        step: CampStep;
        cleared: readonly (HeroRef & { readonly statuses: readonly NotedConsequence[] })[];
      }
    >
  | Event<'campEnded'>
  | Event<'singleBegan', { chapter: number; bonus: SingleBonus }>;

/** Values are absolute, so that replaying needs no rules. */
export type LogbookEvent = Sheets | Camp;
