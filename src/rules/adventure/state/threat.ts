import type { CardId, FigureId, HeroId } from '@/src/rules/base/ids';
import type { CubeColour } from '@/src/rules/campaign/campaign';
import type { Condition } from './tokens';

export type ThreatSource =
  | { readonly kind: 'monster'; readonly figure: FigureId }
  | { readonly kind: 'attack-card'; readonly card: CardId; readonly figure: FigureId }
  /** X11: a hero, or one who goes with him, in player versus player. */
  | { readonly kind: 'foe'; readonly figure: FigureId }
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
  /** Before the damage comes: SHIELD X, HEAL X, MOVE X for himself (Q10). */
  | { readonly kind: 'shield'; readonly target: string; readonly amount: number }
  | { readonly kind: 'heal'; readonly target: string; readonly amount: number }
  | { readonly kind: 'move'; readonly amount: number }
  | { readonly kind: 'other'; readonly note: string };

/** D10: one per hero and threat. */
export interface Reaction {
  readonly hero: HeroId;
  readonly cost: ReactionCost;
  readonly effect: ReactionEffect;
  /** Q10: what else it does, in the order printed. */
  readonly also?: readonly ReactionEffect[];
  /** Q8: 1 FURY for +1 damage of its strike. */
  readonly fury?: true;
  /** Q2: the skill of his logbook it comes from; its cube lies there. */
  readonly skill?: { readonly id: string; readonly name: string };
}

/** Q10. */
export const effectsOf = ({ effect, also = [] }: Reaction): readonly ReactionEffect[] => [
  effect,
  ...also,
];

/** One attack, event or effect, however many it would harm (D10). */
export interface Threat {
  readonly id: string;
  readonly source: ThreatSource;
  readonly preventable: boolean;
  readonly targets: readonly ThreatTarget[];
  readonly collateral: readonly Collateral[];
  readonly reactions: readonly Reaction[];
  /** W4: a spell brings its effects without lost HP, too. */
  readonly spell?: true;
}
