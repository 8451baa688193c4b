import type { CardAbility, CubeCounts, GameCommand } from '@/src/rules';
import { adventureOf, adventureWith, after, doing, heroOf, refusal, refusing, story } from '../kit';
import {
  animal,
  APPLY,
  attack,
  companion,
  glance,
  hp,
  onHit,
  own,
  seen,
  tokens,
  type Row,
} from '../foes';
import { onMap, sheet, stand } from '../map/map-kit';

const curse = (hero: string, count: number): GameCommand => ({
  kind: 'setCurse',
  hero,
  curse: Array.from({ length: count }, () => ({ skill: null })),
});
const foe = (...abilities: readonly CardAbility[]) => ({ summons: [own({ abilities })] });
const HIT = [attack(['hero-1']), APPLY];

const ROWS: readonly Row[] = [
  {
    name: 'D4: conditions with lost HP',
    setup: foe(onHit('bleed', 2), onHit('knock-down')),
    when: HIT,
    then: { 'hero-1': '7/10 bleed 2, knock-down 1' },
  },
  {
    name: 'D4: nothing lost, nothing else either',
    setup: foe(onHit('bleed', 2), onHit('curse', 1), onHit('drain-health', 2)),
    given: [tokens('hero-1', { shield: 3 }), hp('monster-2', 5)],
    when: HIT,
    then: { 'hero-1': '10/10', 'monster-2': '5/10' },
  },
  {
    name: 'D4: each target by itself',
    setup: foe(onHit('cleave', 2), onHit('poison', 1)),
    given: [tokens('hero-1', { shield: 4 })],
    when: [attack(['hero-1', 'hero-2']), APPLY],
    then: { 'hero-1': '10/10 shield 1', 'hero-2': '7/10 poison 1' },
  },
  {
    name: 'C4: immunities apply',
    setup: foe(onHit('poison', 2), onHit('burn', 1)),
    given: [{ kind: 'setImmunities', hero: 'hero-1', immunities: ['poison'] }],
    when: HIT,
    then: { 'hero-1': '7/10 burn 1' },
  },
  {
    name: 'D11: whoever falls gets nothing more',
    setup: foe(onHit('poison', 2), onHit('curse', 1)),
    given: [hp('hero-1', 3)],
    when: HIT,
    then: { 'hero-1': '0/10 trauma 1, down' },
  },
  {
    name: 'p41a: the Schattenritter: 4 damage each, NIEDERSCHLAGEN to each who lost HP',
    setup: { heroes: [{}, {}, {}], summons: [{ card: 'shadow-knight/standard/rookie' }] },
    given: [{ kind: 'actNow', figure: 'monster-2' }, tokens('hero-2', { shield: 4 })],
    when: [attack(['hero-1', 'hero-2', 'hero-3']), APPLY],
    then: {
      'monster-2': '15/15 shield 1',
      'hero-1': '6/10 knock-down 1',
      'hero-2': '10/10',
      'hero-3': '6/10 knock-down 1',
    },
  },
  {
    name: 'D19: FLUCH 1',
    setup: foe(onHit('curse', 1)),
    when: HIT,
    then: { 'hero-1': '7/10 curse 1' },
  },
  {
    name: 'D19: heroes can be immune to FLUCH',
    setup: foe(onHit('curse', 1)),
    given: [{ kind: 'setImmunities', hero: 'hero-1', immunities: ['curse'] }],
    when: HIT,
    then: { 'hero-1': '7/10' },
  },
  {
    name: 'D19: REUE: 1 more for each curse cube, shields do not help',
    setup: foe(onHit('penitence')),
    given: [curse('hero-1', 3), tokens('hero-1', { shield: 2 })],
    when: HIT,
    then: { 'hero-1': '6/10 curse 3' },
  },
  {
    name: 'D19: REUE without a curse cube is nothing',
    setup: foe(onHit('penitence')),
    when: HIT,
    then: { 'hero-1': '7/10' },
  },
  {
    name: 'D19: REUE may knock out',
    setup: foe(onHit('penitence')),
    given: [curse('hero-1', 2), hp('hero-1', 5)],
    when: HIT,
    then: { 'hero-1': '0/10 curse 2, trauma 1, down' },
  },
  {
    name: 'D14: LP ENTZIEHEN moves HP to the attacker',
    setup: foe(onHit('drain-health', 2)),
    given: [hp('monster-2', 5)],
    when: HIT,
    then: { 'hero-1': '5/10', 'monster-2': '7/10' },
  },
  {
    name: 'D14: up to what the card gave it',
    setup: foe(onHit('drain-health', 2)),
    given: [hp('monster-2', 9)],
    when: HIT,
    then: { 'hero-1': '5/10', 'monster-2': '10/10' },
  },
  {
    name: 'D14: a commander goes beyond it',
    setup: { summons: [own({ abilities: [onHit('drain-health', 2)] }, 'commander')] },
    when: HIT,
    then: { 'hero-1': '5/10', 'monster-2': '12/10' },
  },
  {
    name: 'N12: SCHATTENAURA: darkness under the target, which suffers it',
    setup: foe(onHit('shadow-aura')),
    when: HIT,
    then: { 'hero-1': '5/10 on darkness' },
  },
  {
    name: 'N12: not on darkness',
    setup: foe(onHit('shadow-aura')),
    given: [{ kind: 'enterGround', figure: 'hero-1', entered: [], on: ['darkness'], falls: 0 }],
    when: HIT,
    then: { 'hero-1': '7/10 on darkness' },
  },
  {
    name: 'D21: a companion that stands suffers no collateral effect',
    setup: foe(onHit('bleed', 2), onHit('curse', 1)),
    given: [companion('Tharmagar', 4), animal('Adler')],
    when: [attack(['ally-3', 'ally-4']), APPLY],
    then: { 'ally-3': 'there', 'ally-4': 'gone' },
  },
  {
    name: 'D9: collateral effects reach the protector',
    setup: foe(onHit('bleed', 1)),
    when: [
      attack(['hero-1']),
      {
        kind: 'react',
        reaction: {
          hero: 'hero-2',
          cost: { kind: 'free' },
          effect: { kind: 'protect', target: 'hero-1', by: 'hero-2' },
        },
      },
      APPLY,
    ],
    then: { 'hero-1': '10/10', 'hero-2': '7/10 bleed 1' },
  },
];

test.each(ROWS)('$name', (row) => {
  expect(seen(row)).toEqual(row.then);
});

const cubes = (yellow: number, red: number, green: number, blue: number): CubeCounts => ({
  yellow,
  red,
  green,
  blue,
});

describe('Q4: ERSCHÖPFEN, ENTWAFFNEN, STILLE by an attack', () => {
  const start = (owned: CubeCounts | null, ...abilities: readonly CardAbility[]) =>
    after(
      adventureWith({ heroes: [{ cubes: owned }, {}], ...foe(...abilities) }),
      attack(['hero-1']),
    );
  const cubesAfter = (owned: CubeCounts, effect: CardAbility, choice?: CubeCounts) => {
    const apply = choice ? { ...APPLY, fatigue: { 'hero-1': choice } } : APPLY;
    return heroOf(after(start(owned, effect), apply as GameCommand), 'hero-1').cubes;
  };
  const FATIGUE = onHit('fatigue', 2);

  test('the hero chooses', () => {
    expect(cubesAfter(cubes(2, 1, 1, 0), FATIGUE, cubes(1, 0, 1, 0))).toMatchObject({
      available: cubes(1, 1, 0, 0),
      spent: cubes(1, 0, 1, 0),
    });
  });
  test('without his choice it is not applied, and it says who is asked', () => {
    const state = start(cubes(2, 1, 1, 0), FATIGUE);
    expect(refusal(state, APPLY)).toEqual({
      code: 'which-cubes',
      hero: 'hero-1',
      name: 'Jaheen',
      count: 2,
    });
  });
  test('one colour leaves no choice', () => {
    expect(cubesAfter(cubes(4, 0, 0, 0), FATIGUE)?.available).toEqual(cubes(2, 0, 0, 0));
  });
  test('too few: all, then the forced recall with its curse cube', () => {
    const done = doing(start(cubes(1, 0, 1, 0), FATIGUE), APPLY);
    expect(story(done)).toEqual(['harmed', 'cubesSet', 'curseSet', 'recalled', 'threatClosed']);
    expect(heroOf(done.state, 'hero-1')).toMatchObject({
      curse: [{ skill: null }],
      cubes: { available: cubes(1, 0, 1, 0) },
    });
  });
  test('ENTWAFFNEN takes yellow and red', () => {
    expect(cubesAfter(cubes(2, 1, 1, 1), onHit('disarm'))).toMatchObject({
      available: cubes(0, 0, 1, 1),
      spent: cubes(2, 1, 0, 0),
    });
  });
  test('STILLE takes green and blue', () => {
    expect(cubesAfter(cubes(2, 1, 1, 1), onHit('silence'))).toMatchObject({
      available: cubes(2, 1, 0, 0),
      spent: cubes(0, 0, 1, 1),
    });
  });
  test('ENTWAFFNEN and STILLE together empty him: one recall, when all is over', () => {
    const done = doing(start(cubes(1, 1, 1, 1), onHit('disarm'), onHit('silence')), APPLY);
    expect(story(done).filter((type) => type === 'recalled')).toHaveLength(1);
    expect(heroOf(done.state, 'hero-1').cubes?.available).toEqual(cubes(1, 1, 1, 1));
  });
  test('immune to ERSCHÖPFEN is immune to all three', () => {
    const all = [FATIGUE, onHit('disarm'), onHit('silence')];
    const immune = after(start(cubes(2, 1, 1, 1), ...all), {
      kind: 'setImmunities',
      hero: 'hero-1',
      immunities: ['fatigue'],
    });
    expect(heroOf(after(immune, APPLY), 'hero-1').cubes?.available).toEqual(cubes(2, 1, 1, 1));
  });
  test('a choice of cubes he does not have is refused', () => {
    const state = start(cubes(2, 1, 1, 0), FATIGUE);
    const apply = (choice: CubeCounts): GameCommand => ({
      kind: 'applyThreat',
      fatigue: { 'hero-1': choice },
    });
    expect(refusing(state, apply(cubes(0, 0, 0, 2)))).toBe('no-cube');
    expect(refusing(state, apply(cubes(1, 0, 0, 0)))).toBe('number-out-of-range');
  });
  test('where the table keeps the cubes, only the number said goes down', () => {
    const said = after(start(null, FATIGUE), { kind: 'sayCubes', hero: 'hero-1', available: 5 });
    expect(heroOf(after(said, APPLY), 'hero-1').cubesSaid).toBe(3);
  });
});

test('D12: the sixth curse cube by FLUCH loses, and the threat is over', () => {
  const state = after(adventureWith(foe(onHit('curse', 1))), curse('hero-1', 5), ...HIT);
  expect(adventureOf(state).outcome).toEqual({
    result: 'lost',
    reason: { kind: 'curse', hero: 'hero-1' },
  });
  expect(adventureOf(state).threat).toBeNull();
});

test('Q3: immunity to FLUCH does not spare the penalty of a recall', () => {
  const state = after(
    adventureWith(),
    { kind: 'setImmunities', hero: 'hero-1', immunities: ['curse'] },
    { kind: 'recall', hero: 'hero-1', recall: 'forced' },
  );
  expect(glance(state, 'hero-1')).toBe('10/10 curse 1');
});

test('N12: no second darkness on a dark field, where the players said he stood on none', () => {
  const state = onMap([sheet('C', [0, 0]), stand('hero-1', [1, 1])], foe(onHit('shadow-aura')));
  const dark: GameCommand = { kind: 'layDarkness', cells: [{ at: [1, 1], below: false }] };
  const said: GameCommand = {
    kind: 'enterGround',
    figure: 'hero-1',
    entered: [],
    on: [],
    falls: 0,
  };
  const hit = after(state, dark, said, ...HIT);
  expect(adventureOf(hit).map?.darkness).toHaveLength(1);
  expect(heroOf(hit, 'hero-1').hp).toBe(7);
});
