import { J, type TurnRow, type WayRow } from './table';

/** Straight through the lava, or the long way round. */
const detour = (monster: string) => `
  |terrain|figures|
  |.L..|A..J|
  |.##.|....|
  |....|....|
  A acting m small melee damage=3 ${monster}
  ${J}`;

/** One place to strike from; the harmless way to it is longer by one. */
const lane = (monster: string) => `
  |terrain|figures|
  |.L...|A...J|
  |.#.##|.....|
  |...##|.....|
  A acting m small melee damage=3 ${monster}
  ${J}`;

/** It stands next to Jaheen, on the first terrain; the second lies beside both. */
const beside = (here: string, there: string, monster: string) => `
  |terrain|figures|
  |${here}.|AJ|
  |${there}${there}|..|
  A acting m small melee move=3 damage=3 ${monster}
  ${J}`;

const STAYS = 'attack 0,0 jaheen cost 0 damage 3';

const DARKNESS: readonly TurnRow[] = [
  {
    name: 'P1: darkness next to the target draws it there',
    board: `
      |terrain|figures|
      |...|.AJ|
      |.D.|...|
      A acting m small melee move=3 damage=3
      ${J}`,
    gives: 'attack 1,1 jaheen cost 1 damage 5 on darkness',
    why: { '1,0': 'P1', '2,1': 'P1' },
  },
  {
    name: 'P1: a darkness token as well as printed darkness',
    board: `
      |terrain|figures|
      |...|.AJ|
      |.D.|...|
      darkness 2,1
      A acting m small melee move=1 damage=3
      ${J}`,
    gives: `
      attack 1,1 jaheen cost 1 damage 5 on darkness
      attack 2,1 jaheen cost 1 damage 5 on darkness`,
  },
  {
    name: 'P1: not where it could not hit the same',
    board: `
      |terrain|figures|
      |D...|.AJ.|
      A acting m small melee move=3 damage=3
      ${J}`,
    gives: 'attack 1,0 jaheen cost 0 damage 3',
    why: { '0,0': 'A1' },
  },
  {
    name: 'P1: one dark field of the zone is enough for a large monster',
    board: `
      |terrain|figures|
      |......|..AA..|
      |......|..AAJ.|
      |......|......|
      |...D..|......|
      A acting m large melee move=2 damage=3
      ${J}`,
    gives: 'attack 2,2 jaheen cost 1 damage 5 on darkness',
  },
  {
    name: 'P1: even through lava',
    board: `
      |terrain|figures|
      |..D|AJ.|
      |.L#|...|
      A acting m small melee move=3 damage=3
      ${J}`,
    gives: 'attack 2,0 jaheen cost 2 damage 5 on darkness',
  },
  {
    name: 'P1, P3: of two dark places the nearer',
    board: `
      |terrain|figures|
      |...D|..J.|
      |.D..|A...|
      A acting m small melee move=4 damage=3
      ${J}`,
    gives: 'attack 1,1 jaheen cost 1 damage 5 on darkness',
    why: { '3,0': 'P3' },
  },
];

const LEAVING: readonly TurnRow[] = [
  {
    name: 'P1a: off the lava, though the way off harms as well',
    board: beside('L', '~', ''),
    gives: `
      attack 0,1 jaheen cost 2 damage 3
      attack 1,1 jaheen cost 2 damage 3`,
    why: { '0,0': 'P1a' },
  },
  {
    name: 'P1a: from miasma',
    board: beside('M', '~', ''),
    gives: `
      attack 0,1 jaheen cost 2 damage 3
      attack 1,1 jaheen cost 2 damage 3`,
  },
  {
    name: 'P1a: from spikes',
    board: beside('S', '~', ''),
    gives: `
      attack 0,1 jaheen cost 2 damage 3
      attack 1,1 jaheen cost 2 damage 3`,
  },
  {
    name: 'P1a: not from the rain into the gutter',
    board: beside('L', 'M', ''),
    gives: STAYS,
    why: { '0,1': 'P3' },
  },
  {
    name: 'P1a: terrain it is immune to does not drive it away',
    board: beside('L', '.', 'immune=burn'),
    gives: STAYS,
  },
  {
    name: 'P1a: and is a refuge from terrain that harms',
    board: beside('L', 'M', 'immune=poison'),
    gives: `
      attack 0,1 jaheen cost 1 damage 3
      attack 1,1 jaheen cost 1 damage 3`,
  },
  {
    name: 'P1a, P2: staying on difficult terrain is no harm',
    board: beside('~', '.', ''),
    gives: STAYS,
  },
  {
    name: 'P1a: only if it stands on harm now',
    board: `
      |terrain|figures|
      |.L.|A..|
      |#~.|..J|
      A acting m small melee move=3 damage=3
      ${J}`,
    gives: 'attack 1,0 jaheen cost 1 damage 3',
    why: { '1,1': 'P3' },
  },
  {
    name: 'P1a: off the lava in any case, on the way to its target',
    board: `
      |terrain|figures|
      |L..|A.J|
      A acting m small melee move=3 damage=3
      ${J}`,
    gives: 'attack 1,0 jaheen cost 1 damage 3',
  },
  {
    name: 'P1a: darkness comes first',
    board: `
      |terrain|figures|
      |LD....|AA....|
      |......|AAJ...|
      |......|......|
      |......|......|
      A acting m large melee move=2 damage=3
      ${J}`,
    gives: 'attack 0,0 jaheen cost 0 damage 5 on darkness',
  },
  {
    name: 'P1a, M7: a large monster leaves a zone with one field of lava',
    board: `
      |terrain|figures|
      |L.....|AA....|
      |......|AAJ...|
      |.~~...|......|
      |......|......|
      A acting m large melee move=2 damage=3
      ${J}`,
    gives: `
      attack 0,2 jaheen cost 2 damage 3
      attack 2,2 jaheen cost 2 damage 3`,
  },
];

const HARM: readonly TurnRow[] = [
  {
    name: 'P2: the long way round instead of the lava',
    board: detour('move=4'),
    gives: 'attack 3,1 jaheen cost 4 damage 3',
    why: { '2,0': 'P2' },
  },
  {
    name: 'P2: through the lava if there is no other way',
    board: detour('move=3'),
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'P2: terrain it is immune to is no harm',
    board: detour('move=4 immune=burn'),
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'P2: another immunity does not help',
    board: detour('move=4 immune=poison,bleed'),
    gives: 'attack 3,1 jaheen cost 4 damage 3',
  },
  {
    name: 'P2: to the same place on the harmless way, whose points count',
    board: lane('move=4'),
    gives: 'attack 3,0 jaheen cost 4 damage 3',
  },
  {
    name: 'P2: or on the harmful one',
    board: lane('move=3'),
    gives: 'attack 3,0 jaheen cost 3 damage 3',
  },
  {
    name: 'P2: harm is harm, however much',
    board: `
      |terrain|figures|
      |.LS..|A...J|
      |.###.|.....|
      |.M...|.....|
      A acting m small melee move=5 damage=3
      ${J}`,
    gives: 'attack 3,0 jaheen cost 3 damage 3',
    why: { '4,1': 'P3' },
  },
  {
    name: 'P2: difficult terrain is harm, also with the last point',
    board: `
      |terrain|figures|
      |.~.|A.J|
      |#..|...|
      A acting m small melee move=1 damage=3
      ${J}`,
    gives: 'attack 1,1 jaheen cost 1 damage 3',
    why: { '1,0': 'P2' },
  },
  {
    name: 'P2: falling is harm',
    board: `
      |terrain|levels|figures|
      |......|220000|.A..J.|
      |......|220000|......|
      |......|110000|......|
      A acting m small melee move=4 damage=3
      ${J}`,
    gives: `
      attack 3,0 jaheen cost 4 damage 3
      attack 3,1 jaheen cost 4 damage 3`,
  },
  {
    name: 'P2, M5: out of a jump nobody falls',
    board: `
      |terrain|levels|figures|
      |......|220000|.A..J.|
      |......|220000|......|
      |......|110000|......|
      A acting m small melee move=4 damage=3 jump
      ${J}`,
    gives: `
      attack 3,0 jaheen cost 2 damage 3
      attack 3,1 jaheen cost 2 damage 3`,
  },
  {
    name: 'P2, M5: landing on difficult terrain is harm',
    board: `
      |terrain|figures|
      |.~.|A.J|
      |##.|...|
      A acting m small melee move=2 damage=3 jump
      ${J}`,
    gives: 'attack 2,1 jaheen cost 2 damage 3',
    why: { '1,0': 'P2' },
  },
  {
    name: 'P2, M5: hazards jumped over are none',
    board: `
      |terrain|figures|
      |.L..|A..J|
      |.##.|....|
      |....|....|
      A acting m small melee move=4 damage=3 jump
      ${J}`,
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'P2, M5: a jumper that stays on lava is harmed',
    board: beside('L', '.', 'jump'),
    gives: `
      attack 0,1 jaheen cost 1 damage 3
      attack 1,1 jaheen cost 1 damage 3`,
  },
  {
    name: 'P2, M5: one that stays on difficult terrain is not',
    board: beside('~', '.', 'jump'),
    gives: STAYS,
  },
];

const POINTS: readonly TurnRow[] = [
  {
    name: 'P3: fewest points',
    board: `
      |terrain|figures|
      |.....|A..J.|
      A acting m small melee move=9 damage=3
      ${J}`,
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'P3: whoever can attack without a step takes none',
    board: `
      |terrain|figures|
      |...|.AJ|
      |...|...|
      A acting m small melee move=9 damage=3
      ${J}`,
    gives: 'attack 1,0 jaheen cost 0 damage 3',
    why: { '1,1': 'P3' },
  },
  {
    name: 'P3, M3: points lost count as spent',
    board: `
      |terrain|figures|
      |.~..|A...|
      |L##.|...J|
      |....|....|
      A acting m small melee move=6 damage=3
      ${J}`,
    gives: `
      attack 2,0 jaheen cost 3 damage 3
      attack 2,2 jaheen cost 3 damage 3`,
    why: { '3,0': 'P3' },
  },
  {
    name: 'P4: what is left is the choice of the leader, all of it',
    board: `
      |terrain|figures|
      |.....|A...J|
      |.....|.....|
      |.....|.....|
      A acting m small melee move=9 damage=3
      ${J}`,
    gives: `
      attack 3,0 jaheen cost 3 damage 3
      attack 3,1 jaheen cost 3 damage 3`,
    why: { '4,1': 'P3' },
  },
  {
    name: 'P3: over the corner',
    board: `
      |terrain|figures|
      |.....|.....|
      |.....|.....|
      |.....|..J..|
      |.....|.....|
      |.....|A....|
      A acting m small melee move=9 damage=3
      ${J}`,
    gives: 'attack 1,3 jaheen cost 1 damage 3',
  },
  {
    name: 'P4: at the same place by the names of those hit',
    board: `
      |terrain|figures|
      |...|wAb|
      A acting m small melee move=0 damage=3
      w animal wolf
      b animal bear`,
    gives: `
      attack 1,0 bear cost 0 damage 3
      attack 1,0 wolf cost 0 damage 3`,
  },
  {
    name: 'P4: a magic user far away stays where it is',
    board: `
      |terrain|figures|
      |.....|A...J|
      A acting m small magic move=9 damage=3
      ${J}`,
    gives: STAYS,
  },
];

export const POSITION_TURNS: readonly TurnRow[] = [...DARKNESS, ...LEAVING, ...HARM, ...POINTS];

export const POSITION_WAYS: readonly WayRow[] = [
  {
    name: 'P2: the way without harm is taken',
    board: detour('move=5'),
    to: [2, 0],
    gives: 'cost 5',
  },
  {
    name: 'P2: the way with harm, for want of another',
    board: detour('move=3'),
    to: [2, 0],
    gives: 'cost 2 burn',
  },
];
