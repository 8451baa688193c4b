import type { Cause } from '@/src/rules/base/event';
import { cardOfMonster, refOf, theMonster } from '../play/figures';
import type { Play } from '../play';

/** S8, I5, R3: the figure leaves, with the last one its card, with a commander his attack cards. */
export function defeatMonster(play: Play, id: string, cause: Cause): void {
  const monster = theMonster(play, id);
  const card = cardOfMonster(play.adventure, monster);
  play.add({ type: 'monsterDefeated', v: 1, cause, who: refOf(play, id) });
  for (const attack of play.adventure.attackCards.filter(({ owner }) => owner === id)) {
    play.add({ type: 'attackCardLeft', v: 1, cause: 'R3', card: attack.id });
  }
  if (play.adventure.monsters.every((other) => other.card !== card.id)) {
    play.add({ type: 'cardLeft', v: 1, cause: 'I5', card: card.id, source: card.face.id });
  }
}
