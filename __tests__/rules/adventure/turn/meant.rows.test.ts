import { lineOf, threatOutlook, turnName } from '@/src/rules';
import { adventureOf, adventureWith, after, doing, refusing } from '../kit';
import { attack, hp, onHit, own } from '../foes';

const APPLY = { kind: 'applyThreat' } as const;

const playing = after(adventureWith({ summons: [own({})] }), { kind: 'nextTurn' });
const named = turnName(adventureOf(playing));

test('I2: a turn is ended once by its name: the second tap ends nothing', () => {
  const next = { kind: 'nextTurn', ends: named } as const;
  const ended = after(playing, next);
  expect(turnName(adventureOf(ended))).not.toBe(named);
  expect(refusing(ended, next)).toBe('turn-over');
  expect(refusing(ended, { kind: 'nextTurn' })).toBe('accepted');
});

test('D10: a blow is applied by its name', () => {
  const open = after(playing, attack(['hero-1']));
  expect(refusing(open, { ...APPLY, threat: 'threat-99' })).toBe('no-threat');
  const threat = adventureOf(open).threat?.id ?? '';
  expect(refusing(open, { ...APPLY, threat })).toBe('accepted');
});

describe('D14: LP ENTZIEHEN', () => {
  const drains = adventureWith({ summons: [own({ abilities: [onHit('drain-health', 2)] })] });

  test.each([
    ['D14: what moves is told before it does', 10, { lost: 3, drained: 2, falls: false }],
    ['D14: no more than is left', 4, { lost: 3, drained: 1, falls: true }],
    ['D4: whoever fell by the damage has nothing to give', 3, { lost: 3, drained: 0, falls: true }],
  ])('%s', (_name, left, outlook) => {
    const state = after(drains, hp('hero-1', left), attack(['hero-1']));
    const { threat } = adventureOf(state);
    expect(threat && threatOutlook(adventureOf(state), threat)).toMatchObject([outlook]);
    const fallen = adventureOf(after(state, APPLY)).heroes[0];
    expect(fallen?.unconscious).toBe(outlook.falls);
  });

  test('D14: it reads as no hit', () => {
    const { events } = doing(after(drains, attack(['hero-1'])), APPLY);
    const keys = events.map((event) => lineOf(event)?.key);
    expect(keys).toContain('historyAdventure.drained');
    expect(keys.filter((key) => key === 'historyAdventure.harmedBy')).toHaveLength(1);
  });
});

test('I1: a card at the end of the round is told by its name', () => {
  const raid = adventureWith({ rules: { endCards: [{ id: 'raid', name: 'Monsterüberfall' }] } });
  const last = after(raid, { kind: 'nextTurn' }, { kind: 'nextTurn' });
  const { events } = doing(last, { kind: 'nextTurn' });
  expect(events.map(lineOf)).toContainEqual({
    key: 'historyAdventure.turnOfNamedCard',
    values: { name: 'Monsterüberfall' },
  });
});

test.each([
  ['striker', { key: 'historyAdventure.roleSet', values: { role: { role: 'striker' } } }],
  [null, { key: 'historyAdventure.roleGone' }],
] as const)('I1: which role a hero takes is told: %s', (role, told) => {
  const { events } = doing(playing, { kind: 'setRole', hero: 'hero-1', role });
  expect(events.map(lineOf)).toContainEqual(
    expect.objectContaining({
      ...told,
      values: expect.objectContaining('values' in told ? told.values : {}),
    }),
  );
});
