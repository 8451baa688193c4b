import { crushDamage, harmOf, STANDARD_EFFECTS, type DarknessFigure } from '@/src/rules';
import { spreadOn, type Scene } from './picture';

const NOBODY = new Set<string>();
const CORRIDOR: Scene = { board: ['dba..'], tile: ['##'] };

describe('N10: figures reached', () => {
  test('heroes and allies on the fields suffer 2, in each option', () => {
    const wolf: DarknessFigure = { id: 'wolf', at: [1, 0] };
    const { options } = spreadOn({ board: ['d.a'], tile: ['##'] }, { allies: [wolf] });
    expect(options.map((option) => option.reached)).toEqual([
      [
        { id: 'a', damage: 2 },
        { id: 'wolf', damage: 2 },
      ],
    ]);
  });

  test.each([
    ['everybody at first', {}, new Set<string>(), [2, 2]],
    ['who had it this turn suffers nothing more', {}, new Set(['b']), [0, 2]],
    ['an unconscious hero suffers nothing', { unconscious: 'b' }, NOBODY, [0, 2]],
  ])('%s', (_name, extra, harmed, damage) => {
    const { options } = spreadOn({ ...CORRIDOR, ...extra }, { harmed });
    expect(options[0]?.reached).toEqual([
      { id: 'b', damage: damage[0] },
      { id: 'a', damage: damage[1] },
    ]);
  });

  test('an adventure may set another value', () => {
    const effects = { ...STANDARD_EFFECTS, harm: 3 };
    expect(spreadOn(CORRIDOR, { effects }).options[0]?.reached[1]).toEqual({ id: 'a', damage: 3 });
  });

  test('immune figures suffer nothing', () => {
    expect(harmOf({ id: 'a', immune: true }, NOBODY)).toBe(0);
  });
});

describe('N3: Zermalmung', () => {
  const scene: Scene = { board: ['abe'], darkUnder: 'abe', unconscious: 'b', tile: ['##'] };

  test('unconscious heroes suffer nothing but are counted', () => {
    expect(spreadOn(scene)).toMatchObject({
      damageEach: 3,
      crushed: [
        { id: 'a', damage: 3 },
        { id: 'b', damage: 0 },
        { id: 'e', damage: 3 },
      ],
    });
  });

  test.each([
    ['for each hero', { kind: 'per-hero', damage: 2 }, 8],
    ['a number', { kind: 'fixed', damage: 5 }, 5],
    ['nothing', { kind: 'none' }, 0],
  ] as const)('an adventure may say: %s', (_name, crush, damage) => {
    expect(crushDamage(crush, 4)).toBe(damage);
  });
});
