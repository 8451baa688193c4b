import type { ActingMonsterCase, At, HeroCase, MonsterAnswer, MonsterCase } from './case';
import { oracleMonsterTurn } from './turn';

type Given = Partial<Omit<MonsterCase, 'monster'>> & {
  readonly map: readonly string[];
  readonly monster?: Partial<ActingMonsterCase>;
};

/** Letters on the map: `m` acting monster, `a` to `d` heroes (10, 8, 6, 4 HP, in this order of the round). */
function caseOf({ map, monster, board, heroes, ...rest }: Given): MonsterCase {
  const found = new Map<string, At>();
  const terrain = map.map((row, y) =>
    [...row]
      .map((letter, x) => {
        if (!/[a-dm]/.test(letter)) return letter;
        if (!found.has(letter)) found.set(letter, [x, y]);
        return '.';
      })
      .join(''),
  );
  const drawn = (['a', 'b', 'c', 'd'] as const).flatMap((id, nth): HeroCase[] => {
    const at = found.get(id);
    return at === undefined ? [] : [{ id, at, hp: 10 - 2 * nth, order: nth }];
  });
  const changes = new Map((heroes ?? []).map((hero) => [hero.id, hero]));
  return {
    ...rest,
    board: { ...board, terrain },
    heroes: drawn.map((hero) => ({ ...hero, ...changes.get(hero.id), at: hero.at })),
    monster: {
      id: 'm',
      at: found.get('m') ?? [0, 0],
      size: 'small',
      move: 3,
      attack: 'melee',
      damage: 3,
      ...monster,
    },
  };
}

const hidden = (id: string): HeroCase => ({ id, at: [0, 0], hp: 9, order: 7, hidden: true });
const brief = ({ action, options }: MonsterAnswer): string =>
  [
    action,
    ...options.map(({ end, hits, cost }) => `${end.join(',')} ${hits.join('+') || '-'} ${cost}`),
  ].join(' | ');

const ROWS: readonly [name: string, given: Given, expected: string][] = [
  ['T2: the best-ranked in reach', { map: ['am.b'] }, 'attack | 1,0 a 0'],
  ['P3: shortest way, all equal ends', { map: ['m....', '....a'] }, 'attack | 3,0 a 3 | 3,1 a 3'],
  ['T5: too far', { map: ['m.....a'], monster: { move: 2 } }, 'approach | 2,0 - 2'],
  ['T6: nobody seen', { map: ['m.a'], heroes: [hidden('a')] }, 'stay | 0,0 - 0'],
  [
    'K1: immune to stealth',
    { map: ['m.a'], heroes: [hidden('a')], monster: { immunities: ['stealth'] } },
    'attack | 1,0 a 1',
  ],
  [
    'T1: two beat the better one',
    { map: ['a......', '...m...', '....b.c'], monster: { abilities: { cleave: 2 } } },
    'attack | 5,1 b+c 2 | 5,2 b+c 2',
  ],
  [
    'A1: a bound archer steps away',
    { map: ['am...'], monster: { attack: 'ranged' } },
    'attack | 2,0 a 1',
  ],
  [
    'T5: a bound archer without a shot stays',
    { map: ['am'], monster: { attack: 'ranged' } },
    'stay | 1,0 - 0',
  ],
  ['P1: darkness first', { map: ['amD', '...'], monster: { move: 2 } }, 'attack | 1,0 a 0'],
  [
    'P1: darkness next to the target',
    { map: ['am.', 'D..'], monster: { move: 2 } },
    'attack | 0,1 a 1',
  ],
  [
    'P2: round the lava, though longer',
    { map: ['mLa', '...'], monster: { move: 3 } },
    'attack | 1,1 a 1',
  ],
  [
    'M3: the loss with the last point is ignored',
    { map: ['m~.a'], monster: { move: 2 } },
    'approach | 1,0 - 2',
  ],
  ['M3: one point more', { map: ['m~.a'], monster: { move: 3 } }, 'attack | 2,0 a 3'],
  [
    'M2: a climb needs two points',
    { map: ['m...a'], board: { terrain: [], levels: ['00222'] }, monster: { move: 3 } },
    'approach | 2,0 - 3',
  ],
  [
    'M5: over the wall',
    { map: ['m#.a'], monster: { abilities: { jump: true } } },
    'attack | 2,0 a 2',
  ],
  ['O2: a wall without a jump', { map: ['m#.a'] }, 'approach | 0,0 - 0'],
  [
    'M6: over an enemy',
    { map: ['ma.b'], heroes: [hidden('a')], monster: { abilities: { trample: 1 } } },
    'attack | 2,0 b 2',
  ],
  [
    'O3: a large one ends on a small one',
    {
      map: ['mm....a', 'mm.....'],
      monster: { size: 'large', move: 2 },
      monsters: [{ id: 'o', at: [4, 1], size: 'small' }],
    },
    'attack | 4,0 a 2',
  ],
  [
    'A3: a struck zone takes the hidden along',
    { map: ['m.ab'], heroes: [hidden('b')], monster: { abilities: { strike: 1 } } },
    'attack | 1,0 a+b 1',
  ],
  [
    'D7: any place next to the target',
    { map: ['m....a'], monster: { move: 0, abilities: { ambush: true } } },
    'attack | 4,0 a 0',
  ],
  [
    'D7: no place, it stays',
    { map: ['m.#a'], monster: { abilities: { ambush: true } } },
    'stay | 0,0 - 0',
  ],
  [
    'D7: knocked down, a normal turn without points',
    { map: ['m....a'], monster: { abilities: { ambush: true }, tokens: { knockDown: true } } },
    'approach | 0,0 - 0',
  ],
  ['T7: stunned', { map: ['m.a'], monster: { tokens: { stun: true } } }, 'move | 1,0 a 1'],
  [
    'M8: the large symbol covers stun and knock down',
    { map: ['m.a'], monster: { immunities: ['large'], tokens: { stun: true, knockDown: true } } },
    'attack | 1,0 a 1',
  ],
  [
    'P1a: off the lava, though through water',
    { map: ['aL', '~~'], monster: { at: [1, 0] } },
    'attack | 0,1 a 2 | 1,1 a 2',
  ],
  [
    'K3: a named hero in front, NPC tokens before him',
    {
      map: ['m.a.b', '.....'],
      primary: 'b',
      npcs: [{ id: 'n', at: [4, 1] }],
      monster: { abilities: { slaughter: true } },
    },
    'attack | 3,0 n 3 | 3,1 n 3',
  ],
  [
    'approach: those in the way are taken away',
    { map: ['m..a.b'], primary: 'b', heroes: [hidden('a')], monster: { move: 1 } },
    'approach | 1,0 - 1',
  ],
  [
    'approach: no way at all, straight on',
    { map: ['m.. a', '    .'], monster: { move: 9 } },
    'approach | 2,0 - 2',
  ],
  [
    'K2: player versus player, the nearer one',
    { map: ['a...m.b'], mode: 'pvp', monster: { move: 5 } },
    'attack | 5,0 b 1',
  ],
];

describe('the oracle itself, by hand', () => {
  it.each(ROWS)('%s', (_name, given, expected) => {
    expect(brief(oracleMonsterTurn(caseOf(given)))).toBe(expected);
  });
});
