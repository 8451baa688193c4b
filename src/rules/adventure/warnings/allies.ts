import { boundBy } from '../board/attack-help';
import { allyIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import type { AdventureAlly } from '../state/hero';
import type { Doubts, Warning } from './warning';

/** F1, C2: one attack in its own turn, none after STUN. */
const attackLeft = ({ turn }: Adventure, { id }: AdventureAlly): readonly Warning[] => {
  if (turn?.figure !== id || turn.over) return [{ code: 'not-its-turn' }];
  if (turn.loses === 'attack') return [{ code: 'stunned', figure: id }];
  return turn.attacks > 0 ? [{ code: 'no-attack-left', most: 1 }] : [];
};

/** W6, F1: a bound one makes no ranged attack. */
const bound = (adventure: Adventure, { id, name, card }: AdventureAlly): readonly Warning[] =>
  card?.attack === 'ranged' && boundBy(adventure, id).length > 0 ? [{ code: 'bound', name }] : [];

export const ALLY_DOUBTS: Doubts = {
  allyAttack: (adventure, command) => {
    const ally = allyIn(adventure, command.ally);
    return ally ? [...attackLeft(adventure, ally), ...bound(adventure, ally)] : [];
  },
};
