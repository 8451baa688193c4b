import {
  SINGLE_ADVENTURES,
  type GameCommand,
  type GameState,
  type RewardChoice,
  type RewardKind,
} from '@/src/rules';
import {
  PARTY,
  after,
  codes,
  doing,
  gain,
  inAdventure,
  item,
  note,
  refusing,
  sheet,
  story,
  things,
  win,
} from './logbook-kit';

const noted = (reward: RewardKind, ...heroes: readonly string[]): GameCommand =>
  heroes.length === 0 ? { kind: 'noteReward', reward } : { kind: 'noteReward', reward, heroes };
const take = (choice: RewardChoice, hero = 'hero-1', reward = 'reward-5') =>
  ({ kind: 'takeReward', hero, reward, choice }) as const;

const cloak = item('Umhang', { slot: 'armor', deck: 'camp', tier: 1 });
const tree = {
  heroClass: 'assassin',
  classNames: { en: 'Assassin', de: 'Assassine' },
  tree: 'Gift',
} as const;
const CAMP_ITEM: RewardKind = { kind: 'camp-item', tier: 1 };
const LEVEL_1: RewardKind = { kind: 'hero-skill', level: 1 };
const LEVEL_2: RewardKind = { kind: 'hero-skill', level: 2 };
const CLASS: RewardKind = { kind: 'class-skill' };
const GOLD: RewardKind = { kind: 'other', text: 'Gold' };
const asItem: RewardChoice = { kind: 'item', item: cloak, to: 'camp' };
const red: RewardChoice = { kind: 'skill', colour: 'red' };
const role: RewardChoice = { kind: 'role-skill', colour: 'blue', role: 'leader' };
const asTree = (...taken: ('1' | '2' | '3')[]): RewardChoice => ({
  kind: 'tree',
  tree: { ...tree, shape: '1-2-3', taken },
});
const learnt = (level: 1 | 2): readonly GameCommand[] =>
  ([1, 2] as const)
    .slice(0, level)
    .map((one) => ({ kind: 'setSkill', hero: 'hero-1', colour: 'red', level: one }));
const bothRoles: GameCommand = {
  kind: 'setRoleSkills',
  hero: 'hero-1',
  role: null,
  roleSkills: { a: 'red', b: 'red' },
};

// The party's four pieces of starting gear are the entries 1 to 4: the reward is the fifth.
test.each<[string, RewardKind, readonly GameCommand[], RewardChoice, string]>([
  ['L6a: a camp item', CAMP_ITEM, [], asItem, 'accepted'],
  ['L6a: a skill for a camp item', CAMP_ITEM, [], red, 'reward-mismatch'],
  [
    'L6a: a chest item into the camp',
    CAMP_ITEM,
    [],
    { ...asItem, item: { ...cloak, deck: 'chest' } },
    'chest-not-in-camp',
  ],
  ['L6b: level 1', LEVEL_1, [], red, 'accepted'],
  ['L6b: level 1 again', LEVEL_1, learnt(1), red, 'skill-known'],
  ['L6b: level 2 without level 1', LEVEL_2, [], red, 'level-1-first'],
  ['L6b: level 2 on level 1', LEVEL_2, learnt(1), red, 'accepted'],
  ['L6b: level 2 again', LEVEL_2, learnt(2), red, 'skill-known'],
  ['L6b: a role skill instead of level 1', LEVEL_1, [], role, 'accepted'],
  ['L6b: a role skill instead of level 2', LEVEL_2, [], role, 'accepted'],
  ['L6b: a third role skill', LEVEL_1, [bothRoles], role, 'role-skills-known'],
  ['L6b: an item instead', LEVEL_1, [], asItem, 'reward-mismatch'],
  ['L6c: a new tree', CLASS, [], asTree('1'), 'accepted'],
  ['L6c: two levels at once', CLASS, [], asTree('1', '2'), 'tree-order'],
  ['L6c: no level at all', CLASS, [], asTree(), 'tree-order'],
  ['L6c: a role skill instead', CLASS, [], role, 'reward-mismatch'],
  ['L6: words, done', GOLD, [], { kind: 'done' }, 'accepted'],
  ['L6: words, an item', GOLD, [], asItem, 'accepted'],
  ['L6: words, a skill', GOLD, [], red, 'reward-mismatch'],
  ['L6: waived', LEVEL_1, [], { kind: 'waived' }, 'accepted'],
  ['L6: a level done by word', LEVEL_1, [], { kind: 'done' }, 'reward-mismatch'],
])('%s', (_, reward, before, choice, expected) => {
  expect(refusing(after(PARTY, noted(reward), ...before), take(choice))).toBe(expected);
});

test.each<[string, RewardKind, RewardChoice, readonly string[]]>([
  ['L6a: item', CAMP_ITEM, asItem, ['itemsGained', 'rewardTaken']],
  ['L6b: skill', LEVEL_1, red, ['skillSet', 'rewardTaken']],
  ['L6b: role skill', LEVEL_1, role, ['roleSkillsSet', 'rewardTaken']],
  ['L6c: tree', CLASS, asTree('1'), ['treeSet', 'rewardTaken']],
  ['L6: waived', CLASS, { kind: 'waived' }, ['rewardTaken']],
])('what a choice brings about, %s', (_, reward, choice, expected) => {
  expect(story(doing(after(PARTY, noted(reward)), take(choice)))).toEqual(expected);
});

test('L6b: III-A first, III-B with the next reward', () => {
  const two = after(PARTY, noted(LEVEL_1), noted(LEVEL_1));
  const state = after(two, take(role), take({ ...role, colour: 'red' }, 'hero-1', 'reward-6'));
  expect(sheet(state)).toMatchObject({ role: 'leader', roleSkills: { a: 'blue', b: 'red' } });
});

test('L6: each hero chooses once, later or now, and the last one closes it', () => {
  const state = after(PARTY, noted(LEVEL_1, 'hero-1', 'hero-2'));
  const one = after(state, take(red));
  expect(one.campaign.rewards).toMatchObject([{ id: 'reward-5', open: ['hero-2'] }]);
  expect(refusing(one, take(role))).toBe('unknown-reward');
  expect(refusing(one, take(red, 'hero-3'))).toBe('unknown-reward');
  expect(after(one, take({ kind: 'waived' }, 'hero-2')).campaign.rewards).toEqual([]);
});

test.each<[string, GameCommand, string]>([
  ['L6: for nobody of this group', noted(CLASS, 'hero-9'), 'unknown-hero'],
  ['L6: for no hero', { kind: 'noteReward', reward: CLASS, heroes: [] }, 'no-heroes'],
  [
    'L6a: of tier 4',
    noted({ kind: 'camp-item', tier: 4 } as unknown as RewardKind),
    'unknown-choice',
  ],
  [
    'L6b: of level 3',
    noted({ kind: 'hero-skill', level: 3 } as unknown as RewardKind),
    'unknown-choice',
  ],
  ['L6: without a word', noted({ kind: 'other', text: ' ' }), 'name-empty'],
  [
    'L6: struck off without being there',
    { kind: 'dropReward', reward: 'reward-1' },
    'unknown-reward',
  ],
])('%s', (_, command, expected) => {
  expect(refusing(PARTY, command)).toBe(expected);
});

test('L6a: the highest tier received is the current stack', () => {
  const tiers = ([2, 1, 3] as const).reduce<[GameState, number[]]>(
    ([state, seen], tier) => {
      const next = after(state, noted({ kind: 'camp-item', tier }));
      return [next, [...seen, next.campaign.tier]];
    },
    [PARTY, []],
  );
  expect(tiers[1]).toEqual([2, 2, 3]);
});

test('a reward noted by mistake is struck off', () => {
  const state = after(PARTY, noted(CLASS), noted(LEVEL_1));
  const { campaign } = after(state, { kind: 'dropReward', reward: 'reward-5' });
  expect(campaign.rewards.map(({ id }) => id)).toEqual(['reward-6']);
});

const printed = (id: string) => ({ ...cloak, front: { ...cloak.front, catalogue: id } });
test.each<[string, RewardKind, readonly GameCommand[], RewardChoice, readonly string[]]>([
  ['L6a: one of those left', CAMP_ITEM, [], asItem, []],
  [
    'L6a: one somebody has',
    CAMP_ITEM,
    [gain('hero-2', printed('cloak'))],
    { ...asItem, item: printed('cloak') },
    ['item-taken'],
  ],
  [
    'L6a: of another tier',
    CAMP_ITEM,
    [],
    { ...asItem, item: { ...cloak, tier: 2 } },
    ['other-tier'],
  ],
  [
    'L6a: of a tier nobody entered',
    CAMP_ITEM,
    [],
    { ...asItem, item: { ...cloak, tier: null } },
    [],
  ],
  [
    'L6a: no camp item',
    CAMP_ITEM,
    [],
    { ...asItem, item: { ...cloak, deck: 'adventure' } },
    ['not-a-camp-item'],
  ],
  [
    'E3: worn at once without a match',
    CAMP_ITEM,
    [],
    { ...asItem, item: { ...cloak, categories: ['plate'] }, to: 'armor' },
    ['gear-not-allowed'],
  ],
  [
    'L6c: a foreign class',
    CLASS,
    [],
    {
      kind: 'tree',
      tree: {
        ...tree,
        classNames: { en: 'X', de: 'X' },
        heroClass: 'x',
        shape: '1-2-3',
        taken: ['1'],
      },
    },
    ['foreign-class'],
  ],
])('doubts, %s', (_, reward, before, choice, expected) => {
  expect(codes(after(PARTY, noted(reward), ...before), take(choice))).toEqual(expected);
});

describe('L: the camp phase', () => {
  const status: GameCommand = {
    kind: 'gainConsequence',
    hero: 'hero-1',
    consequence: 'status',
    draft: note('Müde'),
  };
  const aura: GameCommand = {
    kind: 'gainConsequence',
    hero: 'hero-1',
    consequence: 'aura',
    draft: note('Glut'),
  };
  const played = inAdventure(
    status,
    aura,
    { kind: 'giveTokens', figures: ['hero-1'], token: 'poison', count: 2 },
    { kind: 'giveTokens', figures: ['hero-1'], token: 'focus', count: 1 },
    { kind: 'curse', hero: 'hero-2', x: 1 },
    { kind: 'harm', figures: ['hero-2'], amount: 3, preventable: false },
    { kind: 'addAlly', hero: 'hero-2', ally: 'animal', name: 'Adler', toughness: null },
    { kind: 'addAlly', hero: 'hero-2', ally: 'companion', name: 'Torben', toughness: 2 },
  );
  const CAMP = win(played);
  const step = (name: 'conditions' | 'curse' | 'recovery' | 'rewards' | 'items') =>
    ({ kind: 'doCampStep', step: name }) as const;

  test('L1, L2, L3, L4, L5: the camp knows what was brought back', () => {
    expect(CAMP.campaign.camp).toEqual({
      chapter: 1,
      companions: ['Torben'],
      animals: ['Adler'],
      done: [],
      leftovers: [
        {
          hero: 'hero-1',
          name: 'Jaheen',
          conditions: { poison: 2 },
          curse: 0,
          trauma: 0,
          resources: { focus: 1 },
          hp: 10,
          maxHp: 10,
        },
        {
          hero: 'hero-2',
          name: 'Elros',
          conditions: {},
          curse: 1,
          trauma: 0,
          resources: {},
          hp: 7,
          maxHp: 10,
        },
      ],
    });
  });

  test('L5: statuses are deleted, auras stay', () => {
    const before = sheet(after(CAMP, step('conditions')));
    const after5 = sheet(after(CAMP, step('conditions'), step('recovery')));
    expect([before.statuses.length, after5.statuses.length, after5.aura?.names.en]).toEqual([
      1,
      0,
      'Glut',
    ]);
  });

  test('L: a step is done once, and the camp waits as long as it must', () => {
    const state = after(CAMP, step('conditions'));
    expect(doing(state, step('conditions')).events).toEqual([]);
    expect(state.campaign.camp?.done).toEqual(['conditions']);
    expect(after(state, { kind: 'endCamp' }).campaign.camp).toBeNull();
  });

  test.each<[string, GameState, GameCommand, string]>([
    ['L1: a second camp', CAMP, { kind: 'beginCamp' }, 'camp-running'],
    ['L1: a camp by hand', PARTY, { kind: 'beginCamp' }, 'accepted'],
    ['L1: a step without a camp', PARTY, step('conditions'), 'no-camp'],
    ['L7: an end without a camp', PARTY, { kind: 'endCamp' }, 'no-camp'],
    [
      'L1: a step that does not exist',
      CAMP,
      { kind: 'doCampStep', step: 'sleep' } as unknown as GameCommand,
      'unknown-choice',
    ],
  ])('%s', (_, state, command, expected) => {
    expect(refusing(state, command)).toBe(expected);
  });

  test.each<[string, GameState, Parameters<typeof codes>[1], readonly string[]]>([
    ['L1: in order', CAMP, step('conditions'), []],
    ['L7: before the others', CAMP, step('items'), ['camp-order']],
    [
      'L6: rewards that nobody chose yet',
      after(CAMP, noted(CLASS)),
      step('rewards'),
      ['camp-order', 'rewards-open'],
    ],
    [
      'L7: the end with steps and rewards open',
      after(CAMP, noted(CLASS)),
      { kind: 'endCamp' },
      ['camp-steps-open', 'rewards-open'],
    ],
  ])('doubts, %s', (_, state, command, expected) => {
    expect(codes(state, command)).toEqual(expected);
  });

  test('V2: a sequence has no camp, and statuses stay', () => {
    const { campaign } = win(played, 'sequential');
    expect(campaign.camp).toBeNull();
    expect(campaign.sheets['hero-1']?.statuses).toHaveLength(1);
  });
});

describe('X1: a single adventure', () => {
  test.each(SINGLE_ADVENTURES.map(({ chapter, bonus }) => [chapter, bonus] as const))(
    'X1: chapter %i gives its bonus as rewards for every hero',
    (chapter, bonus) => {
      const { campaign } = after(PARTY, { kind: 'beginSingle', chapter });
      const count = (fits: (reward: RewardKind) => boolean) =>
        campaign.rewards.filter(({ reward }) => fits(reward)).length;
      expect({
        skill1: count((one) => one.kind === 'hero-skill' && one.level === 1),
        skill2: count((one) => one.kind === 'hero-skill' && one.level === 2),
        gear1: count((one) => one.kind === 'camp-item' && one.tier === 1),
        gear2: count((one) => one.kind === 'camp-item' && one.tier === 2),
        classSkill: count((one) => one.kind === 'class-skill'),
      }).toEqual(bonus);
      expect(campaign.rewards.every(({ open }) => open.length === 3)).toBe(true);
      expect([campaign.chapter, campaign.single?.chapter]).toEqual([chapter, chapter]);
    },
  );

  test('X1: the bonus adds up as printed', () => {
    expect(
      SINGLE_ADVENTURES.map(({ chapter, bonus }) => [chapter, ...Object.values(bonus)].join(' ')),
    ).toEqual([
      '2 1 0 0 0 0',
      '3 1 0 1 0 0',
      '4 1 0 1 0 1',
      '6 2 0 1 0 1',
      '7 2 0 2 0 2',
      '9 3 1 2 0 2',
      '14 4 1 2 1 3',
      '15 4 2 2 2 4',
    ]);
  });

  const empty = after(
    PARTY,
    ...['hero-1', 'hero-2', 'hero-3'].map((hero): GameCommand => ({ kind: 'removeHero', hero })),
  );
  test.each<[string, GameState, number, string]>([
    ['X1: chapter 5', PARTY, 5, 'not-a-single-adventure'],
    ['X1: twice', after(PARTY, { kind: 'beginSingle', chapter: 2 }), 3, 'single-begun'],
    ['X1: without heroes', empty, 2, 'no-heroes'],
  ])('%s', (_, state, chapter, expected) => {
    expect(refusing(state, { kind: 'beginSingle', chapter })).toBe(expected);
  });

  test('X1: a hero of the bonus is ready to play', () => {
    const state = after(PARTY, { kind: 'beginSingle', chapter: 3 });
    const [skill, gear] = state.campaign.rewards.map(({ id }) => id);
    const ready = after(
      state,
      take(red, 'hero-1', skill),
      take({ ...asItem, to: 'bag' }, 'hero-1', gear),
    );
    expect(sheet(ready).skills.red).toBe(1);
    expect(things(ready).bag).toEqual(['Umhang']);
  });
});
