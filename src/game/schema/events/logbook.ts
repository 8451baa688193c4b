import * as v from 'valibot';
import {
  ITEM_ENDS,
  MAX_ENTRIES,
  type CampEvent,
  type ItemEvent,
  type SheetEvent,
} from '@/src/rules';
import { RoleSchema } from '../figures';
import {
  BonusSchema,
  ColourSchema,
  ConsequenceKindSchema,
  ConsequenceSchema,
  ItemSchema,
  LevelSchema,
  NamesSchema,
  OwnSkillSchema,
  PlaceSchema,
  RewardSchema,
  RoleSkillsSchema,
  ItemSideSchema,
  StepSchema,
  TreeSchema,
  WeaponSchema,
} from '../logbook-parts';
import { Chapter, HeroIdSchema, Id, List, Name } from '../parts';
import type { EventFields } from './fields';

const hero = { hero: HeroIdSchema, name: Name };
const Spot = v.strictObject({ ...hero, place: PlaceSchema });
const kind = ConsequenceKindSchema;
const Statuses = List(ConsequenceSchema, MAX_ENTRIES);

export const SHEET_FIELDS: EventFields<SheetEvent> = {
  skillSet: { ...hero, colour: ColourSchema, from: LevelSchema, level: LevelSchema },
  roleSkillsSet: { ...hero, role: RoleSchema, roleSkills: RoleSkillsSchema },
  treeSet: { ...hero, tree: TreeSchema },
  skillWritten: { ...hero, skill: OwnSkillSchema },
  skillDropped: { ...hero, skill: OwnSkillSchema },
  consequenceGained: {
    ...hero,
    kind,
    gained: ConsequenceSchema,
    replaced: v.nullable(ConsequenceSchema),
  },
  consequenceLost: { ...hero, kind, lost: ConsequenceSchema },
  consequenceChanged: { ...hero, kind, changed: ConsequenceSchema },
};

export const ITEM_FIELDS: EventFields<ItemEvent> = {
  itemsGained: {
    ...hero,
    gained: List(v.strictObject({ item: ItemSchema, place: PlaceSchema }), MAX_ENTRIES),
  },
  itemsMoved: {
    moves: List(v.strictObject({ item: Id, names: NamesSchema, from: Spot, to: Spot }), 2),
  },
  itemLost: { ...hero, item: Id, names: NamesSchema, end: v.picklist(ITEM_ENDS) },
  itemChanged: { ...hero, item: ItemSchema },
  weaponNoted: { ...hero, weapon: WeaponSchema },
  itemTurned: {
    ...hero,
    item: Id,
    names: NamesSchema,
    side: ItemSideSchema,
    gem: v.nullable(NamesSchema),
  },
};

export const CAMP_FIELDS: EventFields<CampEvent> = {
  rewardNoted: { reward: RewardSchema },
  rewardTaken: { ...hero, reward: RewardSchema, waived: v.boolean() },
  rewardDropped: { reward: RewardSchema },
  campBegan: { chapter: Chapter },
  campStepDone: {
    step: StepSchema,
    cleared: List(v.strictObject({ ...hero, statuses: Statuses }), 5),
  },
  campEnded: {},
  singleBegan: { chapter: Chapter, bonus: BonusSchema },
};
