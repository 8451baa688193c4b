import * as v from 'valibot';
import {
  CAMP_STEPS,
  CONSEQUENCE_KINDS,
  CUBE_COLOURS,
  ITEM_DECKS,
  ITEM_PLACES,
  ITEM_SLOTS,
  ITEM_TIERS,
  MAX_ENTRIES,
  MAX_EFFECT,
  MAX_EFFECTS,
  MAX_GEAR,
  MAX_SKILLS,
  SKILL_EFFECTS,
  SKILL_KINDS,
  TREE_SHAPES,
  TREE_SKILLS,
  type CampPhase,
  type HeroSheet,
} from '@/src/rules';
import { RoleSchema, TokensSchema } from './figures';
import { Chapter, HeroIdSchema, Id, Int, Label, List, Name, NoteSchema } from './parts';

export const NamesSchema = v.strictObject({ en: Name, de: v.nullable(Name) });
export const ColourSchema = v.picklist(CUBE_COLOURS);
export const LevelSchema = v.picklist([0, 1, 2]);
export const PlaceSchema = v.picklist(ITEM_PLACES);
export const ItemSideSchema = v.picklist(['front', 'back']);
export const ConsequenceKindSchema = v.picklist(CONSEQUENCE_KINDS);
export const StepSchema = v.picklist(CAMP_STEPS);

export const RoleSkillsSchema = v.strictObject({
  a: v.nullable(ColourSchema),
  b: v.nullable(ColourSchema),
});

export const TreeSchema = v.strictObject({
  heroClass: Name,
  classNames: NamesSchema,
  tree: Name,
  shape: v.picklist(TREE_SHAPES),
  taken: List(v.picklist(TREE_SKILLS), 3),
});

const Value = v.nullable(Int(0, 99));
const Face = v.strictObject({
  catalogue: v.nullable(Label),
  names: NamesSchema,
  values: v.strictObject({
    accuracy: Value,
    damage: Value,
    crit: Value,
    ranged: v.boolean(),
    hp: Int(-99, 99),
    modifier: v.exactOptional(Int(-99, 99)),
    bonusDamage: v.exactOptional(Int(-99, 99)),
    tokens: v.exactOptional(TokensSchema),
  }),
});

export const WeaponSchema = v.strictObject({
  accuracy: Int(0, 40),
  damage: Int(0, 99),
  modifier: Int(-99, 99),
  crit: Int(1, 20),
  ranged: v.boolean(),
});

const itemDraft = {
  slot: v.picklist(ITEM_SLOTS),
  categories: List(Label, MAX_GEAR),
  deck: v.picklist(ITEM_DECKS),
  tier: v.nullable(v.picklist(ITEM_TIERS)),
  front: Face,
  back: v.nullable(Face),
  socket: v.boolean(),
  notes: NoteSchema,
};
export const ItemDraftSchema = v.strictObject(itemDraft);
export const ItemSchema = v.strictObject({
  ...itemDraft,
  id: Id,
  side: ItemSideSchema,
  gem: v.nullable(NamesSchema),
});

export const OwnSkillSchema = v.strictObject({
  id: Id,
  name: Name,
  kind: v.picklist(SKILL_KINDS),
  place: v.nullable(Label),
  role: RoleSchema,
  colour: v.nullable(ColourSchema),
  cost: Int(0, 4),
  effects: List(
    v.strictObject({ effect: v.picklist(SKILL_EFFECTS), x: Int(0, MAX_EFFECT) }),
    MAX_EFFECTS,
  ),
  notes: NoteSchema,
});

export const ConsequenceSchema = v.strictObject({
  id: Id,
  catalogue: v.nullable(Label),
  names: NamesSchema,
  notes: NoteSchema,
  hp: Int(-99, 99),
});

const Worn = v.nullable(ItemSchema);
export const SheetSchema = v.strictObject({
  skills: v.strictObject({
    yellow: LevelSchema,
    red: LevelSchema,
    green: LevelSchema,
    blue: LevelSchema,
  }),
  role: RoleSchema,
  roleSkills: RoleSkillsSchema,
  trees: v.array(TreeSchema),
  ownSkills: v.exactOptional(List(OwnSkillSchema, MAX_SKILLS)),
  gear: v.strictObject({ weapon: Worn, 'off-hand': Worn, armor: Worn, trinket: Worn }),
  weapon: v.exactOptional(WeaponSchema),
  bag: v.array(ItemSchema),
  camp: v.array(ItemSchema),
  statuses: v.array(ConsequenceSchema),
  aura: v.nullable(ConsequenceSchema),
  outcomes: v.array(ConsequenceSchema),
} satisfies Record<keyof HeroSheet, v.GenericSchema>);

export const RewardSchema = v.strictObject({
  id: Id,
  reward: v.variant('kind', [
    v.strictObject({ kind: v.literal('camp-item'), tier: v.picklist(ITEM_TIERS) }),
    v.strictObject({ kind: v.literal('hero-skill'), level: v.picklist([1, 2]) }),
    v.strictObject({ kind: v.literal('class-skill') }),
    v.strictObject({ kind: v.literal('other'), text: Name }),
  ]),
  chapter: Chapter,
  open: List(HeroIdSchema, MAX_ENTRIES),
});

const Counts = v.record(v.string(), v.number());
export const CampSchema = v.strictObject({
  chapter: Chapter,
  leftovers: v.array(
    v.strictObject({
      hero: HeroIdSchema,
      name: Name,
      conditions: Counts,
      curse: v.number(),
      trauma: v.number(),
      resources: Counts,
      hp: v.number(),
      maxHp: v.number(),
    }),
  ),
  companions: v.array(Label),
  animals: v.array(Label),
  done: v.array(StepSchema),
} satisfies Record<keyof CampPhase, v.GenericSchema>);

const Few = Int(0, 9);
export const BonusSchema = v.strictObject({
  skill1: Few,
  skill2: Few,
  gear1: Few,
  gear2: Few,
  classSkill: Few,
});

export const DecisionSchema = v.strictObject({
  hero: HeroIdSchema,
  name: Name,
  change: v.picklist(['gained', 'lost']),
  kind: ConsequenceKindSchema,
  names: NamesSchema,
  takenBack: v.exactOptional(v.literal(true)),
});
