import { parseBoard } from '@/__tests__/rules/text/board';
import { parseSituation } from '@/__tests__/rules/text/situation';
import { E, J, L, M, type TurnRow, type ValueRow, type WayRow } from './table';

export const GEOMETRY_TURNS: readonly TurnRow[] = [
  {
    name: 'G1: three fields away but in the next zone',
    board: `
      |terrain|figures|
      |....|A..J|
      A acting m small ranged move=0 damage=3
      ${J}`,
    gives: 'attack 0,0 jaheen cost 0 damage 3',
  },
  {
    name: 'G1: three fields away but two zones',
    board: `
      |terrain|figures|
      |......|.A..J.|
      A acting m small ranged move=0 damage=3
      ${J}`,
    gives: 'approach 1,0 cost 0',
  },
  {
    name: 'G1: zones count downwards in the same way',
    board: `
      |terrain|figures|
      |.|.|
      |.|A|
      |.|.|
      |.|.|
      |.|J|
      A acting m small ranged move=0 damage=3
      ${J}`,
    gives: 'approach 0,1 cost 0',
  },
  {
    name: 'G1, G3: a zone at the rim with one field is in play',
    board: `
      |terrain|figures|
      |.....|..A.J|
      A acting m small ranged move=0 damage=3
      ${J}`,
    gives: 'attack 2,0 jaheen cost 0 damage 3',
  },
  {
    name: 'G3: whichever field of the zone that is',
    board: `
      |terrain|figures|
      |..  |A...|
      |.. .|...J|
      A acting m small ranged move=0 damage=3
      ${J}`,
    gives: 'attack 0,0 jaheen cost 0 damage 3',
  },
  {
    name: 'G2: fields that share a corner are adjacent',
    board: `
      |terrain|figures|
      |..|A.|
      |..|.J|
      A acting m small melee move=0 damage=3
      ${J}`,
    gives: 'attack 0,0 jaheen cost 0 damage 3',
  },
  {
    name: 'G2: whatever their levels',
    board: `
      |terrain|levels|figures|
      |....|0022|.AJ.|
      A acting m small melee move=0 damage=3
      ${J}`,
    gives: 'attack 1,0 jaheen cost 0 damage 3',
  },
  {
    name: 'G2: two fields apart are not adjacent',
    board: `
      |terrain|figures|
      |...|A..|
      |...|...|
      |...|.J.|
      A acting m small melee move=0 damage=3
      ${J}`,
    gives: 'approach 0,0 cost 0',
  },
  {
    name: 'G2, G3: zones that share a corner are adjacent',
    board: `
      |terrain|figures|
      |....|A...|
      |....|....|
      |....|....|
      |....|...J|
      A acting m small ranged move=0 damage=3
      ${J}`,
    gives: 'attack 0,0 jaheen cost 0 damage 3',
  },
  {
    name: 'G3: the own zone has distance 0 (HINTERHALT, so it is not bound)',
    board: `
      |terrain|figures|
      |..|AJ|
      A acting m small ranged move=0 damage=3 ambush
      ${J}`,
    gives: 'attack 0,0 jaheen cost 0 damage 3',
  },
  {
    name: 'G3: two zones parted by fields that are not in play are not adjacent',
    board: `
      |terrain|figures|
      |..  ..|.A..J.|
      A acting m small ranged move=0 damage=3
      ${J}`,
    gives: 'approach 1,0 cost 0',
  },
  {
    name: 'G4: a large monster needs all four fields of a zone',
    board: `
      |terrain|figures|
      |......|AA...J|
      |...  .|AA....|
      A acting m large melee move=2 damage=3
      ${J}`,
    gives: 'approach 0,0 cost 0',
  },
  {
    name: 'G4: the same board on small feet',
    board: `
      |terrain|figures|
      |......|A....J|
      |...  .|......|
      A acting m small melee move=4 damage=3
      ${J}`,
    gives: 'attack 4,0 jaheen cost 4 damage 3',
  },
  {
    name: 'G5, p20a: a small figure has eight neighbours',
    board: `
      |terrain|figures|
      |.....|.....|
      |.....|.JEL.|
      |.....|.MAw.|
      |.....|.bfh.|
      |.....|z....|
      A acting m small melee move=0 damage=2 cleave=9
      ${J}
      ${E}
      ${L}
      ${M}
      w animal wolf
      b animal bear
      f companion finn
      h animal hawk
      z animal zebra`,
    gives: 'attack 2,2 bear+elros+finn+hawk+jaheen+lorelai+maya+wolf cost 0 damage 2',
  },
  {
    name: 'G5, p20b: a large monster has twelve',
    board: `
      |terrain|figures|
      |......|......|
      |......|.JELM.|
      |......|.aAAb.|
      |......|.cAAd.|
      |......|.efgh.|
      |......|.....z|
      A acting m large melee move=0 damage=2 cleave=13
      ${J}
      ${E}
      ${L}
      ${M}
      a animal a
      b animal b
      c animal c
      d animal d
      e animal e
      f animal f
      g animal g
      h animal h
      z animal z`,
    gives: 'attack 2,2 a+b+c+d+e+elros+f+g+h+jaheen+lorelai+maya cost 0 damage 2',
  },
  {
    name: 'G4, p20b: two points take a large monster two zones far',
    board: `
      |terrain|figures|
      |........|AA....J.|
      |........|AA......|
      A acting m large melee move=2 damage=4
      ${J}`,
    gives: 'attack 4,0 jaheen cost 2 damage 4',
  },
  {
    name: 'G6: nobody walks below a bridge, the way leads over it',
    board: `
      |terrain|figures|
      |.....|A...J|
      bridge 2,0 1x1 level 2
      A acting m small melee move=3 damage=3
      ${J}`,
    gives: 'approach 2,0 cost 3',
  },
  {
    name: 'G6: with one point more it comes down on the other side',
    board: `
      |terrain|figures|
      |.....|A...J|
      bridge 2,0 1x1 level 2
      A acting m small melee move=4 damage=3
      ${J}`,
    gives: 'attack 3,0 jaheen cost 4 damage 3',
  },
  {
    name: 'G6: a blocked field below leaves the bridge free',
    board: `
      |terrain|figures|
      |..#..|A...J|
      bridge 2,0 1x1 level 1
      A acting m small melee move=3 damage=3
      ${J}`,
    gives: 'attack 3,0 jaheen cost 3 damage 3',
  },
  {
    name: 'G6: darkness below is no darkness on the bridge',
    board: `
      |terrain|figures|
      |.....|A...J|
      bridge 3,0 1x1 level 1
      below 3,0
      A acting m small melee move=3 damage=3
      ${J}`,
    gives: 'attack 3,0 jaheen cost 3 damage 3',
  },
  {
    name: 'G6: darkness on the bridge is',
    board: `
      |terrain|figures|
      |.....|A...J|
      bridge 3,0 1x1 level 1
      darkness 3,0
      A acting m small melee move=3 damage=3
      ${J}`,
    gives: 'attack 3,0 jaheen cost 3 damage 5 on darkness',
  },
  {
    name: 'G7: on a sheet of lava every field is lava, so only the points count',
    board: `
      |terrain|figures|
      |.LLL|A..J|
      |.LLL|....|
      A acting m small melee move=3 damage=3
      ${J}`,
    gives: `
      attack 2,0 jaheen cost 2 damage 3
      attack 2,1 jaheen cost 2 damage 3`,
    why: { '3,1': 'P3' },
  },
  {
    name: 'G8: a darkness token on lava is darkness',
    board: `
      |terrain|figures|
      |..L.|A..J|
      |....|....|
      darkness 2,0
      A acting m small melee move=2 damage=3
      ${J}`,
    gives: 'attack 2,0 jaheen cost 2 damage 5 on darkness',
  },
  {
    name: 'G8, M3: a darkness token on difficult terrain costs nothing more',
    board: `
      |terrain|figures|
      |.~..|A..J|
      darkness 1,0
      A acting m small melee move=2 damage=3
      ${J}`,
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'G8: a blocked field with a token stays blocked',
    board: `
      |terrain|figures|
      |.#..|A..J|
      darkness 1,0
      A acting m small melee move=3 damage=3
      ${J}`,
    gives: 'approach 0,0 cost 0',
  },
];

export const GEOMETRY_WAYS: readonly WayRow[] = [
  {
    name: 'G6: up and over a bridge of level 2, with a fall',
    board: `
      |terrain|figures|
      |....|A...|
      bridge 2,0 1x1 level 2
      A acting m small melee move=4 damage=3`,
    to: [3, 0],
    gives: 'cost 4 falls 2',
  },
  {
    name: 'G6: lava below does not touch who walks above',
    board: `
      |terrain|figures|
      |..L..|A....|
      bridge 2,0 1x1 level 1
      A acting m small melee move=3 damage=3`,
    to: [3, 0],
    gives: 'cost 3',
  },
  {
    name: 'G7: every field of the sheet harms',
    board: `
      |terrain|figures|
      |.MMM|A...|
      A acting m small melee move=3 damage=3`,
    to: [2, 0],
    gives: 'cost 2 poison',
  },
  {
    name: 'G8: the lava under a darkness token is gone',
    board: `
      |terrain|figures|
      |.L|A.|
      darkness 1,0
      A acting m small melee move=3 damage=3`,
    to: [1, 0],
    gives: 'cost 1',
  },
];

const fault = (text: string) => {
  const board = parseBoard(text);
  return board.ok ? 'a board' : board.error.code;
};

const standing = (...rows: readonly string[]) => {
  const monster = 'A acting m large melee move=1 damage=1';
  const situation = parseSituation(['|terrain|figures|', ...rows, monster].join('\n'));
  return situation.ok ? 'a situation' : situation.error.code;
};

export const GEOMETRY_VALUES: readonly ValueRow[] = [
  {
    name: 'G1: all fields of a zone share a level',
    asks: () => [
      fault('|terrain|levels|\n|..|01|'),
      fault('|terrain|levels|\n|..|00|\n|..|11|'),
      fault('|terrain|levels|\n|...|001|'),
    ],
    gives: ['zone-not-level', 'zone-not-level', 'a board'],
  },
  {
    name: 'G4: a large monster stands on a zone, not across two, and on a complete one',
    asks: () => [
      standing('|....|.AA.|', '|....|.AA.|'),
      standing('|..|..|', '|..|AA|', '|..|AA|', '|..|..|'),
      standing('|..|AA|', '|. |AA|'),
      standing('|..|AA|', '|..|AA|'),
    ],
    gives: ['off-board', 'off-board', 'off-board', 'a situation'],
  },
];
