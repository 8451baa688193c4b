import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Game } from '@/src/game';
import type {
  Adventure,
  AskedOnBoard,
  BoardSaid,
  CubeColour,
  CubeCounts,
  DarkCell,
  Position,
} from '@/src/rules';
import { useAdventure } from '@/app/play/context/table-context';
import { turnId } from '@/app/play/turn/memory';
import { useGame } from '@/app/wiring/game';
import { onFreshTurn } from '@/app/play/turn/fresh-turn';

/** What the players have chosen about the turn on the board; nothing of it has happened yet. */
export interface Run {
  readonly key: string;
  /** "Ausführen" was tapped: the board shows what the monster does. */
  readonly ran: boolean;
  /** Which of the options; the first one as good as any. */
  readonly option: number;
  /** R1: where those in the way go, in their order; the rest stays with the suggestion. */
  readonly asides: readonly Position[];
  /** R1: whose field is being picked on the map. */
  readonly pushing: number | null;
  /** R2: sides of the trap die on the table; null: the app rolls. */
  readonly dice: readonly number[] | null;
  readonly damage: number | null;
  readonly fatigue: Readonly<Record<string, CubeCounts>>;
  readonly said: BoardSaid;
  /** "Warum nicht …?" */
  readonly asked: AskedOnBoard | null;
  /** Asked by a tap on the map: answered at the top of the panel, where it is seen. */
  readonly askedOnMap: boolean;
  /** N1: which of several runes drawn comes first. */
  readonly rune: string | null;
  /** N7: singles laid one by one; null: the option as it stands. */
  readonly laid: readonly DarkCell[] | null;
  /** Whose range the map shows: a hero's cube of this colour. */
  readonly colour: CubeColour | null;
}

const NOTHING: Run = {
  key: '',
  ran: false,
  option: 0,
  asides: [],
  pushing: null,
  dice: null,
  damage: null,
  fatigue: {},
  said: {},
  asked: null,
  askedOnMap: false,
  rune: null,
  laid: null,
  colour: null,
};

const stores = new WeakMap<Game, StoreApi<Run>>();

const storeOf = (game: Game): StoreApi<Run> => {
  const known = stores.get(game);
  if (known !== undefined) return known;
  const fresh = createStore<Run>(() => NOTHING);
  stores.set(game, fresh);
  onFreshTurn(game, (id) => {
    if (fresh.getState().key.startsWith(`${id}/`)) fresh.setState(NOTHING);
  });
  return fresh;
};

/** Each attack of a turn and each rune is a question of its own. */
export const runKey = (adventure: Adventure): string =>
  [turnId(adventure), adventure.turn?.attacks, ...adventure.drawn.map(({ id }) => id)].join('/');

export function useRun(): Run {
  const key = useAdventure(runKey);
  const run = useStore(storeOf(useGame()));
  return run.key === key ? run : NOTHING;
}

export type ChangeRun = (more: Partial<Omit<Run, 'key'>>) => void;

export function useChangeRun(): ChangeRun {
  const game = useGame();
  return useCallback(
    (more) => {
      const adventure = game.store.getState().open?.state.adventure;
      if (!adventure) return;
      const key = runKey(adventure);
      storeOf(game).setState((now) => ({ ...(now.key === key ? now : NOTHING), ...more, key }));
    },
    [game],
  );
}
