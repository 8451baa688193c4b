import type { GameCommand, Refusal } from '@/src/rules';
import { animal, glance, own } from '../foes';
import { after, doing, eventsOf, heroOf, monsterOf, refusing, type Setup } from '../kit';
import { bridge, dark, mapOf, NEXT, onMap, paint, put, sheet, stand, tray, walk } from './map-kit';

const HALL = [sheet('C', [0, 0]), sheet('C', [2, 0])];
const LARGE: Setup = { summons: [own({ size: 'large' }), own({ id: 'b' }), own({ id: 'c' })] };
/** Level 2 in the first zones, level 0 above them. */
const CLIFF = [tray(2, [0, 0]), sheet('B', [0, 0], { turn: 1 }), sheet('B', [0, -1], { turn: 1 })];
/** A sheet across two trays: three zones by two, level 2 in its upper zones. */
const ACROSS = [tray(2, [0, 0]), tray(2, [2, 0]), sheet('E', [1, 0], { turn: 1 })];
const BANKS = [tray(1, [0, 0]), sheet('E', [0, 0]), tray(1, [4, 0]), sheet('E', [4, 0])];
const BRIDGE = [...BANKS, sheet('C', [2, 0]), bridge([2, 0], [2, 1])];

const move = (
  piece: string,
  at: readonly [number, number],
  turn: 0 | 1 | 2 | 3 = 0,
): GameCommand => ({
  kind: 'movePiece',
  piece,
  at,
  turn,
});

describe('pieces', () => {
  test('G1: a sheet turned on its own tray stays on it', () => {
    const state = onMap([tray(1, [0, 0]), sheet('E', [0, 0]), move('sheet-2', [0, 0], 2)]);
    expect(mapOf(state).sheets[0]).toMatchObject({ turn: 2, raised: true });
  });

  test('G1: a tray that is moved leaves what lies on the table below it', () => {
    const state = onMap([sheet('C', [0, 0]), tray(1, [0, 0]), move('tray-2', [4, 0])]);
    expect(mapOf(state).sheets[0]?.at).toEqual([0, 0]);
  });

  test('G1: a sheet across two trays goes with neither of them', () => {
    const state = onMap([...ACROSS, move('tray-1', [0, 0], 2)]);
    expect(mapOf(state).sheets[0]).toMatchObject({ at: [1, 0], turn: 1, raised: true });
  });

  test('G6: a long bridge turned by a quarter joins trays the other way', () => {
    const state = onMap([
      ...[tray(1, [0, 0]), tray(1, [4, 0]), tray(1, [0, 5]), bridge([2, 0], [2, 1])],
      move('bridge-4', [0, 3], 1),
    ]);
    expect(mapOf(state).bridges[0]).toMatchObject({ at: [0, 3], size: [1, 2] });
  });
});

test('G7: a bridge is painted whole', () => {
  const state = onMap([
    ...BANKS,
    bridge([2, 0], [2, 1]),
    { kind: 'paint', sheet: 'bridge-5', as: 'S' },
  ]);
  expect(mapOf(state).bridges[0]?.print).toEqual(['SSSS', 'SSSS']);
});

interface Refused {
  readonly name: string;
  readonly setup?: Setup;
  readonly given: readonly GameCommand[];
  readonly when: GameCommand;
  readonly code: Refusal['code'] | 'accepted';
}

const REFUSED: readonly Refused[] = [
  {
    name: 'G1: a tray is not turned below a hero whose level it would change',
    given: [...ACROSS, stand('hero-1', [2, 0])],
    when: move('tray-1', [0, 0], 2),
    code: 'figures-on-it',
  },
  {
    name: 'G1: it may be where he stands on the other tray',
    given: [...ACROSS, stand('hero-1', [4, 0])],
    when: move('tray-1', [0, 0], 2),
    code: 'accepted',
  },
  {
    name: 'G6: on a bridge over a gap one stands',
    given: [...BANKS, bridge([2, 0], [2, 1])],
    when: stand('hero-1', [4, 1]),
    code: 'accepted',
  },
  {
    name: 'O2: loot lies on the field of a chest',
    given: [...HALL, put('chest', [1, 1])],
    when: put('loot', [1, 1]),
    code: 'accepted',
  },
  {
    name: 'O2: no wall is painted where a chest stands',
    given: [...HALL, put('chest', [1, 1])],
    when: paint('#', [1, 1]),
    code: 'figures-on-it',
  },
  {
    name: 'O2: a trap is in no wall’s way',
    given: [...HALL, put('trap', [1, 1])],
    when: paint('#', [1, 1]),
    code: 'accepted',
  },
  {
    name: 'R1: two that make way do not take the same field',
    setup: LARGE,
    given: [
      ...HALL,
      ...[stand('monster-2', [0, 0]), stand('monster-4', [4, 0]), stand('monster-6', [5, 1])],
    ],
    when: walk('monster-2', [4, 0], {
      displaced: ['monster-4', 'monster-6'].map((figure) => ({ figure, at: [3, 0] })),
    }),
    code: 'field-taken',
  },
];

test.each(REFUSED)('$name: $code', ({ setup = {}, given, when, code }) => {
  expect(refusing(onMap(given, setup), when)).toBe(code);
});

describe('darkness by instruction', () => {
  const lay = (cells: readonly (readonly [number, number, boolean?])[]): GameCommand => ({
    kind: 'layDarkness',
    cells: cells.map(([x, y, below = false]) => ({ at: [x, y], below })),
    reaches: true,
  });

  test('G6: on a bridge and below it at once are two fields', () => {
    const state = onMap([
      ...BRIDGE,
      lay([
        [4, 0],
        [4, 0, true],
      ]),
    ]);
    expect(mapOf(state).darkness[0]?.cells.map(({ below }) => below)).toEqual([false, true]);
  });

  test('G6, N10: below a bridge it reaches nobody above', () => {
    const state = onMap([...BRIDGE, stand('hero-1', [4, 0]), NEXT, lay([[4, 0, true]])]);
    expect(glance(state, 'hero-1')).toBe('10/10');
  });

  test('N10: it reaches animals', () => {
    const state = onMap([...HALL, animal('Wolf'), stand('ally-3', [1, 1]), NEXT, lay([[1, 1]])]);
    expect(glance(state, 'ally-3')).toBe('gone');
  });

  test('N10: who stands in the dark already is not reached by what comes beside him', () => {
    const state = onMap([...HALL, dark([1, 1]), stand('hero-1', [1, 1]), NEXT]);
    expect(
      glance(
        after(
          state,
          lay([
            [1, 1],
            [2, 1],
          ]),
        ),
        'hero-1',
      ),
    ).toBe('10/10 on darkness');
  });

  test('G8: what lies already counts for how much there is', () => {
    const hall = Array.from({ length: 64 }, (_, index) =>
      sheet('C', [(index % 8) * 2, Math.floor(index / 8) * 2]),
    );
    const cells = Array.from({ length: 1001 }, (_, index) => ({
      at: [index % 32, Math.floor(index / 32)] as const,
      below: false,
    }));
    const state = onMap([...hall, { kind: 'layDarkness', cells: cells.slice(1) }]);
    expect(refusing(state, { kind: 'layDarkness', cells: cells.slice(0, 1) })).toBe(
      'too-many-pieces',
    );
  });
});

describe('figures', () => {
  test('S8: who dies on the way pushes nobody aside', () => {
    const state = onMap([...CLIFF, stand('monster-2', [0, 0]), stand('monster-4', [0, -2]), NEXT], {
      summons: [own({ size: 'large', hp: 2 }), own({ id: 'b' })],
    });
    const displaced = [{ figure: 'monster-4', at: [2, -2] }] as const;
    const now = after(state, walk('monster-2', [0, -2], { displaced }));
    expect([glance(now, 'monster-2'), monsterOf(now, 'monster-4').at]).toEqual(['gone', [0, -2]]);
  });

  test('M11, D11: swapped into the dark he falls where the other stood', () => {
    const state = onMap([
      ...[...HALL, dark([3, 0]), stand('hero-1', [0, 0]), stand('hero-2', [3, 0])],
      ...[{ kind: 'setHp', figure: 'hero-1', hp: 2, maxHp: 10 } as const, NEXT],
    ]);
    const done = doing(state, walk('hero-1', [3, 0], { how: 'forced', swapWith: 'hero-2' }));
    expect(heroOf(done.state, 'hero-1')).toMatchObject({ at: [3, 0], unconscious: true });
    expect(heroOf(done.state, 'hero-2').at).toEqual([0, 0]);
    expect(eventsOf(done, 'figurePlaced').map(({ cause }) => cause)).toEqual(['M11', 'M11']);
  });

  test('R1: displaced over the edge by something that is no figure, it falls', () => {
    const state = onMap([...CLIFF, stand('monster-2', [0, 0]), NEXT], { summons: [own()] });
    const now = after(state, { kind: 'displace', monster: 'monster-2', at: [0, -1] });
    expect(glance(now, 'monster-2')).toBe('8/10');
  });

  test('R2: a small figure breaks nothing', () => {
    const state = onMap([...HALL, put('loot', [2, 0]), stand('hero-1', [0, 0]), NEXT]);
    expect(mapOf(after(state, walk('hero-1', [2, 0]))).objects).toHaveLength(1);
  });

  test('R1: within the zone there is no room, even where nobody stands', () => {
    const state = onMap([...HALL, stand('monster-2', [0, 0]), stand('monster-4', [4, 0])], LARGE);
    const displaced = [{ figure: 'monster-4', at: [5, 1] }] as const;
    expect(refusing(state, walk('monster-2', [4, 0], { displaced }))).toBe('field-taken');
  });
});
