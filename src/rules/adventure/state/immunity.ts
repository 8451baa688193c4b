import type { Immunity } from '@/src/rules/model/monster';
import { isImmune } from '@/src/rules/model/sight';
import type { Adventure } from './adventure';
import { cardIn, heroIn, monsterIn } from './figures';
import type { TokenKind } from './tokens';

/** C4, M8: by the card, by size, or by the large symbol. */
const isMonsterImmune = (adventure: Adventure, id: string, token: TokenKind): boolean => {
  const face = cardIn(adventure, monsterIn(adventure, id)?.card ?? '')?.face;
  return face !== undefined && isImmune(face, token as Immunity);
};

/** C4: the effect is ignored. D11: nothing touches an unconscious hero. */
export const isImmuneIn = (adventure: Adventure, id: string, token: TokenKind): boolean => {
  const hero = heroIn(adventure, id);
  return hero
    ? hero.unconscious || hero.immunities.includes(token)
    : isMonsterImmune(adventure, id, token);
};
