import type { DiceSource } from '../base/dice';
import type { Caused } from '../base/event';
import type { Position } from '../base/position';
import type { StoryDecision } from '../campaign/camp';
import type { CarryOver } from '../campaign/chronicle';
import type { NotedConsequence } from '../campaign/sheet';
import type { DarkCell, PlacedTile } from '../darkness/placed-tiles';
import type { Rune } from '../darkness/rune-bag';
import type { DungeonMap, MapObject, MapPiece, Print } from '../dungeon/map';
import type { AttackResult } from '../harm/hero-attack';
import type { BaseColour, CardFace, Role, SetupStep, Side, TrackSpot } from '../model/catalogue';
import type {
  AdventureRules,
  HeroAction,
  Interaction,
  LaidTrap,
  OnceATurn,
  Outcome,
  StartTask,
} from './state/adventure';
import type {
  AdventureAlly,
  AdventureHero,
  Affliction,
  FigureRef,
  Ground,
  HeroCubes,
  HeroImmunity,
} from './state/hero';
import type { AttackCard, AttackCardDraft, CardInPlay, MonsterFigure } from './state/monster';
import type { Reaction, Threat } from './state/threat';
import type { Tokens } from './state/tokens';

type Event<Type extends string, Fields = object> = Caused<Type, 1> & Readonly<Fields>;

export const RECALLS = ['voluntary', 'forced', 'free'] as const;
export type Recall = (typeof RECALLS)[number];

export const TRAP_FACES = ['blank', 'poison', 'slow', 'burn', 'bleed'] as const;
/** Z1. */
export type TrapFace = (typeof TRAP_FACES)[number];

/** What the players do after an adventure (V1, V2, L). */
export const AFTERWARDS = ['camp', 'sequential', 'restart'] as const;
export type Afterwards = (typeof AFTERWARDS)[number];

type Course =
  | Event<
      'adventureStarted',
      {
        chapter: number;
        title: string;
        at: number;
        rules: AdventureRules;
        heroes: readonly AdventureHero[];
        runes: readonly Rune[];
      }
    >
  | Event<'adventureRulesChanged', { change: Partial<AdventureRules> }>
  | Event<'outcomeReached', { outcome: Outcome }>
  | Event<'outcomeTakenBack'>
  | Event<
      'adventureClosed',
      {
        at: number;
        afterwards: Afterwards;
        outcome: Outcome;
        carryOver: CarryOver | null;
        /** Of a defeat; older ones say nothing about what it undid. */
        story?: readonly StoryDecision[];
      }
    >
  | Event<'roundBegan', { round: number }>
  | Event<
      'turnBegan',
      {
        key: string;
        place: number;
        who: FigureRef | null;
        waiting: readonly string[];
        loses: 'attack' | 'cubeAction' | null;
      }
    >
  | Event<'turnEnded', { key: string; who: FigureRef | null }>
  /** What the players still have to do for the start of the running turn (S2, N1). */
  | Event<'tasksSet', { tasks: readonly StartTask[] }>
  | Event<'actionTicked', { who: FigureRef; action: HeroAction; used: boolean }>
  | Event<'noted', { who: FigureRef | null; text: string }>
  | Event<'counterSet', { name: string; value: number | null }>;

type Harm =
  /** One hit: what came, what shields and reactions took, what was lost, what is left. */
  | Event<
      'harmed',
      {
        who: FigureRef;
        by: FigureRef | null;
        amount: number;
        shield: number;
        prevented: number;
        lost: number;
        hp: number;
      }
    >
  | Event<'healed', { who: FigureRef; amount: number; hp: number }>
  /** A correction by the players, or +X HP (D13). */
  | Event<'hpSet', { who: FigureRef; hp: number; maxHp: number }>
  | Event<'tokensSet', { who: FigureRef; set: Tokens }>
  | Event<'marked', { who: FigureRef; by: FigureRef | null }>
  | Event<'touched', { who: FigureRef; kinds: readonly OnceATurn[] }>
  | Event<'groundSet', { who: FigureRef; on: readonly Ground[] }>
  | Event<'fell', { who: FigureRef }>
  | Event<'stoodUp', { who: FigureRef; hp: number }>;

type Heroes =
  | Event<'cubesSet', { who: FigureRef; cubes: HeroCubes | null; said: number | null }>
  | Event<'recalled', { who: FigureRef; recall: Recall }>
  | Event<'curseSet', { who: FigureRef; curse: readonly Affliction[] }>
  | Event<'traumaSet', { who: FigureRef; trauma: readonly Affliction[] }>
  /** D11: out of the hero's logbook. */
  | Event<'auraLost', { who: FigureRef; aura: NotedConsequence }>
  | Event<'limitsSet', { who: FigureRef; curseLimit: number; traumaLimit: number }>
  | Event<'roleSet', { who: FigureRef; role: Role | null }>
  | Event<'immunitiesSet', { who: FigureRef; immunities: readonly HeroImmunity[] }>
  | Event<'focusUsed', { who: FigureRef }>
  | Event<'furyUsed', { who: FigureRef }>
  | Event<'heroAttacked', { who: FigureRef; roll: number; results: readonly AttackResult[] }>
  | Event<
      'checked',
      { who: FigureRef; roll: number; bonus: number; difficulty: number; success: boolean }
    >
  | Event<'allyJoined', { ally: AdventureAlly }>
  | Event<'allyLeft', { who: FigureRef }>
  | Event<'chestSearched', { who: FigureRef; item: string }>
  | Event<'trapDieRolled', { who: FigureRef; face: TrapFace }>
  | Event<'trapLaid', { trap: LaidTrap; who: FigureRef | null }>
  | Event<'trapGone', { trap: string; sprung: boolean }>
  /** `option`: what this hero took; empty: just put down, or not named. */
  | Event<'interactionSet', { interaction: Interaction; who: FigureRef | null; option: string }>;

type Monsters =
  | Event<'stepOpened', { step: SetupStep; chapter: number }>
  | Event<'cardPlayed', { card: CardInPlay }>
  | Event<'cardChanged', { card: CardInPlay }>
  | Event<
      'cardTurned',
      {
        card: string;
        face: CardFace;
        back: CardFace | null;
        spot: TrackSpot | null;
        /** S7: its new place is still ahead, it acts again this round. */
        again: boolean;
      }
    >
  | Event<'cardLeft', { card: string; source: string }>
  | Event<'monsterSummoned', { monster: MonsterFigure; who: FigureRef }>
  | Event<'monsterDefeated', { who: FigureRef }>
  | Event<'monsterAttacked', { who: FigureRef }>
  | Event<'deckSet', { who: FigureRef; deck: readonly AttackCardDraft[] }>
  | Event<'attackCardsLaid', { who: FigureRef; cards: readonly AttackCard[] }>
  | Event<'attackCardWritten', { card: AttackCard }>
  | Event<'attackCardLeft', { card: string }>
  | Event<'baseSet', { who: FigureRef; base: BaseColour | null }>;

type Threats =
  | Event<'threatOpened', { threat: Threat; by: FigureRef | null }>
  | Event<'reacted', { who: FigureRef; reaction: Reaction }>
  | Event<'reactionTakenBack', { who: FigureRef }>
  | Event<'threatClosed', { applied: boolean }>;

type Runes =
  | Event<'runesDrawn', { runes: readonly Rune[]; by: 'card' | 'instruction' }>
  | Event<'runesLaid', { runes: readonly Rune[] }>
  | Event<'runeTaken', { rune: Rune }>
  | Event<'runesReturned', { runes: readonly Rune[] }>
  | Event<'runeShown', { rune: Rune; who: FigureRef }>
  | Event<'runeCardTurned', { side: Side }>
  /** One of several by chance, or as the players drew it; counted like a die. */
  | Event<'drawn', { n: number; of: number; value: number; source: DiceSource }>;

type OnTheMap =
  | Event<'mapSet', { map: DungeonMap | null }>
  /** New, moved or renamed; the first one begins the map. */
  | Event<'pieceSet', { piece: MapPiece }>
  | Event<'pieceRemoved', { piece: string; name: string }>
  /** The whole print of a sheet or bridge. */
  | Event<'sheetPainted', { piece: string; name: string; print: Print }>
  | Event<'objectSet', { object: MapObject }>
  | Event<'objectRemoved', { object: MapObject }>
  /** A new piece of darkness, or a known one in its new form. */
  | Event<'darknessLaid', { tile: PlacedTile }>
  | Event<'darknessLifted', { cells: readonly DarkCell[] }>
  /** Null: off the map. `walked`: the points the acting hero has spent in his turn with it (Q1). */
  | Event<'figurePlaced', { who: FigureRef; at: Position | null; walked?: number }>
  /** S4: the way it goes, and whom it means to hit. */
  | Event<'monsterRan', { who: FigureRef; way: readonly Position[]; hits: readonly string[] }>;

/** What happens in an adventure. Values are absolute, so that replaying needs no rules. */
export type AdventureEvent = Course | Harm | Heroes | Monsters | Threats | Runes | OnTheMap;
