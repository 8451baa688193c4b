import type { Size } from './figures';
import type { Immunity } from './monster';
import type { Mode } from './situation';

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

/** K1: whether a monster sees a figure; player versus player nobody hides (X). */
export const canSee = (
  { mode, monster }: { readonly mode: Mode; readonly monster: Immune },
  figure: { readonly id: string; readonly hidden?: boolean; readonly unconscious?: boolean },
): boolean =>
  !figure.unconscious && (!figure.hidden || mode === 'pvp' || isImmune(monster, 'stealth'));
