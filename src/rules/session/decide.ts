import type { Dice } from '../base/dice';
import { fail, ok, type Result } from '../base/result';
import type { SessionEvent, SessionState } from './events';
import {
  DEEPEST_NOTE,
  LARGEST_CHANGE,
  LONGEST_KEY,
  LONGEST_PATH,
  MAX_CHANGES,
  MAX_PLAYERS,
  MAX_ROLLED,
  PLAYER_COLOURS,
  type NoteChange,
  type NoteLine,
  type NoteRoll,
  type Plain,
  type SessionPlayer,
} from './session';

export type SessionCommand =
  | {
      readonly kind: 'beginSession';
      readonly name: string;
      readonly seed: number;
      readonly game: string;
      readonly players: readonly SessionPlayer[];
    }
  | { readonly kind: 'setPlayers'; readonly players: readonly SessionPlayer[] }
  | {
      readonly kind: 'noteHelper';
      readonly helper: string;
      readonly changes: readonly NoteChange[];
      readonly rolls?: readonly NoteRoll[];
      readonly line: NoteLine;
    };

type Begin = Extract<SessionCommand, { kind: 'beginSession' }>;

export interface SessionRefusal {
  readonly code: 'no-session' | 'session-exists' | 'players-unfit' | 'note-unfit';
}

export const isSessionCommand = (command: { readonly kind: string }): command is SessionCommand =>
  ['beginSession', 'setPlayers', 'noteHelper'].includes(command.kind);

type Decision = Result<readonly SessionEvent[], SessionRefusal>;

const KEY = /^[\p{L}\p{N}_~.:/ -]+$/u;
const isKey = (key: string): boolean => key.length <= LONGEST_KEY && KEY.test(key);

const arePlayers = (players: readonly SessionPlayer[]): boolean =>
  players.length <= MAX_PLAYERS &&
  players.every(
    ({ name, colour }) =>
      name.length > 0 &&
      name.length <= LONGEST_KEY &&
      Number.isInteger(colour) &&
      colour >= 0 &&
      colour < PLAYER_COLOURS,
  );

function isPlain(value: unknown, deep: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (deep === 0 || typeof value !== 'object') return false;
  return Object.values(value).every((item) => isPlain(item, deep - 1));
}

/** Nothing that JSON would not give back as it was, nothing that grows without end. */
export const isNote = (value: unknown): value is Plain =>
  isPlain(value, DEEPEST_NOTE) && JSON.stringify(value).length <= LARGEST_CHANGE;

const isPath = (path: readonly string[]): boolean =>
  path.length > 0 && path.length <= LONGEST_PATH && path.every((key) => isKey(key));

const isChange = ({ path, value }: NoteChange): boolean =>
  isPath(path) && (value === undefined || isNote(value));

const isLine = ({ key, values }: NoteLine): boolean =>
  isKey(key) && Object.keys(values).length <= LONGEST_PATH && isNote(values);

const isRoll = ({ path, count, faces }: NoteRoll): boolean =>
  isPath(path) && count >= 1 && count <= MAX_ROLLED && faces.length >= 2 && isNote(faces);

const areRolls = (rolls: readonly NoteRoll[]): boolean =>
  rolls.every((roll) => isRoll(roll)) &&
  rolls.reduce((dice, { count }) => dice + count, 0) <= MAX_ROLLED * LONGEST_PATH;

/** Each die in its turn, beginning with the session's next. */
function rolledChanges(rolls: readonly NoteRoll[], first: number, dice: Dice) {
  let next = first;
  const changes = rolls.map(({ path, count, faces, alone = false }): NoteChange => {
    const value = Array.from({ length: count }, () => {
      const side = dice.die(next, faces.length);
      next += 1;
      return faces[side - 1] ?? null;
    });
    return { path, value: alone ? (value[0] ?? null) : value };
  });
  return { changes, rolled: next - first };
}

function note(
  { dice: { next } }: SessionState,
  command: Extract<SessionCommand, { kind: 'noteHelper' }>,
  dice: Dice,
): Decision {
  const { helper, changes, rolls = [], line } = command;
  const fits =
    isKey(helper) &&
    changes.length + rolls.length <= MAX_CHANGES &&
    changes.every((change) => isChange(change)) &&
    areRolls(rolls) &&
    isLine(line);
  if (!fits) return fail({ code: 'note-unfit' });
  if (changes.length + rolls.length === 0) return ok([]);
  const made = rolledChanges(rolls, next, dice);
  const all = [...changes, ...made.changes];
  return ok([
    { type: 'helperNoted', v: 1, cause: 'table', helper, changes: all, rolled: made.rolled, line },
  ]);
}

/** The first step of a session, beside the creation of the campaign that holds it. */
export function beginSession({ game, players }: Begin): Decision {
  if (!isKey(game) || !arePlayers(players)) return fail({ code: 'players-unfit' });
  return ok([{ type: 'sessionBegan', v: 1, cause: 'table', game, players }]);
}

/** What the players ask for in a session; what it means in their game the game's helpers know. */
export function decideSession(state: SessionState, command: SessionCommand, dice: Dice): Decision {
  if (command.kind === 'beginSession') return fail({ code: 'session-exists' });
  if (state.session === undefined) return fail({ code: 'no-session' });
  if (command.kind === 'noteHelper') return note(state, command, dice);
  if (!arePlayers(command.players)) return fail({ code: 'players-unfit' });
  return ok([{ type: 'playersSet', v: 1, cause: 'table', players: command.players }]);
}
