import type { DiceState } from '../base/dice';
import type { EventEntry, EventsOf, Happened, Told } from '../base/event-table';
import { putAt } from './place';
import type { NoteChange, NoteLine, Plain, SessionPlayer, TableSession } from './session';

/** Of a campaign's state, what these events look at; a campaign of the first game has no session. */
export interface SessionState {
  readonly dice: DiceState;
  readonly session?: TableSession;
}

const onSession =
  <Fields = object>() =>
  <Version extends number, Line extends Told | null>({
    v,
    line,
    evolve,
  }: EventEntry<SessionState, Happened<Fields>, Version, Line>) => ({
    v,
    line,
    evolve: <State extends SessionState>(state: State, event: Happened<Fields>): State => ({
      ...state,
      ...evolve(state, event),
    }),
  });

const told = <Key extends string, Values extends object>(key: Key, values: Values) => ({
  key: `history.${key}` as const,
  values,
});

interface Noted {
  readonly helper: string;
  readonly changes: readonly NoteChange[];
  /** Dice rolled for it, so that the next ones are others. */
  readonly rolled: number;
  readonly line: NoteLine;
}

const noted = (session: TableSession, { helper, changes }: Noted): TableSession => ({
  ...session,
  notes: {
    ...session.notes,
    [helper]: changes.reduce<Plain>(
      (note, { path, value }) => putAt(note, path, value),
      session.notes[helper] ?? {},
    ),
  },
});

export const SESSION_EVENTS = {
  sessionBegan: onSession<{ game: string; players: readonly SessionPlayer[] }>()({
    v: 1,
    evolve: ({ dice }, { game, players }) => ({ dice, session: { game, players, notes: {} } }),
    line: ({ players }) => told('sessionBegan', { count: players.length }),
  }),
  playersSet: onSession<{ players: readonly SessionPlayer[] }>()({
    v: 1,
    evolve: (state, { players }) =>
      state.session === undefined ? state : { ...state, session: { ...state.session, players } },
    line: ({ players }) => told('playersSet', { count: players.length }),
  }),
  helperNoted: onSession<Noted>()({
    v: 1,
    evolve: ({ dice, session }, event) => ({
      dice: { ...dice, next: dice.next + event.rolled },
      ...(session === undefined ? {} : { session: noted(session, event) }),
    }),
    line: ({ helper, line }) => told('helperNoted', { helper, key: line.key }),
  }),
};

export type SessionEvent = EventsOf<typeof SESSION_EVENTS>;
