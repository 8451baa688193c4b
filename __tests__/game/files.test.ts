import type { GameCommand } from '@/src/rules';
import { hashValue } from './table/hash';
import { readFile, type FileRefusalCode, type Game } from '@/src/game';
import { openIn, newFolder } from '../storage/node/node-platform';
import { gameOn, hero, newTable, openState, ticking, value } from './table/table';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const chapter = (number: number): GameCommand => ({ kind: 'setChapter', chapter: number });

async function playedTable() {
  const table = await newTable();
  for (const number of [2, 3, 4]) value(await table.game.dispatch(chapter(number)));
  value(await table.game.undo());
  value(await table.game.dispatch({ kind: 'rollDie', sides: 20 }));
  value(await table.game.dispatch({ kind: 'addHero', hero: hero('Lorelai „Ä“ 🜂') }));
  return { ...table, text: value(await table.game.exportCampaign(table.campaign)).text };
}

/** All that must not change when an import is refused. */
const everything = async (game: Game): Promise<string> =>
  hashValue([
    value(await game.exportAll()).text.replace(/"exportedAt":\d+/, ''),
    game.store.getState(),
  ]);

test('the preview says what the file would bring', async () => {
  const { text } = await playedTable();
  expect(value(await readFile(bytes(text))).preview).toMatchObject([
    { name: 'Dunkle Tage', heroes: 3, chapter: 3, steps: 5 },
  ]);
});

test('export, delete, import: identical', async () => {
  const { game, campaign, text } = await playedTable();
  const before = openState(game);
  value(await game.remove(campaign));
  expect(game.store.getState().open).toBeNull();
  expect(value(await game.importFile(value(await readFile(bytes(text))), 'replace'))).toEqual([
    campaign,
  ]);
  value(await game.open(campaign));
  expect(openState(game)).toEqual(before);
  expect(game.store.getState().campaigns).toMatchObject([{ deletedAt: null }]);
});

test('import as new: a copy beside the original, with its whole history', async () => {
  const { game, campaign, text } = await playedTable();
  const before = openState(game);
  const [copy] = value(await game.importFile(value(await readFile(bytes(text))), 'new'));
  expect(copy).not.toBe(campaign);
  value(await game.open(copy ?? ''));
  expect(openState(game).state).toEqual(before.state);
  expect(value(await game.history())).toHaveLength(5);
  value(await game.undo());
  expect(openState(game).state.campaign.heroes).toHaveLength(2);
  expect(game.store.getState().campaigns).toHaveLength(2);
});

test('import replacing: the file’s state counts, what was done since stays reachable', async () => {
  const { game, campaign, text } = await playedTable();
  const exported = openState(game);
  value(await game.dispatch(chapter(9)));
  const since = openState(game);
  value(await game.importFile(value(await readFile(bytes(text))), 'replace'));
  expect(openState(game)).toMatchObject({ id: campaign, head: exported.head, canRedo: true });
  value(await game.jump(since.head));
  expect(openState(game).state.campaign.chapter).toBe(9);
});

test('import replacing: other content under the same ids is refused', async () => {
  const { game, text } = await playedTable();
  const forged = text.replace('"chapter":2', '"chapter":8');
  const before = await everything(game);
  const answer = await game.importFile(value(await readFile(bytes(forged))), 'replace');
  expect(answer).toEqual({ ok: false, error: { code: 'conflicting-log' } });
  expect(await everything(game)).toBe(before);
});

test('everything goes into one file and comes out of it on another device', async () => {
  const { game } = await playedTable();
  const second = value(
    await game.create({ name: 'Zweite', heroes: [hero('A', { board: 'maya' })] }),
  );
  value(await game.archive(second, true));
  const third = value(await game.create({ name: 'Weg', heroes: [] }));
  value(await game.remove(third));
  const file = value(await readFile(bytes(value(await game.exportAll()).text)));
  expect(file.preview.map(({ name }) => name).sort()).toEqual(['Dunkle Tage', 'Zweite']);
  const other = gameOn(await openIn(newFolder()), ticking(1_800_000_000_000));
  value(await other.importFile(file, 'new'));
  const cards = other.store.getState().campaigns.map(({ name, archived }) => [name, archived]);
  expect(cards.sort()).toEqual([
    ['Dunkle Tage', false],
    ['Zweite', true],
  ]);
  expect(value(await other.heroValues())).toHaveProperty('maya');
});

test('settings and favourites are in everything; what is chosen here stays', async () => {
  const { game, storage } = await newTable();
  await storage.settings.write('app.theme', '"dark"');
  await storage.settings.write('app.language', '"en"');
  await storage.settings.write('glossary.favourites', '["poison","fall"]');
  const file = value(await readFile(bytes(value(await game.exportAll()).text)));
  const there = await openIn(newFolder());
  await there.settings.write('app.language', '"de"');
  await there.settings.write('glossary.favourites', '["web"]');
  value(await gameOn(there, ticking(1_800_000_000_000)).importFile(file, 'new'));
  const settings = await there.settings.read();
  expect(settings).toMatchObject({
    'app.theme': '"dark"',
    'app.language': '"de"',
    'glossary.favourites': '["web","poison","fall"]',
  });
  expect(settings).not.toHaveProperty('game.lastOpened');
});

test('settings that a file brought are told of at once, and go with the undo of the import', async () => {
  const { game, storage } = await newTable();
  await storage.settings.write('app.theme', '"dark"');
  await storage.settings.write('app.dice', '"physical"');
  await storage.settings.write('glossary.favourites', '["poison","fall"]');
  const file = value(await readFile(bytes(value(await game.exportAll()).text)));
  const { game: there, storage: disk } = await newTable();
  await disk.settings.write('glossary.favourites', '["web"]');
  value(await there.importFile(file, 'new'));
  expect(there.store.getState().settingsBrought).toBe(1);
  // Chosen since: these stay.
  await disk.settings.write('app.dice', '"virtual"');
  await disk.settings.write('glossary.favourites', '["stun","web","poison","fall"]');
  value(await there.takeBackImport());
  expect(there.store.getState().settingsBrought).toBe(2);
  const settings = await disk.settings.read();
  expect(settings).toMatchObject({
    'app.dice': '"virtual"',
    'glossary.favourites': '["stun","web"]',
  });
  expect(settings).not.toHaveProperty('app.theme');
});

const GOOD = { format: 'drunagor-companion', version: 1, app: 'x', exportedAt: 1, library: [] };
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const json = (more: object): Uint8Array => bytes(JSON.stringify({ ...GOOD, ...more }));

test.each<[string, Uint8Array, FileRefusalCode]>([
  ['200 MB', new Uint8Array(200 * 1024 * 1024).fill(0x20), 'file-too-large'],
  ['nothing', bytes(''), 'file-foreign'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0xff]), 'file-wrong-encoding'],
  ['UTF-16', utf16(JSON.stringify(GOOD)), 'file-wrong-encoding'],
  ['UTF-16 without mark', utf16('{}').slice(2), 'file-wrong-encoding'],
  ['Latin-1', new Uint8Array(Buffer.from('{"name":"Jägerin"}', 'latin1')), 'file-wrong-encoding'],
  ['a letter', bytes('Liebe Grüße'), 'file-foreign'],
  ['a list', bytes('[1, 2]'), 'file-foreign'],
  ['other JSON', bytes('{"name": "package"}'), 'file-foreign'],
  ['deeply nested', bytes(`{"a":${nested(100_000)}}`), 'file-too-nested'],
  [
    'deeply nested inside a good file',
    json({ library: JSON.parse(nested(40)) }),
    'file-too-nested',
  ],
  ['half of it', bytes(JSON.stringify(GOOD).slice(0, 40)), 'file-truncated'],
  ['cut inside a text', bytes('{"format":"drunagor'), 'file-truncated'],
  ['a comma too many', bytes('{"format":"drunagor-companion",}'), 'file-not-json'],
  ['brackets after the end', bytes('{}]'), 'file-not-json'],
  ['a newer app', json({ version: 2, campaigns: [], more: 1 }), 'file-newer'],
  ['no version', json({ version: 'x', campaigns: [] }), 'file-broken'],
  ['no campaigns', json({}), 'file-broken'],
  ['something else in it', json({ campaigns: [], extra: 1 }), 'file-broken'],
])('refused: %s', async (_, file, code) => {
  expect(await readFile(file)).toEqual({ ok: false, error: { code } });
});

test('an empty export and a byte order mark are fine', async () => {
  expect((await readFile(json({ campaigns: [] }))).ok).toBe(true);
  expect((await readFile(bytes(`\uFEFF${JSON.stringify({ ...GOOD, campaigns: [] })}`))).ok).toBe(
    true,
  );
});

type Saved = { campaigns: [{ id: string; head: string; rows: Record<string, unknown>[] }] };
type Twist = (saved: Saved) => unknown;
const row = (saved: Saved, index: number): Record<string, unknown> =>
  saved.campaigns[0].rows[index] ?? {};
const event = (saved: Saved, index: number): Record<string, unknown> =>
  (row(saved, index)['events'] as Record<string, unknown>[])[0] ?? {};

test.each<[string, Twist, FileRefusalCode]>([
  ['a head that is nowhere', (s) => (s.campaigns[0].head = s.campaigns[0].id), 'file-broken'],
  ['a row twice', (s) => s.campaigns[0].rows.push(row(s, 1)), 'file-broken'],
  ['a row without its parent', (s) => s.campaigns[0].rows.splice(1, 1), 'file-broken'],
  ['a row that is its own parent', (s) => (row(s, 1)['parent'] = row(s, 1)['id']), 'file-broken'],
  ['children before parents', (s) => s.campaigns[0].rows.reverse(), 'file-broken'],
  ['two roots', (s) => (row(s, 2)['parent'] = null), 'file-broken'],
  ['no rows', (s) => (s.campaigns[0].rows = []), 'file-broken'],
  ['a step from elsewhere', (s) => (row(s, 3)['step'] = row(s, 1)['id']), 'file-broken'],
  ['an id of another form', (s) => (row(s, 1)['id'] = 'x'), 'file-broken'],
  [
    'an id of the far future',
    (s) => (row(s, 1)['id'] = '07ffffff-ffff-7fff-bfff-ffffffffffff'),
    'file-broken',
  ],
  ['a campaign twice', (s) => s.campaigns.push(s.campaigns[0] as never), 'file-broken'],
  ['an event of a newer app', (s) => (event(s, 1)['v'] = 2), 'file-newer'],
  ['an event nobody knows yet', (s) => (event(s, 1)['type'] = 'dragonTamed'), 'file-newer'],
  ['a second beginning', (s) => (row(s, 1)['events'] = row(s, 0)['events']), 'file-broken'],
])('refused: %s', async (_, twist, code) => {
  const { text } = await playedTable();
  const saved = JSON.parse(text) as Saved;
  twist(saved);
  expect(await readFile(bytes(JSON.stringify(saved)))).toEqual({ ok: false, error: { code } });
});

test.each<[string, Twist]>([
  ['no events', (s) => (row(s, 1)['events'] = [])],
  ['chapter 400', (s) => (event(s, 1)['chapter'] = 400)],
  ['an unknown field', (s) => (event(s, 1)['extra'] = 1)],
  ['no command', (s) => (row(s, 1)['command'] = 'x')],
])('costs the rows from there on: %s', async (_, twist) => {
  const { text } = await playedTable();
  const saved = JSON.parse(text) as Saved;
  twist(saved);
  const { preview } = value(await readFile(bytes(JSON.stringify(saved))));
  expect(preview).toMatchObject([{ steps: 1, damage: { rows: 5, since: row(saved, 1)['at'] } }]);
});

/** A fixed sequence of whole numbers below `most`. */
const numbers = (seed: number) => (most: number) => (seed = (seed * 48271) % 2147483647) % most;

type Mutate = (file: Uint8Array, next: (most: number) => number) => Uint8Array;
const MUTATIONS: readonly Mutate[] = [
  (file, next) => file.slice(0, next(file.length)),
  (file, next) => {
    const copy = file.slice();
    const at = next(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << next(8));
    return copy;
  },
  (file, next) => {
    const copy = file.slice();
    for (let n = next(4); n >= 0; n -= 1) copy[next(copy.length)] = next(256);
    return copy;
  },
  (file, next) => {
    const [from, length] = [next(file.length), next(200)];
    return new Uint8Array([...file.slice(0, from), ...file.slice(from + length)]);
  },
  (file, next) => {
    const [from, to, length] = [next(file.length), next(file.length), next(200)];
    const piece = file.slice(from, from + length);
    return new Uint8Array([...file.slice(0, to), ...piece, ...file.slice(to)]);
  },
  (file, next) => {
    const digits = [...file.keys()].filter(
      (at) => (file[at] ?? 0) >= 0x30 && (file[at] ?? 0) <= 0x39,
    );
    const copy = file.slice();
    copy[digits[next(digits.length)] ?? 0] = 0x30 + next(10);
    return copy;
  },
];

test('2,000 mutated files: refused with a code, or whole and openable; nothing else changes', async () => {
  const { game, campaign, text } = await playedTable();
  const file = bytes(text);
  const next = numbers(7);
  const before = await everything(game);
  const found = new Map<string, number>();
  for (let n = 0; n < 2000; n += 1) {
    const mutation = MUTATIONS[n % MUTATIONS.length];
    const read = await readFile(mutation?.(file, next) ?? file);
    const answer = read.ok ? 'accepted' : read.error.code;
    found.set(answer, (found.get(answer) ?? 0) + 1);
    if (!read.ok || n % 20 !== 0) continue;
    const [id] = value(await game.importFile(read.value, 'new'));
    value(await game.open(id ?? ''));
    for (const { row: at } of value(await game.history())) value(await game.jump(at));
    value(await game.remove(id ?? ''));
  }
  expect([...found.keys()].sort()).toEqual(
    expect.arrayContaining(['accepted', 'file-broken', 'file-not-json', 'file-truncated']),
  );
  expect(found.get('accepted') ?? 0).toBeLessThan(1000);
  value(await game.open(campaign));
  const now = game.store.getState();
  game.store.setState({ campaigns: now.campaigns.filter(({ deletedAt }) => deletedAt === null) });
  expect(await everything(game)).toBe(before);
});

test('a file that takes long gives way to what else waits, again and again', async () => {
  const { text } = await playedTable();
  let now = 0;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 31));
  let waited = 0;
  const tap = setInterval(() => (waited += 1), 0);
  value(await readFile(bytes(text)));
  clearInterval(tap);
  clock.mockRestore();
  expect(waited).toBeGreaterThan(1);
});
