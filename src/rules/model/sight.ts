import type { Immunity } from './monster';
import type { Situation } from './situation';

/** M8: the large symbol stands for NIEDERSCHLAGEN and BETÄUBEN. */
export const isImmune = (immunities: readonly Immunity[], to: Immunity): boolean =>
  immunities.includes(to) ||
  ((to === 'knock-down' || to === 'stun') && immunities.includes('large'));

/** K1: whether the acting monster sees a figure. */
export const canSee = (
  { mode, monster }: Situation,
  figure: { readonly id: string; readonly hidden?: boolean; readonly unconscious?: boolean },
): boolean =>
  !figure.unconscious &&
  (!figure.hidden || mode === 'pvp' || isImmune(monster.immunities, 'stealth'));
