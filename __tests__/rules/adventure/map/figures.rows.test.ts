import type { GameCommand, Refusal } from '@/src/rules';
import { animal, glance, own } from '../foes';
import {
  adventureOf,
  after,
  doing,
  heroOf,
  monsterOf,
  refusal,
  refusing,
  story,
  type Setup,
} from '../kit';
import {
  bridge,
  dark,
  mapOf,
  NEXT,
  onMap,
  paint,
  printed,
  put,
  sheet,
  stand,
  tray,
  walk,
} from './map-kit';

/** Ten fields in a row, with two plain rows below. */
const LANE = (row: string): readonly GameCommand[] => [
  printed('C', [0, 0], [row.slice(0, 4), '####', '####', '####']),
  printed('C', [2, 0], [row.slice(4, 8), '####', '####', '####']),
];

const SMALL: Setup = { summons: [own()] };
const LARGE: Setup = { summons: [own({ size: 'large' }), own({ id: 'other' })] };
/** Where the large one is monster-2, the small one monster-4. */
const HALL = [sheet('C', [0, 0]), sheet('C', [2, 0]), sheet('C', [0, 2]), sheet('C', [2, 2])];
/** A tower: level 2 above level 0. */
const CLIFF = [tray(2, [0, 0]), sheet('B', [0, 0], { turn: 1 }), sheet('B', [0, -1], { turn: 1 })];

interface Row {
  readonly name: string;
  readonly setup?: Setup;
  readonly given: readonly GameCommand[];
  readonly when: readonly GameCommand[];
  readonly then: Readonly<Record<string, string>>;
}

const ROWS: readonly Row[] = [
  {
    name: 'N10: darkness laid by instruction reaches whoever stands there, once a turn',
    given: [...LANE('........'), stand('hero-1', [1, 0]), stand('hero-2', [3, 0]), NEXT],
    when: [
      { kind: 'layDarkness', cells: [{ at: [1, 0], below: false }], reaches: true },
      { kind: 'liftDarkness', cells: [{ at: [1, 0], below: false }] },
      { kind: 'layDarkness', cells: [{ at: [1, 0], below: false }], reaches: true },
    ],
    then: { 'hero-1': '8/10 on darkness', 'hero-2': '10/10' },
  },
  {
    name: 'M4: lava on the way gives BRENNEN 2, and he stands on what he ends on',
    given: [...LANE('.LL.S...'), stand('hero-1', [0, 0]), NEXT],
    when: [walk('hero-1', [4, 0])],
    then: { 'hero-1': '10/10 bleed 2, burn 2 on spikes' },
  },
  {
    name: 'M4: each kind once a turn, however often he goes',
    given: [...LANE('.L......'), stand('hero-1', [0, 0]), NEXT],
    when: [walk('hero-1', [2, 0]), walk('hero-1', [0, 0]), walk('hero-1', [1, 0])],
    then: { 'hero-1': '10/10 burn 2 on lava' },
  },
  {
    name: 'M4: in the next turn it counts again',
    given: [...LANE('.L......'), stand('hero-1', [0, 0]), NEXT],
    when: [
      walk('hero-1', [2, 0]),
      NEXT,
      walk('hero-1', [0, 0], {
        how: 'forced',
        way: [
          [1, 0],
          [0, 0],
        ],
      }),
    ],
    then: { 'hero-1': '10/10 burn 4' },
  },
  {
    name: 'N11: darkness harms a hero once a turn, on tokens as well as printed',
    given: [...LANE('..D.....'), dark([1, 0]), stand('hero-1', [0, 0]), NEXT],
    when: [walk('hero-1', [2, 0])],
    then: { 'hero-1': '8/10 on darkness' },
  },
  {
    name: 'N11: monsters suffer nothing from it, but stand in the dark',
    setup: SMALL,
    given: [...LANE('........'), dark([1, 0]), stand('monster-2', [0, 0]), NEXT],
    when: [walk('monster-2', [1, 0])],
    then: { 'monster-2': '10/10 on darkness' },
  },
  {
    name: 'G8: darkness covers the lava below it',
    given: [...LANE('.L......'), dark([1, 0]), stand('hero-1', [0, 0]), NEXT],
    when: [walk('hero-1', [1, 0])],
    then: { 'hero-1': '8/10 on darkness' },
  },
  {
    name: 'M5: a jump enters the last field only',
    given: [...LANE('.LMS.L..'), stand('hero-1', [0, 0]), NEXT],
    when: [walk('hero-1', [5, 0], { how: 'jump' })],
    then: { 'hero-1': '10/10 burn 2 on lava' },
  },
  {
    name: 'M2: from level 2 down to 0 he falls, 2 damage',
    given: [...CLIFF, stand('hero-1', [0, 0]), NEXT],
    when: [walk('hero-1', [0, -1])],
    then: { 'hero-1': '8/10' },
  },
  {
    name: 'M5: whoever jumps down does not fall',
    given: [...CLIFF, stand('hero-1', [0, 0]), NEXT],
    when: [walk('hero-1', [0, -1], { how: 'jump' })],
    then: { 'hero-1': '10/10' },
  },
  {
    name: 'M10: moved down by somebody else he falls too',
    given: [...CLIFF, stand('hero-1', [0, 1]), NEXT],
    when: [walk('hero-1', [3, -2], { how: 'forced' })],
    then: { 'hero-1': '8/10' },
  },
  {
    name: 'M9: pushed over three fields he enters each of them',
    given: [...LANE('.LM.....'), stand('hero-1', [0, 0]), NEXT],
    when: [
      walk('hero-1', [3, 0], {
        how: 'forced',
        way: [
          [1, 0],
          [2, 0],
          [3, 0],
        ],
      }),
    ],
    then: { 'hero-1': '10/10 burn 2, poison 2' },
  },
  {
    name: 'M10: moved through the air only the last field counts',
    given: [...LANE('.LM.....'), stand('hero-1', [0, 0]), NEXT],
    when: [walk('hero-1', [3, 0], { how: 'forced' })],
    then: { 'hero-1': '10/10' },
  },
  {
    name: 'M11: both enter their new fields',
    given: [...LANE('L..M....'), stand('hero-1', [0, 0]), stand('hero-2', [3, 0]), NEXT],
    when: [walk('hero-1', [3, 0], { how: 'forced', swapWith: 'hero-2' })],
    then: { 'hero-1': '10/10 poison 2 on miasma', 'hero-2': '10/10 burn 2 on lava' },
  },
  {
    name: 'M7: a large monster enters every hazard of its zone',
    setup: LARGE,
    given: [...HALL, paint('L', [3, 1]), paint('S', [2, 0]), stand('monster-2', [0, 0]), NEXT],
    when: [walk('monster-2', [2, 0])],
    then: { 'monster-2': '10/10 bleed 2, burn 2 on lava spikes' },
  },
  {
    name: 'P2: of several ways the harmless one is taken, even if it is longer',
    given: [
      printed('C', [0, 0], ['.L..', '.#..', '....', '....']),
      ...[stand('hero-1', [0, 0]), NEXT],
    ],
    when: [walk('hero-1', [2, 1])],
    then: { 'hero-1': '10/10' },
  },
  {
    name: 'Q1, M4: a way he has the points for, even if it harms',
    given: [
      printed('C', [0, 0], ['.L..', '.#..', '....', '....']),
      ...[stand('hero-1', [0, 0]), NEXT],
    ],
    when: [walk('hero-1', [2, 0])],
    then: { 'hero-1': '10/10 burn 2' },
  },
  {
    name: 'N11: darkness is harm for a hero’s way',
    given: [
      printed('C', [0, 0], ['.D..', '.#..', '....', '....']),
      ...[stand('hero-1', [0, 0]), NEXT],
    ],
    when: [walk('hero-1', [2, 1])],
    then: { 'hero-1': '10/10' },
  },
  {
    name: 'R1: the displaced one enters its new field, and falls from level 2 to 0',
    setup: LARGE,
    given: [
      ...[tray(2, [0, 0]), sheet('E', [0, 0]), sheet('B', [0, -1], { turn: 1 })],
      ...[paint('L', [0, -1]), stand('monster-2', [0, 2]), stand('monster-4', [0, 0]), NEXT],
    ],
    when: [walk('monster-2', [0, 0], { displaced: [{ figure: 'monster-4', at: [0, -1] }] })],
    then: { 'monster-2': '10/10', 'monster-4': '8/10 burn 2 on lava' },
  },
  {
    name: 'R1: displaced by a bridge it enters its new field',
    setup: SMALL,
    given: [...LANE('..L.....'), stand('monster-2', [0, 0]), NEXT],
    when: [{ kind: 'displace', monster: 'monster-2', at: [2, 0] }],
    then: { 'monster-2': '10/10 burn 2 on lava' },
  },
  {
    name: 'M4: put down for the setup, nothing happens to him',
    given: [...LANE('.L......'), NEXT],
    when: [stand('hero-1', [1, 0])],
    then: { 'hero-1': '10/10 on lava' },
  },
  {
    name: 'M4: taken off the map he stands on nothing',
    given: [...LANE('.L......'), stand('hero-1', [1, 0])],
    when: [stand('hero-1', null)],
    then: { 'hero-1': '10/10' },
  },
  {
    name: 'G8: terrain painted and darkness laid below him do nothing, but he stands on them',
    given: [...LANE('........'), stand('hero-1', [1, 0]), stand('hero-2', [2, 0]), NEXT],
    when: [paint('L', [1, 0]), dark([2, 0])],
    then: { 'hero-1': '10/10 on lava', 'hero-2': '10/10 on darkness' },
  },
  {
    name: 'G8: lifted by an instruction, what was below is there again',
    given: [...LANE('.L......'), dark([1, 0], [2, 0]), stand('hero-1', [1, 0])],
    when: [{ kind: 'liftDarkness', cells: [{ at: [1, 0], below: false }] }],
    then: { 'hero-1': '10/10 on lava' },
  },
  {
    name: 'D11: an unconscious hero stays where he fell and suffers nothing more',
    given: [
      ...LANE('.DD.....'),
      stand('hero-1', [0, 0]),
      { kind: 'setHp', figure: 'hero-1', hp: 2, maxHp: 10 },
      NEXT,
    ],
    when: [walk('hero-1', [2, 0])],
    then: { 'hero-1': '0/10 trauma 1, down on darkness' },
  },
  {
    name: 'S8: a monster that dies on its way displaces nobody',
    setup: { summons: [own({ size: 'large', hp: 2 }), own({ id: 'other' })] },
    given: [
      ...[tray(2, [0, 0]), sheet('B', [0, 0], { turn: 1 }), sheet('B', [0, -1], { turn: 1 })],
      ...[stand('monster-2', [0, 0]), stand('monster-4', [0, -2]), NEXT],
    ],
    when: [walk('monster-2', [0, -2], { displaced: [{ figure: 'monster-4', at: [2, -2] }] })],
    then: { 'monster-2': 'gone', 'monster-4': '10/10' },
  },
];

test.each(ROWS)('$name', ({ setup = {}, given, when, then }) => {
  const state = after(onMap(given, setup), ...when);
  const seen = Object.fromEntries(Object.keys(then).map((id) => [id, glance(state, id)]));
  expect(seen).toEqual(then);
});

interface Refused {
  readonly name: string;
  readonly setup?: Setup;
  readonly given: readonly GameCommand[];
  readonly when: GameCommand;
  readonly code: Refusal['code'] | 'accepted';
}

const TWO = [...HALL, stand('hero-1', [0, 0]), stand('hero-2', [1, 0])];

const REFUSED: readonly Refused[] = [
  { name: 'O1: two on a field', given: TWO, when: stand('hero-1', [1, 0]), code: 'field-taken' },
  {
    name: 'O1: nobody ends where somebody stands',
    given: TWO,
    when: walk('hero-1', [1, 0]),
    code: 'field-taken',
  },
  {
    name: 'O2: nobody stands on a chest',
    given: [...TWO, put('chest', [3, 3])],
    when: stand('hero-1', [3, 3]),
    code: 'field-taken',
  },
  {
    name: 'O2: on a trap one may stand',
    given: [...TWO, put('trap', [3, 3])],
    when: walk('hero-1', [3, 3]),
    code: 'accepted',
  },
  {
    name: 'O2: in an open door one may stand',
    given: [...TWO, put('door', [3, 3])],
    when: walk('hero-1', [3, 3]),
    code: 'accepted',
  },
  {
    name: 'O2: in a door marked as in the way nobody stands',
    given: [...TWO, put('door', [3, 3], { blocks: true })],
    when: walk('hero-1', [3, 3]),
    code: 'field-taken',
  },
  {
    name: 'O2: a chest is not put where somebody stands',
    given: TWO,
    when: put('chest', [0, 0]),
    code: 'field-taken',
  },
  { name: 'O2: a trap may be', given: TWO, when: put('trap', [0, 0]), code: 'accepted' },
  {
    name: 'O2: two obstacles on a field',
    given: [...TWO, put('chest', [3, 3])],
    when: put('npc', [3, 3], { blocks: false }),
    code: 'field-taken',
  },
  {
    name: 'O2: an obstacle is not moved onto another',
    given: [...HALL, put('chest', [3, 3]), put('token', [2, 3])],
    when: { kind: 'moveObject', object: 'object-6', at: [3, 3] },
    code: 'field-taken',
  },
  {
    name: 'O2: an obstacle does not lie on a blocked field',
    given: [...HALL, paint('#', [3, 3])],
    when: put('chest', [3, 3]),
    code: 'field-blocked',
  },
  {
    name: 'G4: nobody stands on a blocked field',
    given: [...HALL, paint('#', [3, 3])],
    when: stand('hero-1', [3, 3]),
    code: 'field-blocked',
  },
  {
    name: 'G4: nobody stands beside the map',
    given: HALL,
    when: stand('hero-1', [-1, 0]),
    code: 'off-the-map',
  },
  {
    name: 'G4: half fields there are none',
    given: HALL,
    when: stand('hero-1', [0.5, 0]),
    code: 'off-the-map',
  },
  {
    name: 'G4: a large monster needs a zone',
    setup: LARGE,
    given: HALL,
    when: stand('monster-2', [1, 0]),
    code: 'not-a-zone',
  },
  {
    name: 'G4: one of its fields is held',
    setup: LARGE,
    given: [...HALL, stand('hero-1', [1, 1])],
    when: stand('monster-2', [0, 0]),
    code: 'field-taken',
  },
  {
    name: 'G4: a small one does not stand in its zone',
    setup: LARGE,
    given: [...HALL, stand('monster-2', [0, 0])],
    when: stand('hero-1', [1, 1]),
    code: 'field-taken',
  },
  {
    name: 'G4: one of its fields is blocked',
    setup: LARGE,
    given: [...HALL, paint('#', [1, 1])],
    when: stand('monster-2', [0, 0]),
    code: 'field-blocked',
  },
  {
    name: 'O0: nobody is put down without a map',
    given: [],
    when: stand('hero-1', [0, 0]),
    code: 'no-map',
  },
  {
    name: 'O0: nobody walks without a map',
    given: [],
    when: walk('hero-1', [0, 0]),
    code: 'no-map',
  },
  {
    name: 'O0: who is not on the map does not walk',
    given: HALL,
    when: walk('hero-1', [0, 0]),
    code: 'off-the-map',
  },
  {
    name: 'O0: somebody who is not in play',
    given: HALL,
    when: stand('monster-99', [0, 0]),
    code: 'unknown-figure',
  },
  {
    name: 'O2: no way leads through an enemy',
    setup: SMALL,
    given: [...LANE('........'), stand('hero-1', [0, 0]), stand('monster-2', [1, 0])],
    when: walk('hero-1', [2, 0]),
    code: 'no-way',
  },
  {
    name: 'O1: one’s own side is passed',
    given: [...LANE('........'), stand('hero-1', [0, 0]), stand('hero-2', [1, 0])],
    when: walk('hero-1', [2, 0]),
    code: 'accepted',
  },
  {
    name: 'O1: monsters pass monsters',
    setup: { summons: [own(), own({ id: 'b' })] },
    given: [...LANE('........'), stand('monster-2', [0, 0]), stand('monster-4', [1, 0])],
    when: walk('monster-2', [2, 0]),
    code: 'accepted',
  },
  {
    name: 'M5: a jump needs no way',
    setup: SMALL,
    given: [...LANE('........'), stand('hero-1', [0, 0]), stand('monster-2', [1, 0])],
    when: walk('hero-1', [2, 0], { how: 'jump' }),
    code: 'accepted',
  },
  {
    name: 'M9: a way that skips a field',
    given: [...LANE('........'), stand('hero-1', [0, 0])],
    when: walk('hero-1', [3, 0], {
      way: [
        [1, 0],
        [3, 0],
      ],
    }),
    code: 'no-way',
  },
  {
    name: 'M9: a way that ends elsewhere',
    given: [...LANE('........'), stand('hero-1', [0, 0])],
    when: walk('hero-1', [3, 0], {
      way: [
        [1, 0],
        [2, 0],
      ],
    }),
    code: 'no-way',
  },
  {
    name: 'M9: a way over fields that are none',
    given: [...LANE('........'), stand('hero-1', [0, 0])],
    when: walk('hero-1', [1, 0], {
      way: [
        [0, -1],
        [1, 0],
      ],
    }),
    code: 'no-way',
  },
  {
    name: 'M9: a way as the players say, through whoever they know about',
    setup: SMALL,
    given: [...LANE('........'), stand('hero-1', [0, 0]), stand('monster-2', [1, 0])],
    when: walk('hero-1', [2, 0], {
      way: [
        [1, 0],
        [2, 0],
      ],
    }),
    code: 'accepted',
  },
  {
    name: 'M11: nobody stands there to swap with',
    given: TWO,
    when: walk('hero-1', [3, 3], { how: 'forced', swapWith: 'hero-2' }),
    code: 'field-taken',
  },
  {
    name: 'M11: large and small do not fit into each other’s place',
    setup: LARGE,
    given: [...HALL, stand('monster-2', [0, 0]), stand('hero-1', [2, 2])],
    when: walk('monster-2', [2, 2], { how: 'forced', swapWith: 'hero-1' }),
    code: 'field-taken',
  },
  {
    name: 'O3: a large monster does not end on a hero',
    setup: LARGE,
    given: [...HALL, stand('monster-2', [0, 0]), stand('hero-1', [2, 2])],
    when: walk('monster-2', [2, 2]),
    code: 'field-taken',
  },
  {
    name: 'R1: a displaced monster needs a free field',
    setup: LARGE,
    given: [
      ...HALL,
      stand('monster-2', [0, 0]),
      stand('monster-4', [2, 2]),
      stand('hero-1', [4, 2]),
    ],
    when: walk('monster-2', [2, 2], { displaced: [{ figure: 'monster-4', at: [4, 2] }] }),
    code: 'field-taken',
  },
  {
    name: 'R1: a displaced monster does not stay in the zone',
    setup: LARGE,
    given: [...HALL, stand('monster-2', [0, 0]), stand('monster-4', [2, 2])],
    when: walk('monster-2', [2, 2], { displaced: [{ figure: 'monster-4', at: [3, 3] }] }),
    code: 'field-taken',
  },
  {
    name: 'R1: it may go where the large one comes from',
    setup: LARGE,
    given: [...HALL, stand('monster-2', [0, 0]), stand('monster-4', [2, 2])],
    when: walk('monster-2', [2, 2], { displaced: [{ figure: 'monster-4', at: [1, 1] }] }),
    code: 'accepted',
  },
  {
    name: 'R1: nobody else is displaced',
    setup: LARGE,
    given: [...HALL, stand('monster-2', [0, 0]), stand('monster-4', [6, 6])],
    when: walk('monster-2', [2, 2], { displaced: [{ figure: 'monster-4', at: [5, 5] }] }),
    code: 'unknown-figure',
  },
  {
    name: 'R1: displaced to a field that is held',
    setup: SMALL,
    given: [...TWO, stand('monster-2', [3, 3])],
    when: { kind: 'displace', monster: 'monster-2', at: [0, 0] },
    code: 'field-taken',
  },
  {
    name: 'R1: only monsters are displaced',
    given: TWO,
    when: { kind: 'displace', monster: 'hero-1', at: [3, 3] },
    code: 'unknown-figure',
  },
  {
    name: 'V4: charges beyond what there is',
    given: [...HALL, put('interaction', [0, 0], { charges: 2 })],
    when: { kind: 'setCharges', object: 'object-5', charges: 100 },
    code: 'number-out-of-range',
  },
  {
    name: 'V4: charges of something that is not there',
    given: HALL,
    when: { kind: 'setCharges', object: 'object-5', charges: 1 },
    code: 'unknown-thing',
  },
  {
    name: 'O2: an object nobody knows',
    given: HALL,
    when: put('ship' as 'chest', [0, 0]),
    code: 'unknown-thing',
  },
  {
    name: 'O2: an object beside the map',
    given: HALL,
    when: put('trap', [99, 0]),
    code: 'off-the-map',
  },
  { name: 'G8: darkness beside the map', given: HALL, when: dark([99, 0]), code: 'off-the-map' },
  {
    name: 'G6: darkness below a bridge that is not there',
    given: HALL,
    when: { kind: 'layDarkness', cells: [{ at: [0, 0], below: true }] },
    code: 'off-the-map',
  },
  {
    name: 'G8: a piece of darkness that is not there',
    given: HALL,
    when: { kind: 'liftDarkness', tile: 'darkness-9' },
    code: 'unknown-thing',
  },
];

test.each(REFUSED)('$name: $code', ({ setup = {}, given, when, code }) => {
  expect(refusing(onMap(given, setup), when)).toBe(code);
});

describe('large monsters', () => {
  const state = onMap(
    [...HALL, stand('monster-2', [0, 0]), stand('monster-4', [3, 3]), put('chest', [2, 2])],
    LARGE,
  );

  test('R1: who has to make way is named', () => {
    expect(refusal(state, walk('monster-2', [2, 2]))).toEqual({
      code: 'displace-first',
      figures: ['monster-4'],
    });
  });

  const go = (more: readonly GameCommand[] = []) =>
    doing(
      after(state, ...more),
      walk('monster-2', [2, 2], { displaced: [{ figure: 'monster-4', at: [4, 4] }] }),
      [3],
    );

  test('R2: the chest is crushed with one trap die', () => {
    const done = go();
    expect(story(done)).toEqual([
      ...['figurePlaced', 'figurePlaced', 'objectRemoved', 'drawn', 'trapDieRolled', 'tokensSet'],
    ]);
    expect(mapOf(done.state).objects).toEqual([]);
    expect(monsterOf(done.state, 'monster-2')).toMatchObject({ at: [2, 2], tokens: { poison: 2 } });
    expect(monsterOf(done.state, 'monster-4').at).toEqual([4, 4]);
  });

  test('R2: no die for a safe chest and for loot', () => {
    const safe = [
      { kind: 'removeObject', object: 'object-9' } as const,
      ...[put('chest', [2, 2], { safe: true }), put('loot', [3, 2])],
    ];
    expect(story(go(safe))).toEqual([
      ...['figurePlaced', 'figurePlaced', 'objectRemoved', 'objectRemoved'],
    ]);
  });
});

describe('what happens by the way', () => {
  test('V3: while a door is opened the turn stays where it is', () => {
    const before = onMap([...HALL, stand('hero-1', [0, 0]), NEXT]);
    const opened = after(before, sheet('C', [-2, 0]), sheet('B', [0, -1], { turn: 1 }));
    expect(adventureOf(opened).turn).toEqual(adventureOf(before).turn);
    expect(heroOf(opened, 'hero-1').at).toEqual([0, 0]);
    expect(heroOf(after(opened, walk('hero-1', [-4, 0])), 'hero-1').at).toEqual([-4, 0]);
  });

  test('M3: to go nowhere is nothing', () => {
    const state = onMap([...HALL, stand('hero-1', [0, 0])]);
    expect(story(doing(state, walk('hero-1', [0, 0])))).toEqual([]);
    expect(story(doing(state, stand('hero-1', [0, 0])))).toEqual([]);
    expect(story(doing(state, stand('hero-2', null)))).toEqual([]);
  });

  test('M4: walking a circle to where he stands counts', () => {
    const state = onMap([...LANE('.L......'), stand('hero-1', [0, 0]), NEXT]);
    const done = doing(
      state,
      walk('hero-1', [0, 0], {
        way: [
          [1, 0],
          [0, 0],
        ],
      }),
    );
    expect(glance(done.state, 'hero-1')).toBe('10/10 burn 2');
  });

  test('G6: on a bridge the lava below does nothing', () => {
    const state = onMap([
      ...[tray(1, [0, 0]), sheet('E', [0, 0]), tray(1, [3, 0]), sheet('E', [3, 0])],
      sheet('B', [2, 0], { print: ['LL', 'LL', 'LL', 'LL'] }),
      ...[bridge([2, 0], [1, 1]), stand('hero-1', [3, 0]), NEXT, walk('hero-1', [6, 0])],
    ]);
    expect(glance(state, 'hero-1')).toBe('10/10');
  });

  test('N11: allies suffer from darkness, too', () => {
    const state = onMap([...LANE('.D......'), animal('Falke'), stand('ally-3', [0, 0]), NEXT]);
    expect(glance(after(state, walk('ally-3', [1, 0])), 'ally-3')).toBe('gone');
  });
});
