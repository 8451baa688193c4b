import { canonicalText, type GameCommand, type NoteChange, type Plain } from '@/src/rules';
import { readRefused } from '@/src/game/tables/refused';
import { openState, value } from '@/__tests__/game/table/table';
import { Chance } from '@/__tests__/rules/oracle/monster/chance';
import {
  cut,
  device,
  mend,
  newServer,
  openUnhurried,
  sessionsAt,
  turns,
  until,
  type Device,
} from './table/devices';
import { head, host, isHere, sit } from './table/host';

jest.setTimeout(120_000);

const PLAYERS = [
  { name: 'Zacharias', colour: 0 },
  { name: 'Ida', colour: 1 },
];

const note = (changes: readonly NoteChange[], mark = ''): GameCommand => ({
  kind: 'noteHelper',
  helper: 'round',
  changes,
  line: { key: 'line.done', values: { mark } },
});

const notes = ({ game }: Device) => openState(game).state.session?.notes['round'];

const isTold = async ({ storage, game }: Device): Promise<boolean> => {
  const { id, head: at } = openState(game);
  const unsaid = await storage.shared.unsaid(id);
  return unsaid.length === 0 && (await storage.shared.find(id))?.head === at;
};

/** A session of another game, shared; whoever joins sits beside a campaign of his own. */
async function hostSession(backend = newServer(), heard?: string[]) {
  const one = sessionsAt(await sit(backend, heard), 7);
  value(await one.game.begin({ name: 'Abend', game: 'swordsorcery', players: PLAYERS }));
  const { play, watch } = value(await one.tables.share('http://table.example'));
  await until(
    () => isTold(one),
    () => 'shared',
  );
  return { one, play: play ?? '', watch };
}

async function joinSession(one: Device, link: string, seed: number) {
  const campaigns = await sit(one.wire.backend);
  const joined = value(await campaigns.tables.join(link));
  expect(joined.game).toBe('swordsorcery');
  const sessions = sessionsAt(campaigns, seed);
  value(await sessions.game.load());
  value(await sessions.game.open(joined.id));
  await until(
    () => isHere(sessions),
    () => 'joined',
  );
  return { campaigns, sessions };
}

const inStep = (one: Device, other: Device) =>
  until(
    () => head(one) === head(other),
    () => 'in step',
  );

test('a session is shared and joined as a campaign is: the link opens it in the game that plays it', async () => {
  const heard: string[] = [];
  const { one, play } = await hostSession(newServer(), heard);
  const { campaigns, sessions } = await joinSession(one, play, 8);
  // The campaigns' own game does not open it.
  expect(campaigns.game.store.getState().open).toBeNull();
  value(await one.game.dispatch(note([{ path: ['round'], value: 3 }])));
  await inStep(one, sessions);
  expect(notes(sessions)).toEqual({ round: 3 });
  value(await sessions.game.undo());
  await inStep(one, sessions);
  expect(notes(one)).toBeUndefined();
  expect(await one.game.playedBy(head(one))).toBeNull();
  expect(heard.join('\n')).not.toMatch(/Zacharias|Abend|swordsorcery/);
  for (const { tables } of [one, sessions, campaigns]) tables.close();
});

test('a campaign and a session are at their tables at once, on one device and one name', async () => {
  const backend = newServer();
  const { one: campaigns } = await host(backend);
  const sessions = sessionsAt(campaigns, 9);
  value(await sessions.game.begin({ name: 'Abend', game: 'runewars', players: PLAYERS }));
  const { play } = value(await sessions.tables.share('http://table.example'));
  await until(
    () => isTold(sessions),
    () => 'shared',
  );
  const guest = sessionsAt(await sit(backend), 10);
  value(await guest.tables.join(play ?? ''));
  await until(
    () => guest.tables.store.getState().people[0]?.name === 'Zacharias',
    () => JSON.stringify(guest.tables.store.getState().people),
  );
  expect(isHere(campaigns)).toBe(true);
  await sessions.tables.introduce({ name: 'Zacharias der Zweite' });
  expect((await campaigns.tables.me()).name).toBe('Zacharias der Zweite');
  for (const { tables } of [campaigns, sessions, guest]) tables.close();
});

test('a link to look on shows the session and writes nothing', async () => {
  const { one, watch } = await hostSession();
  const { sessions } = await joinSession(one, watch, 11);
  expect(await sessions.game.dispatch(note([{ path: ['round'], value: 9 }]))).toEqual({
    ok: false,
    error: { code: 'table-watching' },
  });
  value(await one.game.dispatch(note([{ path: ['round'], value: 4 }])));
  await inStep(one, sessions);
  expect(notes(sessions)).toEqual({ round: 4 });
  for (const { tables } of [one, sessions]) tables.close();
});

const list = (...items: readonly object[]) => items as unknown as Plain;
const FIGURES = { path: ['figures'], value: list({ id: 'A', hp: 5 }, { id: 'B', hp: 5 }) } as const;

/** What both note while one of them is away; what the later one has to say about it. */
const AT_ONCE: readonly (readonly [string, NoteChange, NoteChange, boolean])[] = [
  ['other places', { path: ['round'], value: 2 }, { path: ['phase'], value: 'event' }, false],
  [
    'two entries of one list',
    { path: ['figures', '0', 'hp'], value: 4 },
    { path: ['figures', '1', 'hp'], value: 3 },
    false,
  ],
  ['the same place', { path: ['round'], value: 2 }, { path: ['round'], value: 3 }, true],
  [
    'the same value: a tap each',
    { path: ['round'], value: 2 },
    { path: ['round'], value: 2 },
    true,
  ],
  [
    'an entry of a list that has one less',
    { path: ['figures'], value: list({ id: 'B', hp: 5 }) },
    { path: ['figures', '0', 'hp'], value: 4 },
    true,
  ],
  [
    'an entry that is another one now',
    { path: ['figures'], value: list({ id: 'C', hp: 5 }, { id: 'B', hp: 5 }) },
    { path: ['figures', '0', 'hp'], value: 4 },
    true,
  ],
  [
    'a whole list of which an entry has changed',
    { path: ['figures', '0', 'hp'], value: 4 },
    { path: ['figures'], value: list() },
    true,
  ],
];

test.each(AT_ONCE)('noted by two at once: %s', async (_, first, later, isRefused) => {
  const { one, play } = await hostSession();
  const { sessions: other } = await joinSession(one, play, 12);
  value(await one.game.dispatch(note([{ path: ['round'], value: 1 }, FIGURES])));
  await inStep(one, other);
  cut(other);
  value(await other.game.dispatch(note([later])));
  value(await one.game.dispatch(note([first])));
  await until(
    () => isTold(one),
    () => 'told',
  );
  mend(other);
  await until(
    async () => head(one) === head(other) && (await isTold(other)),
    () => JSON.stringify(other.tables.store.getState()),
  );
  const refused = await other.storage.shared.refused(openState(other.game).id);
  expect(refused.map((kept) => readRefused(kept).refusal.code)).toEqual(
    isRefused ? ['table-changed'] : [],
  );
  expect(notes(other)).toEqual(notes(one));
  for (const { tables } of [one, other]) tables.close();
});

// `npm run fuzz -- table` goes on for longer.
const COUNT = Math.ceil(Number(process.env['FUZZ_TABLE'] ?? 1000) / 100);

const PLACES = [['round'], ['phase'], ['figures', '0', 'hp'], ['figures', '1', 'hp']] as const;

async function interleaved(seed: number): Promise<readonly string[]> {
  const chance = new Chance(seed);
  const { one, play } = await hostSession();
  value(await one.game.dispatch(note([{ path: ['round'], value: 1 }, FIGURES])));
  const others: Device[] = [];
  for (let n = 0; n < 1 + (seed % 3); n += 1) {
    const guest = device(await openUnhurried(), one.wire.backend, seed * 8 + n);
    const sessions = sessionsAt(guest, seed * 8 + n + 4);
    value(await sessions.tables.join(play));
    others.push(sessions);
  }
  const all = [one, ...others];
  const issued: string[] = [];
  const undone = new Set<string>();
  for (let n = 0; n < 14; n += 1) {
    const by = all[chance.between(0, all.length - 1)] ?? one;
    const what = chance.between(0, 9);
    const mark = `mark-${n}.`;
    if (what < 6) {
      const path = PLACES[chance.between(0, PLACES.length - 1)] ?? PLACES[0];
      const done = await by.game.dispatch(note([{ path, value: chance.between(0, 99) }], mark));
      if (done.ok) issued.push(mark);
    } else if (what < 7) {
      const before = await marksOn(by);
      if (openState(by.game).steps > 2) await by.game.undo();
      const after = await marksOn(by);
      for (const one of before) if (!after.includes(one)) undone.add(one);
    } else if (what < 8) cut(by);
    else if (what < 9) mend(by);
    else await turns(chance.between(0, 20));
  }
  for (const each of all) {
    mend(each);
    each.tables.store.subscribe(({ asks }) => asks > 0 && each.tables.answer('bring'));
    if (each.tables.store.getState().asks > 0) each.tables.answer('bring');
  }
  await until(
    async () =>
      new Set(all.map(head)).size === 1 && (await Promise.all(all.map(isTold))).every(Boolean),
    () => JSON.stringify(all.map(({ tables }) => tables.store.getState().phase)),
  );
  const kept = await Promise.all(all.map(refusedMarks));
  const line = await marksOn(one);
  for (const { tables } of all) tables.close();
  const states = new Set(all.map(({ game }) => canonicalText([openState(game).state])));
  return [
    ...(states.size === 1 ? [] : ['the devices differ']),
    ...issued.filter((mark) => line.filter((one) => one === mark).length > 1),
    ...issued.filter((mark) => ![...line, ...kept.flat(), ...undone].includes(mark)),
  ].map((fault) => `${seed}: ${fault}`);
}

async function marksOn({ game }: Device): Promise<readonly string[]> {
  const rows = await game.rowsBack(openState(game).head, () => false, 400);
  return rows.flatMap(({ command }) => /mark-\d+\./u.exec(command) ?? []);
}

async function refusedMarks({ storage, game }: Device): Promise<readonly string[]> {
  const refused = await storage.shared.refused(openState(game).id);
  return refused.flatMap(({ body }) => body.match(/mark-\d+\./gu) ?? []);
}

test('sessions at one table end equal, and nothing noted is lost or there twice', async () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= COUNT; seed += 1) faults.push(...(await interleaved(seed)));
  expect(faults).toEqual([]);
});
