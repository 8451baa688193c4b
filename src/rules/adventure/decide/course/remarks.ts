import { LONGEST_NAME, LONGEST_NOTES } from '@/src/rules/campaign/campaign';
import type { CourseCommand } from '@/src/rules/adventure/commands';
import { forfeitMovement, grantMovement } from '@/src/rules/adventure/consequences/movement';
import { MOVEMENT } from '@/src/rules/adventure/map/movement';
import type { HeroAction } from '@/src/rules/adventure/state/adventure';
import { refOf } from '@/src/rules/adventure/play/figures';
import { heroIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { checkLength, checkNumber } from '../check';

type Of<Kind extends CourseCommand['kind']> = Extract<CourseCommand, { readonly kind: Kind }>;

const MAX_COUNTED = 999;

/** C7, M12: what the players tick happened. */
function follow(play: Play, hero: string, action: HeroAction): void {
  if (action === 'move') grantMovement(play, hero, MOVEMENT);
  if (action === 'cube-1' || action === 'cube-2') forfeitMovement(play, hero);
}

/** Q1: ticks only help to remember. */
export function tickAction(play: Play, { action, used }: Of<'tickAction'>): void {
  const { turn } = play.adventure;
  if (turn === null || turn.figure === null || !heroIn(play.adventure, turn.figure)) {
    return refuse({ code: 'no-turn' });
  }
  if (turn.actions.includes(action) === used) return;
  const who = refOf(play, turn.figure);
  play.add({ type: 'actionTicked', v: 1, cause: 'Q1', who, action, used });
  if (used) follow(play, turn.figure, action);
}

/** Null takes the counter away. */
export function setCounter(play: Play, command: Of<'setCounter'>): void {
  const name = command.name.trim();
  checkNumber(name.length, 1, LONGEST_NAME);
  const { value } = command;
  if (value !== null) checkNumber(value, -MAX_COUNTED, MAX_COUNTED);
  const known = play.adventure.counters.find((counter) => counter.name === name);
  if ((known?.value ?? null) === value) return;
  play.add({ type: 'counterSet', v: 1, cause: 'table', name, value });
}

export function note(play: Play, { figure, text }: Of<'note'>): void {
  const who = figure === null ? null : refOf(play, figure);
  checkLength(text, LONGEST_NOTES);
  if (text.trim() === '') return;
  play.add({ type: 'noted', v: 1, cause: 'table', who, text: text.trim() });
}
