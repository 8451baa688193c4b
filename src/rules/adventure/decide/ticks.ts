import { forfeitMovement } from '../consequences/movement';
import { refOf } from '../play/figures';
import type { Play } from '../play';
import type { HeroAction } from '../state/adventure';

/** Q1: what a hero used up in his own turn. Ticks warn, they never block. */
export function tick(play: Play, hero: string, action: HeroAction): void {
  const { turn } = play.adventure;
  if (turn?.figure !== hero || turn.actions.includes(action)) return;
  play.add({
    type: 'actionTicked',
    v: 1,
    cause: 'Q1',
    who: refOf(play, hero),
    action,
    used: true,
  });
}

/** Up to two cube actions a turn; the rest of his movement is lost (M12). */
export function tickCube(play: Play, hero: string): void {
  forfeitMovement(play, hero);
  const used = play.adventure.turn?.actions ?? [];
  tick(play, hero, used.includes('cube-1') ? 'cube-2' : 'cube-1');
}
