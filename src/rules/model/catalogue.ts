import type { Position } from '../base/position';
import type { Size } from './figures';
import type { ItemDraft } from './items';
import {
  CRITERIA,
  SPREADS,
  TRAITS,
  type Abilities,
  type AttackKind,
  type Immunity,
} from './monster';

/** The five combat roles, each with a place on the track (I1). */
export const ROLES = ['defender', 'leader', 'controller', 'support', 'striker'] as const;
export type Role = (typeof ROLES)[number];

export const RUNE_COLOURS = ['orange', 'green', 'blue', 'red', 'gray'] as const;
export type RuneColour = (typeof RUNE_COLOURS)[number];

export const TRACK_ROWS = ['upper', 'lower'] as const;
export type TrackRow = (typeof TRACK_ROWS)[number];

/** Where a card lies on the initiative track (I1). */
export interface TrackSpot {
  readonly rune: RuneColour;
  readonly row: TrackRow;
}

export const RANKS = ['rookie', 'fighter', 'veteran', 'champion'] as const;
export type Rank = (typeof RANKS)[number];

export const MONSTER_COLOURS = ['white', 'gray', 'black'] as const;
export type MonsterColour = (typeof MONSTER_COLOURS)[number];

/** Complex monsters turn over between sides A and B (S6, U4). */
export type Variant = 'standard' | 'alternate' | 'complex';
export type Side = 'A' | 'B';

/** How many runes of a colour lie on the track (I6). */
export type RuneCount = (colour: RuneColour) => number;

/**
 * A printed value: a number; with X, `base` + `x` × runes of the card's colour (D1); or looked up
 * by the runes of a named colour, the last entry holding for more.
 */
export type Amount =
  | number
  | { readonly base: number; readonly x: number }
  | { readonly of: RuneColour; readonly table: readonly number[] };

/** A commander's HP: the card's value for each point of command (D15). */
export type HitPoints = number | { readonly perCommand: number };

/** Purple text at the start, blue text on targeting and moving, black text on the attack. */
export type AbilityPhase = 'trigger' | 'behaviour' | 'attack';

/** Everything a monster card of the base game can say. */
export type CardKeyword =
  | (typeof CRITERIA)[number]
  | (typeof SPREADS)[number]
  | Exclude<(typeof TRAITS)[number], 'attackTwice'>
  | Exclude<Immunity, 'stealth' | 'large'>
  | 'attack-twice'
  | 'command'
  | 'curse'
  | 'disarm'
  | 'drain-health'
  | 'evolve'
  | 'fatigue'
  | 'heal'
  | 'maelstrom'
  | 'manifest'
  | 'penitence'
  | 'regeneration'
  | 'shadow-aura'
  | 'shield'
  | 'silence'
  | 'trample';

/** Whom a start ability reaches where that is not the monster itself (S2a, S2c, S2e). */
export type AbilityReach = 'two-weakest-monsters' | 'heroes-in-range';

export interface CardAbility {
  readonly keyword: CardKeyword;
  readonly phase: AbilityPhase;
  readonly x?: Amount;
  readonly reach?: AbilityReach;
}

/** The printed values of one side of a card. Null: the card has none (no move, no attack). */
export interface CardFace {
  readonly id: string;
  /** Shared by all cards of this monster. */
  readonly monster: string;
  readonly size: Size;
  readonly miniature: string;
  readonly hp: HitPoints | null;
  readonly move: Amount | null;
  readonly attack: AttackKind;
  readonly damage: Amount | null;
  readonly track: TrackSpot | null;
  readonly immunities: readonly Immunity[];
  readonly abilities: readonly CardAbility[];
  readonly side: Side | null;
}

/** A white, gray or black monster. */
export interface MonsterCard extends CardFace {
  readonly kind: 'monster';
  readonly colour: MonsterColour;
  readonly rank: Rank;
  readonly variant: Variant;
}

export type ScenarioKind = 'scenario' | 'minion' | 'commander' | 'scenario-commander' | 'boss';

/** Scenario monsters, minions, commanders and the boss: no rank (U7, U8, U12). */
export interface ScenarioCard extends CardFace {
  readonly kind: ScenarioKind;
  /** MANIFEST: what the rune drawn brings about (S2e). */
  readonly manifest?: Readonly<Record<RuneColour, CardAbility>>;
}

export type AnyCard = MonsterCard | ScenarioCard;

/** Acting order of several figures of one card (S9); large monsters have four of these colours. */
export const BASE_COLOURS = [
  ...(['yellow', 'dark-blue', 'pink', 'green', 'dark-red', 'black'] as const),
  ...(['orange', 'white', 'light-blue', 'blue', 'red', 'brown'] as const),
] as const;
export type BaseColour = (typeof BASE_COLOURS)[number];

/** One line of a setup, used with that many heroes or more (U1). */
export type Spawn = { readonly fromHeroes: number } & (
  | { readonly kind: 'random'; readonly colour: MonsterColour; readonly rank: Rank }
  | { readonly kind: 'named'; readonly monster: string; readonly rank: Rank }
  | { readonly kind: 'scenario'; readonly monster: string }
  | { readonly kind: 'commander' }
);

/** When monsters appear: at the start, behind a door, or on a page of the adventure. */
export type SetupStep =
  | { readonly kind: 'start' }
  | { readonly kind: 'door'; readonly number: number }
  | { readonly kind: 'named-door'; readonly en: string; readonly de: string }
  | { readonly kind: 'page'; readonly page: number };

export interface MonsterSetup {
  readonly chapter: number;
  readonly step: SetupStep;
  readonly spawns: readonly Spawn[];
  /** Monsters left out of random draws. */
  readonly notRandom?: readonly string[];
}

/** The game's cards, handed in from outside because the core imports nothing. */
export interface Catalogue {
  readonly monsters: readonly MonsterCard[];
  readonly scenario: readonly ScenarioCard[];
  /** Miniatures in the box, by id (U1). */
  readonly miniatures: ReadonlyMap<string, number>;
  /** In acting order, with the sizes each colour comes in (U2). */
  readonly bases: readonly { readonly id: BaseColour; readonly sizes: readonly Size[] }[];
  /** The sides of the commander card, of which chance picks one (U3). */
  readonly commander: readonly string[];
  /** By the hero's printed board (L7a). */
  readonly startingGear?: ReadonlyMap<string, readonly ItemDraft[]>;
  /** The darkness tiles by the name on the runes' backs (N4). */
  readonly shapes?: ReadonlyMap<string, readonly Position[]>;
}

/** D1: what a printed value is worth now. X on a card without a rune counts none. */
export const resolveAmount = (
  amount: Amount,
  card: Pick<CardFace, 'track'>,
  runes: RuneCount,
): number => {
  if (typeof amount === 'number') return amount;
  if ('table' in amount) {
    return amount.table[Math.min(runes(amount.of), amount.table.length - 1)] ?? 0;
  }
  return amount.base + amount.x * (card.track ? runes(card.track.rune) : 0);
};

/** D15: card value × (given value + number of heroes) for commanders. */
export const resolveHitPoints = (hp: HitPoints, given: number, heroes: number): number =>
  typeof hp === 'number' ? hp : hp.perCommand * (given + heroes);

/** The abilities that shape a turn (K2, A2, M5, M6, D6, D7), as the monster turn takes them. */
export const turnAbilities = (
  card: Pick<CardFace, 'abilities' | 'track'>,
  runes: RuneCount,
): Abilities => {
  const found = new Map(card.abilities.map((ability) => [ability.keyword, ability]));
  const flags = [...CRITERIA, ...TRAITS].filter((key) =>
    found.has(key === 'attackTwice' ? 'attack-twice' : key),
  );
  const counts = [...SPREADS, 'trample' as const].flatMap((key) => {
    const x = found.get(key)?.x;
    return x === undefined ? [] : [[key, resolveAmount(x, card, runes)] as const];
  });
  return { ...Object.fromEntries(flags.map((key) => [key, true])), ...Object.fromEntries(counts) };
};
