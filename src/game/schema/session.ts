import * as v from 'valibot';
import {
  isNote,
  LONGEST_KEY,
  LONGEST_PATH,
  MAX_CHANGES,
  MAX_PLAYERS,
  MAX_ROLLED,
  PLAYER_COLOURS,
  type Plain,
  type SessionEvent,
} from '@/src/rules';
import type { EventFields } from './events/fields';
import { Int, List, Name, TextSchema } from './parts';

const Key = v.pipe(TextSchema(LONGEST_KEY), v.minLength(1));
const Note = v.custom<Plain>(isNote);
const Players = List(
  v.strictObject({ name: Name, colour: Int(0, PLAYER_COLOURS - 1) }),
  MAX_PLAYERS,
);
const Change = v.strictObject({
  path: v.pipe(List(Key, LONGEST_PATH), v.minLength(1)),
  value: v.exactOptional(Note),
});
const Line = v.strictObject({
  key: Key,
  values: v.record(v.string(), v.union([v.string(), v.number()])),
});

export const SESSION_FIELDS: EventFields<SessionEvent> = {
  sessionBegan: { game: Key, players: Players },
  playersSet: { players: Players },
  helperNoted: {
    helper: Key,
    changes: List(Change, MAX_CHANGES),
    rolled: Int(0, MAX_ROLLED * LONGEST_PATH),
    line: Line,
  },
};

export const SessionSchema = v.strictObject({
  game: Key,
  players: Players,
  notes: v.record(v.string(), Note),
});
