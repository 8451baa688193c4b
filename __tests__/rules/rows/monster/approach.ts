import { E, J, L, type TurnRow } from './table';

/** Two ways round a wall, above and below, of the same length. */
const ring = (top: string, bottom: string, monster = '', more = '') => `
  |terrain|figures|
  |${top}|.....|
  |.###.|A...J|
  |${bottom}|.....|
  ${more}
  A acting m small melee move=1 damage=3 ${monster}
  ${J}`;

const heights = (top: string, bottom: string) => `
  |terrain|levels|figures|
  |.....|${top}|.....|
  |.###.|${top}|A...J|
  |.....|${bottom}|.....|
  A acting m small melee move=1 damage=3
  ${J}`;

const ABOVE = 'approach 1,0 cost 1';
const BELOW = 'approach 1,2 cost 1';

/** A wall between the monster and Jaheen, open at the bottom. */
const wall = (monster: string, figures = '....', more = '') => `
  |terrain|figures|
  |..#.|A..J|
  |..#.|....|
  |....|${figures}|
  A acting m small melee damage=3 ${monster}
  ${J}
  ${more}`;

const WAYS: readonly TurnRow[] = [
  {
    name: 'Approach: by the way to go, not by the look of it',
    board: wall('move=1'),
    gives: 'approach 1,1 cost 1',
    why: { '1,0': 'T5', '0,0': 'T5' },
  },
  {
    name: 'Approach: two ways of equal length, both are offered',
    board: ring('.....', '.....'),
    gives: `${ABOVE}\n${BELOW}`,
  },
  {
    name: 'Approach: difficult terrain ahead does not lengthen the way',
    board: ring('..~..', '.....'),
    gives: `${ABOVE}\n${BELOW}`,
  },
  {
    name: 'Approach: nor does lava',
    board: ring('.....', '..L..'),
    gives: `${ABOVE}\n${BELOW}`,
  },
  {
    name: 'Approach, M2: two levels up do',
    board: heights('00220', '00000'),
    gives: BELOW,
  },
  {
    name: 'Approach, M2: two levels down do not',
    board: heights('22000', '22110'),
    gives: `${ABOVE}\n${BELOW}`,
  },
  {
    name: 'Approach, M5: a jumper counts the way through the wall',
    board: wall('move=1 jump'),
    gives: `
      approach 1,0 cost 1
      approach 1,1 cost 1`,
  },
  {
    name: 'Approach, O2: somebody in the way closes it',
    board: ring('.....', '.....', '', 'e hero elros hp=8 order=2 hidden @2,0'),
    gives: BELOW,
  },
  {
    name: 'Approach, M6: not for STAMPFEN',
    board: ring('.....', '.....', 'trample=1', 'e hero elros hp=8 order=2 hidden @2,0'),
    gives: `${ABOVE}\n${BELOW}`,
  },
  {
    name: 'Approach, O1: monsters are passed, but a place they hold is no goal',
    board: ring('.....', '.....', '', 'r small rat @3,0\ns small snake @4,0\nt small toad @2,2'),
    gives: BELOW,
  },
  {
    name: 'Approach: it may end where it stands, and is called so',
    board: `
      |terrain|figures|
      |......|A....J|
      A acting m small melee move=0 damage=3
      ${J}`,
    gives: 'approach 0,0 cost 0',
  },
  {
    name: 'Approach, A1, K2: a place where the archer would be bound is no goal',
    board: `
      |terrain|figures|
      |........|L...A..J|
      |    .|....w|
      A acting m small ranged move=2 damage=3
      ${J}
      ${L}
      w animal wolf
      mode pvp`,
    gives: `
      ranking lorelai jaheen
      attack 2,0 lorelai cost 2 damage 3`,
  },
];

const THEN: readonly TurnRow[] = [
  {
    name: 'Approach, P1: equally near, darkness first',
    board: ring('.....', '.D...'),
    gives: BELOW,
    why: { '1,0': 'P1' },
  },
  {
    name: 'Approach, P2: equally near, the place without harm',
    board: ring('.....', '.L...'),
    gives: ABOVE,
    why: { '1,2': 'P2' },
  },
  {
    name: 'Approach: near goes before darkness and harm',
    board: `
      |terrain|figures|
      |D.L...|.A...J|
      A acting m small melee move=1 damage=3
      ${J}`,
    gives: 'approach 2,0 cost 1',
    why: { '0,0': 'T5', '1,0': 'T5' },
  },
  {
    name: 'Approach, P3: equally near, fewest points',
    board: `
      |terrain|figures|
      |..   .|.A...J|
      |.. ...|......|
      A acting m small melee move=1 damage=3
      ${J}`,
    gives: 'approach 1,0 cost 0',
    why: { '1,1': 'P3' },
  },
];

const BARRED: readonly TurnRow[] = [
  {
    name: 'Approach: no way as figures stand: as if all but the target were gone',
    board: wall('move=1', '..e.', 'e hero elros hp=8 order=2 hidden'),
    gives: 'approach 1,1 cost 1',
    why: { '1,0': 'T5' },
  },
  {
    name: 'Approach: animals gone as well',
    board: wall('move=1', '..w.', 'w animal wolf hidden'),
    gives: 'approach 1,1 cost 1',
  },
  {
    name: 'Approach: and monsters that hold every goal',
    board: `
      |terrain|figures|
      |..#.|A..J|
      |..#.|...r|
      |....|....|
      A acting m small melee move=1 damage=3
      ${J}
      r small rat`,
    gives: 'approach 1,1 cost 1',
  },
  {
    name: 'Approach: objects stay, so the look of it decides',
    board: wall('move=1', '..c.', 'c chest'),
    gives: `
      approach 1,0 cost 1
      approach 1,1 cost 1`,
  },
  {
    name: 'Approach: NPC tokens stay too',
    board: wall('move=1', '..n.', 'n npc villager'),
    gives: `
      approach 1,0 cost 1
      approach 1,1 cost 1`,
  },
  {
    name: 'Approach: those gone do not bind either',
    board: `
      |terrain|figures|
      |..#.....|.A.....J|
      |..#.....|.....w..|
      |........|......xv|
      A acting m small ranged move=1 damage=3
      ${J}
      w animal wolf
      x animal xerus
      v animal viper`,
    gives: 'approach 1,1 cost 1',
    why: { '1,0': 'T5' },
  },
  {
    name: 'Approach, K3: NPC tokens stay, and bind a monster with NIEDERMETZELN',
    board: `
      |terrain|figures|
      |..#.....|.A.....p|
      |..#.....|.....w..|
      |........|......xv|
      A acting m small ranged move=1 damage=3 slaughter
      p npc priest
      w npc weaver
      x npc xaver
      v npc villager`,
    gives: `
      ranking priest weaver xaver villager
      approach 1,0 cost 0`,
  },
  {
    name: 'Approach, A1: a large archer on its way to a zone within range',
    board: `
      |terrain|figures|
      |..##....|AA.....J|
      |..##....|AA......|
      |..##....|........|
      |..##....|........|
      |........|........|
      |........|........|
      A acting m large ranged move=1 damage=3
      ${J}`,
    gives: 'approach 0,2 cost 1',
    why: { '0,0': 'T5' },
  },
  {
    name: 'Approach: never a way: the larger of dx and dy',
    board: `
      |terrain|figures|
      |..  .|A...J|
      |..|....|
      |..|....|
      A acting m small melee move=1 damage=3
      ${J}`,
    gives: `
      approach 1,0 cost 1
      approach 1,1 cost 1`,
  },
  {
    name: 'Approach: the same downwards',
    board: `
      |terrain|figures|
      |...|.A.|
      |...|...|
      |   |...|
      |   |...|
      |.|J..|
      A acting m small melee move=1 damage=3
      ${J}`,
    gives: `
      approach 0,1 cost 1
      approach 1,1 cost 1
      approach 2,1 cost 1`,
  },
  {
    name: 'Approach: from the field itself, so a step aside brings nothing',
    board: `
      |terrain|figures|
      |    .|....J|
      |     |.....|
      |     |.....|
      |.    |.....|
      |.    |A....|
      A acting m small melee move=1 damage=3
      ${J}`,
    gives: 'approach 0,4 cost 0',
    why: { '0,3': 'P3' },
  },
  {
    name: 'Approach, M7: large, a zone aside brings nothing',
    board: `
      |terrain|figures|
      |       .|.......J|
      |        |........|
      |  ..    |........|
      |  ..    |........|
      |  ..    |..AA....|
      |  ..    |..AA....|
      A acting m large melee move=1 damage=3
      ${J}`,
    gives: 'approach 2,4 cost 0',
    why: { '2,2': 'P3' },
  },
  {
    name: 'Approach, M7: a large monster measures from its nearest field',
    board: `
      |terrain|figures|
      |      .|......J|
      |       |.......|
      |  ..   |.......|
      |  ..   |.......|
      |  ..   |..AA...|
      |  ..   |..AA...|
      A acting m large melee move=1 damage=3
      ${J}`,
    gives: 'approach 2,2 cost 1',
    why: { '2,4': 'T5' },
  },
];

const WITHOUT_HEROES: readonly TurnRow[] = [
  {
    name: 'Approach: no hero seen: towards the nearest animal or companion',
    board: `
      |terrain|figures|
      |............|w....A.....f|
      A acting m small melee move=2 damage=3
      w animal wolf
      f companion finn`,
    gives: `
      ranking
      approach 3,0 cost 2`,
  },
  {
    name: 'Approach: nearest from where it stands now, though difficult terrain holds it up',
    board: `
      |terrain|figures|
      |....~.......|w....A.....f|
      A acting m small melee move=2 damage=3
      w animal wolf
      f companion finn`,
    gives: 'approach 4,0 cost 2',
    why: { '7,0': 'T5' },
  },
  {
    name: 'Approach: equally near, towards either',
    board: `
      |terrain|figures|
      |.........|w...A...f|
      A acting m small melee move=1 damage=3
      w animal wolf
      f companion finn`,
    gives: `
      approach 3,0 cost 1
      approach 5,0 cost 1`,
  },
  {
    name: 'Approach: hidden ones are no goal',
    board: `
      |terrain|figures|
      |............|w....A.....f|
      A acting m small melee move=2 damage=3
      w animal wolf hidden
      f companion finn`,
    gives: 'approach 7,0 cost 2',
  },
  {
    name: 'Approach: one without a way is farther than any other',
    board: `
      |terrain|figures|
      |. ..........|w..A.......f|
      A acting m small melee move=1 damage=3
      w animal wolf
      f companion finn`,
    gives: 'approach 4,0 cost 1',
  },
  {
    name: 'Approach: a hero seen goes before the nearest animal',
    board: `
      |terrain|figures|
      |............|w....A.....J|
      A acting m small melee move=2 damage=3
      w animal wolf
      ${J}
      `,
    gives: 'approach 7,0 cost 2',
  },
  {
    name: 'Approach: towards the named hero',
    board: `
      |terrain|figures|
      |............|E....A.....J|
      A acting m small melee move=2 damage=3
      ${E}
      ${J}
      primary elros`,
    gives: `
      ranking elros jaheen
      approach 3,0 cost 2`,
  },
];

export const APPROACH_TURNS: readonly TurnRow[] = [...WAYS, ...THEN, ...BARRED, ...WITHOUT_HEROES];
