import type { CardId, FigureId, HeroId } from '@/src/rules/base/ids';
import type { CubeColour } from '@/src/rules/campaign/campaign';
import type { Condition } from './tokens';

export type ThreatSource =
  | { readonly kind: 'monster'; readonly figure: FigureId }
  | { readonly kind: 'attack-card'; readonly card: CardId; readonly figure: FigureId }
  | { readonly kind: 'event'; readonly name: string };

/** What an attack brings besides damage and conditions (D4, D14, D19, N12, Q4). */
export const COLLATERAL_KINDS = [
  ...(['curse', 'fatigue', 'disarm', 'silence', 'penitence'] as const),
  ...(['drain-health', 'shadow-aura'] as const),
] as const;
export type CollateralEffect = Condition | (typeof COLLATERAL_KINDS)[number];

export interface Collateral {
  readonly effect: CollateralEffect;
  readonly x: number;
}

export interface ThreatTarget {
  /** A hero, companion or animal. */
  readonly figure: FigureId;
  readonly damage: number;
}

export type ReactionCost =
  | { readonly kind: 'cube'; readonly colour: CubeColour }
  /** As many tokens as the technique says. */
  | { readonly kind: 'focus'; readonly count: number }
  | { readonly kind: 'free' };

/** PREVENT, RETALIATE (D16), PROTECT (D9), or whatever else the card says. */
export type ReactionEffect =
  | { readonly kind: 'prevent'; readonly target: string; readonly amount: number }
  /** Covers one target (D10). */
  | { readonly kind: 'prevent-all'; readonly target: string; readonly but: 0 | 1 }
  | { readonly kind: 'strike-back'; readonly amount: number }
  | { readonly kind: 'protect'; readonly target: string; readonly by: string }
  | { readonly kind: 'other'; readonly note: string };

/** D10: one per hero and threat. */
export interface Reaction {
  readonly hero: HeroId;
  readonly cost: ReactionCost;
  readonly effect: ReactionEffect;
}

/** One attack, event or effect, however many it would harm (D10). */
export interface Threat {
  readonly id: string;
  readonly source: ThreatSource;
  readonly preventable: boolean;
  readonly targets: readonly ThreatTarget[];
  readonly collateral: readonly Collateral[];
  readonly reactions: readonly Reaction[];
}
