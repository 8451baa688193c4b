import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import { demoLayout } from '@/app/play/demo/layout';
import { demoCommands, demoHeroes } from '@/app/play/demo/party';
import { ownItem } from '@/app/play/logbook/own-item';
import { createGame, readFile, type Game } from '@/src/game';
import { STANDARD_RULES, type GameCommand } from '@/src/rules';
import { hashValue } from '@/__tests__/game/table/hash';
import { newTable, openState, ticking, value } from './table/table';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const START: GameCommand = {
  kind: 'startAdventure',
  chapter: 2,
  title: 'Probe',
  at: 5,
  rules: STANDARD_RULES,
  runes: RUNES,
  heroes: [
    { hero: 'hero-1', role: 'leader', maxHp: 10, cubes: null },
    { hero: 'hero-2', role: 'striker', maxHp: 9, cubes: null },
  ],
};

async function hurtTable() {
  const table = await newTable();
  const { game, campaign } = table;
  value(await game.dispatch(START));
  value(await game.dispatch({ kind: 'harm', figures: ['hero-1'], amount: 3, preventable: true }));
  value(await game.dispatch({ kind: 'raiseMaxHp', hero: 'hero-2', by: 1 }));
  return { ...table, text: value(await game.exportCampaign(campaign)).text };
}

/** Each event of a type, as the forger would like it. */
function forged(text: string, type: string, change: Readonly<Record<string, unknown>>): string {
  const file = JSON.parse(text) as {
    campaigns: { rows: { events: Record<string, unknown>[] }[] }[];
  };
  let found = 0;
  for (const { rows } of file.campaigns) {
    for (const { events } of rows) {
      for (const event of events) {
        if (event['type'] !== type) continue;
        found += 1;
        Object.assign(event, change);
      }
    }
  }
  expect(found).toBeGreaterThan(0);
  return JSON.stringify(file);
}

const stateOf = (game: Game): string => hashValue(game.store.getState());

test('what really happened is not doubted', async () => {
  const { text } = await hurtTable();
  expect(value(await readFile(bytes(text))).preview).toMatchObject([{ doubt: null }]);
});

test('nor is a whole campaign of an earlier app', async () => {
  const file = join(__dirname, 'exports', 'whole-campaign.json');
  const { preview } = value(await readFile(readFileSync(file)));
  expect(preview.map(({ doubt }) => doubt)).toEqual(preview.map(() => null));
});

/** With fewer runes than a real one. */
async function trialAdventure() {
  const { storage } = await newTable();
  const game = createGame({ storage, catalogue: CATALOGUE, app: 'test', ...ticking() });
  const campaign = value(await game.create({ name: 'Probe', heroes: demoHeroes('de') }));
  const { adventure } = value(await game.dispatch(demoCommands('Probe', 5))).state;
  if (adventure === null) throw new Error('no adventure');
  value(await game.dispatch(demoLayout(adventure), { step: 'same' }));
  value(await game.dispatch({ kind: 'drawRunes', count: 1, by: 'instruction' }));
  return value(await game.exportCampaign(campaign)).text;
}

test('nor is the trial adventure: its players share it, too', async () => {
  const { preview } = value(await readFile(bytes(await trialAdventure())));
  expect(preview).toMatchObject([{ doubt: null }]);
});

test('a rune that was in no bag is doubted, however many there are', async () => {
  const other = RUNES.filter((_, index) => index === 1);
  const lie = forged(await trialAdventure(), 'runesDrawn', { runes: other });
  expect(value(await readFile(bytes(lie))).preview[0]?.doubt).toMatchObject({ step: 3 });
});

describe('a story that cannot have happened', () => {
  it.each([
    ['more HP than the maximum', 'harmed', { hp: 99 }],
    ['lost more than came', 'harmed', { lost: 7 }],
    ['a maximum beyond all heroes', 'hpSet', { hp: 60, maxHp: 60 }],
    ['no runes at all', 'adventureStarted', { runes: [] }],
    ['the same runes twice', 'adventureStarted', { runes: [...RUNES, ...RUNES] }],
  ] as const)('%s', async (_, type, change) => {
    const { text } = await hurtTable();
    const lie = forged(text, type, change);
    const read = value(await readFile(bytes(lie)));
    expect(read.preview[0]?.doubt).toMatchObject({ step: expect.any(Number) as number });
  });

  const ring = ownItem('Ring', 'trinket');
  const inBag = { item: { ...ring, id: 'item-1', side: 'front', gem: null }, place: 'bag' };
  const tree = {
    heroClass: 'mage',
    classNames: { en: 'Mage', de: null },
    tree: 'Feuer',
    shape: '1-2-3',
  } as const;

  /** Vorn's pages: a ring, a role skill, a class tree. */
  async function writtenTable() {
    const table = await newTable();
    const { game, campaign } = table;
    const commands: readonly GameCommand[] = [
      { kind: 'gainItem', hero: 'hero-1', item: ring },
      {
        kind: 'setRoleSkills',
        hero: 'hero-1',
        role: 'leader',
        roleSkills: { a: 'red', b: null },
      },
      { kind: 'setTree', hero: 'hero-1', tree: { ...tree, taken: ['1'] } },
    ];
    for (const command of commands) value(await game.dispatch(command));
    return value(await game.exportCampaign(campaign)).text;
  }

  it('has pages of the logbook like these, which are not doubted', async () => {
    expect(value(await readFile(bytes(await writtenTable()))).preview).toMatchObject([
      { doubt: null },
    ]);
  });

  it.each([
    [
      'three things in a bag',
      'itemsGained',
      { gained: [1, 2, 3].map((n) => ({ ...inBag, item: { ...inBag.item, id: `item-${n}` } })) },
    ],
    ['one thing twice', 'itemsGained', { gained: [inBag, inBag] }],
    ['a ring for a helmet', 'itemsGained', { gained: [{ ...inBag, place: 'armor' }] }],
    ['III-B without III-A', 'roleSkillsSet', { roleSkills: { a: null, b: 'red' } }],
    ['a tree begun at its end', 'treeSet', { tree: { ...tree, taken: ['3'] } }],
  ])('in the logbook: %s', async (_, type, change) => {
    const read = value(await readFile(bytes(forged(await writtenTable(), type, change))));
    expect(read.preview[0]?.doubt).toMatchObject({ step: expect.any(Number) as number });
  });

  it('comes only as a copy that is marked as unverified, and stays marked', async () => {
    const { game, campaign, text } = await hurtTable();
    const file = value(await readFile(bytes(forged(text, 'harmed', { hp: 99 }))));
    const before = stateOf(game);
    expect(await game.importFile(file, 'replace')).toEqual({
      ok: false,
      error: { code: 'unverified-log' },
    });
    expect(stateOf(game)).toBe(before);
    const [copy = ''] = value(await game.importFile(file, 'new'));
    const marks = () =>
      game.store.getState().campaigns.map(({ id, unverified }) => [id, unverified]);
    expect(marks()).toEqual(
      expect.arrayContaining([
        [copy, true],
        [campaign, false],
      ]),
    );
    value(await game.open(copy));
    value(await game.dispatch({ kind: 'setChapter', chapter: 3 }));
    expect(marks()).toEqual(expect.arrayContaining([[copy, true]]));
    const twin = value(await game.duplicate(copy, 'Zwilling'));
    expect(marks()).toEqual(expect.arrayContaining([[twin, true]]));
  });
});

test('an import is one step of undo: campaigns, and what they replaced', async () => {
  const { game, campaign, text } = await hurtTable();
  value(await game.dispatch({ kind: 'setChapter', chapter: 5 }));
  const before = openState(game);
  const file = value(await readFile(bytes(text)));
  value(await game.importFile(file, 'replace'));
  expect(openState(game).head).not.toBe(before.head);
  value(await game.takeBackImport());
  expect(openState(game)).toMatchObject({ id: campaign, head: before.head });
  const [copy = ''] = value(await game.importFile(file, 'new'));
  value(await game.open(copy));
  value(await game.takeBackImport());
  expect(game.store.getState().open).toBeNull();
  expect(game.store.getState().campaigns.find(({ id }) => id === copy)?.deletedAt).not.toBeNull();
  expect(await game.takeBackImport()).toEqual({ ok: false, error: { code: 'nothing-to-undo' } });
});
