import type { FigureId, HeroId } from '@/src/rules/base/ids';
import type { CubeCounts } from '@/src/rules/campaign/campaign';
import type { Collateral, Reaction, ThreatSource, ThreatTarget } from '../state/threat';

/** Attacks of monsters and what heroes do about them: D. */
export type ThreatCommand =
  /**
   * The acting monster (or `figure`) attacks these targets, found by the players (quick mode) or by
   * the board. Damage and collateral come from its card (D1). Takes off what the turn uses up.
   */
  | {
      readonly kind: 'monsterAttacks';
      readonly figure: FigureId;
      readonly targets: readonly string[];
      readonly onDarkness: boolean;
      /** Players' correction of the damage. */
      readonly damage?: number;
      /** SLOW or KNOCK DOWN was used up on the way (M1). */
      readonly slowed?: boolean;
      readonly stood?: boolean;
    }
  /** It reached nobody, or only moved. `slowed`, `stood`: SLOW or KNOCK DOWN was used up (M1). */
  | {
      readonly kind: 'monsterMoves';
      readonly figure: FigureId;
      readonly slowed: boolean;
      readonly stood: boolean;
    }
  | {
      readonly kind: 'attackCardHits';
      readonly card: string;
      readonly targets: readonly ThreatTarget[];
      /** What the card's text adds. */
      readonly collateral?: readonly Collateral[];
    }
  | {
      readonly kind: 'openThreat';
      readonly source: ThreatSource;
      readonly preventable: boolean;
      readonly targets: readonly ThreatTarget[];
      readonly collateral: readonly Collateral[];
    }
  | { readonly kind: 'react'; readonly reaction: Reaction }
  | { readonly kind: 'takeBackReaction'; readonly hero: HeroId }
  /** `fatigue`: the heroes' choice of cubes for FATIGUE, by hero (Q4). `threat`: the one that is meant. */
  | {
      readonly kind: 'applyThreat';
      readonly threat?: string;
      readonly fatigue?: Readonly<Record<string, CubeCounts>>;
    }
  | { readonly kind: 'dropThreat' };
