import { SWORD_SORCERY } from '@/src/rules/swordsorcery';
import { asking, without, type Inputs, type Row } from './ask';

const ask = asking(SWORD_SORCERY, 'swordsorcery');

const TARGET = { id: 'a', armour: 0 };
const ATTACK = { hits: 1, targets: [TARGET] };
const attacked = (target: Inputs): Inputs => ({ ...ATTACK, targets: [{ ...TARGET, ...target }] });

const long = 'x'.repeat(40);
const astral = '𝄞'.repeat(20);
const many = (n: number) => Array.from({ length: n }, (_, i) => ({ id: `t${i}`, armour: 0 }));

describe('H1: forms', () => {
  test.each<Row>([
    ['H1: a number may be 99', { ...ATTACK, hits: 99 }, expect.objectContaining({ hits: 99 })],
    ['H1: not 100', { ...ATTACK, hits: 100 }, '!hits'],
    ['H1: not below 0', { ...ATTACK, hits: -1 }, '!hits'],
    ['H1: not a half', { ...ATTACK, hits: 1.5 }, '!hits'],
    ['H1: no text for a number', { ...ATTACK, hits: '1' }, '!hits'],
    ['H1: no null for a number that may be missing', { ...ATTACK, lethal: null }, '!lethal'],
    ['H1: no number for a bool', { ...ATTACK, focus: 1 }, '!focus'],
    ['H1: z goes down to -99', attacked({ change: -99 }), expect.anything()],
    ['H1: and no further', attacked({ change: -100 }), '!targets[0].change'],
    ['H1: a text has at least one sign', attacked({ id: '' }), '!targets[0].id'],
    ['H1: a text of 40', attacked({ id: long }), expect.anything()],
    ['H1: none of 41', attacked({ id: `${long}x` }), '!targets[0].id'],
    ['H1: pairs count as two', attacked({ id: astral }), expect.anything()],
    ['H1: 20 pairs and one sign are 41', attacked({ id: `${astral}x` }), '!targets[0].id'],
    ['H1: an empty list where one is needed', { ...ATTACK, targets: [] }, '!targets'],
    ['H1: 20 targets', { ...ATTACK, targets: many(20) }, expect.anything()],
    ['H1: 21 targets', { ...ATTACK, targets: many(21) }, '!targets'],
    ['H1: an object is no list', { ...ATTACK, targets: { 0: TARGET, length: 1 } }, '!targets'],
    ['H1: a list is no object', { ...ATTACK, targets: [[]] }, '!targets[0]'],
    ['H1: null is no object', { ...ATTACK, targets: [null] }, '!targets[0]'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('attack', inputs)).toEqual(answer);
  });

  test('H1: 60 of a list without a length, no more', () => {
    const powers = (n: number) => many(n).map(({ id }) => ({ id, hourglasses: 1 }));
    const event = { cards: 0, faceUp: false };
    expect(ask('round', { powers: powers(60), event })).toMatchObject({ waiting: [] });
    expect(ask('round', { powers: powers(61), event })).toBe('!powers');
  });

  test('H1: JSON’s -0 is 0', () => {
    const read = SWORD_SORCERY.get('swordsorcery.attack')?.(
      JSON.parse('{"hits":-0,"targets":[{"id":"a","armour":0}]}'),
    );
    expect(read).toMatchObject({ ok: true, value: { hits: 0 } });
  });
});

describe('H2: the first fault', () => {
  test.each<Row>([
    ['H2: a missing field', without(ATTACK, 'hits'), '!hits'],
    ['H2: fields in their order', { targets: 1, lethal: 'x' }, '!hits'],
    [
      'H2: a later field that may be missing before a wrong one',
      { hits: 0, lethal: -1 },
      '!lethal',
    ],
    [
      'H2: the length before what is inside',
      { hits: 0, targets: many(21).map(() => 1) },
      '!targets',
    ],
    [
      'H2: what is inside before the next object',
      { hits: 0, targets: [{ id: 1 }, 7] },
      '!targets[0].id',
    ],
    ['H2: fields inside in their order', { hits: 0, targets: [{ armour: -1 }] }, '!targets[0].id'],
    ['H2: other keys after the fields', { ...ATTACK, aa: 1, hits: 'x' }, '!hits'],
    ['H2: the smallest of other keys', { ...ATTACK, z: 1, Z: 1, ä: 1 }, '!Z'],
    ['H2: other keys inside', attacked({ b: 1, a: 1 }), '!targets[0].a'],
    ['H2: inside before outside', { ...attacked({ z: 1 }), a: 1 }, '!targets[0].z'],
    ['H2: names of JavaScript’s own are other keys', { ...ATTACK, constructor: 1 }, '!constructor'],
    [
      'H2: equal ids, the later one',
      { ...ATTACK, targets: [TARGET, { id: 'b', armour: 0 }, TARGET] },
      '!targets[2].id',
    ],
    ['H2: other keys before equal ids', { ...ATTACK, targets: [TARGET, TARGET], z: 1 }, '!z'],
    ['H2: no list is no object', [] as unknown as Inputs, '!'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('attack', inputs)).toEqual(answer);
  });

  test('H2: JavaScript’s own names are no words', () => {
    const effects = { kind: 'hero', tokens: {}, event: { type: 'constructor' } };
    expect(ask('effects', effects)).toBe('!event.type');
    expect(ask('effects', { ...effects, event: {} })).toBe('!event.type');
    expect(ask('effects', { ...effects, kind: 'toString' })).toBe('!kind');
  });

  test('H2: a key called __proto__ is another key', () => {
    const read = SWORD_SORCERY.get('swordsorcery.zone')?.(
      JSON.parse('{"heroes":1,"enemies":1,"__proto__":1}'),
    );
    expect(read).toMatchObject({ ok: false, error: { path: '__proto__' } });
  });
});

test('H3: the answer has the fields named and no others', () => {
  expect(ask('attack', ATTACK)).toEqual({
    hits: 1,
    targets: [{ id: 'a', remaining: 1, dice: 1, shieldsLeft: 0, wounds: null }],
  });
});
