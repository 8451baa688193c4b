import { warningsFor, type AdventureCommand, type Affliction, type GameState } from '@/src/rules';
import { adventureOf, adventureWith, after, doing, heroOf, refusing } from '../kit';

const hero = 'hero-1';
const open = (count: number): readonly Affliction[] =>
  Array.from({ length: count }, () => ({ skill: null }));
const curse = (x: number): AdventureCommand => ({ kind: 'curse', hero, x });
const trauma = (x: number): AdventureCommand => ({ kind: 'trauma', hero, x });
const setCurse = (cubes: readonly Affliction[]): AdventureCommand => ({
  kind: 'setCurse',
  hero,
  curse: cubes,
});
const setTrauma = (cubes: readonly Affliction[]): AdventureCommand => ({
  kind: 'setTrauma',
  hero,
  trauma: cubes,
});
const block = (
  cube: 'curse' | 'trauma',
  index: number,
  skill: string | null,
): AdventureCommand => ({
  kind: 'block',
  hero,
  cube,
  index,
  skill,
});
const limits = (curseLimit: number, traumaLimit: number): AdventureCommand => ({
  kind: 'setLimits',
  hero,
  curseLimit,
  traumaLimit,
});
const outcome = (state: GameState) => adventureOf(state).outcome;
const lost = (kind: 'curse' | 'trauma') => ({ result: 'lost', reason: { kind, hero } });

describe('curse and trauma cubes', () => {
  test('D19: FLUCH X, skills left open', () => {
    expect(heroOf(after(adventureWith(), curse(2)), hero).curse).toEqual(open(2));
  });

  test.each([
    ['the fifth curse cube is none', curse(5), null],
    ['the sixth curse cube', curse(6), lost('curse')],
    ['more at once', curse(9), lost('curse')],
    ['the first trauma cube is none', trauma(1), null],
    ['the second trauma cube', trauma(2), lost('trauma')],
    ['entered by hand, too', setCurse(open(6)), lost('curse')],
    ['trauma by hand', setTrauma(open(2)), lost('trauma')],
  ] as const)('D12: loss: %s', (_, command, expected) => {
    expect(outcome(after(adventureWith(), command))).toEqual(expected);
  });

  test('D12: a raised limit holds out longer', () => {
    const state = after(adventureWith(), limits(8, 3), curse(7), trauma(2));
    expect(outcome(state)).toBeNull();
    expect(outcome(after(state, curse(1)))).toEqual(lost('curse'));
  });

  test('D12: a limit lowered to what lies there', () => {
    const state = after(adventureWith(), limits(8, 2), curse(6));
    expect(outcome(after(state, limits(6, 2)))).toEqual(lost('curse'));
  });

  test('D12: after the end nothing goes on until the table plays on', () => {
    const over = after(adventureWith(), trauma(2));
    expect(refusing(over, curse(1))).toBe('adventure-over');
    expect(refusing(after(over, { kind: 'playOn' }), curse(1))).toBe('accepted');
  });

  test('D12: whoever plays on and on has no more than twenty cubes', () => {
    const plays = Array.from({ length: 5 }, () => [curse(9), { kind: 'playOn' }] as const).flat();
    expect(heroOf(after(adventureWith(), ...plays), hero).curse).toHaveLength(20);
  });

  test('C4: immune to FLUCH', () => {
    const state = after(adventureWith(), { kind: 'setImmunities', hero, immunities: ['curse'] });
    expect(doing(state, curse(2)).events).toEqual([]);
    expect(warningsFor(state, curse(2))).toEqual([
      { code: 'immune', figure: hero, token: 'curse' },
    ]);
  });

  test('D11: unconscious: no FLUCH', () => {
    const state = after(adventureWith(), { kind: 'setHp', figure: hero, hp: 0, maxHp: 10 });
    expect(doing(state, curse(2)).events).toEqual([]);
    expect(warningsFor(state, curse(2))).toEqual([{ code: 'unconscious', name: 'Jaheen' }]);
  });

  test.each([curse(0), trauma(0), setCurse([]), setTrauma([]), limits(6, 2)])(
    'D19: $kind that changes nothing',
    (command) => {
      expect(doing(adventureWith(), command).events).toEqual([]);
    },
  );

  test.each([
    ['less than none', curse(-1)],
    ['half a cube', trauma(0.5)],
    ['too many', setCurse(open(21))],
    ['a limit of 0', limits(0, 2)],
    ['a limit above 20', limits(6, 21)],
    ['a skill name without end', setTrauma([{ skill: 'x'.repeat(61) }])],
  ] as const)('D12: %s is refused', (_, command) => {
    expect(refusing(adventureWith(), command)).toBe('number-out-of-range');
  });
});

describe('blocked skills', () => {
  const cursed = after(adventureWith(), curse(2), trauma(1));

  test('Q5: the skill named later', () => {
    expect(heroOf(after(cursed, block('curse', 1, 'Hieb')), hero).curse).toEqual([
      ...[{ skill: null }, { skill: 'Hieb' }],
    ]);
  });

  test('Q5: a trauma cube blocks, too', () => {
    expect(heroOf(after(cursed, block('trauma', 0, 'Ruf')), hero).trauma).toEqual([
      ...[{ skill: 'Ruf' }],
    ]);
  });

  test('Q5: moved, and left open again', () => {
    const state = after(cursed, block('curse', 0, 'Hieb'), block('curse', 0, 'Ruf'));
    expect(heroOf(state, hero).curse[0]).toEqual({ skill: 'Ruf' });
    expect(heroOf(after(state, block('curse', 0, null)), hero).curse).toEqual(open(2));
  });

  test('Q5: the skill it blocks already', () => {
    expect(doing(cursed, block('curse', 0, null)).events).toEqual([]);
  });

  test('Q5: a skill without a name is left open', () => {
    const state = after(cursed, block('curse', 0, 'Hieb'));
    expect(heroOf(after(state, block('curse', 0, ' ')), hero).curse).toEqual(open(2));
    expect(heroOf(after(state, setCurse([{ skill: '' }])), hero).curse).toEqual(open(1));
  });

  test('Q5: a cube that is not there', () => {
    expect(refusing(cursed, block('trauma', 1, 'Hieb'))).toBe('number-out-of-range');
  });

  test('Q5: two cubes on one skill are a doubt', () => {
    const state = after(cursed, block('trauma', 0, 'Hieb'));
    expect(warningsFor(state, block('curse', 0, 'Hieb'))).toEqual([
      ...[{ code: 'skill-blocked', skill: 'Hieb' }],
    ]);
    expect(warningsFor(state, block('curse', 0, 'Ruf'))).toEqual([]);
  });
});

describe('corrections', () => {
  test('Q2: the cubes of a hero, and that the table keeps them', () => {
    const cubes = {
      available: { yellow: 1, red: 0, green: 0, blue: 0 },
      placed: { yellow: 0, red: 2, green: 0, blue: 0 },
      spent: { yellow: 0, red: 0, green: 3, blue: 0 },
    };
    const state = after(adventureWith(), { kind: 'setCubes', hero, cubes });
    expect(heroOf(state, hero).cubes).toEqual(cubes);
    const off = after(state, { kind: 'setCubes', hero, cubes: null });
    expect(heroOf(off, hero)).toMatchObject({ cubes: null, cubesSaid: null });
  });

  test('Q2: no more than 20 of a colour', () => {
    const full = { yellow: 21, red: 0, green: 0, blue: 0 };
    const cubes = { available: full, placed: full, spent: full };
    expect(refusing(adventureWith(), { kind: 'setCubes', hero, cubes })).toBe(
      'number-out-of-range',
    );
  });

  const untracked = adventureWith({ heroes: [{ cubes: null }, {}] });
  const say = (available: number): AdventureCommand => ({ kind: 'sayCubes', hero, available });

  test('K2: the number said for a hero without tracking', () => {
    expect(heroOf(after(untracked, say(4)), hero).cubesSaid).toBe(4);
    expect(doing(after(untracked, say(4)), say(4)).events).toEqual([]);
  });

  test('K2: a hero with tracking needs none', () => {
    expect(refusing(adventureWith(), say(4))).toBe('cubes-tracked');
  });

  test('K2: a recall makes it unknown again', () => {
    const state = after(untracked, say(4), { kind: 'recall', hero, recall: 'free' });
    expect(heroOf(state, hero).cubesSaid).toBeNull();
  });

  test('I1: another role', () => {
    const state = after(adventureWith(), { kind: 'setRole', hero, role: 'striker' });
    expect(heroOf(state, hero).role).toBe('striker');
  });

  test('I1: not the role of another', () => {
    expect(refusing(adventureWith(), { kind: 'setRole', hero, role: 'leader' })).toBe('role-taken');
  });

  test('I1: none, in player versus player', () => {
    const state = after(adventureWith(), { kind: 'setRole', hero, role: null });
    expect(heroOf(state, hero).role).toBeNull();
  });

  test('C4: immunities, each once', () => {
    const immunities = ['poison', 'fatigue', 'poison'] as const;
    const state = after(adventureWith(), { kind: 'setImmunities', hero, immunities });
    expect(heroOf(state, hero).immunities).toEqual(['poison', 'fatigue']);
    const again = { kind: 'setImmunities', hero, immunities: ['fatigue', 'poison'] } as const;
    expect(doing(state, again).events).toEqual([]);
  });

  test('C4: they hold at once', () => {
    const state = after(
      adventureWith(),
      { kind: 'setImmunities', hero, immunities: ['burn'] },
      { kind: 'giveTokens', figures: [hero], token: 'burn', count: 2 },
    );
    expect(heroOf(state, hero).tokens).toEqual({});
  });

  test.each<AdventureCommand>([
    curse(1),
    trauma(1),
    say(1),
    { kind: 'placeCube', hero, colour: 'red' },
    { kind: 'recall', hero, recall: 'free' },
    { kind: 'setRole', hero, role: null },
    { kind: 'focusTechnique', hero },
    { kind: 'searchChest', hero, item: '', safe: true },
  ])('D11: $kind of an unknown hero is refused', (command) => {
    expect(refusing(adventureWith(), { ...command, hero: 'hero-9' } as AdventureCommand)).toBe(
      'unknown-hero',
    );
  });
});
