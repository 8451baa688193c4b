import type { AllyId, FigureId, HeroId } from '@/src/rules/base/ids';
import type { Position } from '@/src/rules/base/position';
import { CUBE_COLOURS, type CubeCounts } from '@/src/rules/campaign/campaign';
import type { AllyKind } from '@/src/rules/model/figures';
import type { Role } from '@/src/rules/model/catalogue';
import type { TokenKind, Tokens } from './tokens';

/** A figure as the history names it: heroes by name, monsters by card and base colour. */
export interface FigureRef {
  readonly id: FigureId;
  /** Empty for monsters without a name of their own: their card's name is content. */
  readonly name: string;
  /** Id of the monster's card in the catalogue or library; empty for heroes and allies. */
  readonly card: string;
  readonly base: string | null;
}

/** What a figure stands on, where it matters (M4, N11). Positions on a board say it by themselves. */
export const GROUNDS = ['darkness', 'lava', 'miasma', 'spikes'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Q2: where a hero's action cubes are. All three together are his cubes. */
export interface HeroCubes {
  readonly available: CubeCounts;
  /** On skills and gear. */
  readonly placed: CubeCounts;
  /** Spent for movement or by FATIGUE. */
  readonly spent: CubeCounts;
}

/** A curse or trauma cube and the skill it blocks; null: left open (Q5). */
export interface Affliction {
  readonly skill: string | null;
}

export type HeroImmunity = TokenKind | 'fatigue' | 'curse' | 'darkness';

export interface AdventureHero {
  readonly id: HeroId;
  readonly name: string;
  /** Null in player versus player. */
  readonly role: Role | null;
  readonly hp: number;
  readonly maxHp: number;
  readonly tokens: Tokens;
  /** Null: the table keeps them itself. */
  readonly cubes: HeroCubes | null;
  /** Available cubes as the players last said, for heroes without tracking. */
  readonly cubesSaid: number | null;
  readonly curse: readonly Affliction[];
  readonly trauma: readonly Affliction[];
  /** D12: the cube that loses the adventure; 6 and 2 unless raised. */
  readonly curseLimit: number;
  readonly traumaLimit: number;
  readonly unconscious: boolean;
  readonly immunities: readonly HeroImmunity[];
  readonly on: readonly Ground[];
  /** Null without a board, or while the app does not know. */
  readonly at: Position | null;
}

export interface AdventureAlly {
  readonly id: AllyId;
  /** Whose it is; null: nobody's. */
  readonly hero: HeroId | null;
  readonly kind: AllyKind;
  readonly name: string;
  /** D5: a companion falls to one hit above it; null for animals. */
  readonly toughness: number | null;
  readonly tokens: Tokens;
  readonly on: readonly Ground[];
  readonly at: Position | null;
}

/** D5: an animal has 1 HP; a companion's toughness stands where others have HP. */
export const allyHp = ({ toughness }: AdventureAlly): number => Math.max(1, toughness ?? 1);

export const NO_CUBES: CubeCounts = { yellow: 0, red: 0, green: 0, blue: 0 };

export const countCubes = (cubes: CubeCounts): number =>
  CUBE_COLOURS.reduce((sum, colour) => sum + cubes[colour], 0);

/** Null: neither tracked nor said. */
export const availableCubes = ({ cubes, cubesSaid }: AdventureHero): number | null =>
  cubes === null ? cubesSaid : countCubes(cubes.available);

export const freshCubes = (owned: CubeCounts): HeroCubes => ({
  available: owned,
  placed: NO_CUBES,
  spent: NO_CUBES,
});

export const ownedCubes = ({ available, placed, spent }: HeroCubes): CubeCounts => ({
  yellow: available.yellow + placed.yellow + spent.yellow,
  red: available.red + placed.red + spent.red,
  green: available.green + placed.green + spent.green,
  blue: available.blue + placed.blue + spent.blue,
});
