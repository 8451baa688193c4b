import type { HeroId } from '@/src/rules/base/ids';
import type { AllyCommand } from './allies';
import type { BoardCommand, BoardRefusal } from './board';
import type { CourseCommand } from './course';
import type { FigureCommand, HeroCommand } from './figures';
import type { LineCommand } from './lines';
import type { MapCommand, MapRefusal } from './map';
import type { SummonCommand } from './monsters';
import type { RuneCommand } from './runes';
import type { ThreatCommand } from './threats';

export * from './allies';
export * from './board';
export * from './course';
export * from './figures';
export * from './lines';
export * from './map';
export * from './monsters';
export * from './runes';
export * from './threats';

export type AdventureCommand =
  | CourseCommand
  | LineCommand
  | FigureCommand
  | HeroCommand
  | AllyCommand
  | SummonCommand
  | ThreatCommand
  | RuneCommand
  | MapCommand
  | BoardCommand;

/** Only the impossible is refused; doubts of the rules are warnings (`warningsFor`). */
export type AdventureRefusal =
  | MapRefusal
  | BoardRefusal
  | { readonly code: 'no-adventure' }
  | { readonly code: 'adventure-running' }
  | { readonly code: 'adventure-over' }
  | { readonly code: 'adventure-not-over' }
  | { readonly code: 'no-heroes' }
  | { readonly code: 'nothing-to-carry-over' }
  | { readonly code: 'role-taken'; readonly name: string }
  /** X2: heroes against heroes. */
  | { readonly code: 'no-roles' }
  | { readonly code: 'no-such-teams' }
  | { readonly code: 'other-mode' }
  | { readonly code: 'hero-beaten'; readonly name: string }
  /** X11: neither he nor an ally of his is the target. */
  | { readonly code: 'not-threatened'; readonly name: string }
  | { readonly code: 'hero-twice'; readonly name: string }
  | { readonly code: 'card-twice'; readonly name: string }
  | { readonly code: 'no-trauma'; readonly name: string }
  | { readonly code: 'number-out-of-range'; readonly least: number; readonly most: number }
  | { readonly code: 'unknown-hero' }
  | { readonly code: 'unknown-figure' }
  | { readonly code: 'unknown-card' }
  | { readonly code: 'unknown-rune' }
  | { readonly code: 'unknown-thing' }
  /** Z3: the pile is empty until the next adventure. */
  | { readonly code: 'no-chest-card' }
  | { readonly code: 'no-turn' }
  /** The turn that was meant has ended. */
  | { readonly code: 'turn-over' }
  | { readonly code: 'already-acting' }
  | { readonly code: 'no-such-task' }
  /** I2: several cards on one place; the leader picks one of these keys. */
  | { readonly code: 'choice-needed'; readonly options: readonly string[] }
  | { readonly code: 'threat-open' }
  | { readonly code: 'no-threat' }
  | { readonly code: 'not-preventable' }
  /** D9, D16: only against an attack. */
  | { readonly code: 'not-an-attack' }
  /** The card has no damage of its own: the players say it. */
  | { readonly code: 'no-damage' }
  | { readonly code: 'no-target' }
  | { readonly code: 'not-a-target'; readonly name: string }
  | { readonly code: 'already-a-target'; readonly name: string }
  | { readonly code: 'unconscious'; readonly name: string }
  | { readonly code: 'would-fall'; readonly name: string }
  | { readonly code: 'no-cube'; readonly colour: string }
  | { readonly code: 'unknown-skill' }
  | { readonly code: 'skill-blocked'; readonly name: string }
  | { readonly code: 'skill-occupied'; readonly name: string }
  | { readonly code: 'skill-not-now'; readonly name: string }
  | { readonly code: 'cubes-not-tracked'; readonly name: string }
  | { readonly code: 'too-many-colours'; readonly most: number; readonly colours: number }
  | { readonly code: 'no-token'; readonly token: string }
  | { readonly code: 'cubes-tracked'; readonly name: string }
  /** Q4: more than X of several colours: the hero chooses. */
  | {
      readonly code: 'which-cubes';
      readonly hero: HeroId;
      readonly name: string;
      readonly count: number;
    }
  /** `line`: which one of the setup or the summons, counted from 0 (U1, U2). */
  | { readonly code: 'no-base-left'; readonly line: number }
  | { readonly code: 'base-taken' }
  /** U2: no base of this size has that colour. */
  | { readonly code: 'unknown-base' }
  | { readonly code: 'no-card-left'; readonly line: number }
  | { readonly code: 'no-miniature-left'; readonly line: number; readonly miniature: string }
  /** D15, U12: the given value is missing, or the adventure's HP. */
  | { readonly code: 'no-hit-points'; readonly line: number }
  | { readonly code: 'no-other-side' }
  | { readonly code: 'no-deck' }
  /** U11: one card for each rune and arrow. */
  | { readonly code: 'spot-twice'; readonly rune: string; readonly row: string }
  | { readonly code: 'trap-there'; readonly zone: string }
  | { readonly code: 'bag-empty' }
  | { readonly code: 'runes-waiting' }
  | { readonly code: 'no-runes-waiting' }
  | { readonly code: 'option-taken' }
  | { readonly code: 'no-charge' }
  | { readonly code: 'die-out-of-range'; readonly sides: number };
