import type { Size } from './figures';
import type { Immunity } from './monster';
import type { Situation } from './situation';

/** What immunity depends on. */
export interface Immune {
  readonly size: Size;
  readonly immunities: readonly Immunity[];
}

/** C4, M8: large monsters, and small ones with their symbol, shrug off KNOCK DOWN and STUN. */
const hasLargeSymbol = ({ size, immunities }: Immune): boolean =>
  size === 'large' || immunities.includes('large');

export const isImmune = (monster: Immune, to: Immunity): boolean =>
  monster.immunities.includes(to) ||
  ((to === 'knock-down' || to === 'stun') && hasLargeSymbol(monster));

/** K1: whether the acting monster sees a figure. */
export const canSee = (
  { mode, monster }: Situation,
  figure: { readonly id: string; readonly hidden?: boolean; readonly unconscious?: boolean },
): boolean =>
  !figure.unconscious && (!figure.hidden || mode === 'pvp' || isImmune(monster, 'stealth'));
