import type { Cause } from '@/src/rules/base/event';
import { recallIfEmpty } from '@/src/rules/adventure/consequences/cubes';
import { hindrancesOff } from '@/src/rules/adventure/consequences/movement';
import { touch } from '@/src/rules/adventure/consequences/ground';
import { turnCardOver } from '@/src/rules/adventure/consequences/turn-card';
import { allyIn, cardIn, heroIn, monsterIn, refIn } from '@/src/rules/adventure/state/figures';
import type { Play } from '@/src/rules/adventure/play';
import type { Turn } from '@/src/rules/adventure/state/adventure';
import type { Ground } from '@/src/rules/adventure/state/hero';

const causeOf = (ground: Ground): Cause => (ground === 'darkness' ? 'N11' : 'M4');

/** M4, N11: what the figure stands on when its own turn ends. */
function leaveTurn(play: Play, id: string): void {
  const { adventure } = play;
  const figure = heroIn(adventure, id) ?? monsterIn(adventure, id) ?? allyIn(adventure, id);
  for (const ground of figure?.on ?? []) touch(play, id, ground, causeOf(ground));
}

/** Ends the running turn; one out of order gives way to the turn it interrupted. */
export function endTurn(play: Play): void {
  const { turn } = play.adventure;
  if (turn === null) return;
  const who = turn.figure === null ? null : (refIn(play.adventure, turn.figure) ?? null);
  hindrancesOff(play, turn);
  if (turn.figure !== null) leaveTurn(play, turn.figure);
  for (const { id } of play.adventure.heroes) recallIfEmpty(play, id);
  play.add({ type: 'turnEnded', v: 1, cause: 'I1', key: turn.key, who });
  if (turn.waiting.length === 0) turnOver(play, turn);
}

/** Q3: a voluntary recall in the own turn; the token stays until the next turn begins. */
export function endTurnOf(play: Play, id: string): void {
  const { turn } = play.adventure;
  if (turn?.figure === id && !turn.over) endTurn(play);
}

/** S6: a complex monster's card, after all its figures; out of order the key is no card's. */
function turnOver(play: Play, { key }: Turn): void {
  if (cardIn(play.adventure, key)?.back) turnCardOver(play, key, 'S6');
}
