import { RUNEBOUND_3 } from '@/src/rules/runebound3';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(RUNEBOUND_3, 'runebound3');

/** `a:2P/1M` is a token. */
const tokens = (text: string) =>
  text.split(' ').flatMap((one) => {
    const [, id, up, down = '-'] = /^(\w+):([^/]+)(?:\/(.+))?$/u.exec(one) ?? [];
    return id === undefined ? [] : [{ id, up, down }];
  });
const side = (text: string, more: Inputs = {}): Inputs => ({
  health: 9,
  tokens: tokens(text),
  ...more,
});
const fight = (
  attacker: string,
  defender: string,
  actions: readonly Inputs[] = [],
  more: Inputs = {},
): Inputs => ({
  act: 1,
  opponent: 'enemy',
  attacker: side(attacker),
  defender: side(defender),
  actions,
  ...more,
});
const by = (who: 'attacker' | 'defender', what: string, more: Inputs = {}): Inputs => ({
  by: who,
  do: what,
  ...more,
});
const passA = by('attacker', 'pass');
const passD = by('defender', 'pass');
const hit = (ids: string, shields = ''): Inputs =>
  by('attacker', 'damage', {
    tokens: ids.split(' '),
    ...(shields && { shields: shields.split(' ') }),
  });
const hitBack = (ids: string, shields = ''): Inputs => ({ ...hit(ids, shields), by: 'defender' });
const surge = (ids: string, ability: string, cost: number, more: Inputs = {}): Inputs =>
  by('attacker', 'surge', { tokens: ids.split(' '), ability, cost, ...more });
const agile = (token: string, target: string, how: string): Inputs =>
  by('attacker', 'agility', { token, target, how });
const lay = (token: string, on: string): Inputs => by('attacker', 'double', { token, on });

const has = (more: Inputs): unknown => expect.objectContaining({ illegal: null, ...more });
const illegal = (action: number, reason: string, more: Inputs = {}): unknown =>
  expect.objectContaining({ illegal: { action, reason }, ...more });
/** `a:2P b:1S>d`: what the pool shows, and on what it lies. */
const pool = (damage: number, text: string) => ({
  damage,
  pool: text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const [, id, shows, on = null] = /^(\w+):([^>]+)(?:>(\w+))?$/u.exec(one) ?? [];
      return { id, shows, on };
    }),
});

describe('who begins, who may do what', () => {
  test.each<Row>([
    [
      'RB3-2, RB3-3: the whole answer',
      fight('a:2P* b:A', 'x:1E* y:-*'),
      {
        first: 'defender',
        expected: 5,
        next: 'defender',
        options: ['enemy'],
        dealt: [],
        attacker: pool(0, 'a:2P* b:A'),
        defender: pool(0, 'x:1E* y:-*'),
        defeated: null,
        retreat: [],
        illegal: null,
      },
    ],
    ['RB3-2: six in act 2', fight('', '', [], { act: 2 }), has({ expected: 6 })],
    [
      'RB3-2: a villain has seven',
      fight('', '', [], { opponent: 'villain' }),
      has({ expected: 7 }),
    ],
    [
      'RB3-2: a hero what he has',
      fight('', '', [], { opponent: 'hero', act: 2 }),
      has({ expected: null }),
    ],
    ['RB3-3: golden ones count 1 each', fight('a:9P*', 'x:1E* y:1E*'), has({ first: 'defender' })],
    ['RB3-3: only upper faces', fight('a:1P', 'x:1E/1E*'), has({ first: 'attacker' })],
    ['RB3-3: a tie', fight('a:1P*', 'x:1E*'), has({ first: 'attacker' })],
    ['RB3-3: in turns', fight('a:1P', 'x:1E', [hit('a')]), has({ next: 'defender', dealt: [1] })],
    [
      'RB3-3: who passed has no more turns',
      fight('a:1P b:1P', 'x:1E', [hit('a'), passD, hit('b')]),
      has({ next: 'attacker', options: [] }),
    ],
    [
      'RB3-3: both passed',
      fight('a:1P', '', [passA, passD]),
      has({ next: null, options: [], dealt: [0, 0] }),
    ],
    [
      'RB3-3: over',
      fight('a:1P', '', [passA, passD, hit('a')]),
      illegal(2, 'over', { dealt: [0, 0] }),
    ],
    [
      'RB3-3: not his turn',
      fight('a:1P', 'x:1E', [hitBack('x')]),
      illegal(0, 'turn', { next: 'attacker', dealt: [] }),
    ],
    [
      'RB3-3: nor after passing',
      fight('a:1P', 'x:1E', [passA, hitBack('x'), hit('a')]),
      illegal(2, 'turn'),
    ],
    ['RB3-3: turn before token', fight('', 'x:1E', [hitBack('q')]), illegal(0, 'turn')],
    [
      'RB3-5: all a hero can do',
      fight('a:1S b:A c:D d:2M e:3P f:1E g:1H', ''),
      has({ options: ['physical', 'magic', 'agility', 'surge', 'double'] }),
    ],
    [
      'RB3-5: all an enemy can do',
      fight('', 'a:1S* b:A c:D d:2M e:3P f:1E g:1H'),
      has({ options: ['enemy', 'agility', 'surge', 'double'] }),
    ],
    [
      'RB3-5: a hero as opponent deals as heroes do',
      fight('', 'a:1E* b:1P', [], { opponent: 'hero' }),
      has({ options: ['physical'] }),
    ],
    ['RB3-5: a doubler alone is nothing', fight('c:D', ''), has({ options: [] })],
    ['RB3-5: two doublers are a pair', fight('c:D d:D', ''), has({ options: ['double'] })],
    ['RB3-5: shields and dashes can be laid', fight('c:D d:-', ''), has({ options: ['double'] })],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('combat', inputs)).toEqual(answer);
  });
});

describe('damage and shields', () => {
  test.each<Row>([
    [
      'RB3-5: a sum of one kind',
      fight('a:2P b:3P c:1M', '', [hit('b a')]),
      has({ dealt: [5], attacker: pool(0, 'c:1M'), defender: pool(5, '') }),
    ],
    [
      'RB3-5: not of two kinds',
      fight('a:2P c:1M', '', [hit('a c')]),
      illegal(0, 'symbol', { attacker: pool(0, 'a:2P c:1M') }),
    ],
    [
      'RB3-5: a hero has no use for enemies’ damage',
      fight('a:1E', '', [hit('a')]),
      illegal(0, 'symbol'),
    ],
    ['RB3-5: an enemy none for heroes’', fight('', 'a:1P*', [hitBack('a')]), illegal(0, 'symbol')],
    [
      'RB3-5: enemies’ damage',
      fight('', 'x:2E* y:1E', [hitBack('x y')]),
      has({ dealt: [3], attacker: pool(3, '') }),
    ],
    ['RB3-5: not his token', fight('a:1P', 'x:1P', [hit('x')]), illegal(0, 'token')],
    ['RB3-5: no such token', fight('a:1P', '', [hit('q')]), illegal(0, 'token')],
    ['RB3-5: named twice', fight('a:1P', '', [hit('a a')]), illegal(0, 'token')],
    ['RB3-5: spent already', fight('a:1P', '', [hit('a'), passD, hit('a')]), illegal(2, 'token')],
    ['RB3-5: token before symbol', fight('a:1H', '', [hit('a q')]), illegal(0, 'token')],
    [
      'RB3-6: shields stop their sum',
      fight('a:5P', 'x:2H y:1H', [hit('a', 'y x')]),
      has({ dealt: [2], defender: pool(2, '') }),
    ],
    [
      'RB3-6: the surplus is lost',
      fight('a:1P', 'x:9H', [hit('a', 'x')]),
      has({ dealt: [0], defender: pool(0, '') }),
    ],
    [
      'RB3-6: who passed may shield',
      fight('a:3P', 'x:1H*', [passD, hit('a', 'x')]),
      has({ dealt: [0, 2] }),
    ],
    [
      'RB3-6: only with shields',
      fight('a:3P', 'x:1E', [hit('a', 'x')]),
      illegal(0, 'shields', { defender: pool(0, 'x:1E') }),
    ],
    ['RB3-6: only with his own', fight('a:3P b:1H', '', [hit('a', 'b')]), illegal(0, 'shields')],
    ['RB3-6: not named twice', fight('a:3P', 'x:1H', [hit('a', 'x x')]), illegal(0, 'shields')],
    [
      'RB3-6: not spent already',
      fight('a:3P b:1P', 'x:1H', [hit('a', 'x'), passD, hit('b', 'x')]),
      illegal(2, 'shields'),
    ],
    [
      'RB3-6: up to the health, and it is over',
      fight('a:9P b:1P', 'x:1E', [hit('a'), passD], {
        defender: side('x:1E', { health: 7, damage: 3 }),
      }),
      illegal(1, 'over', {
        dealt: [4],
        defeated: 'defender',
        next: null,
        options: [],
        retreat: [],
        defender: pool(7, 'x:1E'),
      }),
    ],
    [
      'RB3-6: the attacker can be beaten',
      fight('', 'x:9E*', [hitBack('x')]),
      has({ defeated: 'attacker', attacker: pool(9, '') }),
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('combat', inputs)).toEqual(answer);
  });
});

describe('surge, agility, doublers, retreat', () => {
  test.each<Row>([
    [
      'RB3-5: surge worth the cost',
      fight('a:1S b:2S', '', [surge('a b', 'storm', 3)]),
      has({ dealt: [0], attacker: pool(0, '') }),
    ],
    [
      'RB3-5: or more',
      fight('a:3S', '', [surge('a', 'storm', 1, { damage: 2 })]),
      has({ dealt: [2], defender: pool(2, '') }),
    ],
    ['RB3-5: not less', fight('a:1S', '', [surge('a', 'storm', 2)]), illegal(0, 'cost')],
    [
      'RB3-5: not with others',
      fight('a:1S b:1P', '', [surge('a b', 'storm', 1)]),
      illegal(0, 'symbol'),
    ],
    [
      'RB3-5: each ability once',
      fight('a:1S b:1S', '', [surge('a', 'storm', 1), passD, surge('b', 'storm', 9)]),
      illegal(2, 'used'),
    ],
    [
      'RB3-5: another ability',
      fight('a:1S b:1S', '', [surge('a', 'storm', 1), passD, surge('b', 'calm', 1)]),
      has({ dealt: [0, 0, 0] }),
    ],
    [
      'RB3-5: once per side',
      fight('a:1S', 'x:1S', [
        surge('a', 'storm', 1),
        { ...surge('x', 'storm', 1, { damage: 1 }), by: 'defender' },
      ]),
      has({ dealt: [0, 1] }),
    ],
    [
      'RB3-6: shields against surge',
      fight('a:1S', 'x:1H', [surge('a', 'storm', 1, { damage: 3, shields: ['x'] })]),
      has({ dealt: [2] }),
    ],
    [
      'RB3-6: none against nothing',
      fight('a:1S', 'x:1H', [surge('a', 'storm', 1, { shields: ['x'] })]),
      illegal(0, 'shields'),
    ],
    [
      'RB3-6: none against what cannot be prevented',
      fight('a:1S', 'x:1H', [
        surge('a', 'storm', 1, { damage: 3, unpreventable: true, shields: ['x'] }),
      ]),
      illegal(0, 'shields'),
    ],
    [
      'RB3-6: which goes through',
      fight('a:1S', 'x:1H', [surge('a', 'storm', 1, { damage: 3, unpreventable: true })]),
      has({ dealt: [3] }),
    ],
    [
      'RB3-5: flipping an own token',
      fight('a:A b:1P/3M*', '', [agile('a', 'b', 'flip')]),
      has({ attacker: pool(0, 'b:3M*') }),
    ],
    [
      'RB3-5: the other recasts, another side',
      fight('a:A', 'x:1E/2H', [agile('a', 'x', 'other')]),
      has({ defender: pool(0, 'x:2H') }),
    ],
    [
      'RB3-5: the other recasts, the same side',
      fight('a:A', 'x:1E/2H', [agile('a', 'x', 'same')]),
      has({ defender: pool(0, 'x:1E') }),
    ],
    [
      'RB3-5: flipping back',
      fight('a:A b:A c:1P/2P', '', [agile('a', 'c', 'flip'), passD, agile('b', 'c', 'flip')]),
      has({ attacker: pool(0, 'c:1P') }),
    ],
    [
      'RB3-5: not the one just paid',
      fight('a:A/1P', '', [agile('a', 'a', 'flip')]),
      illegal(0, 'target', { attacker: pool(0, 'a:A') }),
    ],
    [
      'RB3-5: flips are for own ones',
      fight('a:A', 'x:1E', [agile('a', 'x', 'flip')]),
      illegal(0, 'target'),
    ],
    [
      'RB3-5: recasts are for others’',
      fight('a:A b:1P', 'x:1E', [agile('a', 'b', 'same')]),
      illegal(0, 'target'),
    ],
    [
      'RB3-5: agility needs agility',
      fight('a:1P b:1P', '', [agile('a', 'b', 'flip')]),
      illegal(0, 'symbol'),
    ],
    [
      'RB3-4: on a doubler it counts twice, both are spent',
      fight('a:2P b:D c:1P', '', [lay('a', 'b'), passD, hit('a c')]),
      has({ dealt: [0, 0, 5], attacker: pool(0, '') }),
    ],
    [
      'RB3-4: laid',
      fight('a:2P b:D', '', [lay('a', 'b')]),
      has({ attacker: pool(0, 'a:2P>b b:D') }),
    ],
    [
      'RB3-4: a covered doubler cannot be flipped',
      fight('a:2P b:D c:A', '', [lay('a', 'b'), passD, agile('c', 'b', 'flip')]),
      illegal(2, 'target'),
    ],
    [
      'RB3-4: nor recast',
      fight('a:A', 'x:1E* y:D', [
        by('defender', 'double', { token: 'x', on: 'y' }),
        agile('a', 'y', 'other'),
      ]),
      illegal(1, 'target'),
    ],
    [
      'RB3-4: what lies on it can',
      fight('a:A', 'x:1E*/2H y:D', [
        by('defender', 'double', { token: 'x', on: 'y' }),
        agile('a', 'x', 'other'),
      ]),
      has({ defender: pool(0, 'x:2H>y y:D') }),
    ],
    [
      'RB3-4: a doubled shield',
      fight('a:5P', 'x:2H* y:D', [
        by('defender', 'double', { token: 'x', on: 'y' }),
        hit('a', 'x'),
      ]),
      has({ dealt: [0, 1], defender: pool(1, '') }),
    ],
    [
      'RB3-4: doubled surge',
      fight('a:1S b:D', '', [lay('a', 'b'), passD, surge('a', 'storm', 2)]),
      has({ illegal: null }),
    ],
    [
      'RB3-4: doubled agility acts once and takes the doubler with it',
      fight('a:A b:D c:1P/2P', '', [lay('a', 'b'), passD, agile('a', 'c', 'flip')]),
      has({ attacker: pool(0, 'c:2P') }),
    ],
    [
      'RB3-4: the doubler paid with it is no target',
      fight('a:A b:D/1P', '', [lay('a', 'b'), passD, agile('a', 'b', 'flip')]),
      illegal(2, 'target'),
    ],
    [
      'RB3-5: no token twice on doublers',
      fight('a:1P b:D c:D', '', [lay('a', 'b'), passD, lay('a', 'c')]),
      illegal(2, 'target'),
    ],
    [
      'RB3-5: no covered token laid',
      fight('a:1P b:D c:D', '', [lay('a', 'b'), passD, lay('b', 'c')]),
      illegal(2, 'token'),
    ],
    [
      'RB3-5: no covered doubler laid upon',
      fight('a:1P b:D c:1P', '', [lay('a', 'b'), passD, lay('c', 'b')]),
      illegal(2, 'target'),
    ],
    ['RB3-5: a doubler not upon itself', fight('b:D', '', [lay('b', 'b')]), illegal(0, 'target')],
    [
      'RB3-5: a doubler upon another',
      fight('b:D c:D', '', [lay('b', 'c')]),
      has({ attacker: pool(0, 'b:D>c c:D') }),
    ],
    [
      'RB3-5: not upon one that lies itself',
      fight('a:1P b:D c:D', '', [lay('b', 'c'), passD, lay('a', 'b')]),
      illegal(2, 'target', { options: ['physical'] }),
    ],
    ['RB3-5: only upon doublers', fight('a:1P b:1P', '', [lay('a', 'b')]), illegal(0, 'target')],
    ['RB3-5: only upon own ones', fight('a:1P', 'x:D', [lay('a', 'x')]), illegal(0, 'target')],
    [
      'RB3-7: from an enemy the attacker',
      fight('', '', [passA, passD]),
      has({ retreat: ['attacker'] }),
    ],
    [
      'RB3-7: among heroes both',
      fight('', '', [passA, passD], { opponent: 'hero' }),
      has({ retreat: ['attacker', 'defender'] }),
    ],
    [
      'RB3-7: from a villain nobody',
      fight('', '', [passA, passD], { opponent: 'villain' }),
      has({ retreat: [] }),
    ],
    ['RB3-7: not before the round is over', fight('', '', [passA]), has({ retreat: [] })],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('combat', inputs)).toEqual(answer);
  });
});

describe('what cannot be read', () => {
  const one = (up: string) =>
    fight('', '', [], { attacker: { health: 1, tokens: [{ id: 'a', up, down: '-' }] } });
  test.each<Row>([
    ...['0P', 'P', '10P', '2', '2A', '1D', 'A**', '2p', '', '*', '1P\n'].map((up): Row => [
      `RB3-2: no face ${JSON.stringify(up)}`,
      one(up),
      '!attacker.tokens[0].up',
    ]),
    ...['1P', '9H*', 'A', 'A*', 'D', '-', '-*'].map((up): Row => [
      `RB3-2: a face ${up}`,
      one(up),
      has({}),
    ]),
    [
      'RB3-2: hurt as much as it can bear',
      fight('', '', [], { attacker: side('', { damage: 9 }), defender: side('', { damage: 9 }) }),
      '!attacker.damage',
    ],
    [
      'RB3-2: the defender, too',
      fight('', '', [], { defender: side('', { damage: 10 }) }),
      '!defender.damage',
    ],
    ['RB3-2: a token on both sides', fight('a:A b:A', 'x:A b:A'), '!defender.tokens[1].id'],
    [
      'RB3-2: damage before tokens on both sides',
      fight('a:A', '', [], { defender: side('a:A', { damage: 9 }) }),
      '!defender.damage',
    ],
    [
      'RB3-2: a token twice on one side first',
      fight('a:A a:A', '', [], { defender: side('a:A', { damage: 9 }) }),
      '!attacker.tokens[1].id',
    ],
    [
      'RB3-2: the attacker’s before the defender’s',
      fight('a:A a:A', 'b:A b:A'),
      '!attacker.tokens[1].id',
    ],
    ['RB3-5: no such action', fight('', '', [by('attacker', 'flee')]), '!actions[0].do'],
    ['RB3-5: who comes before what', fight('', '', [{ do: 'flee' }]), '!actions[0].by'],
    [
      'RB3-5: passing has no more to say',
      fight('', '', [by('attacker', 'pass', { tokens: ['a'] })]),
      '!actions[0].tokens',
    ],
    [
      'RB3-5: no damage without tokens',
      fight('', '', [by('attacker', 'damage', { tokens: [] })]),
      '!actions[0].tokens',
    ],
    ['RB3-5: no surge for nothing', fight('', '', [surge('a', 'b', 0)]), '!actions[0].cost'],
    ['RB3-5: a recast has a side', fight('', '', [agile('a', 'b', 'recast')]), '!actions[0].how'],
    [
      'RB3-2: actions must be there',
      { act: 1, opponent: 'enemy', attacker: side(''), defender: side('') },
      '!actions',
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('combat', inputs)).toEqual(answer);
  });
});
