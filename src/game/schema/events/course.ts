import * as v from 'valibot';
import {
  AFTERWARDS,
  BEATEN_BY,
  HINDRANCES,
  type CourseEvent,
  type LineEvent,
  type TurnEvent,
} from '@/src/rules';
import {
  ActionSchema,
  CarryOverSchema,
  DoorLineSchema,
  LineText,
  OnceSchema,
  OutcomeSchema,
  RulesChange,
  RulesSchema,
  Runes,
  TaskSchema,
  VersusSchema,
} from '../adventure-parts';
import { Chapter } from '../cards';
import { AdventureHeroSchema, Ref } from '../figures';
import { DecisionSchema } from '../logbook-parts';
import { Id, Int, Label, List, Moment, Name, NoteSchema, Signed } from '../parts';
import type { EventFields } from './fields';

export const COURSE_FIELDS: EventFields<CourseEvent> = {
  adventureStarted: {
    chapter: Chapter,
    title: Label,
    at: Moment,
    rules: RulesSchema,
    heroes: List(AdventureHeroSchema, 5),
    runes: Runes,
    versus: v.exactOptional(VersusSchema),
  },
  adventureRulesChanged: { change: RulesChange },
  heroBeaten: { who: Ref, by: v.picklist(BEATEN_BY) },
  outcomeReached: { outcome: OutcomeSchema },
  outcomeTakenBack: {},
  adventureClosed: {
    at: Moment,
    afterwards: v.picklist(AFTERWARDS),
    outcome: OutcomeSchema,
    carryOver: v.nullable(CarryOverSchema),
    story: v.exactOptional(List(DecisionSchema, 2000)),
  },
  noted: { who: v.nullable(Ref), text: NoteSchema },
  counterSet: { name: Name, value: v.nullable(Signed) },
};

export const LINE_FIELDS: EventFields<LineEvent> = {
  lineNoted: { line: DoorLineSchema },
  lineTicked: { id: Id, text: LineText, done: v.boolean() },
  lineCounted: { id: Id, text: LineText, count: Signed, done: v.boolean() },
  lineGone: { id: Id, text: LineText },
};

export const TURN_FIELDS: EventFields<TurnEvent> = {
  roundBegan: { round: Int(1, 9999) },
  turnBegan: {
    key: Id,
    place: Int(-1, 99),
    who: v.nullable(Ref),
    waiting: List(Id, 40),
    loses: v.nullable(v.picklist(['attack', 'cubeAction'])),
    hampered: v.exactOptional(List(v.picklist(HINDRANCES), 2)),
    name: v.exactOptional(Name),
  },
  turnEnded: { key: Id, who: v.nullable(Ref) },
  tasksSet: { tasks: List(TaskSchema, 10) },
  actionTicked: { who: Ref, action: ActionSchema, used: v.boolean() },
  movementGranted: { who: Ref, granted: Int(-999, 100_000) },
  touched: { who: Ref, kinds: List(OnceSchema, 4) },
  focusUsed: { who: Ref },
  furyUsed: { who: Ref },
};
