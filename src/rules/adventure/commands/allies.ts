import type { AllyId, FigureId, HeroId } from '@/src/rules/base/ids';
import type { AllyKind } from '@/src/rules/model/figures';
import type { AllyCard } from '../state/hero';
import type { Tokens } from '../state/tokens';

/** TRICK OR TREAT: HEAL 2 for a hero, or two tokens of a condition for a monster. */
export const TRICKS = ['heal', 'bleed', 'burn', 'poison'] as const;
export type Trick = (typeof TRICKS)[number];

/** Companions and animals, and their own turns: F1 to F4. */
export type AllyCommand =
  | {
      readonly kind: 'addAlly';
      readonly hero: HeroId | null;
      readonly ally: AllyKind;
      readonly name: string;
      readonly toughness: number | null;
      readonly card?: AllyCard;
    }
  | { readonly kind: 'removeAlly'; readonly ally: AllyId }
  | { readonly kind: 'setAllyCard'; readonly ally: AllyId; readonly card: AllyCard }
  /** F1: without a roll. `damage`, `tokens`: other than on its card. */
  | {
      readonly kind: 'allyAttack';
      readonly ally: AllyId;
      readonly targets: readonly FigureId[];
      readonly damage?: number;
      readonly tokens?: Tokens;
    }
  | {
      readonly kind: 'trickOrTreat';
      readonly ally: AllyId;
      readonly target: FigureId;
      readonly trick: Trick;
    };
