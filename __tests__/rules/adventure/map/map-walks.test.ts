import { replay, type GameCommand, type GameEvent, type GameState } from '@/src/rules';
import { Chance } from '@/__tests__/rules/oracle/monster/chance';
import { own } from '../foes';
import { adventureOf, adventureWith } from '../kit';
import { faultsOf, sameValue, snapshotFaults } from '../walks/changes';
import { MAP_MOVES } from '../walks/moves/map';
import type { Move } from '../walks/scene';
import { spoil } from '../walks/spoil';
import { take } from '../walks/walk';

const WALKS = 40;
const STEPS = 100;

type Kind = keyof typeof MAP_MOVES;
const BUILDING: readonly Kind[] = ['placeSheet', 'placeSheet', 'placeTray', 'placeFigure'];
const KINDS = [...(Object.keys(MAP_MOVES) as Kind[]), 'placeBridge', ...BUILDING] as const;
/** The whole map at once ends what was built. */
const RARE: readonly Kind[] = ['setMap'];

const START = adventureWith({
  heroes: [{}, {}, {}],
  summons: [
    own(),
    own({ id: 'b', size: 'large' }),
    own({ id: 'c' }),
    own({ id: 'd', size: 'large' }),
  ],
  then: [{ kind: 'nextTurn' }],
});

function commandOf(chance: Chance, state: GameState, step: number): GameCommand {
  const kinds = step < 10 ? BUILDING : KINDS;
  const kind = kinds[chance.between(0, kinds.length - 1)] ?? 'placeSheet';
  const likely = RARE.includes(kind) && chance.percent(80) ? 'moveFigure' : kind;
  const scene = { chance, adventure: adventureOf(state) };
  const command = (MAP_MOVES[likely] as Move<GameCommand>)(scene);
  return chance.percent(8) ? spoil(chance, command) : command;
}

interface Walked {
  readonly faults: readonly string[];
  readonly codes: readonly string[];
  readonly accepted: number;
}

/** Replayed from the start, up to each of some points: undo leads exactly there. */
const undoFaults = (states: readonly GameState[], log: readonly (readonly GameEvent[])[]) =>
  states.flatMap((state, index) =>
    index % 17 !== 0 || sameValue(replay(START, log.slice(0, index).flat()), state)
      ? []
      : [`undone to ${index}, it is another state`],
  );

function walkMap(seed: number): Walked {
  const chance = new Chance(seed);
  const states: GameState[] = [START];
  const log: (readonly GameEvent[])[] = [];
  const codes: string[] = [];
  let state = START;
  for (let step = 0; step < STEPS && adventureOf(state).outcome === null; step += 1) {
    const command = commandOf(chance, state, step);
    const taken = take(state, { command, dice: null });
    const faults = [...taken.faults, ...(step % 20 === 0 ? snapshotFaults(taken.state) : [])];
    if (faults.length > 0) {
      return { faults: [`${seed}: ${JSON.stringify(command)}`, ...faults], codes, accepted: 0 };
    }
    if (taken.refusal !== null) codes.push(taken.refusal);
    state = taken.state;
    states.push(state);
    log.push(taken.events);
  }
  return { faults: undoFaults(states, log), codes, accepted: log.length - codes.length };
}

const walked = Array.from({ length: WALKS }, (_, seed) => walkMap(seed + 1));

test(`${WALKS} walks of ${STEPS} map commands: nothing breaks, stored and undone it is the same`, () => {
  expect(walked.flatMap(({ faults }) => faults)).toEqual([]);
  const accepted = walked.reduce((sum, one) => sum + one.accepted, 0);
  expect(accepted).toBeGreaterThan((WALKS * STEPS) / 4);
});

test('nearly every reason to refuse comes up by itself', () => {
  const codes = new Set(walked.flatMap((one) => one.codes));
  expect([...codes]).toEqual(
    expect.arrayContaining([
      ...['pieces-overlap', 'tray-overlap', 'not-on-tray', 'bridge-over-nothing', 'figures-on-it'],
      ...['field-taken', 'field-blocked', 'off-the-map', 'not-a-zone', 'no-map', 'no-way'],
      ...['bad-map', 'displace-first', 'unknown-figure', 'unknown-thing'],
    ]),
  );
});

test('the walker would notice: a figure put into the air is a fault', () => {
  const adventure = { ...adventureOf(START) };
  const lost = { ...adventure.heroes[0], at: [0, 0] } as (typeof adventure.heroes)[number];
  const after = { ...START, adventure: { ...adventure, heroes: [lost] } };
  const command: GameCommand = { kind: 'placeFigure', figure: 'hero-1', at: [0, 0] };
  expect(faultsOf({ before: START, command, events: [], after })).toContain(
    'hero-1 stands on no map',
  );
});
