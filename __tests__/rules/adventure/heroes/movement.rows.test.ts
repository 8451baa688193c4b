import {
  heroReach,
  movementLeft,
  samePosition,
  warningsFor,
  type AdventureCommand,
  type GameCommand,
  type GameState,
  type Position,
} from '@/src/rules';
import { own, tokens } from '../foes';
import { adventureOf, adventureWith, after, allyOf, heroOf, refusing } from '../kit';
import { onMap, paint, printed, sheet, stand, tray, walk } from '../map/map-kit';

const hero = 'hero-1';
const NEXT: GameCommand = { kind: 'nextTurn' };
const MOVED: GameCommand = { kind: 'tickAction', action: 'move', used: true };
const granted = (points: number, figure = hero): GameCommand => ({
  kind: 'grantMovement',
  figure,
  points,
});
const spend: GameCommand = { kind: 'spendCube', hero, colour: 'red' };
const place: GameCommand = { kind: 'placeCube', hero, colour: 'yellow' };
const slow = tokens(hero, { slow: 1 });
const down = tokens(hero, { 'knock-down': 1 });
const both = tokens(hero, { slow: 1, 'knock-down': 1 });

const left = (state: GameState): number => movementLeft(adventureOf(state), hero);

describe('without a map', () => {
  test.each([
    ['the free movement', [slow, NEXT, MOVED]],
    ['KNOCK DOWN with the free movement', [down, NEXT, MOVED]],
    ['both at once', [both, NEXT, MOVED]],
    ['a cube', [slow, NEXT, spend]],
    ['an effect', [down, NEXT, granted(2)]],
    ['an effect in somebody else’s turn', [NEXT, NEXT, slow, granted(2)]],
    ['the turn is over, and he stood where he was', [both, NEXT, NEXT]],
  ])('C7: %s takes it off', (_, commands) => {
    expect(heroOf(adventureWith({ then: commands }), hero).tokens).toEqual({});
  });

  test.each([
    ['until he moves', [slow, NEXT, place], { slow: 1 }],
    ['got after the free movement', [NEXT, MOVED, slow, NEXT], { slow: 1 }],
    ['got in the turn, who knows after what', [NEXT, slow, NEXT], { slow: 1 }],
    ['somebody else’s turn is over', [NEXT, NEXT, slow, NEXT], { slow: 1 }],
    ['taken off, moved, and got again', [slow, NEXT, MOVED, slow, NEXT], { slow: 1 }],
  ])('C7: it stays: %s', (_, commands, expected) => {
    expect(heroOf(adventureWith({ then: commands }), hero).tokens).toEqual(expected);
  });

  test('C4: a token he is immune to stays where it lies', () => {
    const immune: GameCommand = { kind: 'setImmunities', hero, immunities: ['slow'] };
    const state = adventureWith({ then: [slow, immune, NEXT, MOVED, NEXT] });
    expect(heroOf(state, hero).tokens).toEqual({ slow: 1 });
  });

  const wolf: GameCommand = {
    kind: 'addAlly',
    hero,
    ally: 'animal',
    name: 'Wolf',
    toughness: null,
  };

  test.each([
    ['an effect', [granted(2, 'ally-1')]],
    ['its turn', [{ kind: 'actNow', figure: 'ally-1' } as const, NEXT]],
  ])('C7: an ally’s comes off with %s', (_, commands) => {
    const lame = tokens('ally-1', { slow: 1, 'knock-down': 1 });
    const state = adventureWith({ then: [wolf, NEXT, lame, ...commands] });
    expect(allyOf(state, 'ally-1').tokens).toEqual({});
  });

  test.each([
    ['a monster, whose turn says it', granted(2, 'monster-2'), 'unknown-hero'],
    ['nobody', granted(2, 'monster-7'), 'unknown-figure'],
    ['half a point', granted(0.5), 'number-out-of-range'],
    ['an unconscious hero', granted(2, 'hero-2'), 'unconscious'],
  ] as const)('C7: no movement for %s', (_, command, code) => {
    const fallen: GameCommand = { kind: 'setHp', figure: 'hero-2', hp: 0, maxHp: 10 };
    const state = adventureWith({ summons: [own()], then: [fallen] });
    expect(refusing(state, command)).toBe(code);
  });
});

const flat = (...then: readonly GameCommand[]): GameState =>
  onMap([
    ...[sheet('E', [0, 0], { turn: 1 }), sheet('E', [3, 0], { turn: 1 })],
    ...[stand(hero, [0, 0]), ...then],
  ]);

describe('on the map', () => {
  test.each([
    ['Q1: three at first', [NEXT], 3],
    ['Q2: a cube is three more', [NEXT, walk(hero, [3, 0]), spend], 3],
    ['Q2: twice', [NEXT, spend, walk(hero, [3, 0]), { ...spend, colour: 'blue' } as const], 3],
    ['M12: what was left of the free movement is gone', [NEXT, walk(hero, [1, 0]), spend], 3],
    ['M12: a skill ends the movement', [NEXT, walk(hero, [1, 0]), place], 0],
    ['M12: ticked too', [NEXT, MOVED, { ...MOVED, action: 'cube-1' } as const], 0],
    ['M12: before the first step nothing is lost', [NEXT, place], 3],
    ['C7: LANGSAM takes two', [slow, NEXT], 1],
    ['C7: and comes off with the first step', [slow, NEXT, walk(hero, [1, 0])], 0],
    ['C7: the cube after it has all three', [slow, NEXT, walk(hero, [1, 0]), spend], 3],
    ['C7: KNOCK DOWN takes all of it', [down, NEXT, MOVED], 0],
    ['C7: the cube after it has all three', [down, NEXT, MOVED, spend], 3],
    ['C7: a cube can be what it spoils', [down, NEXT, spend], 0],
    ['C7: MOVE 1 less two is none', [slow, NEXT, granted(1)], 0],
    ['Q2: an effect counts as it says', [NEXT, granted(5)], 5],
    [
      'C1: a bonus with every movement',
      [tokens(hero, { 'additional-movement': 1 }), NEXT, spend],
      4,
    ],
  ] as [string, readonly GameCommand[], number][])('%s', (_, commands, points) => {
    expect(left(flat(...commands))).toBe(points);
  });

  test('Q1: the first steps are the free movement', () => {
    const state = flat(NEXT, walk(hero, [1, 0]));
    expect(adventureOf(state).turn?.actions).toEqual(['move']);
    expect(heroOf(flat(slow, NEXT, walk(hero, [1, 0])), hero).tokens).toEqual({});
  });

  test('C7: an ally that walks is rid of it', () => {
    const wolf: GameCommand = { kind: 'addAlly', hero, ally: 'animal', name: '', toughness: null };
    const state = flat(wolf);
    const id = adventureOf(state).allies[0]?.id ?? '';
    const walked = after(state, stand(id, [4, 1]), tokens(id, { slow: 1 }), walk(id, [5, 1]));
    expect(allyOf(walked, id).tokens).toEqual({});
  });

  test.each([
    ['a push is no movement of his', walk(hero, [1, 0], { how: 'forced' })],
    ['being put right is none', stand(hero, [1, 0])],
  ])('C7: %s', (_, command) => {
    expect(heroOf(flat(slow, NEXT, command), hero).tokens).toEqual({ slow: 1 });
  });

  test('C7: no movement is shorter than none', () => {
    const state = flat(slow, NEXT, granted(1));
    expect(warningsFor(state, walk(hero, [1, 0]) as AdventureCommand)).toEqual([
      { code: 'too-far', points: 1, most: 0 },
    ]);
  });

  test('Q2: the reach of a spent cube is shown, and no doubt raised', () => {
    const state = flat(NEXT, walk(hero, [3, 0]), spend);
    const reached = heroReach(adventureOf(state), hero);
    expect(reached.some(({ at }) => samePosition(at, [6, 0]))).toBe(true);
    expect(warningsFor(state, walk(hero, [6, 0]) as AdventureCommand)).toEqual([]);
    expect(warningsFor(state, walk(hero, [7, 0]) as AdventureCommand)).toEqual([
      { code: 'too-far', points: 7, most: 6 },
    ]);
  });
});

const faster: GameCommand = {
  kind: 'setTokens',
  figure: hero,
  tokens: { 'additional-movement': 2 },
};

const lane = (row: string, ...then: readonly GameCommand[]): GameState =>
  onMap([
    printed('C', [0, 0], [row.slice(0, 4), '####', '####', '####']),
    printed('C', [2, 0], [row.slice(4, 8), '####', '####', '####']),
    ...[stand(hero, [0, 0]), NEXT, ...then],
  ]);

const along = (...steps: readonly number[]): GameCommand =>
  walk(hero, [steps.at(-1) ?? 0, 0], { way: steps.map((x): Position => [x, 0]) });

describe('what a way costs', () => {
  test.each([
    ['M2: as many as its steps', '........', [along(1, 2)], 1],
    ['M2: back and forth', '........', [along(1, 0, 1)], 0],
    ['M3: difficult terrain takes one more', '.~......', [along(1)], 1],
    ['M3: once a turn, over several ways', '.~~.....', [along(1), along(2)], 0],
    ['M3: once a turn, over one way', '.~~.....', [along(1, 2)], 0],
    ['M3: once a turn, with points to spare', '.~~.....', [faster, along(1, 2)], 2],
    ['M3: once a turn, unnamed ways too', '.~~.....', [along(1), walk(hero, [2, 0])], 0],
    ['M3: with the last point for nothing', '...~....', [along(1, 2, 3)], 0],
    ['M3: an unnamed way counts the same', '...~....', [walk(hero, [3, 0])], 0],
    ['M3: and then it is behind him', '...~~...', [along(1, 2, 3), spend, along(4)], 2],
    ['M3: a named start is no step', '.~......', [along(0, 1)], 1],
  ] as [string, string, readonly GameCommand[], number][])('%s', (_, row, ways, points) => {
    expect(left(lane(row, ...ways))).toBe(points);
  });

  test('M3: the last point is no doubt', () => {
    const state = lane('...~....');
    expect(warningsFor(state, walk(hero, [3, 0]) as AdventureCommand)).toEqual([]);
    expect(warningsFor(state, along(1, 2, 3) as AdventureCommand)).toEqual([]);
  });

  test('M3: a jump onto it is not the loss', () => {
    const state = lane('.~~.....', walk(hero, [1, 0], { how: 'jump' }));
    expect(adventureOf(state).turn?.difficult).toBeUndefined();
  });

  test('M2: two levels up are two points, also as the players say it', () => {
    const cliff = onMap([
      ...[tray(2, [0, 0]), sheet('B', [0, 0], { turn: 1 }), sheet('B', [0, -1], { turn: 1 })],
      ...[stand(hero, [0, -1]), NEXT],
    ]);
    expect(left(after(cliff, walk(hero, [0, 0], { way: [[0, 0]] })))).toBe(1);
    expect(left(after(cliff, walk(hero, [0, 0])))).toBe(1);
  });

  test('M3: everybody else’s turn knows nothing of it', () => {
    const state = after(lane('.~~.....', along(1)), NEXT, NEXT, paint('~', [3, 0]));
    expect(adventureOf(state).turn?.difficult).toBeUndefined();
  });
});
