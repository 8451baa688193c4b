import { moveOldSkills, otherDecks, readDecks, readSkills } from '@/src/game';
import { rememberDecks } from '@/src/game/library/decks';
import type { Adventure, SkillDraft } from '@/src/rules';
import { hero, newTable, openState, value, type Table } from './table/table';

const skill = (name: string, more: Partial<SkillDraft> = {}): SkillDraft => ({
  name,
  kind: 'action',
  place: null,
  role: null,
  colour: 'green',
  cost: 0,
  effects: [],
  notes: '',
  ...more,
});

const names = async ({ storage }: Table) =>
  (await readSkills(storage.library)).map((kept) =>
    'skill' in kept
      ? [kept.hero, kept.skill.name, kept.skill.kind, kept.skill.cost]
      : [kept.hero, kept.named.name, kept.named.place],
  );

test('a skill once entered is known in every campaign; renamed it goes by its new name only', async () => {
  const table = await newTable();
  const { game } = table;
  value(await game.dispatch({ kind: 'writeSkill', hero: 'hero-1', skill: skill('Spurt') }));
  value(await game.dispatch({ kind: 'writeSkill', hero: 'hero-2', skill: skill('Ducken') }));
  expect(await names(table)).toEqual([
    ['Maya', 'Ducken', 'action', 0],
    ['Vorn', 'Spurt', 'action', 0],
  ]);
  const id = openState(game).state.campaign.sheets['hero-1']?.ownSkills?.[0]?.id ?? '';
  value(await game.dispatch({ kind: 'writeSkill', hero: 'hero-1', id, skill: skill('Sprint') }));
  expect(await names(table)).toEqual([
    ['Maya', 'Ducken', 'action', 0],
    ['Vorn', 'Sprint', 'action', 0],
  ]);
});

test('an older campaign does not overwrite what was entered since elsewhere', async () => {
  const table = await newTable();
  const { game } = table;
  value(await game.dispatch({ kind: 'writeSkill', hero: 'hero-1', skill: skill('Spurt') }));
  const first = openState(game).id;
  value(await game.create({ name: 'Zweite', heroes: [hero('Vorn'), hero('Maya')] }));
  const newer = skill('Spurt', { colour: 'red' });
  value(await game.dispatch({ kind: 'writeSkill', hero: 'hero-1', skill: newer }));
  value(await game.open(first));
  value(await game.dispatch({ kind: 'writeSkill', hero: 'hero-2', skill: skill('Ducken') }));
  const kept = (await readSkills(table.storage.library)).find(
    (one) => 'skill' in one && one.skill.name === 'Spurt',
  );
  expect(kept).toMatchObject({ skill: { colour: 'red' } });
});

const OLD = (campaign: string) => ({
  maya: {
    names: { 'board-3': 'Adlerauge', 'board-4': ' ' },
    techniques: [
      { name: 'Ruhige Hand', count: 2 },
      { name: '', count: 3 },
    ],
  },
  [`${campaign}/hero-1`]: {
    names: { 'board-1': 'Wucht' },
    techniques: [
      { name: 'Halblaut', count: null },
      { name: '', count: null },
    ],
  },
  'another-campaign/hero-1': { names: { 'board-1': 'Fremd' }, techniques: [] },
});

test('names and techniques of the old settings come into the library, once, and none is lost', async () => {
  const table = await newTable();
  const { game, storage, campaign } = table;
  await storage.settings.write('table.skills', JSON.stringify(OLD(campaign)));
  const here = { id: campaign, campaign: openState(game).state.campaign };
  await moveOldSkills(storage, here, (place) => `Technik ${place}`, 5);
  const all = [
    ['maya', 'Adlerauge', 'board-3'],
    ['Vorn', 'Halblaut', 'focus'],
    ['maya', 'Ruhige Hand', 'focus', 2],
    ['maya', 'Technik 2', 'focus', 3],
    ['Vorn', 'Wucht', 'board-1'],
  ];
  expect(await names(table)).toEqual(all);
  const left = (await storage.settings.read())['table.skills'] ?? '{}';
  expect(Object.keys(JSON.parse(left) as object)).toEqual(['another-campaign/hero-1']);
  await moveOldSkills(storage, here, (place) => `Technik ${place}`, 6);
  expect(await names(table)).toEqual(all);
  const other = { id: 'another-campaign', campaign: openState(game).state.campaign };
  await moveOldSkills(storage, other, (place) => `Technik ${place}`, 7);
  expect((await names(table)).map(([, name]) => name)).toContain('Fremd');
  expect(await storage.settings.read()).not.toHaveProperty('table.skills');
});

test('what the library knows already does not give way to an old setting', async () => {
  const table = await newTable();
  const { game, storage, campaign } = table;
  value(await game.dispatch({ kind: 'writeSkill', hero: 'hero-1', skill: skill('Wucht') }));
  await storage.settings.write('table.skills', JSON.stringify(OLD(campaign)));
  const here = { id: campaign, campaign: openState(game).state.campaign };
  await moveOldSkills(storage, here, String, 5);
  expect((await names(table)).filter(([, name]) => name === 'Wucht')).toEqual([
    ['Vorn', 'Wucht', 'action', 0],
  ]);
});

const card = (name: string) =>
  ({
    spot: { rune: 'red', row: 'upper' },
    name,
    damage: 1,
    vicious: false,
    activates: false,
    passive: false,
    status: false,
    note: '',
  }) as const;

test('a deck that stood beside ours changes places with it', async () => {
  const { storage } = await newTable();
  const [mine, theirs] = [[card('Hieb')], [card('Stich')]];
  const put = (id: string, deck: readonly unknown[]) =>
    storage.library.put({ kind: 'attack-deck', id, changedAt: 1, body: JSON.stringify(deck) });
  await put('commander', mine);
  await put('commander (2)', theirs);
  await put('commander (x)', theirs);
  const adventure = {
    decks: { 'monster-1': theirs },
    monsters: [{ id: 'monster-1', card: 'card-1' }],
    cards: [{ id: 'card-1', kind: 'commander', face: { id: 'x' } }],
  } as unknown as Adventure;
  await rememberDecks(storage.library, adventure, 2);
  const kept = await readDecks(storage.library);
  expect([kept['commander'], otherDecks(kept, 'commander')]).toEqual([theirs, [mine]]);
});
