import { nextUp } from '@/app/table/play/next-up';
import type { GameCommand, GameState } from '@/src/rules';
import { adventureOf, adventureWith, after, doing, refusal } from '@/__tests__/rules/adventure/kit';

const CULTIST = { card: 'shadow-cultist/standard/fighter' };
const EXECUTIONER = { card: 'executioner/standard/fighter' };
const next: GameCommand = { kind: 'nextTurn' };

/** What the button promises and what the rules then do, for as many turns as asked. */
function walk(start: GameState, turns: number): readonly string[] {
  const told: string[] = [];
  let state = start;
  for (let turn = 0; turn < turns; turn += 1) {
    const promised = nextUp(adventureOf(state));
    const refused = refusal(state, next);
    if (promised.kind === 'choice') {
      expect(refused).toEqual({ code: 'choice-needed', options: promised.keys });
      state = doing(state, { kind: 'nextTurn', pick: promised.keys[0] ?? '' }).state;
      told.push('choice');
      continue;
    }
    expect(refused).toBeNull();
    const round = adventureOf(state).round;
    state = doing(state, next).state;
    const { turn: now, round: then } = adventureOf(state);
    if (promised.kind === 'figure') expect(promised.figure).toBe(now?.figure);
    if (promised.kind === 'key') {
      expect(promised.key).toBe(now?.key);
      expect(promised.round).toBe(round === 0 ? 'first' : then > round ? 'new' : 'same');
    }
    told.push(promised.kind);
  }
  return told;
}

test.each([
  ['two heroes alone', adventureWith()],
  ['figures of one card', adventureWith({ summons: [EXECUTIONER, EXECUTIONER, CULTIST] })],
  ['with the rune card', adventureWith({ summons: [CULTIST], rules: { runeCard: true } })],
  [
    'with end cards',
    adventureWith({ rules: { endCards: [{ id: 'mist', name: 'Nebel' }] }, summons: [EXECUTIONER] }),
  ],
])('the button keeps its promise over three rounds: %s', (_, state) => {
  expect(walk(state, 24)).toHaveLength(24);
});

test('two cards on one place are a choice, the second of them follows by itself', () => {
  const state = after(adventureWith({ summons: [EXECUTIONER, CULTIST] }), {
    kind: 'moveCard',
    card: 'card-3',
    spot: { rune: 'green', row: 'lower' },
  });
  expect(walk(state, 5)).toEqual(['key', 'key', 'choice', 'key', 'key']);
});

test.each([
  ['an animal after its hero', [{ kind: 'actNow', figure: 'ally-3' }]],
  ['a monster out of order', [{ kind: 'actNow', figure: 'monster-2' }]],
] as const)('after a turn out of order the one set aside goes on: %s', (_, commands) => {
  const state = after(
    adventureWith({ summons: [EXECUTIONER] }),
    next,
    { kind: 'addAlly', hero: 'hero-1', ally: 'animal', name: 'Brumm', toughness: null },
    ...commands,
  );
  expect(nextUp(adventureOf(state))).toEqual({ kind: 'figure', figure: 'hero-1' });
  expect(walk(state, 12)).toHaveLength(12);
});
