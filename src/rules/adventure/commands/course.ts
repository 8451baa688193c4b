import type { FigureId, HeroId } from '@/src/rules/base/ids';
import type { CubeCounts } from '@/src/rules/campaign/campaign';
import type { Rune } from '@/src/rules/darkness/rune-bag';
import type { Role } from '@/src/rules/model/catalogue';
import type { Afterwards } from '../events';
import type { AdventureRules, HeroAction, Outcome } from '../state/adventure';

/** A hero as he starts: his role's bonus is in the values (V6). */
export interface HeroStart {
  readonly hero: HeroId;
  readonly role: Role | null;
  readonly maxHp: number;
  /** Null: the table keeps the cubes itself. */
  readonly cubes: CubeCounts | null;
  /** D13: what of the maximum comes from skills, by skill (Q5), and what goes beyond 16. */
  readonly bonusHp?: Readonly<Record<string, number>>;
  readonly hpOver?: number;
  readonly curseLimit?: number;
  readonly traumaLimit?: number;
}

/** Restart help after a defeat, each on demand (V2). */
export interface RestartHelp {
  /** One rune of each colour back into the bag. */
  readonly runes: boolean;
  /** CLEANSE 2 for each hero. */
  readonly cleanse: boolean;
  /** One trauma cube off this hero. */
  readonly trauma: string | null;
}

/** Setup, round and end: I, V, D12. */
export type CourseCommand =
  | {
      readonly kind: 'startAdventure';
      readonly chapter: number;
      readonly title: string;
      readonly at: number;
      readonly rules: AdventureRules;
      readonly heroes: readonly HeroStart[];
      /** The 36 of the bag. */
      readonly runes: readonly Rune[];
      /** V2: only after a won adventure of the sequence. */
      readonly sequential?: boolean;
      /** V2: the runes the players took by hand, by id; absent: the app takes them. */
      readonly carriedRunes?: readonly string[];
      readonly help?: RestartHelp;
      /** X2: who fights whom; the order is rolled. Absent: all play together. */
      readonly versus?: { readonly teams: readonly (readonly HeroId[])[] };
    }
  | { readonly kind: 'changeAdventureRules'; readonly change: Partial<AdventureRules> }
  /**
   * Ends the running turn, begins the next. `pick`: the leader's choice on one place (I2). `ends`: the
   * turn that is meant, as `turnName` says it; refused once another one runs.
   */
  | { readonly kind: 'nextTurn'; readonly pick?: string; readonly ends?: string }
  /** A turn out of order: a minion by instruction (U6), a monster by COMMAND (D8), HASTE. */
  | { readonly kind: 'actNow'; readonly figure: FigureId }
  /** S2c: which of the tied weakest monsters are healed. */
  | { readonly kind: 'healWeakest'; readonly figures: readonly FigureId[] }
  | { readonly kind: 'tickAction'; readonly action: HeroAction; readonly used: boolean }
  | { readonly kind: 'setCounter'; readonly name: string; readonly value: number | null }
  | { readonly kind: 'note'; readonly figure: FigureId | null; readonly text: string }
  /** The players' word is always possible (V1). */
  | { readonly kind: 'declareOutcome'; readonly outcome: Outcome }
  /** House rule: play on. */
  | { readonly kind: 'playOn' }
  | { readonly kind: 'closeAdventure'; readonly at: number; readonly afterwards: Afterwards };
