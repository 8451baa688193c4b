import { START, type GameCommand, type GameState } from '@/src/rules';
import { isAbsolute, isReplacedByOthers, writesOverOthers } from '@/src/sync/replaced';

type Counters = Readonly<Record<string, number>>;

/** As far as it is compared: counters beside something else. */
const withCounters = (counters: Counters, round = 1): GameState =>
  ({
    ...START,
    adventure: {
      round,
      counters: Object.entries(counters).map(([name, value]) => ({ name, value })),
    },
  }) as unknown as GameState;

const SET: GameCommand = { kind: 'setCounter', name: 'Tor', value: 2 };

test.each<[string, { was: Counters; became: Counters; now: Counters }, boolean]>([
  ['nobody touched it', { was: { Tor: 1 }, became: { Tor: 2 }, now: { Tor: 1 } }, false],
  ['another one changed it', { was: { Tor: 1 }, became: { Tor: 2 }, now: { Tor: 5 } }, true],
  ['another one came to the same', { was: { Tor: 1 }, became: { Tor: 2 }, now: { Tor: 2 } }, false],
  [
    'another counter changed',
    { was: { Tor: 1, Brunnen: 1 }, became: { Tor: 2, Brunnen: 1 }, now: { Tor: 1, Brunnen: 9 } },
    false,
  ],
  ['another counter was laid out', { was: {}, became: { Tor: 2 }, now: { Brunnen: 1 } }, false],
  [
    'the same one was laid out with another value',
    { was: {}, became: { Tor: 2 }, now: { Tor: 7 } },
    true,
  ],
  ['it was taken away', { was: { Tor: 1 }, became: { Tor: 2 }, now: {} }, true],
  [
    'it was to be taken away and was counted on',
    { was: { Tor: 1 }, became: {}, now: { Tor: 2 } },
    true,
  ],
  [
    'a neighbour was taken away',
    { was: { Tor: 1, Brunnen: 1 }, became: { Tor: 2, Brunnen: 1 }, now: { Tor: 1 } },
    false,
  ],
])('a counter, and meanwhile %s', (_, { was, became, now }, isRefused) => {
  const then = { before: withCounters(was), after: withCounters(became) };
  expect(isReplacedByOthers(SET, then, withCounters(now, 3))).toBe(isRefused);
});

test('what the rules judge is never held against its first state', () => {
  const then = { before: withCounters({ Tor: 1 }), after: withCounters({ Tor: 2 }) };
  const settled = { kind: 'settleRunes' } as unknown as GameCommand;
  expect(isReplacedByOthers(settled, then, withCounters({ Tor: 5 }))).toBe(false);
});

const HERO_REACTS: GameCommand = {
  kind: 'react',
  reaction: {
    hero: 'hero-1',
    cost: { kind: 'cube', colour: 'red' },
    effect: { kind: 'prevent', target: 'hero-1', amount: 1 },
  },
};

type Reacting = Readonly<Record<string, number>>;

const threatOf = (id: string, prevented: Reacting): GameState =>
  ({
    ...START,
    adventure: {
      threat: {
        id,
        reactions: Object.entries(prevented).map(([hero, amount]) => ({
          hero,
          effect: { kind: 'prevent', target: hero, amount },
        })),
      },
    },
  }) as unknown as GameState;

test.each<[string, string, Reacting, boolean]>([
  ['nobody reacted', 'threat-1', {}, false],
  ['another hero reacted', 'threat-1', { 'hero-2': 2 }, false],
  ['somebody reacted for him', 'threat-1', { 'hero-1': 2 }, true],
  ['the next threat came', 'threat-2', {}, true],
])('a hero’s reaction, and meanwhile %s', (_, threat, prevented, isRefused) => {
  const then = { before: threatOf('threat-1', {}), after: threatOf('threat-1', { 'hero-1': 1 }) };
  expect(isReplacedByOthers(HERO_REACTS, then, threatOf(threat, prevented))).toBe(isRefused);
});

test('a reaction taken back, and meanwhile another one stands there', () => {
  const then = { before: threatOf('threat-1', { 'hero-1': 1 }), after: threatOf('threat-1', {}) };
  const taken: GameCommand = { kind: 'takeBackReaction', hero: 'hero-1' };
  expect(isReplacedByOthers(taken, then, threatOf('threat-1', { 'hero-1': 2 }))).toBe(true);
  expect(isReplacedByOthers(taken, then, threatOf('threat-1', { 'hero-1': 1 }))).toBe(false);
});

const tokensOf = (tokens: Counters): GameState =>
  ({ ...START, adventure: { heroes: [{ id: 'hero-1', tokens }] } }) as unknown as GameState;

const TOKENS = { kind: 'setTokens' } as unknown as GameCommand;

test.each<[string, { seen: Counters; now: Counters; redone: Counters }, boolean]>([
  ['stands as it was seen', { seen: { a: 1 }, now: { a: 1 }, redone: { a: 2 } }, false],
  ['was left alone and has changed', { seen: { a: 1 }, now: { a: 4 }, redone: { a: 1 } }, true],
  ['is taken away and came after', { seen: {}, now: { a: 1 }, redone: {} }, true],
  ['changed and is not touched', { seen: { a: 1 }, now: { a: 4 }, redone: { a: 4 } }, false],
  [
    'stands beside what has changed',
    { seen: { a: 1, b: 1 }, now: { a: 1, b: 9 }, redone: { a: 2, b: 9 } },
    false,
  ],
  ['is new, and was before', { seen: {}, now: {}, redone: { a: 1 } }, false],
])('decided anew, what %s', (_, { seen, now, redone }, isRefused) => {
  const meanwhile = { before: tokensOf(now), after: tokensOf(redone) };
  expect(writesOverOthers(TOKENS, tokensOf(seen), meanwhile)).toBe(isRefused);
  const event = { kind: 'settleRunes' } as unknown as GameCommand;
  expect(writesOverOthers(event, tokensOf(seen), meanwhile)).toBe(false);
});

test.each<GameCommand['kind']>([
  'setHp',
  'setTokens',
  'setCubes',
  'setCounter',
  'setCurse',
  'setTrauma',
  'setMap',
  'setLineCount',
  'setPlayers',
  'writeLine',
  'writeNotes',
  'noteHelper',
])('%s says how something shall be', (kind) => {
  expect(isAbsolute({ kind })).toBe(true);
});
