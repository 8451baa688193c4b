import { RUNE_CARD } from '@/src/rules/initiative/turn-order';
import type { Adventure } from '../state/adventure';
import { allyIn } from '../state/figures';
import type { Doubts, Warning } from './warning';

const none: readonly Warning[] = [];
const notItsTurn: readonly Warning[] = [{ code: 'not-its-turn' }];

const acts = ({ turn }: Adventure, figure: string): boolean =>
  turn?.figure === figure && !turn.over;

/** The turn and the runes: S2, N1, N3. */
export const COURSE_DOUBTS: Doubts = {
  nextTurn: ({ turn }) =>
    (turn?.tasks ?? []).map(({ kind }) => ({ code: 'task-open', task: kind })),
  actNow: (adventure, { figure }) =>
    allyIn(adventure, figure)?.kind === 'companion' ? [{ code: 'no-extra-turn' }] : none,
  drawRunes: ({ turn }, { by }) => (by === 'card' && turn?.key !== RUNE_CARD ? notItsTurn : none),
  manifest: (adventure, { figure }) => (acts(adventure, figure) ? none : notItsTurn),
};
