import {
  START,
  decide,
  replay,
  virtualDice,
  type CampaignHeroDraft,
  type Catalogue,
  type GameCommand,
  type GameState,
} from '@/src/rules';

const CATALOGUE: Catalogue = {
  monsters: [],
  scenario: [],
  miniatures: new Map(),
  bases: [],
  commander: [],
};

const hero = (name: string, more: Partial<CampaignHeroDraft> = {}): CampaignHeroDraft => ({
  board: null,
  name,
  player: '',
  heroClass: 'mage',
  maxHp: null,
  cubes: null,
  gear: [],
  notes: '',
  ...more,
});

const run = (state: GameState, ...commands: readonly GameCommand[]): GameState =>
  commands.reduce((current, command) => {
    const decision = decide(CATALOGUE, current, command, virtualDice(current.dice.seed));
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    return replay(current, decision.value);
  }, state);

const create: GameCommand = { kind: 'createCampaign', name: ' Nacht ', seed: 7, heroes: [] };
const elros = hero('Elros', { board: 'elros', player: ' Kim ' });
const BEGUN = run(START, { ...create, heroes: [elros, hero('Asta')] });
const FULL = run(
  BEGUN,
  ...['A', 'B', 'C'].map((name): GameCommand => ({ kind: 'addHero', hero: hero(name) })),
);

test('a campaign begins with its name, its seed and its heroes', () => {
  expect(BEGUN.dice).toEqual({ seed: 7, next: 0 });
  expect(BEGUN.campaign).toMatchObject({ name: 'Nacht', chapter: 1, heroesSoFar: 2 });
  expect(BEGUN.campaign.heroes.map(({ id, name, player }) => [id, name, player])).toEqual([
    ['hero-1', 'Elros', 'Kim'],
    ['hero-2', 'Asta', ''],
  ]);
});

const change = (more: Partial<CampaignHeroDraft>): GameCommand => ({
  kind: 'changeHero',
  hero: 'hero-2',
  change: more,
});
const cubes = { yellow: 2, red: 1, green: 1, blue: 1 };

test.each<[string, GameState, GameCommand, string]>([
  ['anything before the campaign', START, { kind: 'setChapter', chapter: 2 }, 'no-campaign'],
  ['a die before the campaign', START, { kind: 'rollDie', sides: 6 }, 'no-campaign'],
  ['a second beginning', BEGUN, create, 'campaign-exists'],
  ['a blank name', BEGUN, { kind: 'renameCampaign', name: '  ' }, 'name-empty'],
  ['an endless name', BEGUN, { kind: 'renameCampaign', name: 'x'.repeat(61) }, 'text-too-long'],
  ['endless notes', BEGUN, { kind: 'writeNotes', notes: 'x'.repeat(10_001) }, 'text-too-long'],
  ['chapter 0', BEGUN, { kind: 'setChapter', chapter: 0 }, 'chapter-out-of-range'],
  ['chapter 1.5', BEGUN, { kind: 'setChapter', chapter: 1.5 }, 'chapter-out-of-range'],
  ['a broken seed', START, { ...create, seed: -1 } as GameCommand, 'seed-out-of-range'],
  ['a sixth hero', FULL, { kind: 'addHero', hero: hero('D') }, 'too-many-heroes'],
  ['the same board twice', BEGUN, { kind: 'addHero', hero: elros }, 'hero-taken'],
  ['a board someone has', BEGUN, change({ board: 'elros' }), 'hero-taken'],
  ['17 HP (D13)', BEGUN, change({ maxHp: 17 }), 'max-hp-out-of-range'],
  ['0 HP', BEGUN, change({ maxHp: 0 }), 'max-hp-out-of-range'],
  ['-1 cubes', BEGUN, change({ cubes: { ...cubes, red: -1 } }), 'cubes-out-of-range'],
  ['too much gear', BEGUN, change({ gear: Array(21).fill('light') }), 'too-much-gear'],
  ['a stranger', BEGUN, { kind: 'removeHero', hero: 'hero-9' }, 'unknown-hero'],
  ['a player for a stranger', BEGUN, { kind: 'setPlayer', hero: 'x', player: '' }, 'unknown-hero'],
])('refused: %s', (_, state, command, code) => {
  const dice = virtualDice(state.dice.seed);
  expect(decide(CATALOGUE, state, command, dice)).toMatchObject({ ok: false, error: { code } });
});

test.each<[string, GameCommand]>([
  ['the same name', { kind: 'renameCampaign', name: ' Nacht' }],
  ['the same notes', { kind: 'writeNotes', notes: '' }],
  ['the same chapter', { kind: 'setChapter', chapter: 1 }],
  ['the same player', { kind: 'setPlayer', hero: 'hero-1', player: 'Kim' }],
  ['the same values', change({ name: 'Asta', cubes: null })],
])('nothing happens: %s', (_, command) => {
  expect(decide(CATALOGUE, BEGUN, command, virtualDice(7))).toEqual({ ok: true, value: [] });
});

test('a change reports only what differs', () => {
  const decision = decide(CATALOGUE, BEGUN, change({ name: 'Asta', maxHp: 9 }), virtualDice(7));
  expect(decision).toMatchObject({ value: [{ type: 'heroChanged', change: { maxHp: 9 } }] });
});

test('heroes come and go; ids are never used again', () => {
  const state = run(
    BEGUN,
    { kind: 'removeHero', hero: 'hero-2' },
    { kind: 'addHero', hero: hero('Bram') },
    { kind: 'setPlayer', hero: 'hero-1', player: 'Lu' },
    { kind: 'changeHero', hero: 'hero-3', change: { cubes } },
    { kind: 'renameCampaign', name: 'Tag' },
    { kind: 'writeNotes', notes: 'Seil' },
    { kind: 'setChapter', chapter: 4 },
  );
  expect(state.campaign.heroes).toMatchObject([
    { id: 'hero-1', player: 'Lu' },
    { id: 'hero-3', name: 'Bram', cubes },
  ]);
  expect(state.campaign).toMatchObject({ name: 'Tag', notes: 'Seil', chapter: 4 });
});
