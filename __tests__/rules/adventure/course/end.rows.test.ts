import { START, type GameCommand, type GameState, type Outcome } from '@/src/rules';
import { adventureOf, adventureWith, after, doing, eventsOf, heroOf, refusing } from '../kit';

const lost: Outcome = { result: 'lost', reason: { kind: 'declared' } };
const declare = (outcome: Outcome): GameCommand => ({ kind: 'declareOutcome', outcome });
const close = (more: object = {}): GameCommand => ({
  kind: 'closeAdventure',
  at: 5000,
  afterwards: 'camp',
  ...more,
});

/** The logbook changes while they play. */
const DURING: readonly GameCommand[] = [
  { kind: 'nextTurn' },
  { kind: 'writeNotes', notes: 'Schlüssel gefunden' },
  { kind: 'changeHero', hero: 'hero-1', change: { notes: 'Ring' } },
];
const BEFORE = adventureWith({ chapter: 3 });
const playing = after(BEFORE, ...DURING);
const closedAfter = (outcome: Outcome): GameState => after(playing, declare(outcome), close());

describe('V1: what an adventure leaves behind', () => {
  test('V1: won, everything is final', () => {
    const { campaign, adventure } = closedAfter({ result: 'won' });
    expect(adventure).toBeNull();
    expect([campaign.notes, campaign.heroes[0]?.notes]).toEqual(['Schlüssel gefunden', 'Ring']);
  });

  test.each<[string, Outcome]>([
    ['lost', lost],
    ['abandoned', { result: 'abandoned' }],
  ])('V1: %s, the exact state at the start comes back, with the notes', (result, outcome) => {
    const { campaign } = closedAfter(outcome);
    const { chronicle, ...rest } = campaign;
    const { before } = adventureOf(playing);
    const heroes = before.heroes.map((hero) =>
      hero.id === 'hero-1' ? { ...hero, notes: 'Ring' } : hero,
    );
    expect(rest).toEqual({ ...before, heroes, notes: 'Schlüssel gefunden', chronicle: undefined });
    expect(chronicle.map((entry) => entry.result)).toEqual([result]);
  });

  test('V1: the chronicle tells chapter, time, rounds and roles', () => {
    expect(closedAfter({ result: 'won' }).campaign.chronicle).toMatchObject([
      {
        chapter: 3,
        title: 'Probe',
        result: 'won',
        startedAt: 1000,
        endedAt: 5000,
        rounds: 1,
        heroes: [
          { hero: 'hero-1', name: 'Jaheen', role: 'defender' },
          { hero: 'hero-2', name: 'Elros', role: 'leader' },
        ],
        decisions: [],
      },
    ]);
  });

  test('V2: only a victory with a sequel carries something over', () => {
    const carried = (outcome: Outcome, afterwards: string) =>
      after(playing, declare(outcome), close({ afterwards })).campaign.carryOver !== null;
    expect([
      carried({ result: 'won' }, 'sequential'),
      carried({ result: 'won' }, 'camp'),
      carried(lost, 'sequential'),
      carried(lost, 'restart'),
    ]).toEqual([true, false, false, false]);
  });

  test('V2: nothing is carried out of a defeat, not even in the history', () => {
    const done = doing(after(playing, declare(lost)), close({ afterwards: 'sequential' }));
    expect(eventsOf(done, 'adventureClosed')).toMatchObject([{ cause: 'V1', carryOver: null }]);
  });

  test('V2: a lost sequel keeps what its part before left', () => {
    const won = after(playing, declare({ result: 'won' }), close({ afterwards: 'sequential' }));
    const start: GameCommand = {
      kind: 'startAdventure',
      chapter: 4,
      title: '',
      at: 6000,
      sequential: true,
      rules: adventureOf(playing).rules,
      runes: adventureOf(playing).runes.bag,
      heroes: [{ hero: 'hero-1', role: null, maxHp: 9, cubes: null }],
    };
    const again = after(won, start, declare(lost), close({ afterwards: 'restart' }));
    expect(again.campaign.carryOver).toEqual(won.campaign.carryOver);
  });
});

describe('V1, D12: the players have the last word', () => {
  test('D12: a loss by the rules can be declared a victory', () => {
    const state = after(
      BEFORE,
      { kind: 'trauma', hero: 'hero-1', x: 2 },
      declare({ result: 'won' }),
    );
    expect(adventureOf(state).outcome).toEqual({ result: 'won' });
  });

  test('D12: an instruction of the adventure loses', () => {
    const outcome: Outcome = { result: 'lost', reason: { kind: 'instruction', name: 'Das Tor' } };
    expect(adventureOf(after(BEFORE, declare(outcome))).outcome).toEqual(outcome);
  });

  test('V1: playing on takes the end back', () => {
    const state = after(BEFORE, declare(lost), { kind: 'playOn' });
    expect(adventureOf(state).outcome).toBeNull();
    expect(adventureOf(after(state, { kind: 'nextTurn' })).round).toBe(1);
  });

  test('V1: the same word again changes nothing', () => {
    expect(doing(after(BEFORE, declare(lost)), declare(lost)).events).toEqual([]);
  });

  test.each<[string, GameState, GameCommand, string]>([
    ['V1: closing before the end', BEFORE, close(), 'adventure-not-over'],
    ['V1: playing on before the end', BEFORE, { kind: 'playOn' }, 'adventure-not-over'],
    [
      'V1: a turn after the end',
      after(BEFORE, declare(lost)),
      { kind: 'nextTurn' },
      'adventure-over',
    ],
    [
      'V1: closing without an adventure',
      after(BEFORE, declare(lost), close()),
      close(),
      'no-adventure',
    ],
    [
      'V1: closing at no time',
      after(BEFORE, declare(lost)),
      close({ at: 0.5 }),
      'number-out-of-range',
    ],
    [
      'D12: a loss by an unknown hero',
      BEFORE,
      declare({ result: 'lost', reason: { kind: 'curse', hero: 'hero-7' } }),
      'unknown-hero',
    ],
    ['V1: an outcome without a campaign', START, declare(lost), 'no-campaign'],
  ])('%s is refused', (_, state, command, code) => {
    expect(refusing(state, command)).toBe(code);
  });

  test('V1: a note after the end is kept in the history', () => {
    const done = doing(after(BEFORE, declare(lost)), {
      kind: 'note',
      figure: null,
      text: ' Schade ',
    });
    expect(eventsOf(done, 'noted')).toMatchObject([{ text: 'Schade', who: null }]);
  });
});

describe('the rules of the adventure and what the table counts', () => {
  test('Q3: the curse penalty changes for the next recall', () => {
    const two: GameCommand = { kind: 'changeAdventureRules', change: { cursePenalty: 2 } };
    const state = after(BEFORE, two, { kind: 'recall', hero: 'hero-1', recall: 'forced' });
    expect(heroOf(state, 'hero-1').curse).toHaveLength(2);
  });

  test('only what differs is reported', () => {
    const done = doing(BEFORE, {
      kind: 'changeAdventureRules',
      change: { runeCard: true, cursePenalty: 1 },
    });
    expect(eventsOf(done, 'adventureRulesChanged')).toMatchObject([{ change: { runeCard: true } }]);
    expect(Object.keys(eventsOf(done, 'adventureRulesChanged')[0]?.change ?? {})).toEqual([
      'runeCard',
    ]);
    expect(
      doing(done.state, { kind: 'changeAdventureRules', change: { runeCard: true } }).events,
    ).toEqual([]);
  });

  test('counters count, change and go', () => {
    const set = (value: number | null): GameCommand => ({
      kind: 'setCounter',
      name: 'Hebel',
      value,
    });
    const three = after(BEFORE, set(1), set(3));
    expect(adventureOf(three).counters).toEqual([{ name: 'Hebel', value: 3 }]);
    expect(doing(three, set(3)).events).toEqual([]);
    expect(adventureOf(after(three, set(null))).counters).toEqual([]);
  });

  test('Q1: ticked actions belong to the turn', () => {
    const tick = (used: boolean): GameCommand => ({ kind: 'tickAction', action: 'door', used });
    const ticked = after(playing, tick(true));
    expect(adventureOf(ticked).turn?.actions).toEqual(['door']);
    expect(doing(ticked, tick(true)).events).toEqual([]);
    expect(adventureOf(after(ticked, tick(false))).turn?.actions).toEqual([]);
    expect(adventureOf(after(ticked, { kind: 'nextTurn' })).turn?.actions).toEqual([]);
  });

  test.each<[string, GameState, GameCommand, string]>([
    [
      'Q1: ticking outside a turn',
      BEFORE,
      { kind: 'tickAction', action: 'move', used: true },
      'no-turn',
    ],
    [
      'a counter without a name',
      BEFORE,
      { kind: 'setCounter', name: ' ', value: 1 },
      'number-out-of-range',
    ],
    [
      'a counter of 1000',
      BEFORE,
      { kind: 'setCounter', name: 'x', value: 1000 },
      'number-out-of-range',
    ],
    [
      'a note on nobody',
      BEFORE,
      { kind: 'note', figure: 'monster-3', text: 'x' },
      'unknown-figure',
    ],
    [
      'an end card twice',
      BEFORE,
      {
        kind: 'changeAdventureRules',
        change: {
          endCards: [
            { id: 'raid', name: 'a' },
            { id: 'raid', name: 'b' },
          ],
        },
      },
      'card-twice',
    ],
    [
      'an end card with the id of a hero',
      BEFORE,
      { kind: 'changeAdventureRules', change: { endCards: [{ id: 'hero-1', name: 'a' }] } },
      'card-twice',
    ],
    [
      'N3: five BETÄUBEN by darkness',
      BEFORE,
      {
        kind: 'changeAdventureRules',
        change: { darkness: { damage: 2, tokens: { stun: 5 }, curse: 0 } },
      },
      'number-out-of-range',
    ],
  ])('%s is refused', (_, state, command, code) => {
    expect(refusing(state, command)).toBe(code);
  });
});
