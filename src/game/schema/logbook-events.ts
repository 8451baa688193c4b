import * as v from 'valibot';
import { ITEM_ENDS, MOST_ENTRIES, type LogbookEvent } from '@/src/rules';
import { RoleSchema } from './figures';
import {
  BonusSchema,
  ColourSchema,
  ConsequenceKindSchema,
  ConsequenceSchema,
  ItemSchema,
  LevelSchema,
  NamesSchema,
  PlaceSchema,
  RewardSchema,
  RoleSkillsSchema,
  SideSchema,
  StepSchema,
  TreeSchema,
} from './logbook-parts';
import { CauseSchema, Chapter, HeroId, Id, List, Name } from './parts';

const event = <Type extends LogbookEvent['type'], Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.strictObject({ type: v.literal(type), v: v.literal(1), cause: CauseSchema, ...entries });

const hero = { hero: HeroId, name: Name };
const Spot = v.strictObject({ ...hero, place: PlaceSchema });
const kind = ConsequenceKindSchema;
const Statuses = List(ConsequenceSchema, MOST_ENTRIES);

export const LOGBOOK_EVENTS = [
  event('skillSet', { ...hero, colour: ColourSchema, from: LevelSchema, level: LevelSchema }),
  event('roleSkillsSet', { ...hero, role: RoleSchema, roleSkills: RoleSkillsSchema }),
  event('treeSet', { ...hero, tree: TreeSchema }),
  event('itemsGained', {
    ...hero,
    gained: List(v.strictObject({ item: ItemSchema, place: PlaceSchema }), MOST_ENTRIES),
  }),
  event('itemsMoved', {
    moves: List(v.strictObject({ item: Id, names: NamesSchema, from: Spot, to: Spot }), 2),
  }),
  event('itemLost', { ...hero, item: Id, names: NamesSchema, end: v.picklist(ITEM_ENDS) }),
  event('itemChanged', { ...hero, item: ItemSchema }),
  event('itemTurned', {
    ...hero,
    item: Id,
    names: NamesSchema,
    side: SideSchema,
    gem: v.nullable(NamesSchema),
  }),
  event('consequenceGained', {
    ...hero,
    kind,
    gained: ConsequenceSchema,
    replaced: v.nullable(ConsequenceSchema),
  }),
  event('consequenceLost', { ...hero, kind, lost: ConsequenceSchema }),
  event('consequenceChanged', { ...hero, kind, changed: ConsequenceSchema }),
  event('rewardNoted', { reward: RewardSchema }),
  event('rewardTaken', { ...hero, reward: RewardSchema, waived: v.boolean() }),
  event('rewardDropped', { reward: RewardSchema }),
  event('campBegan', { chapter: Chapter }),
  event('campStepDone', {
    step: StepSchema,
    cleared: List(v.strictObject({ ...hero, statuses: Statuses }), 5),
  }),
  event('campEnded', {}),
  event('singleBegan', { chapter: Chapter, bonus: BonusSchema }),
] as const;
