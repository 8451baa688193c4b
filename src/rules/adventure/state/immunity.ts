import type { Immunity } from '@/src/rules/model/monster';
import type { CardFace } from '@/src/rules/model/catalogue';
import { isImmune } from '@/src/rules/model/sight';
import type { Adventure } from './adventure';
import { cardIn, heroIn, monsterIn } from './figures';
import type { TokenKind } from './tokens';

/** U3: what lies on the track as passive text holds as long as it lies there. */
export const passiveImmunities = (adventure: Adventure, id: string): readonly Immunity[] =>
  adventure.attackCards.flatMap(({ owner, immunities = [] }) => (owner === id ? immunities : []));

/** A face with all its owner is immune to. */
export const withPassive = (adventure: Adventure, id: string, face: CardFace): CardFace => {
  const passive = passiveImmunities(adventure, id);
  return passive.length === 0
    ? face
    : { ...face, immunities: [...new Set([...face.immunities, ...passive])] };
};

/** C4, M8: by the card, by size, or by the large symbol. */
const isMonsterImmune = (adventure: Adventure, id: string, token: TokenKind): boolean => {
  const face = cardIn(adventure, monsterIn(adventure, id)?.card ?? '')?.face;
  return face !== undefined && isImmune(withPassive(adventure, id, face), token as Immunity);
};

/** C4: the effect is ignored. D11: nothing touches an unconscious hero. */
export const isImmuneIn = (adventure: Adventure, id: string, token: TokenKind): boolean => {
  const hero = heroIn(adventure, id);
  return hero
    ? hero.unconscious || hero.immunities.includes(token)
    : isMonsterImmune(adventure, id, token);
};
