import * as v from 'valibot';
import {
  CHEST_CARDS,
  CUBE_COLOURS,
  RECALLS,
  TRAP_FACES,
  type ChestEvent,
  type CompanyEvent,
  type HarmEvent,
  type HeroEvent,
} from '@/src/rules';
import { InteractionSchema, TrapSchema } from '../adventure-parts';
import {
  AfflictionsSchema,
  AllyCardSchema,
  AllySchema,
  Grounds,
  HeroCubesSchema,
  Immunities,
  Limit,
  Ref,
  RoleSchema,
  SaidSchema,
  SkillSchema,
  TokensChange,
} from '../figures';
import { ConsequenceSchema } from '../logbook-parts';
import { AmountSchema, Id, Int, Label, List, Name, Signed } from '../parts';
import type { EventFields } from './fields';

const Who = v.nullable(Ref);

export const HARM_FIELDS: EventFields<HarmEvent> = {
  harmed: {
    who: Ref,
    by: Who,
    amount: AmountSchema,
    shield: AmountSchema,
    prevented: AmountSchema,
    lost: AmountSchema,
    hp: AmountSchema,
    drained: v.exactOptional(v.boolean()),
    tokens: v.exactOptional(TokensChange),
  },
  healed: { who: Ref, amount: AmountSchema, hp: AmountSchema },
  hpSet: {
    who: Ref,
    hp: AmountSchema,
    maxHp: AmountSchema,
    over: v.exactOptional(AmountSchema),
  },
  tokensSet: { who: Ref, set: TokensChange },
  marked: { who: Ref, by: Who },
  groundSet: { who: Ref, on: Grounds },
  fell: { who: Ref },
  stoodUp: { who: Ref, hp: AmountSchema },
};

const AttackResultSchema = v.strictObject({
  id: Id,
  hit: v.boolean(),
  critical: v.boolean(),
  damage: AmountSchema,
  shieldLeft: AmountSchema,
  hpLeft: AmountSchema,
  collateral: v.boolean(),
});

export const HERO_FIELDS: EventFields<HeroEvent> = {
  cubesSet: { who: Ref, cubes: HeroCubesSchema, said: SaidSchema },
  skillUsed: { who: Ref, skill: Id, name: Name, colour: v.nullable(v.picklist(CUBE_COLOURS)) },
  skillTriggered: { who: Ref, skill: Id, name: Name, from: Int(1, 20) },
  skillFreed: { who: Ref, skill: Id, name: Name },
  recalled: { who: Ref, recall: v.picklist(RECALLS) },
  curseSet: { who: Ref, curse: AfflictionsSchema },
  traumaSet: { who: Ref, trauma: AfflictionsSchema },
  auraLost: { who: Ref, aura: ConsequenceSchema },
  limitsSet: { who: Ref, curseLimit: Limit, traumaLimit: Limit },
  roleSet: { who: Ref, role: RoleSchema },
  bonusHpSet: { who: Ref, skill: SkillSchema, hp: AmountSchema },
  immunitiesSet: { who: Ref, immunities: Immunities },
  heroAttacked: {
    who: Ref,
    roll: Int(1, 20),
    results: List(AttackResultSchema, 40),
    sum: v.exactOptional(v.strictObject({ bonus: Signed, needed: Signed })),
  },
  checked: {
    who: Ref,
    roll: Int(0, 20),
    bonus: Signed,
    difficulty: Signed,
    success: v.boolean(),
  },
};

export const CHEST_FIELDS: EventFields<ChestEvent> = {
  chestSearched: { who: Ref, item: Label },
  chestDeckLaid: { left: List(Label, CHEST_CARDS) },
  chestCardDrawn: { name: Label },
};

export const COMPANY_FIELDS: EventFields<CompanyEvent> = {
  allyJoined: { ally: AllySchema },
  allyLeft: { who: Ref },
  allyCardSet: { who: Ref, card: AllyCardSchema },
  allyAttacked: { who: Ref, targets: List(Ref, 40) },
  trapDieRolled: { who: Ref, face: v.picklist(TRAP_FACES) },
  trapLaid: { trap: TrapSchema, who: Who },
  trapGone: { trap: Id, sprung: v.boolean() },
  interactionSet: { interaction: InteractionSchema, who: Who, option: Label },
};
