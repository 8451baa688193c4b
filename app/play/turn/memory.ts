import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Game } from '@/src/game';
import type { Adventure, QuickTrace } from '@/src/rules';
import { useGame } from '@/app/wiring/game';

/** What makes up the damage of an attack (D1). */
export interface DamageParts {
  readonly card: number;
  readonly darkness: number;
  readonly tokens: number;
  readonly intimidate: number;
}

/** How an open threat came about: the state keeps only what it does. */
export interface Opened {
  readonly threat: string;
  /** The row of the log that opened it: while it is the newest, applying belongs to its step. */
  readonly head: string;
  readonly trace: QuickTrace;
  readonly parts: DamageParts | null;
}

/** What the panels of one turn tell each other; a reload forgets it, and nothing depends on it. */
export interface TurnMemory {
  readonly turn: string;
  readonly opened: Opened | null;
  /** D6: whom the attack before hit, and from where. */
  readonly hit: readonly string[];
  readonly onDarkness: boolean | null;
}

const UNHIT = { hit: [], onDarkness: null } as const;
const NOTHING: TurnMemory = { turn: '', opened: null, ...UNHIT };

const memories = new WeakMap<Game, StoreApi<TurnMemory>>();

const memoryOf = (game: Game): StoreApi<TurnMemory> => {
  const known = memories.get(game);
  if (known !== undefined) return known;
  const fresh = createStore<TurnMemory>(() => NOTHING);
  memories.set(game, fresh);
  return fresh;
};

export const turnId = ({ startedAt, round, turn }: Adventure): string =>
  [startedAt, round, turn?.key, turn?.figure, turn?.place].join('/');

/** Of another turn nothing counts; an attack that was taken back has hit nobody. */
const valid = (memory: TurnMemory, adventure: Adventure): TurnMemory => {
  if (memory.turn !== turnId(adventure)) return NOTHING;
  return (adventure.turn?.attacks ?? 0) > 0 ? memory : { ...memory, ...UNHIT };
};

export const recall = (game: Game, adventure: Adventure): TurnMemory =>
  valid(memoryOf(game).getState(), adventure);

export const remember = (
  game: Game,
  adventure: Adventure,
  more: Partial<Omit<TurnMemory, 'turn'>>,
): void =>
  memoryOf(game).setState({ ...recall(game, adventure), ...more, turn: turnId(adventure) });

export function useTurnMemory(adventure: Adventure): TurnMemory {
  return valid(useStore(memoryOf(useGame())), adventure);
}
