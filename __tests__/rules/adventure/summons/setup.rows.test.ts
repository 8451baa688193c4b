import { DOOR_SETUPS } from '@/src/content/drunagor/doors';
import type { GameState, MonsterSetup, Spawn } from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  doing,
  eventsOf,
  refusal,
  refusing,
  story,
} from '../kit';

const party = (count: number, ...summons: string[]): GameState =>
  adventureWith({
    heroes: Array.from({ length: count }, () => ({})),
    summons: summons.map((card) => ({ card })),
  });

const setup = (spawns: readonly Spawn[], notRandom: readonly string[] = []): MonsterSetup => ({
  chapter: 1,
  step: { kind: 'door', number: 1 },
  spawns,
  notRandom,
});

const gray = (fromHeroes: number): Spawn => ({
  kind: 'random',
  fromHeroes,
  colour: 'gray',
  rank: 'rookie',
});
const white = (fromHeroes: number): Spawn => ({
  kind: 'random',
  fromHeroes,
  colour: 'white',
  rank: 'rookie',
});
const archer = (fromHeroes: number): Spawn => ({
  kind: 'named',
  fromHeroes,
  monster: 'skeleton-archer',
  rank: 'rookie',
});

const cardsOf = (state: GameState): readonly string[] =>
  adventureOf(state).monsters.map(
    ({ card }) => adventureOf(state).cards.find(({ id }) => id === card)?.face.id ?? '',
  );

const ARCHER = 'skeleton-archer/standard/rookie';
const CULTIST = 'shadow-cultist/standard/rookie';
const GOLEM = 'rotten-flesh/standard/rookie';
const EXECUTIONER = 'executioner/standard/rookie';
const VAMPIRE = 'shadow-vampire/standard/rookie';

const CHAPTER_1 = DOOR_SETUPS[0] as MonsterSetup;

describe('which lines, and who they are', () => {
  test.each([
    ['p14a: "2+" stays away from a single hero', 1, [gray(2)], 0],
    ['p14a: "2+" comes with 2', 2, [gray(2)], 1],
    ['p14a: "2+" comes with 5', 5, [gray(2)], 1],
    ['p14a: "5+" stays away from 4', 4, [gray(5)], 0],
    ['p14a: "5+" comes with 5', 5, [gray(5)], 1],
    ['U1: a line without a number comes always', 1, [archer(1)], 1],
    ['U14: the number of heroes counts', 3, [archer(1), archer(2), archer(3), archer(4)], 3],
  ] as const)('%s', (_, heroes, spawns, expected) => {
    const { state } = doing(party(heroes), { kind: 'openStep', setup: setup(spawns) });
    expect(adventureOf(state).monsters).toHaveLength(expected);
  });

  test('p14b: chapter 1, one hero: exactly one Skelettbogenschütze Novize', () => {
    const { state } = doing(party(1), { kind: 'openStep', setup: CHAPTER_1 });
    expect(cardsOf(state)).toEqual([ARCHER]);
  });

  test('p15a: that archer has 9 HP, and stands in a yellow base', () => {
    const { state } = doing(party(1), { kind: 'openStep', setup: CHAPTER_1 });
    expect(adventureOf(state).monsters[0]).toMatchObject({ hp: 9, maxHp: 9, base: 'yellow' });
  });

  test('U1: the archer lies at the place its card shows', () => {
    const { state } = doing(party(1), { kind: 'openStep', setup: CHAPTER_1 });
    expect(adventureOf(state).cards[0]?.spot).toEqual({ rune: 'blue', row: 'upper' });
  });

  test('U1: named monsters come first, whatever the order of the lines', () => {
    const { state } = doing(party(1), { kind: 'openStep', setup: setup([gray(1), archer(1)]) });
    expect(cardsOf(state)[0]).toBe(ARCHER);
  });

  test('U1: a named monster of the same setup cannot be drawn', () => {
    const { state, events } = doing(party(1), {
      kind: 'openStep',
      setup: setup([white(1), archer(1)]),
    });
    expect(cardsOf(state)).toEqual([ARCHER, CULTIST]);
    expect(events.some(({ type }) => type === 'drawn')).toBe(false);
  });

  test('U1: the same colour and rank again is the same monster, with one draw', () => {
    const done = doing(party(3), { kind: 'openStep', setup: setup([gray(1), gray(2), gray(3)]) });
    expect(new Set(cardsOf(done.state)).size).toBe(1);
    expect(adventureOf(done.state).cards).toHaveLength(1);
    expect(eventsOf(done, 'drawn')).toHaveLength(1);
  });

  test('U1: another rank is another draw', () => {
    const fighter: Spawn = { kind: 'random', fromHeroes: 1, colour: 'gray', rank: 'fighter' };
    const done = doing(party(1), { kind: 'openStep', setup: setup([gray(1), fighter]) });
    expect(eventsOf(done, 'drawn')).toHaveLength(2);
  });

  test.each([
    ['first', 1, GOLEM],
    ['second', 2, EXECUTIONER],
    ['third', 3, VAMPIRE],
  ] as const)('U1: the die picks the %s gray card', (_, die, expected) => {
    const { state } = doing(party(1), { kind: 'openStep', setup: setup([gray(1)]) }, [die]);
    expect(cardsOf(state)).toEqual([expected]);
  });

  test('U1: cards in play are not drawn', () => {
    const state = party(1, GOLEM, VAMPIRE);
    expect(cardsOf(doing(state, { kind: 'openStep', setup: setup([gray(1)]) }).state)[2]).toBe(
      EXECUTIONER,
    );
  });

  test('U1: a card with another rank in play may be drawn', () => {
    const state = party(1, 'rotten-flesh/standard/fighter');
    const opened = doing(state, { kind: 'openStep', setup: setup([gray(1)]) }, [1]).state;
    expect(cardsOf(opened)[1]).toBe(GOLEM);
  });

  test('U1: the other side of a card in play is in play, too', () => {
    const state = party(1, 'rotten-flesh/alternate/rookie');
    const opened = doing(state, { kind: 'openStep', setup: setup([gray(1)]) }, [1]).state;
    expect(cardsOf(opened)[1]).toBe(EXECUTIONER);
  });

  test('U1: monsters the setup leaves out are not drawn', () => {
    const only = setup([gray(1)], ['shadow-vampire', 'executioner']);
    expect(cardsOf(doing(party(1), { kind: 'openStep', setup: only }).state)).toEqual([GOLEM]);
  });

  test('U1: defeated, a monster may be drawn again', () => {
    const gone = after(party(1, GOLEM), { kind: 'dismiss', figure: 'monster-2' });
    const opened = doing(gone, { kind: 'openStep', setup: setup([gray(1)]) }, [1]).state;
    expect(cardsOf(opened)).toEqual([GOLEM]);
  });

  test('V3: the step is remembered', () => {
    const { state } = doing(party(1), { kind: 'openStep', setup: setup([]) });
    expect(adventureOf(state).steps).toEqual([{ kind: 'door', number: 1 }]);
  });

  test('V3: a door ticks the small action of the hero whose turn it is', () => {
    const state = after(party(1), { kind: 'nextTurn' }, { kind: 'openStep', setup: setup([]) });
    expect(adventureOf(state).turn?.actions).toEqual(['door']);
  });
});

describe('what the players say', () => {
  test('U1: "we drew this card" holds for all lines of that colour and rank', () => {
    const done = doing(party(3), {
      kind: 'openStep',
      setup: setup([gray(1), archer(1), gray(3)]),
      drawn: { 2: VAMPIRE },
    });
    expect(cardsOf(done.state)).toEqual([ARCHER, VAMPIRE, VAMPIRE]);
    expect(story(done)).not.toContain('drawn');
  });

  test('U1: the players may draw a card in play; its figures share it', () => {
    const { state } = doing(party(1, ARCHER), {
      kind: 'openStep',
      setup: setup([white(1)]),
      drawn: { 0: ARCHER },
    });
    expect(cardsOf(state)).toEqual([ARCHER, ARCHER]);
    expect(adventureOf(state).cards).toHaveLength(1);
  });

  test('U1: a line left out does not come', () => {
    const { state } = doing(party(3), {
      kind: 'openStep',
      setup: setup([archer(1), gray(1), archer(3)]),
      without: [0, 1],
    });
    expect(cardsOf(state)).toEqual([ARCHER]);
  });

  test('U5: standard by default, another variant on demand', () => {
    const { state } = doing(party(1), {
      kind: 'openStep',
      setup: setup([archer(1), gray(1)]),
      drawn: { 1: GOLEM },
      variants: { 0: 'alternate', 1: 'complex' },
    });
    expect(cardsOf(state)).toEqual([
      'skeleton-archer/alternate/rookie',
      'rotten-flesh/complex-A/rookie',
    ]);
  });

  test('U5: a variant for a card the app draws', () => {
    const opened = doing(
      party(2),
      { kind: 'openStep', setup: setup([gray(1), gray(2)]), variants: { 1: 'alternate' } },
      [1],
    ).state;
    const alternate = 'rotten-flesh/alternate/rookie';
    expect(cardsOf(opened)).toEqual([alternate, alternate]);
  });

  test('U1, U5: what was drawn and said for a line that is left out holds for the others', () => {
    const command = {
      kind: 'openStep',
      setup: setup([gray(1), gray(2)]),
      drawn: { 0: GOLEM },
      without: [0],
    } as const;
    expect(cardsOf(doing(party(2), command).state)).toEqual([GOLEM]);
    const drawnByApp = { ...command, drawn: {}, variants: { 0: 'alternate' } } as const;
    expect(cardsOf(doing(party(2), drawnByApp, [1]).state)).toEqual([
      'rotten-flesh/alternate/rookie',
    ]);
  });

  test('U5: a later line joins the side that lies on the track', () => {
    const state = party(1, 'skeleton-archer/alternate/rookie');
    const opened = doing(state, { kind: 'openStep', setup: setup([archer(1)]) }).state;
    expect(new Set(cardsOf(opened))).toEqual(new Set(['skeleton-archer/alternate/rookie']));
  });

  test('U5: a variant the monster does not have', () => {
    const command = { kind: 'openStep', setup: setup([archer(1)]), variants: { 0: 'complex' } };
    expect(refusing(party(1), command as never)).toBe('unknown-card');
  });
});

describe('what runs out', () => {
  test('U1: no card of that colour and rank left', () => {
    const state = party(1, ARCHER, CULTIST);
    expect(refusal(state, { kind: 'openStep', setup: setup([archer(1), white(1)]) })).toEqual({
      code: 'no-card-left',
      line: 1,
    });
  });

  test('U1: then the players leave it out', () => {
    const state = party(1, ARCHER, CULTIST);
    const command = {
      kind: 'openStep',
      setup: setup([archer(1), white(1)]),
      without: [1],
    } as const;
    expect(cardsOf(doing(state, command).state)).toHaveLength(3);
  });

  test('U1: no miniature left', () => {
    const state = party(1, ARCHER, ARCHER, ARCHER, ARCHER);
    expect(refusal(state, { kind: 'openStep', setup: setup([archer(1)]) })).toEqual({
      code: 'no-miniature-left',
      line: 0,
      miniature: 'skeleton-archer',
    });
  });

  test('U1: then something else stands in for it', () => {
    const state = party(1, ARCHER, ARCHER, ARCHER, ARCHER);
    const command = { kind: 'openStep', setup: setup([archer(1)]), standIns: [0] } as const;
    expect(cardsOf(doing(state, command).state)).toHaveLength(5);
  });

  test('U7: a scenario monster uses up the miniature its card names', () => {
    const state = party(1, ...Array.from({ length: 4 }, () => 'dire-executioner'));
    expect(refusing(state, { kind: 'summon', summons: [{ card: EXECUTIONER }] })).toBe(
      'no-miniature-left',
    );
  });

  test('U1: nothing happens by halves', () => {
    const before = party(1, ARCHER, ARCHER, ARCHER);
    const command = { kind: 'openStep', setup: setup([archer(1), archer(1)]) } as const;
    expect(refusing(before, command)).toBe('no-miniature-left');
  });

  test.each([
    ['chapter 0', { ...setup([]), chapter: 0 }],
    ['door −1', { ...setup([]), step: { kind: 'door', number: -1 } }],
    ['page 1000', { ...setup([]), step: { kind: 'page', page: 1000 } }],
  ] as const)('V3: %s does not exist', (_, found) => {
    expect(refusing(party(1), { kind: 'openStep', setup: found })).toBe('number-out-of-range');
  });

  test('U1: an unknown line cannot be left out', () => {
    const command = { kind: 'openStep', setup: setup([archer(1)]), without: [1] } as const;
    expect(refusing(party(1), command)).toBe('number-out-of-range');
  });
});

const isBoss = (spawn: Spawn): boolean =>
  spawn.kind === 'scenario' && spawn.monster === 'undead-king';

const bossHp = ({ spawns }: MonsterSetup) =>
  Object.fromEntries(spawns.flatMap((spawn, line) => (isBoss(spawn) ? [[line, 120]] : [])));

/** Four Henker take all miniatures a random executioner would need. */
const isShort = (found: MonsterSetup, heroes: number): boolean =>
  found.chapter === 14 && 'number' in found.step && found.step.number === 3 && heroes === 5;

test.each(DOOR_SETUPS.map((found) => [found.chapter, JSON.stringify(found.step), found] as const))(
  'U1, U2: chapter %s, %s opens with 1 to 5 heroes: everyone in a base of his own',
  (_chapter, _step, found) => {
    for (const heroes of [1, 2, 3, 4, 5]) {
      const { monsters } = adventureOf(
        doing(party(heroes), {
          kind: 'openStep',
          setup: found,
          command: 2,
          hp: bossHp(found),
          ...(isShort(found, heroes) ? { drawn: { 3: GOLEM } } : {}),
        }).state,
      );
      const bases = monsters.flatMap(({ base }) => base ?? []);
      const bosses = found.spawns.filter(isBoss).length;
      expect(monsters).toHaveLength(
        found.spawns.filter(({ fromHeroes }) => fromHeroes <= heroes).length,
      );
      expect(new Set(bases).size).toBe(monsters.length - bosses);
    }
  },
);
