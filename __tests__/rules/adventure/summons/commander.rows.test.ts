import { CATALOGUE } from '@/src/content/drunagor';
import { setupLines, type GameState, type MonsterSetup, type Spawn } from '@/src/rules';
import { adventureOf, adventureWith, doing, eventsOf, refusal, refusing } from '../kit';

const party = (count: number, ...summons: string[]): GameState =>
  adventureWith({
    heroes: Array.from({ length: count }, () => ({})),
    summons: summons.map((card) => ({ card, command: 1 })),
  });
const COMMANDER: Spawn = { kind: 'commander', fromHeroes: 1 };
const setup = (...spawns: Spawn[]): MonsterSetup => ({
  chapter: 3,
  step: { kind: 'door', number: 2 },
  spawns,
});
const open = (...spawns: Spawn[]) =>
  ({ kind: 'openStep', setup: setup(...spawns), command: 2 }) as const;

describe('commanders of a setup', () => {
  test.each([
    [1, 'commander-bane', 35],
    [2, 'commander-archon', 40],
  ] as const)('U3: side %s by chance: %s with %s HP', (die, card, hp) => {
    const { state } = doing(party(3), open(COMMANDER), [die]);
    expect(adventureOf(state).cards[0]?.face.id).toBe(card);
    expect(adventureOf(state).monsters[0]?.hp).toBe(hp);
  });

  test('U3: the side the players turned up', () => {
    const done = doing(party(3), { ...open(COMMANDER), drawn: { 0: 'commander-archon' } });
    expect(adventureOf(done.state).cards[0]?.face.id).toBe('commander-archon');
    expect(eventsOf(done, 'drawn')).toEqual([]);
  });

  test('U3: one card has both sides: no second commander', () => {
    expect(refusal(party(1, 'commander-bane'), open(COMMANDER))).toEqual({
      code: 'no-card-left',
      line: 0,
    });
  });

  test('D15: without the command value he cannot come', () => {
    const { command: _, ...without } = open(COMMANDER);
    expect(refusing(party(1), without)).toBe('no-hit-points');
  });

  test('U8: a commander by name', () => {
    const { state } = doing(
      party(2),
      open({ kind: 'scenario', fromHeroes: 1, monster: 'commander-brute' }),
    );
    expect(adventureOf(state).cards[0]).toMatchObject({
      kind: 'commander',
      face: { id: 'commander-brute-A' },
      back: { id: 'commander-brute-B' },
    });
    expect(adventureOf(state).monsters[0]?.hp).toBe(32);
  });

  test('U12: the boss of a setup, with the HP of the adventure', () => {
    const boss: Spawn = { kind: 'scenario', fromHeroes: 1, monster: 'undead-king' };
    expect(refusal(party(1), open(boss))).toEqual({ code: 'no-hit-points', line: 0 });
    const { state } = doing(party(1), { ...open(boss), hp: { 0: 120 } });
    expect(adventureOf(state).monsters[0]).toMatchObject({ hp: 120, base: null });
  });

  test('U2: the bases the players say, by line', () => {
    const archer: Spawn = {
      kind: 'named',
      fromHeroes: 1,
      monster: 'skeleton-archer',
      rank: 'rookie',
    };
    const { state } = doing(party(1), { ...open(archer, archer), bases: { 1: 'white', 0: null } });
    expect(adventureOf(state).monsters.map(({ base }) => base)).toEqual([null, 'white']);
  });
});

describe('what a step will bring, for the players', () => {
  const gray: Spawn = { kind: 'random', fromHeroes: 1, colour: 'gray', rank: 'rookie' };
  const archer: Spawn = {
    kind: 'named',
    fromHeroes: 1,
    monster: 'skeleton-archer',
    rank: 'rookie',
  };
  const five = (spawn: Spawn): Spawn => ({ ...spawn, fromHeroes: 5 });
  const lines = (state: GameState, ...spawns: Spawn[]) =>
    setupLines(CATALOGUE, adventureOf(state), setup(...spawns));
  const cards = (state: GameState, ...spawns: Spawn[]) =>
    lines(state, ...spawns).map(({ candidates }) => candidates.map(({ card }) => card));

  test('U1: only the lines that apply, named ones first', () => {
    expect(lines(party(2), gray, five(gray), archer).map(({ line }) => line)).toEqual([2, 0]);
  });

  test('U1: which are random', () => {
    expect(lines(party(1), gray, archer, COMMANDER).map(({ random }) => random)).toEqual([
      ...[false, true, true],
    ]);
  });

  test('U1: the cards a random line can be', () => {
    expect(cards(party(1, 'executioner/standard/rookie'), gray)).toEqual([
      ['rotten-flesh/standard/rookie', 'shadow-vampire/standard/rookie'],
    ]);
  });

  test('U3: the sides of the commander', () => {
    expect(cards(party(1), COMMANDER)).toEqual([['commander-bane', 'commander-archon']]);
  });

  test('U5: a named line in its usual side', () => {
    expect(cards(party(1), archer)).toEqual([['skeleton-archer/standard/rookie']]);
    expect(cards(party(1, 'skeleton-archer/alternate/rookie'), archer)).toEqual([
      ['skeleton-archer/alternate/rookie'],
    ]);
  });

  test('U1: a second line of the same colour and rank follows the first', () => {
    expect(lines(party(1), gray, gray).map(({ sameAs }) => sameAs)).toEqual([null, 0]);
  });

  test('U1: nothing left to draw', () => {
    const state = party(
      1,
      ...['executioner', 'rotten-flesh', 'shadow-vampire'].map((id) => `${id}/standard/rookie`),
    );
    expect(cards(state, gray)).toEqual([[]]);
  });

  test('U1: short of miniatures from the line on that lacks one', () => {
    const state = party(1, ...Array.from({ length: 3 }, () => 'skeleton-archer/standard/rookie'));
    const short = lines(state, archer, archer).map(({ candidates }) => candidates[0]?.short);
    expect(short).toEqual([false, true]);
  });

  test('U1: a random line is short where others use its miniature', () => {
    const state = party(1, ...Array.from({ length: 4 }, () => 'dire-executioner'));
    expect(lines(state, gray)[0]?.candidates).toContainEqual({
      card: 'executioner/standard/rookie',
      short: true,
    });
  });
});
