import type { Adventure } from '../state/adventure';
import { allyIn, heroIn } from '../state/figures';
import { isImmuneIn } from '../state/immunity';
import { tokenCount } from '../state/tokens';

/** W3, C4: whoever is immune to INTIMIDATE is not weakened by what lies there. */
export const intimidationIn = (adventure: Adventure, id: string): number => {
  const { tokens = {} } = heroIn(adventure, id) ?? allyIn(adventure, id) ?? {};
  return isImmuneIn(adventure, id, 'intimidate') ? 0 : tokenCount(tokens, 'intimidate');
};
