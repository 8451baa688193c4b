import { attackOfRow, isNextTurn } from '@/src/game';

const ATTACK = { kind: 'monsterAttacks', figure: 'monster-2', targets: ['hero-1'] };
const told = (command: unknown) => ({ command: JSON.stringify(command) });

describe('what a row says about a monster’s attack', () => {
  test.each([
    ['an attack', told({ ...ATTACK, onDarkness: true }), { ...ATTACK, onDarkness: true }],
    ['with corrected damage', told({ ...ATTACK, onDarkness: false, damage: 3 }), { damage: 3 }],
  ])('%s is read', (_name, row, expected) => {
    expect(attackOfRow(row)).toMatchObject(expected);
  });

  test.each([
    ['another command', told({ kind: 'nextTurn' })],
    ['an attack without targets', told({ kind: 'monsterAttacks', figure: 'monster-2' })],
    ['a broken row', { command: '{' }],
  ])('%s is none', (_name, row) => {
    expect(attackOfRow(row)).toBeNull();
  });
});

test.each([
  ['the next turn', told({ kind: 'nextTurn' }), true],
  ['with a pick', told({ kind: 'nextTurn', pick: 'card-3' }), true],
  ['an attack', told({ ...ATTACK, onDarkness: false }), false],
  ['a broken row', { command: '' }, false],
])('%s ends a turn: %s', (_name, row, expected) => {
  expect(isNextTurn(row)).toBe(expected);
});
