import { DOOR_SETUPS } from '@/src/content/drunagor/doors';
import { CATALOGUE } from '@/src/content/drunagor';
import {
  answered,
  NO_CHOICES,
  openStepCommand,
  type LineChoices,
} from '@/app/play/setup/steps/choices';
import { comingOf, withShownKept } from '@/app/play/setup/steps/coming';
import { decide, replay, virtualDice, type GameState, type MonsterSetup } from '@/src/rules';
import { adventureWith } from '@/__tests__/rules/adventure/kit';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);
const start = (seed: number): GameState => adventureWith({ chapter: 3, seed });

const shown = (state: GameState, setup: MonsterSetup, choices: LineChoices) =>
  Object.fromEntries(
    comingOf(state, setup, choices).lines.flatMap(({ line, card }) =>
      card === null ? [] : [[line.line, card.face.id]],
    ),
  );

const really = (state: GameState, setup: MonsterSetup, choices: LineChoices) => {
  const dice = virtualDice(state.dice.seed);
  const decided = decide(CATALOGUE, state, openStepCommand(setup, choices), dice);
  return decided.ok
    ? (replay(state, decided.value).adventure?.cards ?? []).map(({ face }) => face.id)
    : [];
};

/** Doors where a commander comes with monsters that are drawn: his strength is asked. */
const ASKING = DOOR_SETUPS.filter(
  ({ spawns }) =>
    spawns.some(({ kind }) => kind === 'commander') && spawns.some(({ kind }) => kind === 'random'),
);

test('U1, D15: who was shown for a door comes, whatever is asked meanwhile', () => {
  expect(ASKING.length).toBeGreaterThan(0);
  for (const setup of ASKING) {
    for (const seed of SEEDS) {
      const state = start(seed);
      const before = shown(state, setup, NO_CHOICES);
      const [asked] = comingOf(state, setup, NO_CHOICES).lines.filter(({ problem }) => problem);
      const choices = answered(NO_CHOICES, asked?.line.line ?? 0, { kind: 'command', command: 4 });
      expect(shown(state, setup, choices)).toMatchObject(before);
      expect(really(state, setup, choices)).toEqual(expect.arrayContaining(Object.values(before)));
    }
  }
});

test('U1: who was shown stays when another one is left out', () => {
  for (const setup of ASKING) {
    for (const seed of SEEDS) {
      const state = start(seed);
      const coming = comingOf(state, setup, NO_CHOICES);
      const commander = setup.spawns.findIndex(({ kind }) => kind === 'commander');
      const kept = withShownKept(coming, NO_CHOICES);
      const choices = answered(kept, commander, { kind: 'leave' });
      expect(shown(state, setup, choices)).toMatchObject(shown(state, setup, NO_CHOICES));
    }
  }
});
