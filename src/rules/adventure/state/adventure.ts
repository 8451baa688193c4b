import type { FigureId, HeroId } from '@/src/rules/base/ids';
import type { Position } from '@/src/rules/base/position';
import type { Campaign } from '@/src/rules/campaign/campaign';
import type { AdventureNumbers } from '@/src/rules/campaign/numbers';
import type { RuneBag, Rune } from '@/src/rules/darkness/rune-bag';
import type { DungeonMap } from '@/src/rules/dungeon/map';
import type { SetupStep, Side } from '@/src/rules/model/catalogue';
import type { DoorLine } from '@/src/rules/model/door-lines';
import type { ChestPile } from './chest';
import type { AdventureAlly, AdventureHero } from './hero';
import type { AttackCard, AttackCardDraft, CardInPlay, MonsterFigure } from './monster';
import type { Versus } from './teams';
import type { Threat } from './threat';
import type { Tokens } from './tokens';

/** What darkness does to a figure it reaches; adventures may replace it (N3, N10, N11). */
export interface DarknessEffect {
  /** `heroes`: as much as there are heroes. Not preventable. */
  readonly damage: number | 'heroes';
  readonly tokens: Tokens;
  readonly curse: number;
}

/** An extra card at the end of the upper row (I1). */
export interface EndCard {
  readonly id: string;
  readonly name: string;
}

export type Randomness = 'app' | 'table';

export interface AdventureRules {
  /** Curse cubes of a recall (Q3). */
  readonly cursePenalty: 1 | 2;
  /** Base game: from chapter 2 (N1). */
  readonly runeCard: boolean;
  readonly darkness: DarknessEffect;
  readonly crushing: DarknessEffect;
  readonly endCards: readonly EndCard[];
  /** The adventure's own ways to lose, for the players to declare (D12). */
  readonly lossConditions: readonly string[];
  /** Who rolls dice, draws runes and shuffles cards. */
  readonly dice: Randomness;
  readonly runes: Randomness;
  readonly cards: Randomness;
  /** Whether darkness is in play at all: otherwise nobody is asked about it. */
  readonly darknessInPlay: boolean;
}

export const STANDARD_RULES: AdventureRules = {
  cursePenalty: 1,
  runeCard: false,
  darkness: { damage: 2, tokens: {}, curse: 0 },
  crushing: { damage: 'heroes', tokens: {}, curse: 0 },
  endCards: [],
  lossConditions: [],
  dice: 'app',
  runes: 'app',
  cards: 'app',
  darknessInPlay: false,
};

/** Q1. Ticks warn, they never block. */
export const HERO_ACTIONS = [
  ...(['move', 'cube-1', 'cube-2', 'focus', 'consumable', 'exchange'] as const),
  ...(['interaction', 'door', 'chest', 'ki'] as const),
] as const;
export type HeroAction = (typeof HERO_ACTIONS)[number];

/** Harm that comes at most once per turn of any figure (M4, N10). */
export const ONCE_A_TURN = ['darkness', 'burn', 'poison', 'bleed'] as const;
export type OnceATurn = (typeof ONCE_A_TURN)[number];

/** What the players still have to settle at the start of a turn (S2, N1). */
export type StartTask =
  | { readonly kind: 'manifest' }
  | { readonly kind: 'command' }
  /** S2f, where the players draw by hand. */
  | { readonly kind: 'maelstrom' }
  /** S2c: `open` of the tied monsters are healed too, as the leader says. */
  | {
      readonly kind: 'heal-weakest';
      readonly x: number;
      readonly open: number;
      readonly tied: readonly string[];
    }
  | { readonly kind: 'draw-runes'; readonly count: number }
  /** A companion with this effect: at the start of its turn (F4). */
  | { readonly kind: 'trick-or-treat' };

/** S4: from where it stood to where it ended; a large monster's zones by their corners. */
export interface MonsterRun {
  readonly way: readonly Position[];
  readonly hits: readonly string[];
}

export interface Turn {
  /**
   * Hero, monster card, attack card, end card or `rune-card`: what lies on the track; the figure
   * itself for a turn out of order.
   */
  readonly key: string;
  /** Index in `TRACK`; −1 for a turn by instruction (U6) or command (D8). */
  readonly place: number;
  /** The acting hero or monster; null for end cards, the rune card and plain attack cards. */
  readonly figure: FigureId | null;
  /** Figures of the same card still to act, in the order of their bases (S9). */
  readonly waiting: readonly string[];
  /** What STUN takes away in this turn (C2). */
  readonly loses: 'attack' | 'cubeAction' | null;
  readonly tasks: readonly StartTask[];
  /** Ended, but the token still lies here: nothing begins by itself. */
  readonly over: boolean;
  /** Attacks the acting monster has made (D6). */
  readonly attacks: number;
  /** How the acting monster went on the map, and whom it meant to hit; null: it has not yet. */
  readonly ran: MonsterRun | null;
  readonly actions: readonly HeroAction[];
  /** Q1: movement points the acting hero has spent on the map; absent: none. */
  readonly walked?: number;
  /**
   * C7, Q2: points of this turn's movements up to now, without bonus tokens; what a new movement or
   * M12 took away counts as walked. Absent: he has had none yet.
   */
  readonly granted?: number;
  /** M3: the turn's loss to difficult terrain is behind him. */
  readonly difficult?: true;
  /** C7: what lay on the figure when its turn began, and takes from its next movement. */
  readonly hampered?: readonly Hindrance[];
  /** Heroes who used a focus technique in this turn (Q8), and FURY. */
  readonly focused: readonly string[];
  readonly furious: readonly string[];
  readonly touched: Readonly<Record<string, readonly OnceATurn[]>>;
}

/** C7: what a figure's next movement takes off. */
export const HINDRANCES = ['slow', 'knock-down'] as const;
export type Hindrance = (typeof HINDRANCES)[number];

export const TRAP_KINDS = ['bear', 'fire', 'poison'] as const;
export type TrapKind = (typeof TRAP_KINDS)[number];

/** Z2: a trap laid by a hero. The zone is a name of the players, or a zone of the board. */
export interface LaidTrap {
  readonly id: string;
  readonly kind: TrapKind;
  readonly zone: string;
}

/** V4. */
export interface Interaction {
  readonly id: string;
  readonly name: string;
  readonly charges: number;
  /** Options already taken: each once an adventure. */
  readonly taken: readonly string[];
}

export interface Counter {
  readonly name: string;
  readonly value: number;
}

export type LossReason =
  | { readonly kind: 'curse'; readonly hero: HeroId }
  | { readonly kind: 'trauma'; readonly hero: HeroId }
  | { readonly kind: 'last-rune' }
  | { readonly kind: 'instruction'; readonly name: string }
  | { readonly kind: 'declared' };

export type Outcome =
  | { readonly result: 'won' }
  | { readonly result: 'lost'; readonly reason: LossReason }
  | { readonly result: 'abandoned' }
  /** X10: the last team standing, or the last rune. */
  | { readonly result: 'decided'; readonly winners: readonly HeroId[] }
  | { readonly result: 'draw' };

export interface Adventure {
  readonly chapter: number;
  readonly title: string;
  /** Milliseconds, as the app said. */
  readonly startedAt: number;
  /** V1: what comes back after a defeat. */
  readonly before: Campaign;
  readonly rules: AdventureRules;
  readonly heroes: readonly AdventureHero[];
  readonly allies: readonly AdventureAlly[];
  readonly cards: readonly CardInPlay[];
  readonly monsters: readonly MonsterFigure[];
  readonly attackCards: readonly AttackCard[];
  /** By the figure they belong to: all cards, drawn or not (S2f). */
  readonly decks: Readonly<Record<string, readonly AttackCardDraft[]>>;
  readonly runes: RuneBag;
  /** Drawn, but their tiles are not laid yet (N1). */
  readonly drawn: readonly Rune[];
  /** What had them drawn: only the card turns over for it. Null: none wait. */
  readonly drawnBy: 'card' | 'instruction' | null;
  readonly runeCardSide: Side;
  readonly round: number;
  readonly turn: Turn | null;
  /** D8, U6: turns that go on when the ones out of order are over; the last one first. */
  readonly interrupted: readonly Turn[];
  /** Keys that have acted in this round. */
  readonly acted: readonly string[];
  readonly threat: Threat | null;
  readonly traps: readonly LaidTrap[];
  readonly interactions: readonly Interaction[];
  /** Items out of chests, in the order found (Z3). */
  readonly found: readonly string[];
  /** Z3: absent: the players keep the pile themselves. */
  readonly chest?: ChestPile;
  readonly steps: readonly SetupStep[];
  readonly counters: readonly Counter[];
  /** V3: special rules and tasks of the doors; absent: none. */
  readonly lines?: readonly DoorLine[];
  /** Null: played without the app's map. */
  readonly map: DungeonMap | null;
  /** The number of the last thing that came into play; ids are made from it. */
  readonly serial: number;
  readonly outcome: Outcome | null;
  readonly numbers: AdventureNumbers;
  /** X2: heroes against heroes; absent: all play together. */
  readonly versus?: Versus;
}
