import { darknessTarget, type GameCommand, type GameState } from '@/src/rules';
import { adventureOf, adventureWith, after, allyOf, heroOf, monsterOf, refusing } from '../kit';

const NEXT: GameCommand = { kind: 'nextTurn' };
const IDS = ['blue-c', 'red-l'];
const DRAW: GameCommand = { kind: 'drawRunes', by: 'instruction', count: 2, runes: IDS };
const settle = (reached: readonly string[], runes = IDS, more: object = {}): GameCommand => ({
  kind: 'settleRunes',
  reached,
  runes,
  ...more,
});
const hp = (figure: string, value: number): GameCommand => ({
  kind: 'setHp',
  figure,
  hp: value,
  maxHp: 10,
});
const leaves = (figure: string): GameCommand => ({
  kind: 'enterGround',
  figure,
  entered: [],
  on: [],
  falls: 0,
});
const enters = (figure: string): GameCommand => ({
  kind: 'enterGround',
  figure,
  entered: ['darkness'],
  on: ['darkness'],
  falls: 0,
});

const hps = (state: GameState) => adventureOf(state).heroes.map((hero) => hero.hp);
const dark = (state: GameState) =>
  [...adventureOf(state).heroes, ...adventureOf(state).allies, ...adventureOf(state).monsters]
    .filter(({ on }) => on.includes('darkness'))
    .map(({ id }) => id);
const target = (state: GameState, reached?: readonly string[]) =>
  darknessTarget(adventureOf(state), reached);

/** hero-1 acts; two runes are drawn. The heroes: Defender, Leader, Controller. */
const DRAWN = adventureWith({ heroes: [{}, {}, {}], then: [NEXT, DRAW] });
const SKELETON: GameCommand = {
  kind: 'summon',
  summons: [{ card: 'skeleton-archer/standard/rookie' }],
};

describe('N2: the target without a map', () => {
  test('N2: the most HP', () => {
    expect(target(after(DRAWN, hp('hero-1', 9), hp('hero-2', 8)))).toBe('hero-3');
  });

  test('N2: a tie: earlier in the round', () => {
    expect(target(after(DRAWN, hp('hero-1', 9)))).toBe('hero-2');
  });

  test('N2: not on darkness', () => {
    expect(target(after(DRAWN, enters('hero-1')))).toBe('hero-2');
    expect(target(after(DRAWN, enters('hero-1'), hp('hero-1', 10), leaves('hero-1')))).toBe(
      'hero-1',
    );
  });

  test('N2: unconscious and immune heroes count like all others', () => {
    const immune: GameCommand = {
      kind: 'setImmunities',
      hero: 'hero-1',
      immunities: ['darkness'],
    };
    expect(target(after(DRAWN, immune))).toBe('hero-1');
    const down: GameCommand = {
      kind: 'harm',
      figures: ['hero-3'],
      amount: 99,
      preventable: false,
    };
    expect(target(after(DRAWN, down, enters('hero-1'), enters('hero-2')))).toBe('hero-3');
  });

  test('N9: breaking up, the next target, until nobody is left', () => {
    expect(target(DRAWN, ['hero-1'])).toBe('hero-2');
    expect(target(DRAWN, ['hero-1', 'hero-2'])).toBe('hero-3');
    expect(target(DRAWN, ['hero-1', 'hero-2', 'hero-3'])).toBeNull();
  });
});

describe('N14: who is reached stands on darkness', () => {
  const reached = after(DRAWN, settle(['hero-2'], ['blue-c']));

  test('N14, N10: 2 damage, and he stands there', () => {
    expect([hps(reached), dark(reached)]).toEqual([[10, 8, 10], ['hero-2']]);
  });

  test('N14: until told that he left it', () => {
    const later = after(reached, settle([], ['red-l']), NEXT);
    expect([dark(later), dark(after(later, leaves('hero-2')))]).toEqual([['hero-2'], []]);
  });

  test('N14, N1: tile after tile; the rest waits', () => {
    expect(adventureOf(reached).drawn.map(({ id }) => id)).toEqual(['red-l']);
    expect(target(reached)).toBe('hero-1');
  });

  test('N14, N11: 2 damage at the end of his own turn there, not of others’', () => {
    const others = after(reached, settle([], ['red-l']), NEXT);
    expect([adventureOf(others).turn?.figure, hps(others)]).toEqual(['hero-2', [10, 8, 10]]);
    expect(hps(after(others, NEXT))).toEqual([10, 6, 10]);
  });

  test('N14, N11: once a turn: reached in his own turn, its end costs nothing more', () => {
    const own = after(DRAWN, settle(['hero-1']));
    expect(hps(after(own, NEXT))).toEqual([8, 10, 10]);
  });

  test('N14, N11: entering costs 2, once a turn', () => {
    const his = after(DRAWN, settle([]), enters('hero-1'));
    expect(hps(his)).toEqual([8, 10, 10]);
    expect(hps(after(his, leaves('hero-1'), enters('hero-1'), NEXT))).toEqual([8, 10, 10]);
  });

  test('N14: darkness covers the hazard he stood on', () => {
    const lava: GameCommand = {
      kind: 'enterGround',
      figure: 'hero-1',
      entered: ['lava'],
      on: ['lava'],
      falls: 0,
    };
    expect(heroOf(after(DRAWN, lava, settle(['hero-1'])), 'hero-1').on).toEqual(['darkness']);
  });

  test('N14: an unconscious hero stands there, and suffers nothing', () => {
    const down: GameCommand = {
      kind: 'harm',
      figures: ['hero-3'],
      amount: 99,
      preventable: false,
    };
    const state = after(DRAWN, down, settle(['hero-3']));
    expect([dark(state), heroOf(state, 'hero-3').trauma.length]).toEqual([['hero-3'], 1]);
  });

  test('N14, N10: companions too; at the end of their own turn 2', () => {
    const kaya: GameCommand = {
      kind: 'addAlly',
      hero: 'hero-1',
      ally: 'companion',
      name: 'Kaya',
      toughness: 2,
    };
    const state = after(DRAWN, kaya, settle(['ally-1']));
    expect(allyOf(state, 'ally-1').on).toEqual(['darkness']);
  });

  test('N14: monsters stand there unharmed', () => {
    const state = after(DRAWN, SKELETON, settle(['monster-2']));
    expect([dark(state), monsterOf(state, 'monster-2').hp]).toEqual([['monster-2'], 9]);
  });

  test.each<[string, GameCommand, string]>([
    ['a rune not drawn', settle([], ['gray-l']), 'unknown-rune'],
    ['one twice', settle([], ['red-l', 'red-l']), 'unknown-rune'],
    ['none', settle([], []), 'number-out-of-range'],
    ['more crushings', settle([], ['red-l'], { crushed: 2 }), 'number-out-of-range'],
  ])('N14: settling %s is refused', (_, command, code) => {
    expect(refusing(DRAWN, command)).toBe(code);
  });
});

describe('N14, N3: all heroes on darkness', () => {
  const all = after(DRAWN, settle(['hero-1', 'hero-2', 'hero-3'], ['blue-c']));

  test('N3: crushing comes by itself, as much for each as there are heroes', () => {
    expect([target(all), hps(all)]).toEqual([null, [8, 8, 8]]);
    expect(hps(after(all, settle([], ['red-l'])))).toEqual([5, 5, 5]);
  });

  test('N3: for each of several runes', () => {
    const both = adventureWith({
      heroes: [{}],
      then: [NEXT, enters('hero-1'), DRAW, settle([])],
    });
    expect(hps(both)).toEqual([6]);
  });

  test('N3: not while one stands elsewhere', () => {
    expect(hps(after(all, leaves('hero-3'), settle([], ['red-l'])))).toEqual([8, 8, 8]);
  });

  test('N14: nor if somebody was reached: he stood elsewhere', () => {
    expect(hps(after(all, settle(['hero-3'], ['red-l'])))).toEqual([8, 8, 8]);
  });

  test('N9: the last one reached by a break-up: no crushing', () => {
    expect(hps(after(DRAWN, settle(['hero-1', 'hero-2', 'hero-3'])))).toEqual([8, 8, 8]);
  });

  test('N14: the players may know better', () => {
    expect(hps(after(all, settle([], ['red-l'], { crushed: 0 })))).toEqual([8, 8, 8]);
  });
});

describe('N14: monsters on darkness are remembered', () => {
  const attack = (onDarkness: boolean): GameCommand => ({
    kind: 'monsterAttacks',
    figure: 'monster-2',
    targets: ['hero-1'],
    onDarkness,
  });
  const turn = adventureWith({
    summons: [{ card: 'skeleton-archer/standard/rookie' }],
    then: [{ kind: 'actNow', figure: 'monster-2' }],
  });

  test('N14: said in its turn, it stays said', () => {
    const state = after(turn, attack(true), { kind: 'dropThreat' });
    expect(dark(state)).toEqual(['monster-2']);
    expect(dark(after(state, attack(false)))).toEqual([]);
  });

  test('N14: an attack in another’s turn says nothing', () => {
    const state = after(turn, attack(true), { kind: 'dropThreat' }, NEXT, NEXT, attack(false));
    expect(dark(state)).toEqual(['monster-2']);
  });
});
