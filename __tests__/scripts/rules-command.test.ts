import { nodeRun, npmRun, type Answer } from './run-rules';

// Child processes share the machine with everything else.

type Case = Record<string, unknown>;

/** Valid cases; each row below spoils or varies one of them. */
const TURN: Case = {
  op: 'monsterTurn',
  board: { terrain: ['......', '..##..', '......', '......'] },
  heroes: [
    { id: 'jaheen', at: [5, 0], hp: 10, order: 1 },
    { id: 'elros', at: [5, 3], hp: 8, order: 2 },
  ],
  monster: { id: 'm', at: [0, 0], size: 'small', move: 4, attack: 'melee', damage: 4 },
};
const DARK: Case = {
  op: 'darkness',
  board: { terrain: ['*.....', '......'] },
  heroes: [{ id: 'elros', at: [4, 0], hp: 8, order: 1 }],
  tile: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
};
const ATTACK: Case = {
  op: 'heroAttack',
  roll: 10,
  modifier: 0,
  accuracy: 7,
  weaponDamage: 3,
  targets: [{ id: 't', hp: 9 }],
};
const START: Case = { op: 'startOfTurn', kind: 'hero', hp: 5, maxHp: 10, tokens: {} };
const ORDER: Case = {
  op: 'turnOrder',
  heroes: [
    { id: 'vorn', role: 'defender' },
    { id: 'maya', role: 'support' },
  ],
  cards: [{ id: 'archers', rune: 'blue', row: 'upper' }],
  runeCard: true,
};

/** Sets what stands at `heroes[1].at`; undefined takes it away. */
const change = (source: Case, path: string, value: unknown): Case => {
  const copy = JSON.parse(JSON.stringify(source)) as Case;
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop() ?? '';
  let place = copy;
  for (const key of keys) place = (place[key] ??= {}) as Case;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
};

const withAll = (source: Case, changes: Record<string, unknown>): Case =>
  Object.entries(changes).reduce((all, [path, value]) => change(all, path, value), source);

interface BadRow {
  readonly name: string;
  readonly input: Case;
  readonly path: string;
}

const bad = (name: string, source: Case, path: string, value: unknown, at = path): BadRow => ({
  name: `${String(source['op'])}: ${name}`,
  input: change(source, path, value),
  path: at,
});

const badWith = (name: string, source: Case, changes: Case, path: string): BadRow => ({
  name: `${String(source['op'])}: ${name}`,
  input: withAll(source, changes),
  path,
});

const MISSING = ['board', 'heroes', 'monster'].map((key) => bad(`no ${key}`, TURN, key, undefined));
const MONSTER_KEYS = ['id', 'at', 'size', 'move', 'attack', 'damage'].map((key) =>
  bad(`monster without ${key}`, TURN, `monster.${key}`, undefined),
);
const HERO_KEYS = ['id', 'at', 'hp', 'order'].map((key) =>
  bad(`hero without ${key}`, TURN, `heroes[1].${key}`, undefined),
);
const COUNTS = ['hp', 'cubes', 'curse', 'resources', 'shield'].flatMap((key) => [
  bad(`${key} below 0`, TURN, `heroes[0].${key}`, -1),
  bad(`${key} not whole`, TURN, `heroes[0].${key}`, 1.5),
  bad(`${key} as text`, TURN, `heroes[0].${key}`, '3'),
  bad(`${key} null`, TURN, `heroes[0].${key}`, null),
]);
const NUMBER_ABILITIES = ['cleave', 'strike', 'multishot', 'trample'].flatMap((key) => [
  bad(`${key} 0`, TURN, `monster.abilities.${key}`, 0),
  bad(`${key} true`, TURN, `monster.abilities.${key}`, true),
]);

const TURN_ROWS: readonly BadRow[] = [
  ...MISSING,
  ...MONSTER_KEYS,
  ...HERO_KEYS,
  ...COUNTS,
  ...NUMBER_ABILITIES,
  bad('extra key', TURN, 'weather', 1),
  bad('extra key of the board', TURN, 'board.fog', 1),
  bad('darkness below bridges is not part of the format', TURN, 'board.darknessBelow', []),
  bad('extra key of a hero', TURN, 'heroes[1].name', 'Elros'),
  bad('extra key of the monster', TURN, 'monster.hp', 9),
  bad('unknown ability', TURN, 'monster.abilities.fly', true),
  bad('unknown token', TURN, 'monster.tokens.burn', 1),
  bad('abilities as a list', TURN, 'monster.abilities', []),
  bad('tokens as a list', TURN, 'monster.tokens', []),
  bad('board as a list', TURN, 'board', []),
  bad('heroes as an object', TURN, 'heroes', {}),
  bad('heroes null', TURN, 'heroes', null),
  bad('a hero as a list', TURN, 'heroes[1]', []),
  bad('id no text', TURN, 'heroes[1].id', 7),
  bad('trace no boolean', TURN, 'trace', 1),
  bad('unknown mode', TURN, 'mode', 'solo'),
  bad('unknown size', TURN, 'monster.size', 'huge'),
  bad('unknown attack', TURN, 'monster.attack', 'psychic'),
  bad('move below 0', TURN, 'monster.move', -1),
  bad('move above 99', TURN, 'monster.move', 100),
  bad('damage below 0', TURN, 'monster.damage', -1),
  bad('damage above 99', TURN, 'monster.damage', 100),
  bad('a flag that is a number', TURN, 'monster.abilities.jump', 1),
  bad('unknown immunity', TURN, 'monster.immunities', ['bleed', 'water'], 'monster.immunities[1]'),
  bad('EINSCHÜCHTERN 5', TURN, 'monster.tokens.intimidate', 5),
  bad('bonus below 0', TURN, 'monster.tokens.moveBonus', -1),
  bad('five shields', TURN, 'heroes[0].shield', 5),
  bad('a place in the round twice', TURN, 'heroes[1].order', 1),
  bad('order not whole', TURN, 'heroes[1].order', 1.5),
  bad('an id twice among heroes', TURN, 'heroes[1].id', 'jaheen'),
  bad('the monster bears a hero’s id', TURN, 'monster.id', 'elros'),
  bad(
    'an ally bears a hero’s id',
    TURN,
    'allies',
    [{ id: 'elros', kind: 'animal', at: [1, 0] }],
    'allies[0].id',
  ),
  bad('unknown primary', TURN, 'primary', 'maya'),
  badWith('an NPC as primary', TURN, { npcs: [{ id: 'n', at: [1, 0] }], primary: 'n' }, 'primary'),
  bad('hero off the board', TURN, 'heroes[1].at', [6, 0]),
  bad('hero above the board', TURN, 'heroes[1].at', [0, -1]),
  bad(
    'hero on no field',
    withAll(TURN, { 'board.terrain': ['......', '.. ...', '......', '......'] }),
    'heroes[1].at',
    [2, 1],
  ),
  bad('hero between fields', TURN, 'heroes[1].at', [1.5, 0]),
  bad('place with three numbers', TURN, 'heroes[1].at', [1, 1, 1]),
  bad('place as an object', TURN, 'heroes[1].at', { x: 1, y: 1 }),
  bad('hero on a blocked field', TURN, 'heroes[1].at', [2, 1]),
  bad('two heroes on one field', TURN, 'heroes[1].at', [5, 0]),
  bad('hero on the monster', TURN, 'heroes[1].at', [0, 0], 'monster.at'),
  badWith(
    'unconscious heroes hold their field too',
    TURN,
    { 'heroes[0].unconscious': true, 'heroes[1].at': [5, 0] },
    'heroes[1].at',
  ),
  bad('hero on a chest', TURN, 'objects', [{ kind: 'chest', at: [5, 0] }], 'heroes[0].at'),
  bad('hero on a door', TURN, 'objects', [{ kind: 'door', at: [5, 0] }], 'heroes[0].at'),
  bad('monster on a token', TURN, 'objects', [{ kind: 'token', at: [0, 0] }], 'monster.at'),
  bad(
    'NPC on an interaction',
    withAll(TURN, { objects: [{ kind: 'interaction', at: [1, 0] }] }),
    'npcs',
    [{ id: 'n', at: [1, 0] }],
    'npcs[0].at',
  ),
  bad('object off the board', TURN, 'objects', [{ kind: 'trap', at: [9, 9] }], 'objects[0].at'),
  bad('unknown object', TURN, 'objects', [{ kind: 'rock', at: [1, 0] }], 'objects[0].kind'),
  bad('ally of no kind', TURN, 'allies', [{ id: 'a', at: [1, 0] }], 'allies[0].kind'),
  bad('monsters without size', TURN, 'monsters', [{ id: 'x', at: [2, 2] }], 'monsters[0].size'),
  bad(
    'large off the grid of zones',
    TURN,
    'monsters',
    [{ id: 'x', at: [1, 2], size: 'large' }],
    'monsters[0].at',
  ),
  bad(
    'large on a blocked field',
    TURN,
    'monsters',
    [{ id: 'x', at: [2, 0], size: 'large' }],
    'monsters[0].at',
  ),
  bad(
    'large over the rim',
    withAll(TURN, { 'board.terrain': ['......', '......', '......'], 'heroes[1].at': [5, 2] }),
    'monsters',
    [{ id: 'x', at: [2, 2], size: 'large' }],
    'monsters[0].at',
  ),
  bad(
    'large on a hero',
    TURN,
    'monsters',
    [{ id: 'x', at: [4, 2], size: 'large' }],
    'monsters[0].at',
  ),
  badWith(
    'large on a chest',
    TURN,
    {
      monsters: [{ id: 'x', at: [2, 2], size: 'large' }],
      objects: [{ kind: 'chest', at: [3, 3] }],
    },
    'monsters[0].at',
  ),
  badWith(
    'two criteria',
    TURN,
    { 'monster.abilities': { defiant: true, covetous: true } },
    'monster.abilities',
  ),
  badWith(
    'SPALTEN and FLÄCHENSCHLAG',
    TURN,
    { 'monster.abilities': { cleave: 2, strike: 1 } },
    'monster.abilities',
  ),
  badWith(
    'SPALTEN at range',
    TURN,
    { 'monster.attack': 'ranged', 'monster.abilities': { cleave: 2 } },
    'monster.abilities',
  ),
  badWith(
    'SPALTEN with magic',
    TURN,
    { 'monster.attack': 'magic', 'monster.abilities': { cleave: 2 } },
    'monster.abilities',
  ),
  badWith(
    'MEHRFACHSCHUSS in melee',
    TURN,
    { 'monster.abilities': { multishot: 2 } },
    'monster.abilities',
  ),
];

const BOARD_ROWS: readonly BadRow[] = [
  bad('no terrain', TURN, 'board.terrain', undefined),
  bad('terrain as one text', TURN, 'board.terrain', '....'),
  bad('a row that is no text', TURN, 'board.terrain[1]', 5),
  bad('unknown terrain', TURN, 'board.terrain[3]', '..x...'),
  bad('levels no digits', TURN, 'board.levels', ['a00000'], 'board.levels[0]'),
  bad('level 3', TURN, 'board.levels', ['000000', '000000', '330000'], 'board.levels[2]'),
  bad('a gap in the levels of a field', TURN, 'board.levels', ['0 0000'], 'board.levels[0]'),
  bad('a zone on two levels, side by side', TURN, 'board.levels', ['100000'], 'board.levels[0]'),
  bad(
    'a zone on two levels, one below the other',
    TURN,
    'board.levels',
    ['110000', '000000'],
    'board.levels[1]',
  ),
  bad('a short level row means 0', TURN, 'board.levels', ['110000', '1'], 'board.levels[1]'),
  bad(
    'darkness off the board',
    TURN,
    'board.darkness',
    [
      [0, 0],
      [9, 0],
    ],
    'board.darkness[1]',
  ),
  bad('darkness no place', TURN, 'board.darkness', [0, 0], 'board.darkness[0]'),
  bad(
    'bridge without size',
    TURN,
    'board.bridges',
    [{ at: [0, 2], level: 1 }],
    'board.bridges[0].size',
  ),
  bad(
    'bridge without width',
    TURN,
    'board.bridges',
    [{ at: [0, 2], size: [0, 2], level: 1 }],
    'board.bridges[0]',
  ),
  bad(
    'bridge on level 3',
    TURN,
    'board.bridges',
    [{ at: [0, 2], size: [2, 2], level: 3 }],
    'board.bridges[0].level',
  ),
  bad(
    'bridge left of the board',
    TURN,
    'board.bridges',
    [{ at: [-1, 2], size: [2, 2], level: 1 }],
    'board.bridges[0]',
  ),
  bad(
    'bridges one over the other',
    TURN,
    'board.bridges',
    [
      { at: [0, 2], size: [2, 2], level: 1 },
      { at: [1, 3], size: [1, 1], level: 1 },
    ],
    'board.bridges[1]',
  ),
  bad(
    'a board beyond all tables',
    TURN,
    'board.bridges',
    [{ at: [9000, 9000], size: [1, 1], level: 1 }],
    'board',
  ),
];

const OTHER_ROWS: readonly BadRow[] = [
  bad('no heroes', DARK, 'heroes', []),
  bad('heroes missing', DARK, 'heroes', undefined),
  bad('no tile', DARK, 'tile', undefined),
  bad('empty tile', DARK, 'tile', []),
  bad('tile of texts', DARK, 'tile', ['a'], 'tile[0]'),
  bad('monsters play no part', DARK, 'monsters', []),
  bad('allies play no part', DARK, 'allies', []),
  bad('hero off the board', DARK, 'heroes[0].at', [0, 5]),
  bad(
    'hero on a blocked field',
    change(DARK, 'board.terrain', ['*...#.', '......']),
    'heroes[0].at',
    [4, 0],
  ),
  bad(
    'two heroes on one field',
    DARK,
    'heroes[1]',
    { id: 'b', at: [4, 0], hp: 1, order: 2 },
    'heroes[1].at',
  ),
  bad(
    'an order twice',
    DARK,
    'heroes[1]',
    { id: 'b', at: [5, 0], hp: 1, order: 1 },
    'heroes[1].order',
  ),
  bad(
    'an id twice',
    DARK,
    'heroes[1]',
    { id: 'elros', at: [5, 0], hp: 1, order: 2 },
    'heroes[1].id',
  ),
  bad('unknown terrain', DARK, 'board.terrain[0]', '*..?..'),
  bad('trace no boolean', DARK, 'trace', 'yes'),

  ...['roll', 'modifier', 'accuracy', 'weaponDamage', 'targets'].map((key) =>
    bad(`no ${key}`, ATTACK, key, undefined),
  ),
  bad('roll 0', ATTACK, 'roll', 0),
  bad('roll 21', ATTACK, 'roll', 21),
  bad('half a roll', ATTACK, 'roll', 1.5),
  bad('crit 1', ATTACK, 'crit', 1),
  bad('crit 21', ATTACK, 'crit', 21),
  bad('weapon damage below 0', ATTACK, 'weaponDamage', -1),
  bad('weapon damage above 99', ATTACK, 'weaponDamage', 100),
  bad('bonus damage above 99', ATTACK, 'bonusDamage', 100),
  bad('EINSCHÜCHTERN 5', ATTACK, 'intimidate', 5),
  bad('a bonus as text', ATTACK, 'bonuses', [1, '2'], 'bonuses[1]'),
  bad('level 3', ATTACK, 'attackerLevel', 3),
  bad('marked as a number', ATTACK, 'marked', 1),
  bad('target without HP', ATTACK, 'targets[0].hp', undefined),
  bad('target below 0', ATTACK, 'targets[0].hp', -1),
  bad('target with five shields', ATTACK, 'targets[0].shield', 5),
  bad('target on level 3', ATTACK, 'targets[0].level', 3),
  bad(
    'target with an unknown immunity',
    ATTACK,
    'targets[0].immunities',
    ['fear'],
    'targets[0].immunities[0]',
  ),
  bad('extra key', ATTACK, 'weapon', 'bow'),
  bad('trace is no part of it', ATTACK, 'trace', true),

  ...['kind', 'hp', 'maxHp', 'tokens'].map((key) => bad(`no ${key}`, START, key, undefined)),
  bad('unknown kind', START, 'kind', 'npc'),
  bad('hp below 0', START, 'hp', -1),
  bad('five tokens', START, 'tokens.bleed', 5),
  bad('tokens below 0', START, 'tokens.poison', -1),
  bad('stun as a number', START, 'tokens.stun', 1),
  bad('unknown token', START, 'tokens.slow', true),
  badWith('a monster with 0 HP', START, { kind: 'monster', hp: 0 }, 'hp'),

  ...['heroes', 'cards', 'runeCard'].map((key) => bad(`no ${key}`, ORDER, key, undefined)),
  bad('no hero', ORDER, 'heroes', []),
  bad('unknown role', ORDER, 'heroes[0].role', 'tank'),
  bad('a role twice', ORDER, 'heroes[1].role', 'defender'),
  bad('a hero twice', ORDER, 'heroes[1].id', 'vorn'),
  bad('a card with a hero’s id', ORDER, 'cards[0].id', 'vorn'),
  bad('unknown rune', ORDER, 'cards[0].rune', 'pink'),
  bad('unknown row', ORDER, 'cards[0].row', 'middle'),
  bad('the end card is among the cards', ORDER, 'endCard', 'archers'),
  bad('the end card is the rune card', ORDER, 'endCard', 'rune-card'),
  bad('endCard null', ORDER, 'endCard', null),
  bad('runeCard as a number', ORDER, 'runeCard', 1),
];

const BAD_ROWS = [...TURN_ROWS, ...BOARD_ROWS, ...OTHER_ROWS];

describe('bad input', () => {
  let answers: readonly Answer[] = [];
  beforeAll(() => {
    const run = npmRun(
      BAD_ROWS.map(({ name, input }) => JSON.stringify({ id: name, ...input })).join('\n'),
    );
    expect(run.status).toBe(0);
    answers = run.answers;
  });

  test('one answer a case, in order', () => {
    expect(answers.map(({ id }) => id)).toEqual(BAD_ROWS.map(({ name }) => name));
    expect(new Set(BAD_ROWS.map(({ name }) => name)).size).toBe(BAD_ROWS.length);
  });

  test.each(BAD_ROWS.map(({ name, path }, index) => [name, path, index] as const))(
    '%s → %s',
    (_name, path, index) => {
      const { ok, error, answer } = answers[index] ?? {};
      expect({ ok, answer, code: error?.code, path: error?.path }).toEqual({
        ok: false,
        answer: undefined,
        code: 'bad-input',
        path,
      });
      expect(error?.message).not.toBe('');
    },
  );
});

const GOOD_ROWS: readonly (readonly [name: string, input: Case])[] = [
  ['the plain turn', TURN],
  ['no heroes', change(TURN, 'heroes', [])],
  ['empty lists', withAll(TURN, { allies: [], npcs: [], monsters: [], objects: [] })],
  ['false means absent', change(TURN, 'monster.abilities', { defiant: false, covetous: true })],
  [
    'NIEDERMETZELN beside a criterion',
    change(TURN, 'monster.abilities', { slaughter: true, reckoner: true }),
  ],
  ['tokens that are false', change(TURN, 'monster.tokens', { slow: false, stun: false })],
  [
    'FLÄCHENSCHLAG at range',
    withAll(TURN, { 'monster.attack': 'ranged', 'monster.abilities': { strike: 2 } }),
  ],
  [
    'MEHRFACHSCHUSS with magic',
    withAll(TURN, { 'monster.attack': 'magic', 'monster.abilities': { multishot: 9 } }),
  ],
  ['a hidden primary', withAll(TURN, { primary: 'elros', 'heroes[1].hidden': true })],
  ['negative places in the round', change(TURN, 'heroes[0].order', -3)],
  [
    'rows of different lengths',
    withAll(TURN, { 'board.terrain[2]': '..', 'board.terrain[4]': '' }),
  ],
  [
    'levels short, long and beyond',
    change(TURN, 'board.levels', ['', '000000009', '00', '0', 'x']),
  ],
  [
    'levels ignored off the fields',
    withAll(TURN, { 'board.terrain[0]': '. ....', 'board.levels': ['0?0000'] }),
  ],
  ['whole zones on other levels', change(TURN, 'board.levels', ['110022', '110022'])],
  [
    'darkness on D and twice',
    withAll(TURN, {
      'board.terrain[0]': 'D.....',
      'board.darkness': [
        [0, 0],
        [1, 0],
        [1, 0],
      ],
    }),
  ],
  ['darkness on a blocked field', change(TURN, 'board.darkness', [[2, 1]])],
  [
    'a bridge over a blocked field carries a hero',
    withAll(TURN, {
      'board.bridges': [{ at: [2, 0], size: [2, 2], level: 1 }],
      'heroes[1].at': [2, 1],
    }),
  ],
  [
    'a bridge over nothing',
    change(TURN, 'board.bridges', [{ at: [6, 0], size: [2, 2], level: 2 }]),
  ],
  [
    'a hero on a trap and on loot',
    change(TURN, 'objects', [
      { kind: 'trap', at: [5, 0] },
      { kind: 'loot', at: [5, 3] },
    ]),
  ],
  [
    'two objects on one field, one of them blocked',
    change(TURN, 'objects', [
      { kind: 'chest', at: [2, 1] },
      { kind: 'token', at: [2, 1] },
    ]),
  ],
  [
    'a large monster on its zone',
    change(TURN, 'monsters', [{ id: 'x', at: [2, 2], size: 'large' }]),
  ],
  ['an immunity twice', change(TURN, 'monster.immunities', ['large', 'large'])],
  [
    'more shields than resources',
    withAll(TURN, { 'heroes[0].shield': 4, 'heroes[0].resources': 0 }),
  ],
  ['player versus player', change(TURN, 'mode', 'pvp')],
  ['no trace', change(TURN, 'trace', false)],
  ['the plain tile', DARK],
  [
    'tile anywhere',
    change(DARK, 'tile', [
      [-5, 900],
      [-5, 901],
    ]),
  ],
  ['the plain attack', ATTACK],
  ['no target', change(ATTACK, 'targets', [])],
  ['negative modifiers', withAll(ATTACK, { modifier: -4, bonuses: [-1], accuracy: -2 })],
  [
    'one target twice',
    change(ATTACK, 'targets', [
      { id: 't', hp: 1 },
      { id: 't', hp: 1 },
    ]),
  ],
  ['the plain start', START],
  ['more HP than the card says', withAll(START, { kind: 'monster', hp: 40 })],
  ['a hero without HP', change(START, 'hp', 0)],
  ['the plain track', ORDER],
  ['no card', change(ORDER, 'cards', [])],
  [
    'an id like the rune card, which is not in play',
    withAll(ORDER, { runeCard: false, endCard: 'rune-card' }),
  ],
];

describe('good input', () => {
  let answers: readonly Answer[] = [];
  beforeAll(() => {
    answers = nodeRun(GOOD_ROWS.map(([, input]) => JSON.stringify(input)).join('\r\n')).answers;
  });

  test.each(GOOD_ROWS.map(([name], index) => [name, index] as const))('%s', (_name, index) => {
    expect(answers[index]).toMatchObject({ id: null, ok: true });
  });
});

const ANSWER_ROWS: readonly (readonly [name: string, input: Case, answer: unknown])[] = [
  [
    'a monster turn',
    TURN,
    {
      ranking: ['jaheen', 'elros'],
      action: 'attack',
      options: [
        { end: [4, 0], hits: ['jaheen'], cost: 4, damage: 4, onDarkness: false },
        { end: [4, 1], hits: ['jaheen'], cost: 4, damage: 4, onDarkness: false },
      ],
      preventable: true,
    },
  ],
  [
    'staying, with GRAUSAM',
    withAll(TURN, { heroes: [], 'monster.abilities': { vicious: true } }),
    {
      ranking: [],
      action: 'stay',
      options: [{ end: [0, 0], hits: [], cost: 0, damage: 0, onDarkness: false }],
      preventable: false,
    },
  ],
  [
    'a tile',
    DARK,
    {
      result: 'tile',
      target: 'elros',
      missing: 2,
      options: [
        [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
      ],
    },
  ],
  [
    'crushing',
    change(DARK, 'board.darkness', [[4, 0]]),
    { result: 'crushed', target: null, missing: 0, options: [], damageEach: 1 },
  ],
  [
    'nothing to spread from',
    change(DARK, 'board.terrain', ['......', '......']),
    { result: 'none', target: 'elros', missing: null, options: [] },
  ],
  [
    'a hero attack',
    withAll(ATTACK, {
      roll: 20,
      fromStealth: true,
      'targets[0].shield': 1,
      'targets[1]': { id: 'u', hp: 9, immunities: ['stealth'] },
    }),
    {
      targets: [
        {
          id: 't',
          hit: true,
          critical: true,
          damage: 12,
          shieldLeft: 0,
          hpLeft: 0,
          collateral: true,
        },
        {
          id: 'u',
          hit: true,
          critical: true,
          damage: 6,
          shieldLeft: 0,
          hpLeft: 3,
          collateral: true,
        },
      ],
    },
  ],
  [
    'a start of turn',
    withAll(START, { 'tokens.burn': 3, 'tokens.stealth': true, 'tokens.stun': true }),
    { damage: 3, hp: 2, tokens: { burn: 2 }, loses: 'cubeAction', down: false },
  ],
  [
    'a turn order',
    ORDER,
    { order: [['vorn'], ['archers'], ['maya'], ['rune-card']], leader: 'vorn' },
  ],
];

describe('answers', () => {
  let answers: readonly Answer[] = [];
  beforeAll(() => {
    const lines = ANSWER_ROWS.map(([name, input]) => JSON.stringify({ id: { name }, ...input }));
    answers = nodeRun(lines.join('\n')).answers;
  });

  test.each(ANSWER_ROWS.map(([name, , answer], index) => [name, answer, index] as const))(
    '%s',
    (name, answer, index) => {
      expect(answers[index]).toEqual({ id: { name }, ok: true, answer });
    },
  );

  test('a trace only where it is asked for', () => {
    const cases = [TURN, DARK].flatMap((one) => [one, change(one, 'trace', true)]);
    const { answers } = nodeRun(cases.map((one) => JSON.stringify(one)).join('\n'));
    const traces = answers.map(({ answer }) => answer?.['trace']);
    expect(traces.map((trace) => trace === undefined)).toEqual([true, false, true, false]);
    for (const step of [traces[1], traces[3]].flat()) {
      expect(step).toEqual({
        rule: expect.stringMatching(/^[A-Z]\d+a?$/) as string,
        before: expect.any(Number) as number,
        after: expect.any(Number) as number,
      });
    }
  });
});
