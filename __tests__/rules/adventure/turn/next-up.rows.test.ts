import { nextUp, type GameCommand, type GameState } from '@/src/rules';
import { adventureOf, adventureWith, after, doing, refusal } from '../kit';

const CULTIST = { card: 'shadow-cultist/standard/fighter' };
const EXECUTIONER = { card: 'executioner/standard/fighter' };
const next: GameCommand = { kind: 'nextTurn' };

interface Told {
  readonly told: string;
  readonly state: GameState;
}

/** What is promised for one turn, and what the rules then do. */
function step(state: GameState): Told {
  const before = adventureOf(state);
  const promised = nextUp(before);
  if (promised.kind === 'place' && promised.first.length > 1) {
    const options = promised.first.map(({ key }) => key);
    expect(refusal(state, next)).toEqual({ code: 'choice-needed', options });
    const [pick = ''] = options;
    return { told: 'choice', state: doing(state, { kind: 'nextTurn', pick }).state };
  }
  const then = doing(state, next).state;
  const { turn, round } = adventureOf(then);
  if (promised.kind === 'resumed') expect(turn).toEqual(promised.turn);
  if (promised.kind === 'figure') expect(turn?.figure).toBe(promised.figure);
  if (promised.kind === 'place') {
    expect(promised.first).toEqual([{ key: turn?.key, place: turn?.place, acts: true }]);
    expect(promised.round).toBe(
      before.round === 0 ? 'first' : round > before.round ? 'new' : 'same',
    );
  }
  return { told: promised.kind, state: then };
}

function walk(start: GameState, turns: number): readonly string[] {
  const told: string[] = [];
  let state = start;
  while (told.length < turns) {
    const one = step(state);
    told.push(one.told);
    state = one.state;
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
])('I2: what is promised comes true over three rounds: %s', (_, state) => {
  expect(walk(state, 24)).toHaveLength(24);
});

test('I2: two cards on one place are a choice, the second of them follows by itself', () => {
  const state = after(adventureWith({ summons: [EXECUTIONER, CULTIST] }), {
    kind: 'moveCard',
    card: 'card-3',
    spot: { rune: 'green', row: 'lower' },
  });
  expect(walk(state, 5)).toEqual(['place', 'place', 'choice', 'place', 'place']);
});

test.each([
  ['an animal after its hero', [{ kind: 'actNow', figure: 'ally-3' }]],
  ['a monster out of order', [{ kind: 'actNow', figure: 'monster-2' }]],
] as const)('D8, I4: after a turn out of order the one set aside goes on: %s', (_, commands) => {
  const state = after(
    adventureWith({ summons: [EXECUTIONER] }),
    next,
    { kind: 'addAlly', hero: 'hero-1', ally: 'animal', name: 'Brumm', toughness: null },
    ...commands,
  );
  expect(nextUp(adventureOf(state))).toMatchObject({
    kind: 'resumed',
    turn: { figure: 'hero-1' },
  });
  expect(walk(state, 12)).toHaveLength(12);
});

test('I2: nobody on the track, nobody to act', () => {
  const state = after(adventureWith({ heroes: [{}] }), next);
  const nobody = { ...adventureOf(state), heroes: [] };
  expect(nextUp(nobody)).toEqual({ kind: 'place', first: [], round: 'new' });
});
