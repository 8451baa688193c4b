import { mutantsOf } from '@/scripts/mutate/mutant';

/** Sessions have no rule ids of their own: all are of what a note may be. */
const NOTE = 'notes';

export const SESSION_MUTANTS = [
  ...mutantsOf(
    'session/decide',
    [NOTE, 'key.length <= LONGEST_KEY && ', ''],
    [NOTE, 'path.length > 0 && ', ''],
    [NOTE, 'path.length <= LONGEST_PATH && path.every', 'path.every'],
    [NOTE, 'changes.length + rolls.length <= MAX_CHANGES', 'changes.length < 1000'],
    [NOTE, 'count <= MAX_ROLLED', 'count <= 2 * MAX_ROLLED'],
    [NOTE, 'faces.length >= 2', 'faces.length >= 1'],
    [NOTE, '<= MAX_ROLLED * LONGEST_PATH', '<= 100 * MAX_ROLLED'],
    [NOTE, 'next += 1;', ''],
    [NOTE, 'alone ? (value[0] ?? null) : value', 'value'],
    [NOTE, 'colour < PLAYER_COLOURS', 'colour <= PLAYER_COLOURS'],
    [NOTE, 'Number.isInteger(colour) &&', ''],
    [NOTE, "if (state.session === undefined) return fail({ code: 'no-session' });", ''],
  ),
  ...mutantsOf(
    'session/events',
    [NOTE, 'next: dice.next + event.rolled', 'next: dice.next'],
    [NOTE, 'session.notes[helper] ?? {}', '{}'],
    [NOTE, '{ ...state.session, players }', '{ ...state.session, players, notes: {} }'],
  ),
  ...mutantsOf('session/place', [NOTE, 'at > list.length', 'at > list.length + 1']),
];
