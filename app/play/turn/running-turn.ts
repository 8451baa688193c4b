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
  QuickTrace,
  Trace,
} from '@/src/rules';

/** What makes up the damage of an attack (D1). */
export interface DamageParts {
  readonly card: number;
  readonly darkness: number;
  readonly tokens: number;
  readonly intimidate: number;
}

/** How an open threat came about: the state keeps only what it does. */
export interface OpenedThreat {
  readonly threat: string;
  /** The row of the log that opened it: while it is the newest, applying belongs to its step. */
  readonly head: string;
  readonly trace: QuickTrace;
  readonly parts: DamageParts | null;
}

/** What the panels of one turn tell each other. */
export interface TurnMemory {
  readonly turn: string;
  readonly opened: OpenedThreat | null;
  /** D6: whom the attack before hit, and from where. */
  readonly hit: readonly string[];
  readonly onDarkness: boolean | null;
}

/** What the players have chosen about the turn on the board; nothing of it has happened yet. */
export interface BoardRun {
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

/** A curse or trauma cube whose skill nobody has named (Q5). */
export interface OpenCube {
  readonly hero: string;
  readonly cube: 'curse' | 'trauma';
  readonly index: number;
}

/** A way that is shown as soon as the figure stands at its end: what is done is done at once. */
export interface Walk {
  readonly figure: string;
  readonly way: readonly Position[];
}

/** What the keys 1 to 9 mean; the panel on screen says it. */
export interface TargetKeys {
  readonly ids: readonly string[];
  readonly pick: (id: string) => void;
}

/** What players and panels say about the running turn; a reload forgets it, and nothing depends on it. */
export interface RunningTurn {
  readonly memory: TurnMemory;
  /** The question that is decided without the map; empty: none. */
  readonly withoutMap: string;
  readonly run: BoardRun;
  /** Why the open threat came about on the board. */
  readonly boardTrace: { readonly threat: string; readonly trace: Trace };
  /** Cubes that just came. */
  readonly cubes: readonly OpenCube[];
  readonly walk: Walk;
  readonly targetKeys: TargetKeys | null;
  /** Whom the panel on screen has ticked; the map marks them while it is open. */
  readonly meant: readonly string[];
}

export const NO_MEMORY: TurnMemory = { turn: '', opened: null, hit: [], onDarkness: null };

export const NO_RUN: BoardRun = {
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

const FIRST: RunningTurn = {
  memory: NO_MEMORY,
  withoutMap: '',
  run: NO_RUN,
  boardTrace: { threat: '', trace: [] },
  cubes: [],
  walk: { figure: '', way: [] },
  targetKeys: null,
  meant: [],
};

export type RunningTurnStore = StoreApi<RunningTurn>;

export const createRunningTurn = (): RunningTurnStore => createStore(() => FIRST);

export const turnId = ({ startedAt, round, turn }: Adventure): string =>
  [startedAt, round, turn?.key, turn?.figure, turn?.place].join('/');

const isOfTurn = (key: string, id: string): boolean => key === id || key.startsWith(`${id}/`);

/** Cubes, ways and panels in sight have their own end; the rest was said for this turn alone. */
const without = (now: RunningTurn, id: string): Partial<RunningTurn> => ({
  ...(isOfTurn(now.memory.turn, id) ? { memory: NO_MEMORY } : {}),
  ...(isOfTurn(now.withoutMap, id) ? { withoutMap: '' } : {}),
  ...(isOfTurn(now.run.key, id) ? { run: NO_RUN } : {}),
});

const waits = (adventure: Adventure, id: string): boolean =>
  adventure.interrupted.some((turn) => turnId({ ...adventure, turn }) === id);

/**
 * Whoever acts twice in a round (D8, U6) has two turns of one name: what the players chose for the
 * first is not meant for the second. Undo, and a turn that only waited, come back as they were.
 */
export const forgetRepeated = (game: Game, store: RunningTurnStore): (() => void) =>
  game.store.subscribe(({ open: now }, { open: before }) => {
    const adventure = now?.state.adventure ?? null;
    const last = before?.state.adventure ?? null;
    if (!now || now.canRedo || adventure === null || last === null) return;
    const id = turnId(adventure);
    if (id !== turnId(last) && !waits(last, id)) store.setState((said) => without(said, id));
  });
