import { EVENT_VERSIONS, isCampaignEvent, type GameEvent } from '@/src/rules';
import { SESSION_EVENTS } from '@/src/rules/session/events';
import { Chance } from '@/__tests__/rules/oracle/monster/chance';
import { fightsAmong, walk } from './run';
import { describeFailure, faultsAfter, shrink } from './shrink';
import { spoil } from './spoil';
import { Walk, type Step } from './walk';
import { Tally } from './tally';

const ADVENTURES = 90;
const walked = walk(ADVENTURES, 1);

describe(`${ADVENTURES} adventures of a seeded player`, () => {
  test('everything that must hold holds after every command', () => {
    expect(walked.failures.map(describeFailure)).toEqual([]);
  });

  test('every kind of command is accepted and refused', () => {
    expect(walked.tally.scarce(1, 1)).toEqual([]);
  });

  test('every kind of event happens', () => {
    const elsewhere = (type: string) =>
      type === 'dieRolled' || type in SESSION_EVENTS || isCampaignEvent({ type } as GameEvent);
    const types = Object.keys(EVENT_VERSIONS).filter((type) => !elsewhere(type));
    expect(types.filter((type) => !walked.tally.events.has(type))).toEqual([]);
  });

  test('D12: at least half of them end by a rule', () => {
    expect(walked.tally.adventures).toBe(ADVENTURES + 2 * fightsAmong(ADVENTURES));
    expect(walked.tally.endedByARule()).toBeGreaterThanOrEqual(ADVENTURES / 2);
  });

  test('rounds go by', () => {
    expect(walked.tally.rounds).toBeGreaterThan(2 * ADVENTURES);
  });
});

describe('the walker himself', () => {
  test('the same seed goes the same way', () => {
    const [one, other] = [new Tally(), new Tally()];
    new Walk(7, one).run();
    new Walk(7, other).run();
    expect(one.print()).toBe(other.print());
  });

  test('a spoilt command differs in one thing', () => {
    const command = { kind: 'payLife', hero: 'hero-1', amount: 2 } as const;
    const all = Array.from({ length: 20 }, (_, seed) => spoil(new Chance(seed), command));
    expect(all.some(({ hero }) => hero !== 'hero-1')).toBe(true);
    expect(all.some(({ amount }) => amount !== 2)).toBe(true);
    expect(all.every(({ hero, amount }) => hero === 'hero-1' || amount === 2)).toBe(true);
  });

  test('a failure is made as short as can be', () => {
    const step = (command: Step['command']): Step => ({ command, dice: null });
    const roll = step({ kind: 'rollDie', sides: 6 });
    const start = step({ kind: 'createCampaign', name: 'Nacht', seed: 1, heroes: [] });
    // No table can ask for it: the log could not be read again.
    const broken = step({ kind: 'rollDie', sides: 7 as 6 });
    const steps = [start, roll, broken, roll, start, roll];
    expect(faultsAfter([start, roll, roll])).toEqual([]);
    expect(shrink({ steps })).toEqual([start, broken]);
  });
});
