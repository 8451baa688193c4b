import type { GameCommand, GameState } from '@/src/rules';
import { animal, APPLY, glance, hp, onHit, tokens, trait } from '../foes';
import { adventureOf, after, doing, heroOf, monsterOf, refusing } from '../kit';
import { choices, FOE, put, run, scene, sheet, thing, turnOf, type Scene } from './laid';

const OTHER = 'monster-4';
const WALL = '########';
const lane = (row: string): readonly string[] => [WALL, WALL, row, WALL, WALL, WALL];
const road = (upper = '', lower = ''): readonly string[] => [WALL, WALL, upper, lower, WALL, WALL];
const trap = (name: string, x: number, y: number): GameCommand => ({
  kind: 'putObject',
  object: 'trap',
  at: [x, y],
  name,
});
const threatOf = (state: GameState) =>
  (adventureOf(state).threat?.targets ?? []).map(({ figure, damage }) => `${figure} ${damage}`);

interface Row {
  readonly name: string;
  readonly given: Scene;
  readonly choices: readonly string[];
}

const NEAR = { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] } as const;

const CHOICES: readonly Row[] = [
  {
    name: 'M1: bonus tokens add to its movement',
    given: {
      print: lane(''),
      foes: [{ move: 1 }],
      at: { ...NEAR, 'hero-2': [7, 2] },
      then: [tokens(FOE, { 'additional-movement': 2 })],
    },
    choices: ['5,2 hero-1 3'],
  },
  {
    name: 'M8: LANGSAM does nothing to who is immune to it',
    given: {
      print: lane(''),
      foes: [{ immunities: ['slow'] }],
      at: { ...NEAR, 'hero-2': [7, 2] },
      then: [tokens(FOE, { slow: 1 })],
    },
    choices: ['5,2 hero-1 3'],
  },
  {
    name: 'K1: a hidden animal is no target',
    given: {
      print: lane(''),
      at: { 'hero-1': [6, 2], 'hero-2': [7, 2], [FOE]: [1, 2] },
      then: [
        ...[animal('Wolf'), put('ally-5', 0, 2), tokens('ally-5', { stealth: 1 })],
        ...[tokens('hero-1', { stealth: 1 }), tokens('hero-2', { stealth: 1 })],
      ],
    },
    choices: ['1,2 - 0'],
  },
  {
    name: 'K2: the one with most curse cubes, if the card says so',
    given: {
      foes: [{ abilities: [trait('reckoner')] }],
      at: { 'hero-1': [3, 2], 'hero-2': [1, 2], [FOE]: [2, 2] },
      then: [{ kind: 'curse', hero: 'hero-2', x: 2 }],
    },
    choices: ['2,2 hero-2 0'],
  },
  {
    name: 'A2: SPALTEN with an X of nothing is a plain attack',
    given: {
      foes: [{ abilities: [onHit('cleave', { base: 0, x: 1 })] }],
      at: { 'hero-1': [3, 2], 'hero-2': [1, 2], [FOE]: [2, 2] },
    },
    choices: ['2,2 hero-1 0'],
  },
  {
    name: 'A2: MEHRFACHSCHUSS hits two in range',
    given: {
      foes: [{ attack: 'ranged', move: 0, abilities: [onHit('multishot', 2)] }],
      at: { 'hero-1': [4, 2], 'hero-2': [0, 0], [FOE]: [2, 2] },
    },
    choices: ['2,2 hero-1+hero-2 0'],
  },
  {
    name: 'O2: an interaction the players took out of the way is in nobody’s',
    given: {
      print: lane(''),
      at: { ...NEAR, 'hero-2': [7, 2] },
      then: [{ kind: 'putObject', object: 'interaction', at: [4, 2], blocks: false }],
    },
    choices: ['5,2 hero-1 3'],
  },
  {
    name: 'O2: a door the players marked is in the way',
    given: {
      print: lane(''),
      at: { ...NEAR, 'hero-2': [7, 2] },
      then: [{ kind: 'putObject', object: 'door', at: [4, 2], blocks: true }],
    },
    choices: ['3,2 - 1'],
  },
  {
    name: 'O2: so is loot they marked',
    given: {
      print: lane(''),
      at: { ...NEAR, 'hero-2': [7, 2] },
      then: [{ kind: 'putObject', object: 'loot', at: [4, 2], blocks: true }],
    },
    choices: ['3,2 - 1'],
  },
  {
    name: 'G4, O1: nobody ends in the zone of a large monster',
    given: {
      print: road(),
      foes: [{}, { size: 'large' }],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [2, 2], [OTHER]: [4, 2] },
    },
    choices: ['3,2 - 1', '3,3 - 1'],
  },
];

test.each(CHOICES)('$name', ({ given, choices: expected }) => {
  expect(choices(turnOf(scene(given)))).toEqual(expected);
});

test('R1: for a small monster nobody makes way', () => {
  const state = scene({
    print: road('', '#######.'),
    foes: [{}, {}],
    at: { 'hero-1': [5, 2], 'hero-2': [7, 3], [FOE]: [2, 2], [OTHER]: [7, 2] },
  });
  const there = after(state, { kind: 'paint', fields: [[5, 3]], as: '.' }, put(OTHER, 5, 3));
  const [option] = turnOf(there).options;
  expect([option?.end, option?.displaced]).toEqual([[4, 2], []]);
});

test('D1: what an option says of the damage, on darkness and without an attack', () => {
  const at = { 'hero-1': [6, 2], 'hero-2': [7, 2], [FOE]: [2, 2] } as const;
  const damage = (given: Partial<Scene>) =>
    turnOf(scene({ at, ...given })).options.map((option) => option.damage);
  expect(damage({ print: lane('.....D..') })).toEqual([5]);
  expect(damage({ print: lane('') })).toEqual([3]);
  expect(damage({ print: lane(''), foes: [{ move: 1 }] })).toEqual([0]);
});

test('D1: a card without damage of its own gets it from the players', () => {
  const state = scene({
    foes: [{ damage: null }],
    at: { 'hero-1': [3, 2], 'hero-2': [0, 5], [FOE]: [2, 2] },
  });
  expect(turnOf(state).options[0]?.damage).toBeNull();
  expect(threatOf(after(state, run(state, [2, 2], { damage: 4 })))).toEqual(['hero-1 4']);
});

describe('K3, D20: NIEDERMETZELN', () => {
  const state = scene({
    foes: [{ abilities: [trait('slaughter')] }],
    at: { 'hero-1': [7, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
    then: [thing('npc', 3, 2), thing('npc', 1, 2), tokens(FOE, { intimidate: 1 })],
  });
  const npcs = (adventureOf(state).map?.objects ?? []).map(({ id }) => id);

  it('K3: the NPC tokens in the leader’s order', () => {
    const [first = '', second = ''] = npcs;
    expect(choices(turnOf(state))).toEqual([`2,2 ${first} 0`]);
    expect(choices(turnOf(state, { npcs: [second] }))).toEqual([`2,2 ${second} 0`]);
  });

  it('D1, D20: an attack on one of them takes EINSCHÜCHTERN off', () => {
    expect(glance(after(state, run(state)), FOE)).toBe('10/10');
  });
});

describe('out of its turn', () => {
  const made = (then: readonly GameCommand[]) =>
    scene({
      print: lane(''),
      foes: [{}, { move: 1 }],
      at: { 'hero-1': [2, 2], 'hero-2': [7, 2], [FOE]: [1, 2], [OTHER]: [4, 2] },
      then,
    });

  it('T7: BETÄUBEN lets it walk, takes its attack and comes off', () => {
    const state = made([tokens(OTHER, { stun: 1 })]);
    expect(turnOf(state, {}, OTHER)).toMatchObject({ action: 'move', tokensOff: { stun: true } });
    const [option] = turnOf(state, {}, OTHER).options;
    const command = { kind: 'runMonster', figure: OTHER, end: option?.end ?? [0, 0] } as const;
    const now = after(state, { ...command, hits: option?.hits ?? [] });
    expect([glance(now, OTHER), monsterOf(now, OTHER).at, threatOf(now)]).toEqual([
      ...['10/10', [3, 2], []],
    ]);
  });

  it('D6: what the acting one has done says nothing about it', () => {
    const state = made([]);
    const done = after(state, run(state), APPLY);
    expect([turnOf(done).phase, turnOf(done, {}, OTHER).phase]).toEqual(['over', 'turn']);
  });
});

describe('D7, M5: an ambush', () => {
  const state = scene({
    lay: [{ kind: 'placeTray', tray: 2, at: [0, 0], turn: 0 }, ...[sheet(), sheet([], [2, 0])]],
    foes: [{ abilities: [trait('ambush')] }],
    at: { 'hero-1': [7, 5], 'hero-2': [0, 5], [FOE]: [3, 0] },
  });

  it('D7, M5: down from level 2 is no fall, and no field is in reach by walking', () => {
    const { options, reach } = turnOf(state);
    expect(options.map(({ fallDamage }) => fallDamage)).toEqual([0, 0, 0]);
    expect(reach).toEqual([]);
  });
});

describe('S8, R1, R2: where a large monster ends', () => {
  const LARGE = { size: 'large' } as const;
  const at = { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [2, 2] } as const;
  const two = scene({
    print: road(),
    foes: [LARGE, {}, {}],
    at: { ...at, [OTHER]: [4, 2], 'monster-6': [5, 3] },
  });
  const aside = (...displaced: readonly (readonly [string, number, number])[]) =>
    refusing(
      two,
      run(two, [4, 2], { displaced: displaced.map(([figure, x, y]) => ({ figure, at: [x, y] })) }),
    );

  it('R1: each of two to a field of its own, each once', () => {
    expect(aside([OTHER, 3, 2], ['monster-6', 3, 2])).toBe('not-an-option');
    expect(aside([OTHER, 3, 2], ['monster-6', 3, 3], [OTHER, 6, 3])).toBe('not-an-option');
    expect(aside([OTHER, 3, 2])).toBe('displace-first');
    expect(aside([OTHER, 3, 2], ['monster-6', 3, 3])).toBe('accepted');
  });

  it('S8: who dies in the trap there needs no room any more', () => {
    const state = scene({
      print: road(),
      foes: [LARGE, {}],
      at: { ...at, [OTHER]: [4, 3] },
      then: [trap('bear', 5, 2), hp(OTHER, 2)],
    });
    const displaced = [{ figure: OTHER, at: [3, 3] }] as const;
    const now = after(state, run(state, [4, 2], { displaced }));
    expect([glance(now, OTHER), glance(now, FOE)]).toEqual(['gone', '8/10 bleed 2']);
  });

  it('R2: loot below it stays while it does not move', () => {
    const state = scene({
      print: road(),
      foes: [LARGE],
      at: { ...at, [FOE]: [4, 2] },
      then: [thing('loot', 5, 3)],
    });
    expect(turnOf(state).options[0]).toMatchObject({ end: [4, 2], crushed: [] });
    expect(adventureOf(after(state, run(state))).map?.objects).toHaveLength(1);
  });
});

test('S8, M6: who falls dead tramples nobody below', () => {
  const state = scene({
    lay: [
      { kind: 'placeTray', tray: 2, at: [0, 0], turn: 0 },
      ...[sheet(), sheet(['', '####', '####', '####', '####', '####'], [2, 0])],
    ],
    foes: [{ abilities: [{ ...trait('trample'), x: 2 }], move: 3 }],
    at: { 'hero-1': [6, 0], 'hero-2': [4, 0], [FOE]: [3, 0] },
    then: [hp(FOE, 2)],
  });
  expect(turnOf(state).options[0]).toMatchObject({ end: [5, 0], trampled: ['hero-2'] });
  const now = after(state, run(state));
  expect([glance(now, FOE), glance(now, 'hero-2'), threatOf(now)]).toEqual(['gone', '10/10', []]);
});

describe('Z2: traps', () => {
  it('Z2: shields do not help', () => {
    const state = scene({ at: NEAR, then: [trap('bear', 4, 3), tokens(FOE, { shield: 2 })] });
    expect(glance(after(state, run(state, [5, 2])), FOE)).toBe('8/10 bleed 2, shield 2');
  });

  it('Z2: a hero who enters the zone springs nothing', () => {
    const state = scene({ at: NEAR, then: [trap('bear', 4, 3)] });
    const walked = after(state, { kind: 'moveFigure', figure: 'hero-1', to: [5, 3], how: 'walk' });
    expect(adventureOf(walked).map?.objects).toHaveLength(1);
    expect(glance(walked, 'hero-1')).toBe('10/10');
  });

  it('Z2: something else of that name is no trap', () => {
    const fire = { kind: 'putObject', object: 'token', at: [4, 3], name: 'fire' } as const;
    const state = scene({ at: NEAR, then: [fire] });
    const done = doing(state, run(state, [5, 2]));
    expect([glance(done.state, FOE), adventureOf(done.state).map?.objects.length]).toEqual([
      ...['10/10', 1],
    ]);
  });
});

test('D11: an unconscious hero is moved to the end of the way said', () => {
  const state = scene({ print: lane(''), at: { ...NEAR, 'hero-2': [7, 2], [FOE]: [0, 2] } });
  const down = after(state, {
    kind: 'harm',
    figures: ['hero-1'],
    amount: 99,
    preventable: false,
  });
  const way = [
    [5, 2],
    [4, 2],
    [3, 2],
  ] as const;
  const moved = after(down, {
    kind: 'moveFigure',
    figure: 'hero-1',
    to: [3, 2],
    how: 'forced',
    way,
  });
  expect(heroOf(moved, 'hero-1')).toMatchObject({ at: [3, 2], unconscious: true });
});
