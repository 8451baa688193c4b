import type { FigureId, HeroId } from '../base/ids';

/** What one hero did and bore in one attempt at an adventure. */
export interface HeroNumbers {
  /** As the adventure began. */
  readonly maxHp: number;
  /** Null: the table keeps its cubes itself. */
  readonly cubes: number | null;
  /** HP monsters lost by this hero, or in this hero's turn. */
  readonly dealt: number;
  readonly taken: number;
  /** Of `taken`: by darkness (N3, N10, N11). */
  readonly dark: number;
  readonly kills: number;
  readonly falls: number;
  /** Attacks that hit at least one target, and those that hit none. */
  readonly hits: number;
  readonly misses: number;
  /** Throws of the d20 in attacks and checks, and what they add up to. */
  readonly rolls: number;
  readonly pips: number;
}

/** How it stood when a round was over. */
export interface RoundNumbers {
  /** Cubes on all heroes. */
  readonly curse: number;
  readonly trauma: number;
  /** Runes on the track. */
  readonly runes: number;
  /** Fields of the map with darkness; 0 where no map is laid. */
  readonly darkness: number;
}

/** What one attempt at an adventure adds up to; kept with every event, so that nobody reads the log for it. */
export interface AdventureNumbers {
  readonly heroes: Readonly<Record<HeroId, HeroNumbers>>;
  /** The first is round 1 with all that came before it; the last one is still going on. */
  readonly rounds: readonly RoundNumbers[];
  /** How often each face of the d20 came up, from 1 to 20. */
  readonly d20: readonly number[];
  /** Monsters that left, whoever beat them. */
  readonly defeated: number;
  /** By monster in play: who hurt it last, for the one who beats it. */
  readonly blows: Readonly<Record<FigureId, HeroId>>;
}

const D20 = 20;

export const NO_ROLLS: readonly number[] = Array.from({ length: D20 }, () => 0);
