import { allyIn, heroIn, monsterIn, RUNE_CARD, type Adventure } from '@/src/rules';

export type PanelName =
  | 'outcome'
  | 'runes'
  | 'threat'
  | 'monster'
  | 'attack-card'
  | 'hero'
  | 'ally'
  | 'end-card'
  | 'begin';

/** A figure that fell in its own turn leaves a turn without it. */
const ofTurn = (adventure: Adventure): PanelName => {
  const { turn, attackCards } = adventure;
  if (turn === null) return 'begin';
  if (turn.key === RUNE_CARD) return 'runes';
  if (turn.figure !== null && monsterIn(adventure, turn.figure)) return 'monster';
  if (turn.figure !== null && heroIn(adventure, turn.figure)) return 'hero';
  if (turn.figure !== null && allyIn(adventure, turn.figure)) return 'ally';
  return attackCards.some(({ id }) => id === turn.key) ? 'attack-card' : 'end-card';
};

/** The one panel of this moment: what is under way comes before whose turn it is. */
export function activePanel(adventure: Adventure): PanelName {
  if (adventure.outcome !== null) return 'outcome';
  if (adventure.drawn.length > 0) return 'runes';
  if (adventure.threat !== null) return 'threat';
  return ofTurn(adventure);
}
