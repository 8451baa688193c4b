import * as v from 'valibot';
import { AFTERWARDS, RECALLS, TRAP_FACES, type AdventureEvent } from '@/src/rules';
import {
  ActionSchema,
  CarryOverSchema,
  InteractionSchema,
  OnceSchema,
  OutcomeSchema,
  RulesChange,
  RulesSchema,
  RuneSchema,
  Runes,
  TaskSchema,
  TrapSchema,
} from './adventure-parts';
import {
  AttackCardDraftSchema,
  AttackCardSchema,
  Base,
  Card,
  Chapter,
  Face,
  SideSchema,
  Spot,
  Step,
} from './cards';
import {
  AdventureHeroSchema,
  Afflictions,
  AllySchema,
  Grounds,
  HeroCubesSchema,
  Immunities,
  Limit,
  MonsterSchema,
  ReactionSchema,
  Ref,
  RoleSchema,
  Said,
  ThreatSchema,
  TokensChange,
} from './figures';
import { Cells, Field, MapSchema, ObjectSchema, PieceSchema, PrintSchema, TileSchema } from './map';
import { ConsequenceSchema, DecisionSchema } from './logbook-parts';
import {
  Amount,
  CardId,
  CauseSchema,
  DieNumber,
  Id,
  Int,
  Label,
  List,
  Moment,
  Name,
  Note,
} from './parts';

const event = <Type extends AdventureEvent['type'], Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.strictObject({ type: v.literal(type), v: v.literal(1), cause: CauseSchema, ...entries });

const Who = v.nullable(Ref);
const Signed = Int(-9999, 9999);
const Roll = Int(1, 20);

const COURSE = [
  event('adventureStarted', {
    chapter: Chapter,
    title: Label,
    at: Moment,
    rules: RulesSchema,
    heroes: List(AdventureHeroSchema, 5),
    runes: Runes,
  }),
  event('adventureRulesChanged', { change: RulesChange }),
  event('outcomeReached', { outcome: OutcomeSchema }),
  event('outcomeTakenBack', {}),
  event('adventureClosed', {
    at: Moment,
    afterwards: v.picklist(AFTERWARDS),
    outcome: OutcomeSchema,
    carryOver: v.nullable(CarryOverSchema),
    story: v.exactOptional(List(DecisionSchema, 2000)),
  }),
  event('roundBegan', { round: Int(1, 9999) }),
  event('turnBegan', {
    key: Id,
    place: Int(-1, 99),
    who: Who,
    waiting: List(Id, 40),
    loses: v.nullable(v.picklist(['attack', 'cubeAction'])),
  }),
  event('turnEnded', { key: Id, who: Who }),
  event('tasksSet', { tasks: List(TaskSchema, 10) }),
  event('actionTicked', { who: Ref, action: ActionSchema, used: v.boolean() }),
  event('noted', { who: Who, text: Note }),
  event('counterSet', { name: Name, value: v.nullable(Signed) }),
] as const;

const HARM = [
  event('harmed', {
    who: Ref,
    by: Who,
    amount: Amount,
    shield: Amount,
    prevented: Amount,
    lost: Amount,
    hp: Amount,
  }),
  event('healed', { who: Ref, amount: Amount, hp: Amount }),
  event('hpSet', { who: Ref, hp: Amount, maxHp: Amount }),
  event('tokensSet', { who: Ref, set: TokensChange }),
  event('marked', { who: Ref, by: Who }),
  event('touched', { who: Ref, kinds: List(OnceSchema, 4) }),
  event('groundSet', { who: Ref, on: Grounds }),
  event('fell', { who: Ref }),
  event('stoodUp', { who: Ref, hp: Amount }),
] as const;

const AttackResultSchema = v.strictObject({
  id: Id,
  hit: v.boolean(),
  critical: v.boolean(),
  damage: Amount,
  shieldLeft: Amount,
  hpLeft: Amount,
  collateral: v.boolean(),
});

const HEROES = [
  event('cubesSet', { who: Ref, cubes: HeroCubesSchema, said: Said }),
  event('recalled', { who: Ref, recall: v.picklist(RECALLS) }),
  event('curseSet', { who: Ref, curse: Afflictions }),
  event('traumaSet', { who: Ref, trauma: Afflictions }),
  event('auraLost', { who: Ref, aura: ConsequenceSchema }),
  event('limitsSet', { who: Ref, curseLimit: Limit, traumaLimit: Limit }),
  event('roleSet', { who: Ref, role: RoleSchema }),
  event('immunitiesSet', { who: Ref, immunities: Immunities }),
  event('focusUsed', { who: Ref }),
  event('furyUsed', { who: Ref }),
  event('heroAttacked', { who: Ref, roll: Roll, results: List(AttackResultSchema, 40) }),
  event('checked', {
    who: Ref,
    roll: Int(0, 20),
    bonus: Signed,
    difficulty: Signed,
    success: v.boolean(),
  }),
  event('allyJoined', { ally: AllySchema }),
  event('allyLeft', { who: Ref }),
  event('chestSearched', { who: Ref, item: Label }),
  event('trapDieRolled', { who: Ref, face: v.picklist(TRAP_FACES) }),
  event('trapLaid', { trap: TrapSchema, who: Who }),
  event('trapGone', { trap: Id, sprung: v.boolean() }),
  event('interactionSet', { interaction: InteractionSchema, who: Who, option: Label }),
] as const;

const MONSTERS = [
  event('stepOpened', { step: Step, chapter: Chapter }),
  event('cardPlayed', { card: Card }),
  event('cardChanged', { card: Card }),
  event('cardTurned', {
    card: Id,
    face: Face,
    back: v.nullable(Face),
    spot: v.nullable(Spot),
    again: v.boolean(),
  }),
  event('cardLeft', { card: Id, source: CardId }),
  event('monsterSummoned', { monster: MonsterSchema, who: Ref }),
  event('monsterDefeated', { who: Ref }),
  event('monsterAttacked', { who: Ref }),
  event('deckSet', { who: Ref, deck: List(AttackCardDraftSchema, 40) }),
  event('attackCardsLaid', { who: Ref, cards: List(AttackCardSchema, 40) }),
  event('attackCardLeft', { card: Id }),
  event('attackCardWritten', { card: AttackCardSchema }),
  event('baseSet', { who: Ref, base: Base }),
] as const;

const THREATS_AND_RUNES = [
  event('threatOpened', { threat: ThreatSchema, by: Who }),
  event('reacted', { who: Ref, reaction: ReactionSchema }),
  event('reactionTakenBack', { who: Ref }),
  event('threatClosed', { applied: v.boolean() }),
  event('runesDrawn', { runes: Runes, by: v.picklist(['card', 'instruction']) }),
  event('runesLaid', { runes: Runes }),
  event('runeTaken', { rune: RuneSchema }),
  event('runesReturned', { runes: Runes }),
  event('runeShown', { rune: RuneSchema, who: Ref }),
  event('runeCardTurned', { side: SideSchema }),
  event('drawn', {
    n: DieNumber,
    of: Int(1, 1000),
    value: Int(1, 1000),
    source: v.picklist(['virtual', 'typed']),
  }),
] as const;

const ON_THE_MAP = [
  event('mapSet', { map: v.nullable(MapSchema) }),
  event('pieceSet', { piece: PieceSchema }),
  event('pieceRemoved', { piece: Id, name: Label }),
  event('sheetPainted', { piece: Id, name: Label, print: PrintSchema }),
  event('objectSet', { object: ObjectSchema }),
  event('objectRemoved', { object: ObjectSchema }),
  event('darknessLaid', { tile: TileSchema }),
  event('darknessLifted', { cells: Cells }),
  event('figurePlaced', {
    who: Ref,
    at: v.nullable(Field),
    walked: v.exactOptional(Int(0, 100_000)),
  }),
  event('monsterRan', { who: Ref, way: List(Field, 200), hits: List(Id, 40) }),
] as const;

/** The newest form of every event of an adventure. */
export const ADVENTURE_EVENTS = [
  ...COURSE,
  ...HARM,
  ...HEROES,
  ...MONSTERS,
  ...THREATS_AND_RUNES,
  ...ON_THE_MAP,
] as const;
