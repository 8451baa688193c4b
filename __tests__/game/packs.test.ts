import { PACK_KINDS, readFile, readSkills, type LibraryItem } from '@/src/game';
import { planPack } from '@/src/game/campaigns/pack';
import { Chance } from '@/__tests__/rules/oracle/monster/chance';
import type { SkillDraft } from '@/src/rules';
import { spoilText } from './attacks/spoil';
import { hero, newTable, value, type Table } from './table/table';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const skill = (name: string, more: Partial<SkillDraft> = {}): SkillDraft => ({
  name,
  kind: 'spell',
  place: null,
  role: null,
  colour: 'blue',
  cost: 0,
  effects: [{ effect: 'damage', x: 2 }],
  notes: '',
  ...more,
});

const item = (kind: string, id: string, body: unknown, changedAt = 100): LibraryItem => ({
  kind,
  id,
  changedAt,
  body: JSON.stringify(body),
});

const ofSkill = (name: string, more: Partial<SkillDraft> = {}) =>
  item('own-skill', `maya ${name.toLowerCase()}`, { hero: 'maya', skill: skill(name, more) });
const PRINT = ['..', '..', '..', '##'];
const tile = (name: string, print = PRINT) =>
  item('map-tile', `B ${name.toLowerCase()}`, { name, size: 'B', print });
const values = (maxHp: number | null, yellow: number | null) =>
  item('hero-values', 'maya', {
    maxHp,
    cubes: yellow === null ? null : { yellow, red: 1, green: 1, blue: 1 },
  });

const names = (changes: readonly { readonly item: LibraryItem }[]) =>
  changes.map(({ item: { id } }) => id);

describe('another library beside the one here', () => {
  const cases: readonly (readonly [
    name: string,
    here: readonly LibraryItem[],
    file: readonly LibraryItem[],
    come: readonly string[],
    tally: readonly [same: number, both: number, unreadable: number],
  ])[] = [
    ['what is new comes', [], [ofSkill('Feuer')], ['maya feuer'], [0, 0, 0]],
    ['what is alike is here already', [ofSkill('Feuer')], [ofSkill('Feuer')], [], [1, 0, 0]],
    [
      'what differs comes under a number',
      [ofSkill('Feuer')],
      [ofSkill('Feuer', { colour: 'red' })],
      ['maya feuer (2)'],
      [0, 1, 0],
    ],
    [
      'a number that is taken is left out',
      [ofSkill('Feuer'), ofSkill('Feuer (2)', { notes: 'x' })],
      [ofSkill('Feuer', { colour: 'red' })],
      ['maya feuer (3)'],
      [0, 1, 0],
    ],
    [
      'what came under a number before is alike',
      [ofSkill('Feuer'), ofSkill('Feuer (2)', { colour: 'red' })],
      [ofSkill('Feuer', { colour: 'red' })],
      [],
      [1, 0, 0],
    ],
    [
      'twice in one file: once',
      [],
      [ofSkill('Feuer'), ofSkill('Feuer')],
      ['maya feuer'],
      [1, 0, 0],
    ],
    ['sheets likewise', [tile('E4')], [tile('E4', [...PRINT].reverse())], ['B e4 (2)'], [0, 1, 0]],
    [
      'decks stand beside each other',
      [item('attack-deck', 'commander', [])],
      [item('attack-deck', 'commander', [CARD('Hieb')])],
      ['commander (2)'],
      [0, 1, 0],
    ],
    ['a value nobody had comes', [values(null, 2)], [values(9, 3)], ['maya'], [0, 0, 0]],
    ['a value of ours stays', [values(8, 2)], [values(9, 3)], [], [1, 0, 0]],
    [
      'nothing but a library',
      [],
      [
        item('habits', 'start', {}),
        item('setting', 'table.dice', 'x'),
        item('own-skill', 'x', { hero: 'maya', skill: { name: 'Feuer' } }),
        item('attack-deck', '../etc', []),
      ],
      [],
      [0, 0, 4],
    ],
  ];
  it.each(cases)('%s', (_, here, file, come, [same, both, unreadable]) => {
    const plan = planPack(here, file, 1000);
    expect(names(plan.changes)).toEqual(come);
    expect(plan.pack).toEqual({ same, both, unreadable });
  });
});

function CARD(name: string) {
  const flags = { vicious: false, activates: false, passive: false, status: false };
  return { spot: { rune: 'red', row: 'upper' }, name, damage: 3, note: '', ...flags };
}

test('nothing that cannot be seen comes in a name', () => {
  const { changes } = planPack([], [ofSkill('Feu\u202eer', { notes: 'a\u0007b' })], 1000);
  expect(changes.map(({ item: { body } }) => body).join()).not.toMatch(/\u202e|\\u0007/u);
});

const stored = async ({ storage }: Table): Promise<string> =>
  JSON.stringify((await storage.library.list()).map(({ kind, id, body }) => [kind, id, body]));

const write = (name: string, colour: 'red' | 'blue' = 'blue') =>
  ({ kind: 'writeSkill', hero: 'hero-3', skill: skill(name, { colour }) }) as const;

/** A group whose Maya has these skills. */
async function group(...skills: readonly ReturnType<typeof write>[]): Promise<Table> {
  const table = await newTable();
  value(
    await table.game.dispatch({ kind: 'addHero', hero: hero('Maya', { board: 'maya' }) } as never),
  );
  for (const one of skills) value(await table.game.dispatch(one));
  return table;
}

test('two groups: what one has entered the other takes in, loses nothing, and takes it back', async () => {
  const theirs = await group(write('Feuer', 'red'), write('Frost'));
  const counts = value(await theirs.game.packContents());
  expect(counts['own-skill']).toBe(2);
  const { text } = value(await theirs.game.exportPack(PACK_KINDS));
  expect(text).not.toContain('Dunkle Tage');
  const ours = await group(write('Feuer'));
  const before = await stored(ours);
  const file = value(await readFile(bytes(text)));
  const plan = value(await ours.game.previewLibrary(file));
  expect(plan.pack).toMatchObject({ both: 1, unreadable: 0 });
  value(await ours.game.importFile(file, 'new'));
  const known = await readSkills(ours.storage.library);
  expect(known.flatMap((kept) => ('skill' in kept ? [[kept.skill.name, kept.skill.colour]] : [])))
    // prettier-ignore
    .toEqual([
      ['Feuer', 'blue'],
      ['Feuer (2)', 'red'],
      ['Frost', 'blue'],
    ]);
  const again = value(await ours.game.previewLibrary(file));
  expect(again.changes).toEqual([]);
  value(await ours.game.takeBackImport());
  expect(await stored(ours)).toBe(before);
});

test('a pack holds no campaign and no setting, whatever its file says', async () => {
  const theirs = await group(write('Feuer'));
  const { text } = value(await theirs.game.exportPack(PACK_KINDS));
  const pack = JSON.parse(text) as { library: unknown[]; campaigns: unknown[] };
  const setting = { kind: 'setting', id: 'table.dice', changedAt: 1, body: 'x' };
  const spiked = JSON.stringify({ ...pack, library: [...pack.library, setting] });
  const ours = await newTable();
  const file = value(await readFile(bytes(spiked)));
  value(await ours.game.importFile(file, 'new'));
  expect(await ours.storage.settings.read()).not.toHaveProperty(['table.dice']);
  const campaigns = (
    JSON.parse(value(await theirs.game.exportAll()).text) as { campaigns: unknown[] }
  ).campaigns;
  const smuggled = await readFile(bytes(JSON.stringify({ ...pack, campaigns })));
  expect(smuggled).toMatchObject({ ok: false, error: { code: 'file-broken' } });
  const many = Array.from({ length: 3001 }, () => pack.library[0]);
  const large = await readFile(bytes(JSON.stringify({ ...pack, library: many })));
  expect(large).toMatchObject({ ok: false, error: { code: 'file-too-large' } });
});

// `npm run fuzz -- files` attacks longer.
const PACKS = Number(process.env['FUZZ_FILES'] ?? 60);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);

test(`${PACKS} spoilt packs: nothing here is lost, and all of it can be taken back`, async () => {
  const theirs = await group(write('Feuer', 'red'), write('Frost'));
  for (const one of [tile('E4', [...PRINT].reverse()), values(9, 3)])
    await theirs.storage.library.put(one);
  const { text } = value(await theirs.game.exportPack(PACK_KINDS));
  const ours = await group(write('Feuer'));
  await ours.storage.library.put(tile('E4'));
  const before = await stored(ours);
  const mine = await ours.storage.library.list();
  let taken = 0;
  for (let n = 0; n < PACKS; n += 1) {
    const read = await readFile(bytes(spoilText(new Chance(SEED * 1_000_000 + n), text)));
    if (!read.ok || read.value.commits.length > 0) continue;
    const { pack } = read.value;
    if (!(await ours.game.importFile(read.value, 'new')).ok) continue;
    taken += 1;
    const after = new Map(
      (await ours.storage.library.list()).map((one) => [`${one.kind} ${one.id}`, one.body]),
    );
    // Without its mark it is a library of ours: there the newer one counts.
    const lost = mine.filter(
      ({ kind, id, body }) => pack && kind !== 'hero-values' && after.get(`${kind} ${id}`) !== body,
    );
    expect([n, lost]).toEqual([n, []]);
    value(await ours.game.takeBackImport());
    expect([n, await stored(ours)]).toEqual([n, before]);
  }
  expect(taken).toBeGreaterThan(PACKS / 4);
});
