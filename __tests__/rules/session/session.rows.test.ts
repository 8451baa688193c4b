import { decideSession, putAt, SESSION_EVENTS, type SessionCommand } from '@/src/rules/session';
import type { NoteRoll, Plain } from '@/src/rules/session/session';

const line = { key: 'x', values: {} };
const STATE = {
  dice: { seed: 1, next: 5 },
  session: { game: 'runewars', players: [], notes: { a: { kept: 1 } } },
};
/** Each die shows its number, as far as it has sides. */
const dice = { die: (index: number, sides: number) => (index % sides) + 1 };

const decide = (command: SessionCommand, state: object = STATE) =>
  decideSession(state as typeof STATE, command, dice as never);
const note = (more: object = {}): SessionCommand => ({
  kind: 'noteHelper',
  helper: 'a',
  changes: [{ path: ['b'], value: 1 }],
  line,
  ...more,
});
const roll = (more: Partial<NoteRoll> = {}): NoteRoll => ({
  path: ['dice'],
  count: 2,
  faces: ['x', 'y', 'z'],
  ...more,
});
const refusal = (command: SessionCommand, state?: object) => {
  const decided = decide(command, state);
  return decided.ok ? null : decided.error.code;
};

test.each<readonly [string, SessionCommand, string | null]>([
  ['a note', note(), null],
  ['a helper of no name', note({ helper: '' }), 'note-unfit'],
  ['a name of sixty signs', note({ helper: 'a'.repeat(60) }), null],
  ['a name of more', note({ helper: 'a'.repeat(61) }), 'note-unfit'],
  ['a place nowhere', note({ changes: [{ path: [], value: 1 }] }), 'note-unfit'],
  ['eight steps down', note({ changes: [{ path: Array(8).fill('a'), value: 1 }] }), null],
  ['nine steps down', note({ changes: [{ path: Array(9).fill('a'), value: 1 }] }), 'note-unfit'],
  ['sixty changes', note({ changes: Array(60).fill({ path: ['b'], value: 1 }) }), null],
  ['more changes', note({ changes: Array(61).fill({ path: ['b'], value: 1 }) }), 'note-unfit'],
  ['a die of one side', note({ rolls: [roll({ faces: [1] })] }), 'note-unfit'],
  ['no die', note({ rolls: [roll({ count: 0 })] }), 'note-unfit'],
  ['twenty dice', note({ rolls: [roll({ count: 20 })] }), null],
  ['more dice', note({ rolls: [roll({ count: 21 })] }), 'note-unfit'],
  [
    'more dice than a row counts',
    note({ rolls: Array(9).fill(roll({ count: 20 })) }),
    'note-unfit',
  ],
  ['a line of no key', note({ line: { key: '', values: {} } }), 'note-unfit'],
  [
    'a second beginning',
    { kind: 'beginSession', name: 'x', seed: 1, game: 'a', players: [] },
    'session-exists',
  ],
  [
    'a player of no name',
    { kind: 'setPlayers', players: [{ name: '', colour: 0 }] },
    'players-unfit',
  ],
  ['a colour there is', { kind: 'setPlayers', players: [{ name: 'A', colour: 7 }] }, null],
  [
    'a colour there is not',
    { kind: 'setPlayers', players: [{ name: 'A', colour: 8 }] },
    'players-unfit',
  ],
  ['half a colour', { kind: 'setPlayers', players: [{ name: 'A', colour: 0.5 }] }, 'players-unfit'],
])('%s', (_, command, code) => {
  expect(refusal(command)).toBe(code);
});

test('without a session nothing is noted', () => {
  expect(refusal(note(), { dice: STATE.dice })).toBe('no-session');
});

test('nothing to change is nothing that happened', () => {
  expect(decide(note({ changes: [] }))).toEqual({ ok: true, value: [] });
});

test('dice fall from the next on, a single one as itself, and are counted', () => {
  const decided = decide(note({ changes: [], rolls: [roll(), roll({ count: 1, alone: true })] }));
  const [event] = decided.ok ? decided.value : [];
  expect(event).toMatchObject({
    rolled: 3,
    changes: [{ value: ['z', 'x'] }, { value: 'y' }],
  });
  const after = SESSION_EVENTS.helperNoted.evolve(STATE, event as never);
  expect([after.dice.next, after.session.notes]).toEqual([8, { a: { kept: 1, dice: 'y' } }]);
});

test('other players change nothing that is noted', () => {
  const players = [{ name: 'Ben', colour: 1 }];
  const event = { type: 'playersSet', v: 1, cause: 'table', players } as const;
  expect(SESSION_EVENTS.playersSet.evolve(STATE, event).session).toEqual({
    ...STATE.session,
    players,
  });
});

test.each<readonly [Plain, string, Plain | undefined, Plain]>([
  [{ a: 1 }, 'b', 2, { a: 1, b: 2 }],
  [{ a: 1 }, 'a', undefined, {}],
  [[1, 2, 3], '1', undefined, [1, 3]],
  [[1], '1', 2, [1, 2]],
  [[1], '2', 2, [1]],
  [[1], 'x', 2, [1]],
  [7, 'a.b', 2, { a: { b: 2 } }],
  [{}, 'toString.a', 1, { toString: { a: 1 } }],
])('%j at %s put %j', (value, path, wanted, after) => {
  expect(putAt(value, path.split('.'), wanted)).toEqual(after);
});
