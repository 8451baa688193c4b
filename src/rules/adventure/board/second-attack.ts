import { monsterTurn } from '@/src/rules/monster/turn';
import type { TurnOption } from '@/src/rules/monster/options';
import { secondAttack } from '@/src/rules/monster/second-attack';
import type { Trace } from '@/src/rules/monster/trace';
import type { BoardSaid } from '../commands/board';
import { abilitiesOf, cardOfFigure } from '../quick/ranking';
import type { Adventure } from '../state/adventure';
import type { OnBoard } from './situation';

export type TurnPhase = 'turn' | 'second-attack' | 'over';

/** D6: how many attacks its card gives it. */
const attacksOf = (adventure: Adventure, figure: string): number => {
  const card = cardOfFigure(adventure, figure);
  return card && abilitiesOf(adventure, card).attackTwice ? 2 : 1;
};

/** Where the turn of a monster stands. Out of its own turn every run is a whole one. */
export const turnPhase = (adventure: Adventure, figure: string): TurnPhase => {
  const { turn } = adventure;
  if (turn?.figure !== figure) return 'turn';
  if (turn.attacks > 0) {
    return turn.attacks < attacksOf(adventure, figure) ? 'second-attack' : 'over';
  }
  return turn.ran === null ? 'turn' : 'over';
};

interface Second {
  readonly ranking: readonly string[];
  readonly options: readonly TurnOption[];
  readonly preventable: boolean;
  /** How a new target was chosen; empty where the same ones are hit again. */
  readonly trace: Trace;
}

const standing = ({ situation }: OnBoard): OnBoard['situation'] => {
  const { monster } = situation;
  const { moveBonus: _, ...tokens } = monster.tokens;
  const { ambush: __, ...abilities } = monster.abilities;
  return { ...situation, monster: { ...monster, move: 0, tokens, abilities } };
};

/** D6: the same targets if they can all still be hit, else T1 to T4 without moving. */
export const secondOnBoard = (adventure: Adventure, here: OnBoard, said: BoardSaid): Second => {
  const first = said.again ?? adventure.turn?.ran?.hits ?? [];
  const options = secondAttack(here.situation, first);
  const anew = monsterTurn(standing(here), { trace: true });
  const same = options.some(
    ({ hits }) => first.length > 0 && first.every((id) => hits.includes(id)),
  );
  return {
    ranking: anew.ranking,
    options,
    preventable: anew.preventable,
    trace: same ? [] : (anew.trace ?? []),
  };
};
