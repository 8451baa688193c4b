import { readFile, type Game, type GameStorage } from '@/src/game';
import type { GameCommand, NoteChange, Plain } from '@/src/rules';
import { newFolder, openIn } from '../storage/node/node-platform';
import { hashValue } from './table/hash';
import { gameOn, hero, openState, ticking, value } from './table/table';

const clock = ticking();
const on = (storage: GameStorage, plays: 'campaigns' | 'sessions'): Game =>
  gameOn(storage, clock, plays);

const DRAFT = {
  name: 'Dienstagsrunde',
  game: 'swordsorcery',
  players: [
    { name: 'Anna', colour: 0 },
    { name: 'Ben', colour: 1 },
  ],
};

const line = { key: 'x', values: {} };
const note = (...changes: readonly NoteChange[]): GameCommand => ({
  kind: 'noteHelper',
  helper: 'attack',
  changes,
  line,
});
const put = (path: string, value: Plain) => note({ path: path.split('.'), value });
const D10 = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const roll: GameCommand = {
  kind: 'noteHelper',
  helper: 'attack',
  changes: [],
  rolls: [{ path: ['dice'], count: 2, faces: D10 }],
  line,
};

async function table() {
  const storage = await openIn(newFolder());
  const game = on(storage, 'campaigns');
  const games = on(storage, 'sessions');
  const campaign = value(await game.create({ name: 'Dunkle Tage', heroes: [hero('Vorn')] }));
  const session = value(await games.begin(DRAFT));
  return { storage, game, games, campaign, session };
}

const notes = (games: Game) => openState(games).state.session?.notes;

test('a note is put at its place, grows lists and goes again', async () => {
  const { games } = await table();
  value(await games.dispatch(put('targets', [{ id: 'Ork' }])));
  value(await games.dispatch(put('targets.1', { id: 'Troll' })));
  value(await games.dispatch(put('targets.0.armour', 2)));
  value(await games.dispatch(put('targets.9.armour', 2)));
  expect(notes(games)).toEqual({
    attack: { targets: [{ id: 'Ork', armour: 2 }, { id: 'Troll' }] },
  });
  value(await games.dispatch(note({ path: ['targets', '0'] })));
  expect(notes(games)).toEqual({ attack: { targets: [{ id: 'Troll' }] } });
});

test('undo to the start and redo to the end are the same states, dice and all', async () => {
  const { games, storage, session } = await table();
  const start = hashValue(openState(games).state);
  const moves = [put('hits', 4), roll, put('a.b', true), roll, { kind: 'setPlayers', players: [] }];
  for (const move of moves as GameCommand[]) value(await games.dispatch(move));
  const end = hashValue(openState(games).state);
  for (let n = 0; n < moves.length; n += 1) value(await games.undo());
  expect(hashValue(openState(games).state)).toBe(start);
  expect(openState(games).canUndo).toBe(false);
  for (let n = 0; n < moves.length; n += 1) value(await games.redo());
  expect(hashValue(openState(games).state)).toBe(end);
  const again = on(storage, 'sessions');
  value(await again.open(session));
  expect(hashValue(openState(again).state)).toBe(end);
});

test('virtual dice differ, and fall the same again after an undo', async () => {
  const { games } = await table();
  const rolled: unknown[] = [];
  for (let n = 0; n < 8; n += 1) {
    value(await games.dispatch(roll));
    rolled.push(notes(games)?.['attack']);
  }
  expect(new Set(rolled.map((one) => JSON.stringify(one))).size).toBeGreaterThan(2);
  value(await games.undo());
  value(await games.dispatch(roll));
  expect(notes(games)?.['attack']).toEqual(rolled.at(-1));
});

test('campaigns and sessions do not open each other, and both stay open', async () => {
  const { game, games, campaign, session } = await table();
  expect(await game.open(session)).toMatchObject({
    ok: false,
    error: { code: 'unknown-campaign' },
  });
  expect(await games.open(campaign)).toMatchObject({ ok: false });
  expect(openState(game).id).toBe(campaign);
  expect(openState(games).id).toBe(session);
  value(await game.load());
  expect(game.store.getState().campaigns.map((card) => card.game)).toEqual(['swordsorcery', null]);
});

test.each<readonly [string, GameCommand, string]>([
  ['a command of the first game', { kind: 'setChapter', chapter: 2 }, 'session-exists'],
  ['a second beginning', { kind: 'beginSession', ...DRAFT, seed: 1 }, 'session-exists'],
  ['a path to a prototype is only a name', put('', 1), 'note-unfit'],
  ['a number JSON cannot say', put('a', Number.NaN), 'note-unfit'],
  ['a note without end', put('a', 'x'.repeat(70_000)), 'note-unfit'],
  [
    'nine players',
    { kind: 'setPlayers', players: Array(9).fill(DRAFT.players[0]) },
    'players-unfit',
  ],
])('%s is refused', async (_, command, code) => {
  const { games } = await table();
  const before = hashValue(openState(games).state);
  expect(await games.dispatch(command)).toMatchObject({ ok: false, error: { code } });
  expect(hashValue(openState(games).state)).toBe(before);
});

test('a note in a campaign is refused', async () => {
  const { game } = await table();
  expect(await game.dispatch(put('a', 1))).toMatchObject({ error: { code: 'no-session' } });
});

test('an exported session comes back as the same state, as a session', async () => {
  const { games, session } = await table();
  for (const move of [put('hits', 4), roll]) value(await games.dispatch(move));
  const file = value(await games.exportCampaign(session));
  const elsewhere = on(await openIn(newFolder()), 'sessions');
  const read = value(await elsewhere.readFile(new TextEncoder().encode(file.text)));
  expect(read.preview).toMatchObject([{ game: 'swordsorcery', doubt: null, damage: null }]);
  const [id = ''] = value(await elsewhere.importFile(read, 'new'));
  value(await elsewhere.open(id));
  expect(hashValue(openState(elsewhere).state)).toBe(hashValue(openState(games).state));
});

test('what another game on the storage changed is read again', async () => {
  const { game, games, session } = await table();
  const file = value(await games.exportCampaign(session));
  value(await games.dispatch(put('hits', 4)));
  const read = value(await readFile(new TextEncoder().encode(file.text)));
  value(await game.importFile(read, 'replace'));
  value(await games.load());
  value(await games.open(session));
  expect(notes(games)).toEqual({});
});

const spoiled: readonly (readonly [string, (text: string) => string])[] = [
  [
    'a path without end',
    (text) => text.replaceAll('["hits"]', JSON.stringify(Array(40).fill('a'))),
  ],
  ['an event of no form', (text) => text.replaceAll('"helper":"attack"', '"helper":7')],
  ['players without names', (text) => text.replaceAll('"name":"Anna"', '"name":""')],
];
test.each(spoiled)('a file with %s does not come in whole', async (_, spoil) => {
  const { games, session } = await table();
  value(await games.dispatch(put('hits', 4)));
  const { text } = value(await games.exportCampaign(session));
  const read = await readFile(new TextEncoder().encode(spoil(text)));
  expect(read.ok && read.value.preview.every(({ damage }) => damage === null)).toBe(false);
});

test('a single die puts its face itself, and so many as a helper needs are rolled at once', async () => {
  const { games } = await table();
  const tokens = Array.from({ length: 14 }, (_, at) => ({
    path: ['tokens', String(at)],
    count: 1,
    faces: [{ up: 'A' }, { up: 'D' }],
    alone: true,
  }));
  const changes = [{ path: ['tokens'], value: [] }];
  const command = { kind: 'noteHelper', helper: 'attack', changes, rolls: tokens, line } as const;
  value(await games.dispatch(command));
  const { tokens: fallen } = notes(games)?.['attack'] as unknown as { tokens: { up: string }[] };
  expect(fallen).toHaveLength(14);
  expect(new Set(fallen.map(({ up }) => up))).toEqual(new Set(['A', 'D']));
});
