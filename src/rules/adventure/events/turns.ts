import { untold } from '@/src/rules/base/event-table';
import { withTurn } from '../evolve/turn';
import type { Adventure, HeroAction, Hindrance, OnceATurn, StartTask } from '../state/adventure';
import type { FigureRef } from '../state/hero';
import { OUT_OF_ORDER } from '../track';
import { inAdventure, adventureLine as line } from './entries';

interface Began {
  readonly key: string;
  readonly place: number;
  readonly who: FigureRef | null;
  readonly waiting: readonly string[];
  readonly loses: 'attack' | 'cubeAction' | null;
  readonly hampered?: readonly Hindrance[];
  /** Of a card at the end of the round. */
  readonly name?: string;
}

/** A turn out of order sets the running one aside (D8). */
const turnBegan = (adventure: Adventure, event: Began): Adventure => ({
  ...adventure,
  interrupted:
    event.place === OUT_OF_ORDER && adventure.turn !== null
      ? [...adventure.interrupted, adventure.turn]
      : adventure.interrupted,
  turn: {
    key: event.key,
    place: event.place,
    figure: event.who?.id ?? null,
    waiting: event.waiting,
    loses: event.loses,
    tasks: [],
    over: false,
    attacks: 0,
    ran: null,
    actions: [],
    focused: [],
    furious: [],
    touched: {},
    ...(event.hampered === undefined ? {} : { hampered: event.hampered }),
  },
});

/** The key has acted when none of its figures waits. The token stays until the next turn begins. */
const keyEnded = (adventure: Adventure, key: string): Adventure => ({
  ...withTurn(adventure, (turn) => ({ ...turn, over: true })),
  acted:
    adventure.turn?.waiting.length === 0 && !adventure.acted.includes(key)
      ? [...adventure.acted, key]
      : adventure.acted,
});

const resumed = (adventure: Adventure): Adventure => ({
  ...adventure,
  turn: adventure.interrupted.at(-1) ?? null,
  interrupted: adventure.interrupted.slice(0, -1),
});

const turnLine = ({ key, who, loses, name }: Began) => {
  if (who === null && name !== undefined) return line('turnOfNamedCard', { name });
  if (who === null) return line(key === 'rune-card' ? 'turnOfRuneCard' : 'turnOfCard');
  if (loses === 'attack') return line('turnWithoutAttack', { who });
  if (loses === 'cubeAction') return line('turnWithoutCubeAction', { who });
  return line('turnBegan', { who });
};

/** Rounds, turns and what was done in them. */
export const TURN_EVENTS = {
  roundBegan: inAdventure<{ round: number }>()({
    v: 1,
    evolve: (adventure, { round }) => ({
      ...adventure,
      round,
      acted: [],
      turn: null,
      interrupted: [],
    }),
    line: ({ round }) => line('roundBegan', { round }),
  }),
  turnBegan: inAdventure<Began>()({ v: 1, evolve: turnBegan, line: turnLine }),
  turnEnded: inAdventure<{ key: string; who: FigureRef | null }>()({
    v: 1,
    evolve: (adventure, { key }) =>
      adventure.turn?.place === OUT_OF_ORDER ? resumed(adventure) : keyEnded(adventure, key),
    line: untold,
  }),
  /** What the players still have to do for the start of the running turn (S2, N1). */
  tasksSet: inAdventure<{ tasks: readonly StartTask[] }>()({
    v: 1,
    evolve: (adventure, { tasks }) => withTurn(adventure, (turn) => ({ ...turn, tasks })),
    line: untold,
  }),
  actionTicked: inAdventure<{ who: FigureRef; action: HeroAction; used: boolean }>()({
    v: 1,
    evolve: (adventure, { action, used }) =>
      withTurn(adventure, (turn) => {
        const others = turn.actions.filter((one) => one !== action);
        return { ...turn, actions: used ? [...others, action] : others };
      }),
    line: untold,
  }),
  /** C7, Q2, M12: `granted` as the turn has it. */
  movementGranted: inAdventure<{ who: FigureRef; granted: number }>()({
    v: 1,
    evolve: (adventure, { granted }) => withTurn(adventure, (turn) => ({ ...turn, granted })),
    line: untold,
  }),
  touched: inAdventure<{ who: FigureRef; kinds: readonly OnceATurn[] }>()({
    v: 1,
    evolve: (adventure, { who, kinds }) =>
      withTurn(adventure, (turn) => ({
        ...turn,
        touched: { ...turn.touched, [who.id]: [...(turn.touched[who.id] ?? []), ...kinds] },
      })),
    line: untold,
  }),
  focusUsed: inAdventure<{ who: FigureRef }>()({
    v: 1,
    evolve: (adventure, { who }) =>
      withTurn(adventure, (turn) => ({ ...turn, focused: [...turn.focused, who.id] })),
    line: untold,
  }),
  furyUsed: inAdventure<{ who: FigureRef }>()({
    v: 1,
    evolve: (adventure, { who }) =>
      withTurn(adventure, (turn) => ({ ...turn, furious: [...turn.furious, who.id] })),
    line: untold,
  }),
};
