import type { BoardInput, Cell, DarknessAnswer, DarknessCase, HeroInput } from './darkness/case';

/** Worked out by hand from the text; oracle and solver both have to give exactly this. */
export interface PinnedDarkness {
  readonly name: string;
  readonly input: DarknessCase;
  readonly answer: DarknessAnswer;
}

const SINGLE: readonly Cell[] = [[0, 0]];
const PAIR: readonly Cell[] = [...SINGLE, [1, 0]];
const CORNER: readonly Cell[] = [...PAIR, [0, 1]];
const LINE: readonly Cell[] = [...PAIR, [2, 0]];
const SQUARE: readonly Cell[] = [...CORNER, [1, 1]];
const LONG: readonly Cell[] = [...LINE, [3, 0], [4, 0], [5, 0]];

const hero = (id: string, at: Cell, hp = 5, order = 1): HeroInput => ({ id, at, hp, order });
const ann = (x: number, y: number): HeroInput => hero('ann', [x, y]);

const row = (
  name: string,
  board: BoardInput,
  heroes: readonly HeroInput[],
  tile: readonly Cell[],
  answer: DarknessAnswer,
): PinnedDarkness => ({ name, input: { op: 'darkness', board, heroes, tile }, answer });

type Options = readonly (readonly Cell[])[];
const placed =
  (result: 'tile' | 'broken') =>
  (missing: number, options: Options, target = 'ann'): DarknessAnswer => ({
    result,
    target,
    missing,
    options,
  });
const tile = placed('tile');
const broken = placed('broken');
const none: DarknessAnswer = { result: 'none', target: 'ann', missing: null, options: [] };

/** Low darkness twice, a high field b = [2,1] beside the one, a middle field c = [2,2] beside both. */
const stairs: BoardInput = {
  terrain: ['      ', ' ..  .', '...   '],
  levels: ['002200', '002200', '001100'],
  darkness: [
    [1, 1],
    [1, 2],
  ],
};
const overHole = { at: [1, 0], size: [1, 1], level: 1 } as const;

export const PINNED_DARKNESS: readonly PinnedDarkness[] = [
  row(
    'N2: a tie goes to the hero earlier in the round, hidden and unconscious or not',
    { terrain: ['.....'], darkness: [[2, 0]] },
    [
      hero('late', [0, 0], 3, 4),
      { ...hero('soon', [4, 0], 3, 2), hidden: true, unconscious: true },
    ],
    PAIR,
    tile(
      0,
      [
        [
          [3, 0],
          [4, 0],
        ],
      ],
      'soon',
    ),
  ),
  row(
    'N3: unconscious heroes count for the damage',
    { terrain: ['D.'], darkness: [[1, 0]] },
    [ann(0, 0), { ...hero('bo', [1, 0], 0, 2), unconscious: true }],
    PAIR,
    { result: 'crushed', target: null, missing: 0, options: [], damageEach: 2 },
  ),
  row(
    'N4 and N7: a tile does not rise from level 0 to 2, a single may for one more',
    { terrain: ['....'], levels: ['0022'], darkness: [[1, 0]] },
    [ann(3, 0)],
    PAIR,
    broken(0, [
      [
        [2, 0],
        [3, 0],
      ],
    ]),
  ),
  row(
    'N4: down from level 2 to 0 a tile may go',
    { terrain: ['....'], levels: ['2200'], darkness: [[1, 0]] },
    [ann(3, 0)],
    PAIR,
    tile(0, [
      [
        [2, 0],
        [3, 0],
      ],
    ]),
  ),
  row(
    'N7: a rise with one single left is not legal, the last single goes elsewhere',
    { terrain: ['......'], levels: ['000022'], darkness: [[1, 0]] },
    [ann(5, 0)],
    SQUARE,
    broken(3, [
      [
        [0, 0],
        [2, 0],
        [3, 0],
      ],
    ]),
  ),
  row(
    'N7: a rise with one single left is not legal, and with nowhere else it ends there',
    { terrain: [' .....'], levels: ['000022'], darkness: [[1, 0]] },
    [ann(5, 0)],
    SQUARE,
    broken(3, [
      [
        [2, 0],
        [3, 0],
      ],
    ]),
  ),
  row(
    'N7: straight up and over the middle level use up the same',
    stairs,
    [ann(2, 1)],
    LONG,
    broken(0, [
      [
        [2, 1],
        [2, 2],
      ],
      [[2, 1]],
    ]),
  ),
  row(
    'N7: every order gives its set; up first uses up three, the stairs leave one more to place',
    stairs,
    [ann(5, 1)],
    LONG,
    broken(1003, [
      [
        [2, 1],
        [0, 2],
        [2, 2],
      ],
      [
        [2, 1],
        [0, 2],
      ],
      [
        [2, 1],
        [2, 2],
      ],
    ]),
  ),
  row(
    'N7: a spawn point on level 2 is no rise',
    { terrain: ['..*..'], levels: ['00222'], darkness: [[1, 0]] },
    [ann(4, 0)],
    LONG,
    broken(0, [
      [
        [2, 0],
        [3, 0],
        [4, 0],
      ],
    ]),
  ),
  row(
    'N5: out of reach the nearest dark field counts as the crow flies',
    { terrain: ['.. .'], darkness: [[0, 0]] },
    [ann(3, 0)],
    LINE,
    broken(1002, [[[1, 0]]]),
  ),
  row(
    'N8: equally near, the tile stays whole',
    { terrain: ['......'], darkness: [[0, 0]] },
    [ann(5, 0)],
    LINE,
    tile(2, [
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ]),
  ),
  row(
    'N8: singles that get nearer break it up',
    { terrain: ['......', '..    '], darkness: [[0, 0]] },
    [ann(5, 0)],
    CORNER,
    broken(2, [
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ]),
  ),
  row(
    'N9: the rest is dropped at the last hero',
    { terrain: ['...'], darkness: [[0, 0]] },
    [ann(1, 0)],
    SQUARE,
    broken(0, [[[1, 0]]]),
  ),
  row(
    'N9: each way to the first hero goes on by itself, even where another is luckier',
    { terrain: ['.....', '.....', '.....', '.....'], darkness: [[2, 2]] },
    [ann(3, 3), hero('bo', [4, 2], 3, 2)],
    LONG,
    broken(0, [
      [
        [2, 3],
        [3, 3],
        [4, 3],
      ],
      [
        [3, 2],
        [2, 3],
        [3, 3],
      ],
      [
        [3, 2],
        [4, 2],
        [3, 3],
      ],
    ]),
  ),
  row('N9a: no darkness and no spawn point', { terrain: ['..'] }, [ann(0, 0)], SINGLE, none),
  row('N9a: no room', { terrain: ['. .'], darkness: [[0, 0]] }, [ann(2, 0)], SINGLE, none),
  row(
    'G6: a spawn point below a bridge is out of play',
    { terrain: ['*.'], bridges: [{ at: [0, 0], size: [1, 1], level: 1 }] },
    [ann(1, 0)],
    SINGLE,
    none,
  ),
  row(
    'G6: printed darkness below touches the bridge above it, whose hero is not on darkness',
    { terrain: ['D'], bridges: [{ at: [0, 0], size: [1, 1], level: 1 }] },
    [ann(0, 0)],
    SINGLE,
    tile(0, [[[0, 0]]]),
  ),
  row(
    'G6: up to a bridge on level 2 is a rise like any other',
    { terrain: ['D'], bridges: [{ at: [0, 0], size: [1, 1], level: 2 }] },
    [ann(0, 0)],
    SINGLE,
    broken(0, [[[0, 0]]]),
  ),
  row(
    'G2: a bridge field and the field below its neighbour share a side, whatever their levels',
    { terrain: ['D.'], bridges: [{ at: [0, 0], size: [2, 1], level: 1 }] },
    [ann(1, 0)],
    SINGLE,
    tile(0, [[[1, 0]]]),
  ),
  row(
    'format: above and below a bridge read alike and stand once',
    { terrain: ['.. .'], darkness: [[0, 0]], bridges: [overHole] },
    [ann(3, 0)],
    SINGLE,
    tile(1002, [[[1, 0]]]),
  ),
  row(
    'format: a set with both layers of a bridge names the place twice',
    { terrain: ['.. .'], darkness: [[0, 0]], bridges: [overHole] },
    [ann(3, 0)],
    LINE,
    broken(1002, [
      [
        [1, 0],
        [1, 0],
      ],
    ]),
  ),
];
