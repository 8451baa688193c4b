import * as v from 'valibot';
import {
  HERO_ACTIONS,
  LINE_KINDS,
  LONGEST_LINE,
  MAX_LINES,
  ONCE_A_TURN,
  TRAP_KINDS,
  type AdventureRules,
} from '@/src/rules';
import { RuneColourSchema, Step } from './cards';
import { RoleSchema, TokensSchema } from './figures';
import { DecisionSchema } from './logbook-parts';
import {
  AmountSchema,
  HeroIdSchema,
  Id,
  Int,
  Label,
  List,
  Name,
  Signed,
  SomeOf,
  TextSchema,
} from './parts';

export const RuneSchema = v.strictObject({ id: Id, colour: RuneColourSchema, shape: Id });
export const Runes = List(RuneSchema, 200);

const Effect = v.strictObject({
  damage: v.union([AmountSchema, v.literal('heroes')]),
  tokens: TokensSchema,
  curse: Int(0, 40),
});
const Randomness = v.picklist(['app', 'table']);

const ruleEntries = {
  cursePenalty: v.picklist([1, 2]),
  runeCard: v.boolean(),
  darkness: Effect,
  crushing: Effect,
  endCards: List(v.strictObject({ id: Id, name: Label }), 20),
  lossConditions: List(Label, 20),
  dice: Randomness,
  runes: Randomness,
  cards: Randomness,
  darknessInPlay: v.boolean(),
} satisfies Record<keyof AdventureRules, v.GenericSchema>;
export const RulesSchema = v.strictObject(ruleEntries);
export const RulesChange = SomeOf(ruleEntries);

export const ActionSchema = v.picklist(HERO_ACTIONS);
export const OnceSchema = v.picklist(ONCE_A_TURN);
export const TaskSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('manifest') }),
  v.strictObject({ kind: v.literal('command') }),
  v.strictObject({ kind: v.literal('maelstrom') }),
  v.strictObject({
    kind: v.literal('heal-weakest'),
    x: Int(0, 9999),
    open: Int(1, 40),
    tied: List(Id, 40),
  }),
  v.strictObject({ kind: v.literal('draw-runes'), count: Int(1, 99) }),
  v.strictObject({ kind: v.literal('trick-or-treat') }),
]);
export const TrapSchema = v.strictObject({ id: Id, kind: v.picklist(TRAP_KINDS), zone: Label });
export const InteractionSchema = v.strictObject({
  id: Id,
  name: Label,
  charges: Int(0, 99),
  taken: List(Label, 50),
});

export const LineText = TextSchema(LONGEST_LINE);
export const DoorLineSchema = v.strictObject({
  id: Id,
  kind: v.picklist(LINE_KINDS),
  text: LineText,
  step: v.nullable(Step),
  done: v.boolean(),
  count: Signed,
  goal: v.nullable(Int(1, 999)),
});
export const DoorLines = List(DoorLineSchema, MAX_LINES);

const Reason = v.variant('kind', [
  v.strictObject({ kind: v.literal('curse'), hero: HeroIdSchema }),
  v.strictObject({ kind: v.literal('trauma'), hero: HeroIdSchema }),
  v.strictObject({ kind: v.literal('last-rune') }),
  v.strictObject({ kind: v.literal('instruction'), name: Label }),
  v.strictObject({ kind: v.literal('declared') }),
]);
/** X2: each against each, or pairs. */
const Team = List(HeroIdSchema, 5);
const Teams = List(Team, 5);
export const VersusSchema = v.strictObject({
  teams: Teams,
  rolls: List(v.strictObject({ hero: HeroIdSchema, rolls: List(Int(1, 20), 99) }), 5),
});

export const OutcomeSchema = v.variant('result', [
  v.strictObject({ result: v.literal('won') }),
  v.strictObject({ result: v.literal('lost'), reason: Reason }),
  v.strictObject({ result: v.literal('abandoned') }),
  v.strictObject({ result: v.literal('decided'), winners: Team }),
  v.strictObject({ result: v.literal('draw') }),
]);

const RuneCounts = v.strictObject({
  orange: Int(0, 99),
  green: Int(0, 99),
  blue: Int(0, 99),
  red: Int(0, 99),
  gray: Int(0, 99),
});
export const CarryOverSchema = v.strictObject({
  heroes: List(
    v.strictObject({
      hero: HeroIdSchema,
      role: RoleSchema,
      curse: Int(0, 40),
      trauma: Int(0, 40),
      resources: v.record(Id, Int(0, 99)),
    }),
    5,
  ),
  companions: List(
    v.strictObject({
      hero: v.nullable(HeroIdSchema),
      name: Label,
      toughness: v.nullable(Int(0, 99)),
    }),
    40,
  ),
  runes: RuneCounts,
});

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const HeroNumbersSchema = v.strictObject({
  maxHp: Count,
  cubes: v.nullable(Count),
  dealt: Count,
  taken: Count,
  dark: Count,
  kills: Count,
  falls: Count,
  hits: Count,
  misses: Count,
  rolls: Count,
  pips: Count,
});

export const NumbersSchema = v.strictObject({
  heroes: v.record(v.string(), HeroNumbersSchema),
  rounds: v.array(v.strictObject({ curse: Count, trauma: Count, runes: Count, darkness: Count })),
  d20: v.pipe(v.array(Count), v.length(20)),
  defeated: Count,
  blows: v.record(v.string(), v.string()),
});

export const ChronicleSchema = v.strictObject({
  chapter: Int(1, 99),
  title: Label,
  result: v.picklist(['won', 'lost', 'abandoned', 'decided', 'draw']),
  startedAt: v.number(),
  endedAt: v.number(),
  rounds: Int(0, 9999),
  heroes: List(v.strictObject({ hero: HeroIdSchema, name: Name, role: RoleSchema }), 5),
  decisions: v.array(DecisionSchema),
  lines: v.exactOptional(DoorLines),
  teams: v.exactOptional(Teams),
  winners: v.exactOptional(Team),
  numbers: NumbersSchema,
});
