import { warningsFor, type AdventureCommand, type GameCommand, type Warning } from '@/src/rules';
import { adventureWith, after, refusing } from '../kit';
import { attack, hp, onHit, own, tokens, APPLY } from '../foes';

const ACT: GameCommand = { kind: 'actNow', figure: 'monster-2' };
const DOWN: GameCommand = { kind: 'harm', figures: ['hero-2'], amount: 99, preventable: false };
const give = (figure: string, token: 'stun' | 'bleed', count: number): GameCommand => ({
  kind: 'giveTokens',
  figures: [figure],
  token,
  count,
});
const lava = (figure: string): GameCommand => ({
  kind: 'enterGround',
  figure,
  entered: ['lava'],
  on: [],
  falls: 0,
});
const parry = (amount: number, focus = false): GameCommand => ({
  kind: 'react',
  reaction: {
    hero: 'hero-1',
    cost: focus ? { kind: 'focus', count: 1 } : { kind: 'free' },
    effect: { kind: 'prevent', target: 'hero-1', amount },
  },
});

interface WarningRow {
  readonly name: string;
  readonly face?: Parameters<typeof own>[0];
  readonly given?: readonly GameCommand[];
  readonly command: GameCommand;
  readonly warned: readonly Warning['code'][];
}

const ROWS: readonly WarningRow[] = [
  { name: 'in its own turn, one target', given: [ACT], command: attack(['hero-1']), warned: [] },
  { name: 'an attack in nobody’s turn', command: attack(['hero-1']), warned: ['not-its-turn'] },
  {
    name: 'an attack in another figure’s turn',
    given: [{ kind: 'nextTurn' }],
    command: attack(['hero-1']),
    warned: ['not-its-turn'],
  },
  {
    name: 'T7: a stunned monster attacks',
    given: [tokens('monster-2', { stun: 1 }), ACT],
    command: attack(['hero-1']),
    warned: ['stunned'],
  },
  {
    name: 'D6: a second attack without DOPPELANGRIFF',
    given: [ACT, attack(['hero-1']), APPLY],
    command: attack(['hero-1']),
    warned: ['no-attack-left'],
  },
  {
    name: 'D6: with it, the second is right',
    face: { abilities: [onHit('attack-twice')] },
    given: [ACT, attack(['hero-1']), APPLY],
    command: attack(['hero-1']),
    warned: [],
  },
  {
    name: 'R3: BETÄUBEN takes both attacks of DOPPELANGRIFF',
    face: { abilities: [onHit('attack-twice')] },
    given: [tokens('monster-2', { stun: 1 }), ACT, attack(['hero-1']), APPLY],
    command: attack(['hero-1']),
    warned: ['stunned'],
  },
  {
    name: 'D6: the turn ends with one attack left',
    face: { abilities: [onHit('attack-twice')] },
    given: [ACT, attack(['hero-1']), APPLY],
    command: { kind: 'nextTurn' },
    warned: ['attack-left'],
  },
  {
    name: 'A2: more targets than the attack takes',
    given: [ACT],
    command: attack(['hero-1', 'hero-2']),
    warned: ['too-many-targets'],
  },
  {
    name: 'A2: SPALTEN 2 takes two',
    face: { abilities: [onHit('cleave', 2)] },
    given: [ACT],
    command: attack(['hero-1', 'hero-2']),
    warned: [],
  },
  {
    name: 'K1: a hidden target',
    given: [ACT, tokens('hero-1', { stealth: 1 })],
    command: attack(['hero-1']),
    warned: ['cannot-be-seen'],
  },
  {
    name: 'A3: a struck zone hits hidden ones',
    face: { abilities: [onHit('strike', 1)] },
    given: [ACT, tokens('hero-1', { stealth: 1 })],
    command: attack(['hero-1', 'hero-2']),
    warned: [],
  },
  {
    name: 'moving in another figure’s turn',
    command: { kind: 'monsterMoves', figure: 'monster-2', slowed: false, stood: false },
    warned: ['not-its-turn'],
  },
  {
    name: 'D10: shields take all of it already',
    given: [tokens('hero-1', { shield: 4 }), attack(['hero-1'])],
    command: parry(2),
    warned: ['nothing-left-to-prevent'],
  },
  {
    name: 'D10: something is left',
    given: [tokens('hero-1', { shield: 2 }), attack(['hero-1'])],
    command: parry(2),
    warned: [],
  },
  {
    name: 'Q8: a second focus technique in the same turn',
    given: [
      ...[ACT, tokens('hero-1', { focus: 4 }), attack(['hero-1']), parry(1, true), APPLY],
      attack(['hero-1']),
    ],
    command: parry(1, true),
    warned: ['focus-used'],
  },
  { name: 'D11: damage to the unconscious', given: [DOWN], command: DOWN, warned: ['unconscious'] },
  {
    name: 'D11: healing the unconscious',
    given: [DOWN],
    command: { kind: 'heal', figures: ['hero-2', 'hero-1'], amount: 2 },
    warned: ['unconscious'],
  },
  {
    name: 'C4: a token it is immune to',
    face: { size: 'large' },
    command: give('monster-2', 'stun', 1),
    warned: ['immune'],
  },
  {
    name: 'C1: tokens beyond the limit',
    given: [tokens('hero-1', { bleed: 3 })],
    command: give('hero-1', 'bleed', 2),
    warned: ['token-limit'],
  },
  {
    name: 'C1: tokens up to the limit',
    given: [tokens('hero-1', { bleed: 2 })],
    command: give('hero-1', 'bleed', 2),
    warned: [],
  },
  {
    name: 'M4: lava twice in a turn',
    given: [ACT, lava('hero-1')],
    command: lava('hero-1'),
    warned: ['touched-already'],
  },
  {
    name: 'D13: beyond 16',
    given: [hp('hero-1', 15, 15)],
    command: { kind: 'raiseMaxHp', hero: 'hero-1', by: 2 },
    warned: ['max-hp-limit'],
  },
];

test.each(ROWS)('$name', ({ face = {}, given = [], command, warned }) => {
  const state = after(adventureWith({ summons: [own(face)] }), ...given);
  const warnings = warningsFor(state, command as AdventureCommand);
  expect(warnings.map(({ code }) => code)).toEqual(warned);
  expect(refusing(state, command)).toBe('accepted');
});

test('no adventure, no warning', () => {
  const state = { ...adventureWith(), adventure: null };
  expect(warningsFor(state, { kind: 'nextTurn' })).toEqual([]);
});
