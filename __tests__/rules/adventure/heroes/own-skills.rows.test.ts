import {
  bonusOf,
  heroHp,
  leftOnDie,
  leftToPlayers,
  passiveSources,
  reactionsKnown,
  skillsOnTable,
  warningsFor,
  type GameCommand,
  type GameState,
  type Role,
  type SkillDraft,
  type SkillEffect,
  type SkillEffectKind,
} from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  campaignWith,
  doing,
  heroOf,
  monsterOf,
  refusing,
  startCommand,
  story,
} from '../kit';

const hero = 'hero-1';
const effects = (all: Partial<Record<SkillEffectKind, number>>): readonly SkillEffect[] =>
  Object.entries(all).map(([effect, x]) => ({ effect: effect as SkillEffectKind, x }));
const skill = (more: Partial<SkillDraft> = {}): SkillDraft => ({
  name: 'Hieb',
  kind: 'attack',
  place: 'board-1',
  role: null,
  colour: 'red',
  cost: 0,
  effects: [],
  notes: '',
  ...more,
});
const write = (more: Partial<SkillDraft> = {}, who = hero): GameCommand => ({
  kind: 'writeSkill',
  hero: who,
  skill: skill(more),
});
const tapped = (more: object = {}): GameCommand => ({
  kind: 'useSkill',
  hero,
  skill: 'skill-1',
  ...more,
});
const share = (figure: string, x: number) => ({ figure, x });
const PLAYING = adventureWith({ then: [{ kind: 'nextTurn' }] });
const having = (more: Partial<SkillDraft> = {}, ...then: readonly GameCommand[]): GameState =>
  after(PLAYING, write(more), ...then);
const curse = (place: string): GameCommand => ({
  kind: 'setCurse',
  hero,
  curse: [{ skill: place }],
});
const hurt = { kind: 'setHp', figure: hero, hp: 3, maxHp: 10 } as const;
const hurtOther = { kind: 'setHp', figure: 'hero-2', hp: 3, maxHp: 10 } as const;
const skillOf = (state: GameState) => {
  const [found] = skillsOnTable(state.campaign, heroOf(state, hero));
  if (!found) throw new Error('no skill');
  return found;
};

test('Q2: the cube lies on the skill until the recall', () => {
  const used = after(having(), tapped());
  expect(heroOf(used, hero)).toMatchObject({
    cubes: { available: { red: 0 }, placed: { red: 1 } },
    occupied: [{ skill: 'skill-1', name: 'Hieb', colour: 'red' }],
  });
  expect(adventureOf(used).turn?.actions).toContain('cube-1');
  expect(refusing(used, tapped())).toBe('skill-occupied');
  const rested = after(used, { kind: 'recall', hero, recall: 'free' });
  expect(heroOf(rested, hero).occupied).toBeUndefined();
  expect(skillOf(rested).state).toBe('free');
});

test('Q2: a skill gives its cube back', () => {
  const freed = after(having({}, tapped()), { kind: 'freeSkill', hero, skill: 'skill-1' });
  expect(heroOf(freed, hero)).toMatchObject({
    cubes: { available: { red: 1 }, placed: { red: 0 } },
    occupied: [],
  });
  expect(refusing(freed, { kind: 'freeSkill', hero, skill: 'skill-1' })).toBe('unknown-skill');
});

test('Q2: where the table keeps the cubes the skill is still taken', () => {
  const untracked = adventureWith({ heroes: [{ cubes: null }, {}], then: [{ kind: 'nextTurn' }] });
  const used = after(untracked, write(), tapped());
  expect(heroOf(used, hero)).toMatchObject({ cubes: null, occupied: [{ skill: 'skill-1' }] });
  const freed = after(used, { kind: 'freeSkill', hero, skill: 'skill-1' });
  expect(heroOf(freed, hero).cubes).toBeNull();
});

test.each([
  ['Q5: under a curse cube', having({}, curse('board-1')), tapped(), 'skill-blocked'],
  ['Q5: by the players’ own word', having({}, curse('Hieb')), tapped(), 'skill-blocked'],
  [
    'Q5: under a trauma cube',
    having({}, { kind: 'setTrauma', hero, trauma: [{ skill: 'board-1' }] }),
    tapped(),
    'skill-blocked',
  ],
  [
    'Q2: no cube of its colour',
    having({}, { kind: 'placeCube', hero, colour: 'red' }),
    tapped(),
    'no-cube',
  ],
  ['D10: a reaction needs a threat', having({ kind: 'reaction' }), tapped(), 'skill-not-now'],
  [
    'Q5: a passive skill is not used',
    having({ kind: 'passive', colour: null }),
    tapped(),
    'skill-not-now',
  ],
  ['Q9: too little FOCUS', having({ kind: 'focus', colour: null, cost: 2 }), tapped(), 'no-token'],
  [
    'Q2: more shared out than it has',
    having({ kind: 'action', effects: effects({ heal: 3, split: 0 }) }),
    tapped({ shares: [share(hero, 2), share('hero-2', 2)] }),
    'number-out-of-range',
  ],
  [
    'Q2: less than nothing for somebody',
    having({ kind: 'action', effects: effects({ heal: 3, split: 0 }) }),
    tapped({ shares: [share(hero, 3), share('hero-2', -1)] }),
    'number-out-of-range',
  ],
  ['of nobody', having(), tapped({ skill: 'skill-2' }), 'unknown-skill'],
  ['of another role', having({ role: 'support' as Role }), tapped(), 'unknown-skill'],
  [
    'D11: an unconscious hero',
    having({}, { kind: 'setHp', figure: hero, hp: 0, maxHp: 10 }),
    tapped(),
    'unconscious',
  ],
] as const)('%s', (_, state, command, code) => expect(refusing(state, command)).toBe(code));

test('Q5: which cube lies on it', () => {
  const trauma: GameCommand = { kind: 'setTrauma', hero, trauma: [{ skill: 'board-1' }] };
  expect(skillOf(having({}, curse('board-1'))).under).toBe('curse');
  expect(skillOf(having({}, trauma)).under).toBe('trauma');
  expect(skillOf(having()).under).toBeNull();
});

test('Q5: a cube on another skill blocks nothing', () => {
  expect(skillOf(having({}, curse('board-2'))).state).toBe('free');
});

test('Q9: a technique costs FOCUS and takes no cube', () => {
  const focus = { kind: 'setTokens', figure: hero, tokens: { focus: 3 } } as const;
  const state = having({ kind: 'focus', colour: null, cost: 2 }, focus);
  const used = after(state, tapped());
  expect(heroOf(used, hero)).toMatchObject({ tokens: { focus: 1 }, cubes: { placed: { red: 0 } } });
  expect(skillOf(used).state).toBe('unpaid');
  expect(skillOf(state).state).toBe('free');
  expect(adventureOf(used).turn?.actions).toContain('focus');
});

test('a joker takes a cube of any colour, and says which', () => {
  const state = having({ effects: effects({ joker: 0 }), colour: null });
  const used = after(state, tapped({ colour: 'blue' }));
  expect(heroOf(used, hero).occupied).toMatchObject([{ colour: 'blue' }]);
  expect(refusing(state, tapped())).toBe('no-cube');
  expect(skillOf(state).state).toBe('free');
});

describe('Q2: a joker', () => {
  const healing = { kind: 'action', effects: effects({ heal: 2, shield: 1, joker: 0 }) } as const;
  const healed = (more: Partial<SkillDraft>) =>
    heroOf(after(having({ ...healing, ...more }, hurt), tapped({ colour: 'blue' })), hero);

  test.each([
    ['doubles the numbers of a skill of the board', {}, 7, 2],
    ['of a hero card', { place: 'blue-2' }, 7, 2],
    ['not of a class or of gear', { place: null }, 5, 1],
    ['not of a role', { place: 'role-1b' }, 5, 1],
    ['no other cube does', { colour: 'blue', effects: effects({ heal: 2, shield: 1 }) }, 5, 1],
  ] as const)('%s', (_, more, hp, shield) =>
    expect(healed(more)).toMatchObject({ hp, tokens: { shield } }),
  );

  test('leaves the face that a skill waits for, and doubles what it brings', () => {
    const all = { roll: 16, damage: 2, joker: 0 };
    const { skill: found } = skillOf(having({ effects: effects(all) }));
    expect(found.effects).toEqual(effects({ roll: 16, damage: 4, joker: 0 }));
  });

  test('of a technique is for another skill: left to the players, as its numbers are', () => {
    const focus = { kind: 'setTokens', figure: hero, tokens: { focus: 1 } } as const;
    const technique: Partial<SkillDraft> = { ...healing, kind: 'focus', colour: null, cost: 1 };
    const state = having(technique, focus, hurt);
    const { skill: found } = skillOf(state);
    expect(leftToPlayers(found, 1)).toEqual(effects({ joker: 0 }));
    expect(heroOf(after(state, tapped()), hero)).toMatchObject({ hp: 5, tokens: { shield: 1 } });
  });
});

test('any other skill keeps its own colour', () => {
  expect(heroOf(after(having(), tapped({ colour: 'blue' })), hero).occupied).toMatchObject([
    { colour: 'red' },
  ]);
});

test.each([
  ['HEAL for himself', { heal: 2 }, {}, { hp: 5 }, { hp: 3 }],
  ['HEAL for another', { heal: 2 }, { targets: ['hero-2'] }, { hp: 3 }, { hp: 5 }],
  ['SELF: for nobody else', { heal: 2, self: 0 }, { targets: ['hero-2'] }, { hp: 5 }, { hp: 3 }],
  [
    'SPLIT for one: all of it',
    { heal: 2, split: 0 },
    { targets: ['hero-2'] },
    { hp: 3 },
    { hp: 5 },
  ],
  [
    'SPLIT among several: as it is shared out',
    { heal: 3, split: 0 },
    { shares: [share(hero, 1), share('hero-2', 2)] },
    { hp: 4 },
    { hp: 5 },
  ],
  [
    'SPLIT belongs to what stands before it',
    { heal: 1, shield: 3, split: 0 },
    { shares: [share(hero, 1), share('hero-2', 2)] },
    { hp: 3, tokens: { shield: 1 } },
    { hp: 3, tokens: { shield: 2 } },
  ],
  [
    'without SPLIT nothing is shared out',
    { heal: 3 },
    { shares: [share(hero, 1), share('hero-2', 2)] },
    { hp: 3 },
    { hp: 3 },
  ],
  [
    'what waits for the die is not given by the cube',
    { roll: 16, heal: 2, shield: 1, fury: 1 },
    {},
    { hp: 3, tokens: {} },
    {},
  ],
  ['SHIELD', { shield: 2 }, { targets: ['hero-2'] }, {}, { tokens: { shield: 2 } }],
  ['resources for himself', { fury: 1, ki: 2 }, {}, { tokens: { fury: 1, ki: 2 } }, {}],
] as const)('Q2: %s', (_, all, more, own, others) => {
  const used = after(
    having({ kind: 'action', effects: effects(all) }, hurt, hurtOther),
    tapped(more),
  );
  expect(heroOf(used, hero)).toMatchObject(own);
  expect(heroOf(used, 'hero-2')).toMatchObject(others);
});

test('Q2, C7: MOVE is his, and what hampers it comes off', () => {
  const slow = { kind: 'setTokens', figure: hero, tokens: { slow: 1 } } as const;
  const used = after(having({ kind: 'action', effects: effects({ move: 4 }) }, slow), tapped());
  expect(adventureOf(used).turn?.granted).toBeGreaterThan(0);
  expect(heroOf(used, hero).tokens).toEqual({});
});

test('Q1: a third cube action is doubted', () => {
  const place = { kind: 'placeCube', hero, colour: 'yellow' } as const;
  const state = having({}, place, place);
  const command = { kind: 'useSkill', hero, skill: 'skill-1' } as const;
  expect(warningsFor(state, command).map(({ code }) => code)).toContain('no-cube-action-left');
});

describe('D13: a passive skill', () => {
  const tough: Partial<SkillDraft> = { kind: 'passive', colour: null, effects: effects({ hp: 2 }) };
  const hp = (state: GameState) => [heroOf(state, hero).hp, heroOf(state, hero).maxHp];

  test('counts from the start of an adventure', () => {
    const state = after(campaignWith(), write(tough), startCommand());
    const plain = after(campaignWith(), startCommand());
    expect(hp(state)).toEqual(hp(plain).map((one) => one + 2));
  });
  test('not twice where it was said already', () => {
    const start = startCommand();
    const heroes = start.heroes.map((one) => ({ ...one, bonusHp: { 'board-1': 1 } }));
    const state = after(campaignWith(), write(tough), { ...start, heroes });
    expect(hp(state)).toEqual(hp(after(campaignWith(), { ...start, heroes })));
  });
  test('only a passive one', () => {
    expect(hp(having({ effects: effects({ hp: 2 }) }))).toEqual(hp(PLAYING));
  });
  test('counts at once when it is entered, and no more when it is struck out', () => {
    const before = hp(PLAYING);
    const state = having(tough);
    expect(hp(state)).toEqual(before.map((one) => one + 2));
    expect(hp(after(state, { kind: 'dropSkill', hero, id: 'skill-1' }))).toEqual(before);
  });
  test('Q5: stops counting under a cube, and begins again without', () => {
    const state = having(tough);
    const blocked = after(state, curse('board-1'));
    expect(heroOf(blocked, hero).maxHp).toBe(heroOf(state, hero).maxHp - 2);
    const free = after(blocked, { kind: 'setCurse', hero, curse: [] });
    expect(heroOf(free, hero).maxHp).toBe(heroOf(state, hero).maxHp);
  });
  test('is among the sources of his HP between adventures', () => {
    const state = after(campaignWith(), write(tough));
    expect(heroHp(state, hero).sources).toContainEqual(
      expect.objectContaining({ kind: 'skill', skill: 'board-1', hp: 2 }),
    );
  });
  test('W2, W3, Q5: adds to attacks unless it is blocked', () => {
    const state = having({ ...tough, effects: effects({ modifier: 1, damage: 2, bleed: 1 }) });
    const sources = (now: GameState) => passiveSources(now.campaign, heroOf(now, hero));
    expect(sources(state)).toMatchObject([
      { values: { modifier: 1, bonusDamage: 2, tokens: { bleed: 1 } } },
    ]);
    expect(sources(after(state, curse('board-1')))).toEqual([]);
    expect(sources(having({ effects: effects({ damage: 2 }) }))).toEqual([]);
  });
});

describe('W4: what waits for the die', () => {
  const ATTACK = {
    kind: 'weaponAttack',
    hero,
    targets: [{ figure: 'monster-2', level: 0 }],
    level: 0,
    modifier: 0,
    bonuses: [],
    accuracy: 7,
    damage: 3,
    bonusDamage: 0,
    crit: 20,
    doubleDamage: false,
    onDarkness: false,
    tokens: {},
    fury: false,
  } as const satisfies GameCommand;
  const foe = { card: 'skeleton-archer/standard/champion', hp: 50 };
  const facing = (more: Partial<SkillDraft>, ...then: readonly GameCommand[]): GameState =>
    after(
      adventureWith({ summons: [foe], then: [{ kind: 'nextTurn' }] }),
      write({ name: 'Auge', kind: 'passive', colour: null, ...more }),
      hurt,
      ...then,
    );
  const shot = (state: GameState, die: number, more: object = {}) =>
    doing(state, { ...ATTACK, ...more }, [die]);
  const lost = (state: GameState) => 50 - monsterOf(state, 'monster-2').hp;
  const damage = facing({ effects: effects({ roll: 16, damage: 2 }) });

  test.each([
    ['the die itself', damage, 16, {}, 5],
    ['a face below', damage, 15, {}, 3],
    ['never the sum', damage, 15, { modifier: 3 }, 3],
    ['a natural 20 doubles it, too', damage, 20, {}, 10],
    [
      'what stands before it needs no die',
      facing({ effects: effects({ damage: 2, roll: 16 }) }),
      16,
      {},
      3,
    ],
    ['Q5: not under a cube', after(damage, curse('board-1')), 16, {}, 3],
    [
      'not of a skill that is not used',
      facing({ kind: 'attack', colour: 'red', effects: effects({ roll: 16, damage: 2 }) }),
      16,
      {},
      3,
    ],
    [
      'of the skill it is made with',
      facing({ kind: 'attack', colour: 'red', effects: effects({ roll: 16, damage: 2 }) }),
      16,
      { skill: 'skill-1' },
      5,
    ],
  ] as const)('%s', (_, state, die, more, expected) =>
    expect(lost(shot(state, die, more).state)).toBe(expected),
  );

  test('conditions come with the damage, and only with it', () => {
    const state = facing({ effects: effects({ roll: 16, stun: 1 }) });
    expect(monsterOf(shot(state, 16).state, 'monster-2').tokens).toEqual({ stun: 1 });
    expect(monsterOf(shot(state, 15).state, 'monster-2').tokens).toEqual({});
    expect(monsterOf(shot(state, 16, { accuracy: 20 }).state, 'monster-2').tokens).toEqual({});
  });

  test('his own comes with a miss as well', () => {
    const all = { roll: 16, heal: 2, shield: 1, self: 0, fury: 1, move: 2 };
    const missed = shot(facing({ effects: effects(all) }), 16, { accuracy: 20 });
    expect(lost(missed.state)).toBe(0);
    expect(heroOf(missed.state, hero)).toMatchObject({ hp: 5, tokens: { shield: 1, fury: 1 } });
    expect(adventureOf(missed.state).turn?.granted).toBeGreaterThan(0);
    expect(story(missed)).toContain('skillTriggered');
  });

  test('whom else it helps the players choose', () => {
    const state = facing({ effects: effects({ roll: 16, shield: 2, damage: 1 }) });
    expect(heroOf(shot(state, 16).state, hero).tokens).toEqual({});
    expect(leftOnDie(skillOf(state).skill)).toEqual(effects({ shield: 2 }));
    const self = facing({ effects: effects({ roll: 16, shield: 2, self: 0 }) });
    expect(leftOnDie(skillOf(self).skill)).toEqual([]);
  });

  test('is no bonus of every attack, and no HP', () => {
    const all = effects({ roll: 16, modifier: 1, damage: 2, bleed: 1, hp: 2 });
    const state = facing({ effects: all });
    expect(passiveSources(state.campaign, heroOf(state, hero))).toEqual([]);
    const tough = having({ kind: 'passive', colour: null, effects: all });
    expect(heroOf(tough, hero).maxHp).toBe(heroOf(PLAYING, hero).maxHp);
  });

  test('W5: the second roll counts', () => {
    const again = doing(damage, { ...ATTACK, accuracy: 19, repeat: true }, [16, 4]);
    expect(story(again)).not.toContain('skillTriggered');
  });
});

describe('D10: reactions of the logbook', () => {
  const threat = (targets: readonly string[], more: object = {}): GameCommand => ({
    kind: 'openThreat',
    source: { kind: 'event', name: 'Pfeil' },
    preventable: true,
    targets: targets.map((figure) => ({ figure, damage: 4 })),
    collateral: [],
    ...more,
  });
  const offered = (state: GameState) => {
    const adventure = adventureOf(state);
    if (adventure.threat === null) throw new Error('no threat');
    return reactionsKnown(state.campaign, adventure, adventure.threat);
  };
  const dodge: Partial<SkillDraft> = { kind: 'reaction', effects: effects({ prevent: 3 }) };
  const self: Partial<SkillDraft> = { ...dodge, effects: effects({ prevent: 3, self: 0 }) };

  test('prevents, is paid with its cube and lies there', () => {
    const state = having(dodge, threat([hero]));
    const [reaction] = offered(state);
    expect(reaction).toMatchObject({
      hero,
      cost: { kind: 'cube', colour: 'red' },
      effect: { kind: 'prevent', target: hero, amount: 3 },
    });
    if (!reaction) throw new Error('none offered');
    const before = heroOf(state, hero).hp;
    const hit = doing(after(state, { kind: 'react', reaction }), { kind: 'applyThreat' });
    expect(heroOf(hit.state, hero)).toMatchObject({
      hp: before - 1,
      occupied: [{ skill: 'skill-1' }],
    });
    expect(story(hit)).toContain('skillUsed');
    const again = after(hit.state, threat([hero]));
    expect(offered(again)).toEqual([]);
    expect(refusing(again, { kind: 'react', reaction })).toBe('no-cube');
  });
  const others = having({ ...dodge, colour: 'yellow' }, threat(['hero-2', hero]));
  test('himself first, then whoever else is threatened', () => {
    expect(offered(others).map(({ effect }) => effect)).toMatchObject([
      { target: hero },
      { target: 'hero-2' },
    ]);
  });
  const [mine] = offered(others);
  test.each([
    ['one per hero', after(others, { kind: 'react', reaction: mine ?? never() }), 0],
    ['SELF: only when he is threatened', having(self, threat(['hero-2'])), 0],
    ['SELF: himself alone', having(self, threat([hero, 'hero-2'])), 1],
    ['Q5: not a blocked one', having(dodge, curse('board-1'), threat([hero])), 0],
    [
      'D2: not against what cannot be prevented',
      having(dodge, threat([hero], { preventable: false })),
      0,
    ],
    [
      'Q2: not without its cube',
      having(dodge, { kind: 'placeCube', hero, colour: 'red' }, threat([hero])),
      0,
    ],
    ['an attack is no reaction', having({ effects: effects({ prevent: 3 }) }, threat([hero])), 0],
    [
      'D16: not against an event',
      having({ ...dodge, effects: effects({ 'strike-back': 2 }) }, threat([hero])),
      0,
    ],
    [
      'D9: not against an event',
      having({ ...dodge, effects: effects({ protect: 0 }) }, threat(['hero-2'])),
      0,
    ],
    [
      'Q9: a technique without FOCUS',
      having({ ...dodge, kind: 'focus', colour: null, cost: 1 }, threat([hero])),
      0,
    ],
    [
      'Q9: a technique that prevents',
      having(
        { ...dodge, kind: 'focus', colour: null, cost: 1 },
        { kind: 'setTokens', figure: hero, tokens: { focus: 1 } },
        threat([hero]),
      ),
      1,
    ],
  ] as const)('%s', (_, state, count) => expect(offered(state)).toHaveLength(count));

  test('D11: nobody reacts who lies down', () => {
    const down = having(
      dodge,
      { kind: 'setHp', figure: hero, hp: 0, maxHp: 10 },
      threat(['hero-2']),
    );
    expect(offered(down)).toEqual([]);
  });

  const attacked = (skillful: Partial<SkillDraft>, targets: readonly string[]) => {
    const foe = adventureWith({
      summons: [{ card: 'skeleton-archer/standard/champion' }],
      then: [{ kind: 'nextTurn' }],
    });
    const source = { kind: 'monster', figure: 'monster-2' } as const;
    return after(foe, write({ ...dodge, ...skillful }), threat(targets, { source }));
  };
  test.each([
    ['D9: PREVENT ALL', { 'prevent-all': 0 }, { kind: 'prevent-all', target: hero, but: 0 }],
    [
      'D9: PREVENT ALL but 1',
      { 'prevent-all-but': 0 },
      { kind: 'prevent-all', target: hero, but: 1 },
    ],
    ['D16: RETALIATE', { 'strike-back': 2 }, { kind: 'strike-back', amount: 2 }],
    ['D10: SHIELD', { shield: 2 }, { kind: 'shield', target: hero, amount: 2 }],
    ['D10: HEAL', { heal: 3 }, { kind: 'heal', target: hero, amount: 3 }],
    ['Q10: MOVE', { move: 2 }, { kind: 'move', amount: 2 }],
    ['D10: what has no keyword is the players’', {}, { kind: 'other', note: 'Springt weg' }],
  ] as const)('%s', (_, all, effect) => {
    const [reaction] = offered(
      attacked({ effects: effects(all), notes: 'Springt weg' }, ['hero-2', hero]),
    );
    expect(reaction?.effect).toEqual(effect);
  });

  test('D9: PROTECT takes another’s place, and never where he is a target himself', () => {
    const protect = { effects: effects({ protect: 0 }) };
    expect(offered(attacked(protect, ['hero-2'])).map(({ effect }) => effect)).toEqual([
      { kind: 'protect', target: 'hero-2', by: hero },
    ]);
    expect(offered(attacked(protect, ['hero-2', hero]))).toEqual([]);
  });

  test('D16: RETALIATE is for whoever is hit', () => {
    expect(offered(attacked({ effects: effects({ 'strike-back': 2 }) }, ['hero-2']))).toEqual([]);
  });

  test('Q2: a joker is paid with its own colour, or with any other', () => {
    const joker = { ...dodge, effects: effects({ prevent: 3, joker: 0 }) };
    const none = { kind: 'placeCube', hero, colour: 'red' } as const;
    const costs = [[], [none]].map(
      (before) => offered(having(joker, ...before, threat([hero])))[0]?.cost,
    );
    expect(costs).toEqual([
      { kind: 'cube', colour: 'red' },
      { kind: 'cube', colour: 'yellow' },
    ]);
  });

  test('D9, D16, Q10: several effects in the order printed', () => {
    const all = effects({ shield: 1, 'prevent-all-but': 0, heal: 2, move: 1 });
    const [reaction] = offered(having({ ...dodge, effects: all }, threat([hero])));
    expect(reaction).toMatchObject({
      effect: { kind: 'shield', amount: 1 },
      also: [
        { kind: 'prevent-all', but: 1 },
        { kind: 'heal', amount: 2 },
        { kind: 'move', amount: 1 },
      ],
    });
  });
});

test('W2 to W4: what a skill brings to the attack it is used for', () => {
  const all = effects({ modifier: 2, damage: 1, bleed: 1, roll: 16, stun: 1 });
  expect(bonusOf(skillOf(having({ effects: all })).skill)).toMatchObject([
    { names: { de: 'Hieb' }, values: { modifier: 2, bonusDamage: 1, tokens: { bleed: 1 } } },
  ]);
  expect(bonusOf(skillOf(having({ effects: effects({ heal: 2 }) })).skill)).toEqual([]);
});

test.each([
  ['an attack’s conditions are the app’s', { kind: 'attack' }, { bleed: 1, damage: 2 }, 1, []],
  ['W4: an attack has its die', { kind: 'attack' }, { roll: 15, shield: 1 }, 1, []],
  [
    'W4: no die for what is no weapon attack',
    { kind: 'action' },
    { move: 1, roll: 15, shield: 1, self: 0 },
    1,
    ['roll', 'shield'],
  ],
  ['conditions of another action', { kind: 'action' }, { bleed: 1 }, 1, ['bleed']],
  ['COPY', { kind: 'action' }, { copy: 0 }, 1, ['copy']],
  [
    'SPLIT among several: what is not shared',
    { kind: 'action' },
    { shield: 1, heal: 3, split: 0 },
    2,
    ['shield'],
  ],
  ['SPLIT for one', { kind: 'action' }, { heal: 3, split: 0 }, 1, []],
] as const)('left to the players: %s', (_, more, all, targets, left) => {
  const { skill: found } = skillOf(having({ ...more, effects: effects(all) }));
  expect(leftToPlayers(found, targets).map(({ effect }) => effect)).toEqual(left);
});

test.each([
  ['no name', { name: ' ' }, 'name-empty'],
  ['no colour', { colour: null }, 'unknown-choice'],
  ['a colour without a cube', { kind: 'passive' }, 'unknown-choice'],
  ['a technique for nothing', { kind: 'focus', colour: null }, 'value-out-of-range'],
  ['too much FOCUS', { kind: 'focus', colour: null, cost: 5 }, 'value-out-of-range'],
  ['FOCUS for a cube', { cost: 1 }, 'value-out-of-range'],
  ['an effect of 0', { effects: effects({ heal: 0 }) }, 'value-out-of-range'],
  ['an effect beyond all cards', { effects: effects({ heal: 21 }) }, 'value-out-of-range'],
  ['a number nobody prints', { effects: effects({ copy: 1 }) }, 'value-out-of-range'],
  ['an unknown effect', { effects: [{ effect: 'fly' as 'move', x: 1 }] }, 'unknown-choice'],
] as const)('a skill is refused: %s', (_, more, code) =>
  expect(refusing(PLAYING, write(more))).toBe(code),
);

test('V1: skills are typed once, whatever becomes of the adventure', () => {
  const state = after(
    campaignWith(),
    write(),
    write({ name: 'Zweiter' }),
    startCommand(),
    write({ name: 'Dritter' }),
    { kind: 'writeSkill', hero, id: 'skill-1', skill: skill({ name: 'Erster' }) },
    { kind: 'dropSkill', hero, id: 'skill-2' },
    { kind: 'declareOutcome', outcome: { result: 'lost', reason: { kind: 'declared' } } },
    { kind: 'closeAdventure', at: 2, afterwards: 'restart' },
  );
  const names = state.campaign.sheets[hero]?.ownSkills?.map(({ id, name }) => `${id} ${name}`);
  expect(names).toEqual(['skill-1 Erster', 'skill-3 Dritter']);
  expect(after(state, write()).campaign.sheets[hero]?.ownSkills?.at(-1)?.id).toBe('skill-4');
});

function never(): never {
  throw new Error('none offered');
}
