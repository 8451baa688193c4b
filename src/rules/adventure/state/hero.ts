import type { AllyId, FigureId, HeroId } from '@/src/rules/base/ids';
import type { Position } from '@/src/rules/base/position';
import { CUBE_COLOURS, type CubeColour, type CubeCounts } from '@/src/rules/campaign/campaign';
import type { AllyKind } from '@/src/rules/model/figures';
import type { AttackKind } from '@/src/rules/model/monster';
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

/** N11: what counts is where it stands, not whether darkness harms it. */
export const isOnDarkness = ({ on }: { readonly on: readonly Ground[] }): boolean =>
  on.includes('darkness');

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

export interface OccupiedSkill {
  readonly skill: string;
  readonly name: string;
  readonly colour: CubeColour;
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
  /** Q2: skills of the logbook with a cube of his on them. */
  readonly occupied?: readonly OccupiedSkill[];
  /** D13: static bonuses that are part of the HP, by the skill they come from; it may be blocked. */
  readonly bonusHp?: Readonly<Record<string, number>>;
  /** D13: what goes beyond 16 and counts for nothing. */
  readonly hpOver?: number;
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
  /** W3: whose RANGER'S MARK lies on him, in player versus player; absent: nobody's. */
  readonly markedBy?: FigureId;
  /** X9: beaten in player versus player; nothing happens to him any more. */
  readonly out?: true;
}

/** W3: with the mark of this one, or of nobody. */
export const markedHero = (hero: AdventureHero, by: FigureId | null): AdventureHero => {
  const { markedBy: _, ...others } = hero;
  return by === null ? others : { ...others, markedBy: by };
};

/** LOOT, FLYBY and TRICK OR TREAT: what the app does of the effects printed on an ally's card. */
export const ALLY_KEYWORDS = ['loot', 'flyby', 'trick-or-treat'] as const;
export type AllyKeyword = (typeof ALLY_KEYWORDS)[number];

/** F4: the values of its card, entered once. */
export interface AllyCard {
  readonly move: number;
  readonly attack: AttackKind;
  readonly damage: number;
  /** Collateral effects (F1). */
  readonly tokens: Tokens;
  readonly keywords: readonly AllyKeyword[];
  /** What else it says. */
  readonly note: string;
}

export interface AdventureAlly {
  readonly id: AllyId;
  /** Whose it is; null: nobody's. */
  readonly hero: HeroId | null;
  readonly kind: AllyKind;
  readonly name: string;
  /** D5: a companion falls to one hit above it; null for animals. */
  readonly toughness: number | null;
  /** Absent: nobody has entered it yet. */
  readonly card?: AllyCard;
  readonly tokens: Tokens;
  readonly on: readonly Ground[];
  readonly at: Position | null;
}

/** Q5: what lies under curse and trauma cubes of the hero's static bonuses. */
export const blockedHp = ({ bonusHp = {}, curse, trauma }: AdventureHero): number =>
  Object.entries(bonusHp).reduce(
    (sum, [skill, hp]) =>
      [...curse, ...trauma].some((cube) => cube.skill === skill) ? sum + hp : sum,
    0,
  );

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
