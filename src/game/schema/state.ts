import * as v from 'valibot';
import { HINDRANCES, type GameState } from '@/src/rules';
import {
  ActionSchema,
  CarryOverSchema,
  DoorLines,
  ChronicleSchema,
  InteractionSchema,
  NumbersSchema,
  OnceSchema,
  OutcomeSchema,
  RulesSchema,
  Runes,
  TaskSchema,
  TrapSchema,
  VersusSchema,
} from './adventure-parts';
import { AttackCardDraftSchema, AttackCardSchema, CardSchema, SideSchema, Step } from './cards';
import { HeroSchema } from './events/campaign';
import { AdventureHeroSchema, AllySchema, MonsterSchema, ThreatSchema } from './figures';
import { parseJson } from './json';
import { SessionSchema } from './session';
import { Field, MapSchema } from './map';
import {
  BonusSchema,
  CampSchema,
  DecisionSchema,
  RewardSchema,
  SheetSchema,
} from './logbook-parts';

export const CampaignSchema = v.strictObject({
  name: v.string(),
  chapter: v.number(),
  notes: v.string(),
  heroes: v.array(HeroSchema),
  heroesSoFar: v.number(),
  chronicle: v.array(ChronicleSchema),
  carryOver: v.nullable(CarryOverSchema),
  sheets: v.record(v.string(), SheetSchema),
  rewards: v.array(RewardSchema),
  tier: v.picklist([0, 1, 2, 3]),
  camp: v.nullable(CampSchema),
  single: v.nullable(v.strictObject({ chapter: v.number(), bonus: BonusSchema })),
  decisions: v.array(DecisionSchema),
  entries: v.number(),
});

const TurnSchema = v.strictObject({
  key: v.string(),
  place: v.number(),
  figure: v.nullable(v.string()),
  waiting: v.array(v.string()),
  loses: v.nullable(v.picklist(['attack', 'cubeAction'])),
  tasks: v.array(TaskSchema),
  over: v.boolean(),
  attacks: v.number(),
  ran: v.nullable(v.strictObject({ way: v.array(Field), hits: v.array(v.string()) })),
  actions: v.array(ActionSchema),
  walked: v.exactOptional(v.number()),
  granted: v.exactOptional(v.number()),
  difficult: v.exactOptional(v.literal(true)),
  hampered: v.exactOptional(v.array(v.picklist(HINDRANCES))),
  focused: v.array(v.string()),
  furious: v.array(v.string()),
  touched: v.record(v.string(), v.array(OnceSchema)),
});

const AdventureSchema = v.strictObject({
  chapter: v.number(),
  title: v.string(),
  startedAt: v.number(),
  before: CampaignSchema,
  rules: RulesSchema,
  heroes: v.array(AdventureHeroSchema),
  allies: v.array(AllySchema),
  cards: v.array(CardSchema),
  monsters: v.array(MonsterSchema),
  attackCards: v.array(AttackCardSchema),
  decks: v.record(v.string(), v.array(AttackCardDraftSchema)),
  runes: v.strictObject({ bag: Runes, track: Runes, taken: Runes }),
  drawn: Runes,
  drawnBy: v.nullable(v.picklist(['card', 'instruction'])),
  runeCardSide: SideSchema,
  round: v.number(),
  turn: v.nullable(TurnSchema),
  interrupted: v.array(TurnSchema),
  acted: v.array(v.string()),
  threat: v.nullable(ThreatSchema),
  traps: v.array(TrapSchema),
  interactions: v.array(InteractionSchema),
  found: v.array(v.string()),
  chest: v.exactOptional(
    v.strictObject({ left: v.array(v.string()), drawn: v.nullable(v.string()) }),
  ),
  steps: v.array(Step),
  counters: v.array(v.strictObject({ name: v.string(), value: v.number() })),
  lines: v.exactOptional(DoorLines),
  map: v.nullable(MapSchema),
  serial: v.number(),
  outcome: v.nullable(OutcomeSchema),
  numbers: NumbersSchema,
  versus: v.exactOptional(VersusSchema),
});

const StateSchema = v.strictObject({
  dice: v.strictObject({ seed: v.number(), next: v.number() }),
  campaign: CampaignSchema,
  adventure: v.nullable(AdventureSchema),
  session: v.exactOptional(SessionSchema),
});

/** Null: the snapshot is of no use and the state is replayed instead. */
export function readState(text: string): GameState | null {
  const read = v.safeParse(StateSchema, parseJson(text));
  return read.success ? (read.output as GameState) : null;
}
