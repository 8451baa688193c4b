import {
  allyTargets,
  boundBy,
  heroReach,
  movementLeft,
  returnFields,
  warningsFor,
  type AdventureCommand,
  type AllyCard,
  type GameCommand,
  type GameState,
  type Position,
} from '@/src/rules';
import { hall, put } from '../board/laid';
import { own } from '../foes';
import { adventureOf, adventureWith, after, allyOf } from '../kit';

const NEXT: GameCommand = { kind: 'nextTurn' };
const WOLF: AllyCard = {
  move: 5,
  attack: 'melee',
  damage: 20,
  tokens: {},
  keywords: [],
  note: '',
};
const FOE = 'monster-2';
const ALLY = 'ally-3';

/** Maya's wolf in its own turn on an empty hall of 8 × 6 fields, three fields from its foe. */
const turnOf = (card: Partial<AllyCard> = {}, at: Position = [4, 0], lay = hall()): GameState =>
  after(
    adventureWith({ heroes: [{}], summons: [own()] }),
    {
      kind: 'addAlly',
      hero: 'hero-1',
      ally: 'animal',
      name: 'Wolf',
      toughness: null,
      card: { ...WOLF, ...card },
    },
    ...lay,
    put('hero-1', 0, 0),
    put(ALLY, 1, 0),
    put(FOE, ...at),
    NEXT,
    NEXT,
  );
const walk = (to: Position): AdventureCommand => ({
  kind: 'moveFigure',
  figure: ALLY,
  to,
  how: 'walk',
});
const ATTACK: AdventureCommand = { kind: 'allyAttack', ally: ALLY, targets: [FOE] };
const costs = (state: GameState) => heroReach(adventureOf(state), ALLY).map(({ cost }) => cost);

describe('F4: allies walk like heroes', () => {
  test('F4: as far as their card says', () => {
    expect(adventureOf(turnOf()).turn?.figure).toBe(ALLY);
    expect(Math.max(...costs(turnOf()))).toBe(5);
    expect(Math.max(...costs(turnOf({ move: 2 })))).toBe(2);
  });

  test('F4: what is walked is gone', () => {
    const state = after(turnOf(), walk([1, 3]));
    expect([allyOf(state, ALLY).at, movementLeft(adventureOf(state), ALLY)]).toEqual([[1, 3], 2]);
  });

  test('F4: farther is doubted', () => {
    expect(warningsFor(turnOf({ move: 2 }), walk([1, 3]))).toEqual([
      { code: 'too-far', points: 3, most: 2 },
    ]);
    expect(warningsFor(turnOf(), walk([1, 3]))).toEqual([]);
  });

  test('F1, N11: darkness on the way harms it', () => {
    const state = after(turnOf({}, [4, 0], hall(['', 'DDDDDDDD'])), walk([1, 3]));
    expect(adventureOf(state).allies).toEqual([]);
  });
});

describe('F1: whom an ally reaches', () => {
  const near = after(turnOf(), walk([3, 0]));

  test.each([
    ['melee', turnOf(), []],
    ['melee, a zone away', turnOf({}, [3, 0]), []],
    ['melee next to it', near, [FOE]],
    ['ranged, a zone away', turnOf({ attack: 'ranged' }, [3, 0]), [FOE]],
    ['ranged, farther', turnOf({ attack: 'ranged' }, [6, 0]), []],
    ['magic', turnOf({ attack: 'magic' }, [7, 5]), [FOE]],
  ] as const)('F1: %s', (_, state, targets) => {
    expect(allyTargets(adventureOf(state), ALLY)).toEqual(targets);
  });

  test('F1: without a map the table sees it', () => {
    const state = adventureWith({
      then: [
        { kind: 'addAlly', hero: null, ally: 'animal', name: '', toughness: null, card: WOLF },
      ],
    });
    expect(allyTargets(adventureOf(state), 'ally-1')).toBeNull();
  });

  test('F1, W6: it can be bound; then a ranged attack is doubted', () => {
    expect(boundBy(adventureOf(near), ALLY)).toEqual([FOE]);
    expect(warningsFor(near, ATTACK)).toEqual([]);
    const archer: GameCommand = {
      kind: 'setAllyCard',
      ally: ALLY,
      card: { ...WOLF, attack: 'ranged' },
    };
    expect(warningsFor(after(near, archer), ATTACK)).toEqual([{ code: 'bound', name: 'Wolf' }]);
  });

  test('F1: one attack in its own turn', () => {
    const weak: GameCommand = { kind: 'setAllyCard', ally: ALLY, card: { ...WOLF, damage: 1 } };
    const done = after(near, weak, ATTACK);
    expect(warningsFor(done, ATTACK)).toEqual([{ code: 'no-attack-left', most: 1 }]);
    expect(warningsFor(after(done, NEXT), ATTACK)).toEqual([{ code: 'not-its-turn' }]);
  });
});

describe('F4: effects on the map', () => {
  const looting = after(turnOf({ keywords: ['loot'] }), walk([3, 0]), ATTACK);

  test('F4, Z4: LOOT leaves a chest without a die where the monster stood', () => {
    expect(adventureOf(looting).map?.objects).toMatchObject([
      { kind: 'loot', at: [4, 0], safe: true, blocks: false },
    ]);
  });

  test('F4: without the effect nothing lies there', () => {
    expect(adventureOf(after(turnOf(), walk([3, 0]), ATTACK)).map?.objects).toEqual([]);
  });

  test('F4: nor while the monster stands', () => {
    const weak = turnOf({ keywords: ['loot'], damage: 1 });
    expect(adventureOf(after(weak, walk([3, 0]), ATTACK)).map?.objects).toEqual([]);
  });

  test('F4: FLYBY: free fields next to its hero', () => {
    const fields = returnFields(adventureOf(after(turnOf(), walk([1, 2]))), ALLY);
    expect([...fields].sort()).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(returnFields(adventureOf(after(turnOf(), put(FOE, 1, 1))), ALLY)).not.toContainEqual([
      1, 1,
    ]);
  });
});
