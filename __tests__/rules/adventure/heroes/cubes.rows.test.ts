import {
  NO_CUBES,
  ownedCubes,
  warningsFor,
  type CubeCounts,
  type AdventureCommand,
  type GameState,
  type HeroCubes,
} from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  CUBES,
  doing,
  eventsOf,
  heroOf,
  refusal,
  refusing,
  story,
} from '../kit';

const hero = 'hero-1';
const counts = (change: Partial<CubeCounts>): CubeCounts => ({ ...NO_CUBES, ...change });
const heaps = (change: Partial<HeroCubes> = {}): HeroCubes => ({
  available: NO_CUBES,
  placed: NO_CUBES,
  spent: NO_CUBES,
  ...change,
});
/** Jaheen's cubes: 2 yellow, 1 red, 1 green, 1 blue unless said otherwise. */
const having = (cubes?: HeroCubes, ...then: AdventureCommand[]): GameState =>
  adventureWith({
    then: [...(cubes ? [{ kind: 'setCubes', hero, cubes } as const] : []), ...then],
  });
const untracked = (): GameState => adventureWith({ heroes: [{ cubes: null }, {}] });
const cubesOf = (state: GameState) => heroOf(state, hero).cubes;

const place = (colour: keyof CubeCounts, count?: number): AdventureCommand => ({
  kind: 'placeCube',
  hero,
  colour,
  ...(count === undefined ? {} : { count }),
});
const spend = (colour: keyof CubeCounts): AdventureCommand => ({ kind: 'spendCube', hero, colour });
const free = (colour: keyof CubeCounts): AdventureCommand => ({ kind: 'freeCube', hero, colour });
const fatigue = (x: number, cubes?: CubeCounts): AdventureCommand => ({
  kind: 'fatigue',
  hero,
  x,
  ...(cubes ? { cubes } : {}),
});
const recall = (
  kind: 'voluntary' | 'forced' | 'free',
  blocks?: readonly string[],
): AdventureCommand => ({
  kind: 'recall',
  hero,
  recall: kind,
  ...(blocks ? { blocks } : {}),
});

describe('skills and movement', () => {
  test('Q2: a skill takes one free cube of its colour', () => {
    expect(cubesOf(after(having(), place('yellow')))).toEqual(
      heaps({ available: { ...CUBES, yellow: 1 }, placed: counts({ yellow: 1 }) }),
    );
  });

  test('Q7: gear with two places takes two', () => {
    expect(cubesOf(after(having(), place('yellow', 2)))?.placed).toEqual(counts({ yellow: 2 }));
  });

  test('Q2: a cube for movement is spent', () => {
    expect(cubesOf(after(having(), spend('red')))).toEqual(
      heaps({ available: { ...CUBES, red: 0 }, spent: counts({ red: 1 }) }),
    );
  });

  test.each([
    ['none of its colour left', after(having(), place('red')), place('red'), 'no-cube'],
    ['more than there are', having(), place('yellow', 3), 'no-cube'],
    ['none left for movement', after(having(), spend('blue')), spend('blue'), 'no-cube'],
    ['no whole number', having(), place('yellow', 0.5), 'number-out-of-range'],
    ['whoever keeps his cubes himself', untracked(), place('red'), 'cubes-not-tracked'],
    ['nothing to free', having(), free('green'), 'no-cube'],
    ['freeing what nobody counts', untracked(), free('green'), 'cubes-not-tracked'],
  ] as const)('Q2: %s', (_, state, command, code) => {
    expect(refusing(state, command)).toBe(code);
  });

  test('Q2: a freed cube is available again, from a skill first', () => {
    const state = having(
      heaps({
        available: counts({ blue: 1 }),
        placed: counts({ red: 1 }),
        spent: counts({ red: 1 }),
      }),
    );
    expect(cubesOf(after(state, free('red')))).toEqual(
      heaps({ available: counts({ blue: 1, red: 1 }), spent: counts({ red: 1 }) }),
    );
    expect(cubesOf(after(state, free('red'), free('red')))?.spent).toEqual(NO_CUBES);
  });

  test('Q1: two cube actions are ticked in his own turn', () => {
    const state = having(undefined, { kind: 'nextTurn' }, place('yellow'), spend('red'));
    expect(adventureOf(state).turn?.actions).toEqual(['cube-1', 'cube-2']);
  });

  test('Q1: outside his turn it is a reaction', () => {
    const state = having(undefined, { kind: 'nextTurn' }, {
      ...place('yellow'),
      hero: 'hero-2',
    } as AdventureCommand);
    expect(adventureOf(state).turn?.actions).toEqual([]);
  });

  test('Q1: a third cube action is a doubt', () => {
    const state = having(undefined, { kind: 'nextTurn' }, place('yellow'), place('yellow'));
    expect(warningsFor(state, place('red'))).toEqual([{ code: 'no-cube-action-left', most: 2 }]);
    expect(refusing(state, place('red'))).toBe('accepted');
  });

  test('C2: after BETÄUBEN already the second', () => {
    const stunned: AdventureCommand = { kind: 'setTokens', figure: hero, tokens: { stun: 1 } };
    const state = having(undefined, stunned, { kind: 'nextTurn' }, place('yellow'));
    expect(warningsFor(state, spend('red'))).toEqual([{ code: 'no-cube-action-left', most: 1 }]);
  });

  test('D11: an unconscious hero uses no skill', () => {
    const state = having(undefined, { kind: 'setHp', figure: hero, hp: 0, maxHp: 10 });
    expect(refusing(state, place('red'))).toBe('unconscious');
  });
});

describe('ERSCHÖPFEN, ENTWAFFNEN, STILLE', () => {
  test('Q4: the hero chooses which', () => {
    const state = after(having(), fatigue(2, counts({ yellow: 1, blue: 1 })));
    expect(cubesOf(state)).toEqual(
      heaps({
        available: counts({ yellow: 1, red: 1, green: 1 }),
        spent: counts({ yellow: 1, blue: 1 }),
      }),
    );
  });

  test.each([
    ['nothing chosen', fatigue(2), 'which-cubes'],
    ['too few chosen', fatigue(2, counts({ yellow: 1 })), 'number-out-of-range'],
    ['cubes he does not have', fatigue(2, counts({ red: 2 })), 'no-cube'],
    ['less than none', fatigue(2, counts({ yellow: 3, red: -1 })), 'no-cube'],
  ] as const)('Q4: %s', (_, command, code) => {
    expect(refusing(having(), command)).toBe(code);
  });

  test('Q4: one colour only leaves no choice', () => {
    const state = having(heaps({ available: counts({ green: 3 }) }));
    expect(cubesOf(after(state, fatigue(2)))).toEqual(
      heaps({ available: counts({ green: 1 }), spent: counts({ green: 2 }) }),
    );
  });

  test.each([5, 6, 40])('Q4: ERSCHÖPFEN %s takes all five, then the forced recall', (x) => {
    const done = doing(having(), fatigue(x));
    expect(story(done)).toEqual(['cubesSet', 'curseSet', 'recalled']);
    expect(cubesOf(done.state)).toEqual(heaps({ available: CUBES }));
    expect(heroOf(done.state, hero).curse).toHaveLength(1);
  });

  test.each([
    ['ENTWAFFNEN', 'disarm', { yellow: 2, red: 1 }, { green: 1, blue: 1 }],
    ['STILLE', 'silence', { green: 1, blue: 1 }, { yellow: 2, red: 1 }],
  ] as const)('Q4: %s', (_, kind, spent, available) => {
    expect(cubesOf(after(having(), { kind, hero }))).toEqual(
      heaps({ available: counts(available), spent: counts(spent) }),
    );
  });

  test('Q4: STILLE takes the last ones: forced recall', () => {
    const state = having(heaps({ available: counts({ blue: 1 }), placed: counts({ red: 1 }) }));
    const done = doing(state, { kind: 'silence', hero });
    expect(cubesOf(done.state)?.available).toEqual(counts({ red: 1, blue: 1 }));
    expect(eventsOf(done, 'recalled')[0]?.recall).toBe('forced');
  });

  test('Q4: nothing of those colours there, nothing happens', () => {
    const state = having(heaps({ available: counts({ blue: 1 }) }));
    expect(doing(state, { kind: 'disarm', hero }).events).toEqual([]);
  });

  const EFFECTS = [
    fatigue(1, counts({ red: 1 })),
    { kind: 'disarm', hero },
    { kind: 'silence', hero },
  ] as const;

  test('Q4: immune to ERSCHÖPFEN is immune to all three', () => {
    const state = having(undefined, { kind: 'setImmunities', hero, immunities: ['fatigue'] });
    for (const effect of EFFECTS) {
      expect(doing(state, effect).events).toEqual([]);
      expect(warningsFor(state, effect)).toEqual([
        ...[{ code: 'immune', figure: hero, token: 'fatigue' }],
      ]);
    }
  });

  test('D11: unconscious: nothing', () => {
    const state = having(undefined, { kind: 'setHp', figure: hero, hp: 0, maxHp: 10 });
    for (const effect of EFFECTS) expect(doing(state, effect).events).toEqual([]);
  });

  test('Q4: X is a number', () => {
    expect(refusing(having(), fatigue(-1))).toBe('number-out-of-range');
  });
});

describe('recall', () => {
  const two = heaps({
    available: counts({ red: 2, blue: 1 }),
    placed: counts({ yellow: 2 }),
    spent: counts({ green: 1 }),
  });

  test('Q3: voluntary with two colours: all cubes back, one curse cube', () => {
    const state = after(having(two), recall('voluntary'));
    expect(cubesOf(state)).toEqual(
      heaps({ available: counts({ yellow: 2, red: 2, green: 1, blue: 1 }) }),
    );
    expect(heroOf(state, hero).curse).toEqual([{ skill: null }]);
  });

  test('Q3: not with three', () => {
    const state = having(heaps({ available: counts({ red: 1, blue: 1, green: 1 }) }));
    expect(refusal(state, recall('voluntary'))).toEqual({
      code: 'too-many-colours',
      most: 2,
      colours: 3,
    });
  });

  test.each([
    ['one colour', counts({ red: 3 })],
    ['no cube', NO_CUBES],
  ] as const)('Q3: %s available is fine', (_, available) => {
    expect(refusing(having(heaps({ available })), recall('voluntary'))).toBe('accepted');
  });

  test('Q3: two curse cubes where the adventure says so', () => {
    const state = adventureWith({
      rules: { cursePenalty: 2 },
      then: [{ kind: 'setCubes', hero, cubes: two }],
    });
    expect(heroOf(after(state, recall('voluntary')), hero).curse).toHaveLength(2);
  });

  test('Q3: forced: the same penalty, whatever the colours', () => {
    expect(heroOf(after(having(), recall('forced')), hero).curse).toHaveLength(1);
  });

  test('Q3: free: no penalty', () => {
    const state = after(having(two), recall('free'));
    expect(heroOf(state, hero).curse).toEqual([]);
    expect(cubesOf(state)?.placed).toEqual(NO_CUBES);
  });

  const last = (...then: AdventureCommand[]): GameState =>
    having(
      heaps({ available: counts({ red: 1 }), placed: counts({ yellow: 1 }) }),
      { kind: 'nextTurn' },
      ...then,
    );
  const all = heaps({ available: counts({ red: 1, yellow: 1 }) });
  const aimed = { hero, targets: [], tokens: {}, damage: 1 } as const;
  const strike: AdventureCommand = {
    ...aimed,
    kind: 'weaponAttack',
    ...{ level: 0, modifier: 0, bonuses: [], accuracy: 5, bonusDamage: 0, crit: 20 },
    ...{ doubleDamage: false, onDarkness: false, fury: false },
  };

  test.each([
    ['placed', place('red')],
    ['spent', spend('red')],
  ])('Q3: the last cube %s: its effect comes first', (_, command) => {
    const done = doing(last(), command);
    expect(story(done)).not.toContain('recalled');
    expect(heroOf(done.state, hero).curse).toEqual([]);
  });

  test.each([
    ['the weapon attack it was for', strike],
    ['the spell', { ...aimed, kind: 'spellAttack' } as const],
    [
      'the damage of a skill',
      { kind: 'harm', figures: [], amount: 1, preventable: true, by: hero } as const,
    ],
    ['the end of the turn', { kind: 'nextTurn' } as const],
    ['the players saying so', recall('forced')],
  ])('Q3: the forced recall follows %s', (_, command) => {
    const state = after(last(place('red')), command);
    expect(cubesOf(state)).toEqual(all);
    expect(heroOf(state, hero).curse).toHaveLength(1);
  });

  test('Q3: the next cube that is wanted comes after the recall, which ends no turn', () => {
    const done = doing(last(place('red')), place('yellow'));
    expect(story(done)).toEqual(['curseSet', 'recalled', 'cubesSet', 'actionTicked']);
    expect(adventureOf(done.state).turn).toMatchObject({ figure: hero, over: false });
  });

  test('Q3: outside his own turn it comes when that turn is over', () => {
    const state = last({ kind: 'nextTurn' }, place('red'));
    expect(heroOf(state, hero).curse).toEqual([]);
    expect(cubesOf(after(state, { kind: 'nextTurn' }))).toEqual(all);
  });

  test('Q3: with five curse cubes the attack still happens, then all is lost', () => {
    const five = Array.from({ length: 5 }, () => ({ skill: null }));
    const cursed = last({ kind: 'setCurse', hero, curse: five }, place('red'));
    expect(adventureOf(cursed).outcome).toBeNull();
    const done = doing(cursed, strike, [20]);
    expect(eventsOf(done, 'heroAttacked')).toHaveLength(1);
    expect(story(done).indexOf('heroAttacked')).toBeLessThan(story(done).indexOf('curseSet'));
    expect(adventureOf(done.state).outcome?.result).toBe('lost');
  });

  test('Q6: first the curse cubes, on skills still free, then the cubes', () => {
    const done = doing(having(two), recall('voluntary', ['Schildwall']));
    expect(story(done)).toEqual(['curseSet', 'recalled']);
    expect(heroOf(done.state, hero).curse).toEqual([{ skill: 'Schildwall' }]);
  });

  test('Q6: without a free skill the cube still counts', () => {
    const state = after(having(two), recall('voluntary', ['Schildwall']), recall('forced', []));
    expect(heroOf(state, hero).curse).toHaveLength(2);
  });

  test('D12: the sixth curse cube of a recall loses the adventure', () => {
    const five = Array.from({ length: 5 }, () => ({ skill: null }));
    const state = after(having(two), { kind: 'setCurse', hero, curse: five }, recall('forced'));
    expect(adventureOf(state).outcome).toEqual({
      result: 'lost',
      reason: { kind: 'curse', hero },
    });
  });

  test('Q3: a hero without tracking recalls all the same', () => {
    const state = after(untracked(), recall('voluntary'));
    expect(heroOf(state, hero).curse).toHaveLength(1);
  });

  test('Q3: voluntary outside his turn is a doubt', () => {
    expect(warningsFor(having(two), recall('voluntary'))).toEqual([{ code: 'not-its-turn' }]);
    expect(warningsFor(having(two, { kind: 'nextTurn' }), recall('voluntary'))).toEqual([]);
  });

  test('Q5: a blocked skill is a doubt', () => {
    const state = having(two, { kind: 'nextTurn' }, recall('forced', ['Hieb']));
    expect(warningsFor(state, recall('forced', ['Hieb']))).toEqual([
      ...[{ code: 'skill-blocked', skill: 'Hieb' }],
    ]);
  });

  test('D11: an unconscious hero does not recall', () => {
    const state = having(two, { kind: 'setHp', figure: hero, hp: 0, maxHp: 10 });
    expect(refusing(state, recall('free'))).toBe('unconscious');
  });
});

test('Q2: whatever is done, a hero keeps his cubes', () => {
  const deeds = [
    place('yellow'),
    spend('red'),
    fatigue(1, counts({ blue: 1 })),
    free('yellow'),
    recall('forced'),
    { kind: 'silence', hero },
    place('yellow', 2),
    spend('red'),
  ] as const;
  const states = deeds.reduce<GameState[]>(
    (all, deed) => [...all, after(all.at(-1) ?? having(), deed)],
    [],
  );
  for (const state of states) expect(ownedCubes(cubesOf(state) ?? heaps())).toEqual(CUBES);
});
