import { E, J, type TurnRow } from './table';

/** Something between the monster and Jaheen in a corridor one field wide. */
const corridor = (thing: string) => `
  |terrain|figures|
  |....|Ax.J|
  A acting m small melee move=3 damage=3
  ${J}
  ${thing}`;

const bare = (terrain: string, more = '') => `
  |terrain|figures|
  |${terrain}|A..J|
  ${more}
  A acting m small melee move=3 damage=3
  ${J}`;

/** The same for a large monster in a corridor one zone wide. */
const broad = (thing: string) => `
  |terrain|figures|
  |........|AA.x..J.|
  |........|AA......|
  A acting m large melee move=2 damage=3
  ${J}
  ${thing}`;

const BARRED = 'approach 0,0 cost 0';

export const OBSTACLE_TURNS: readonly TurnRow[] = [
  {
    name: 'O0: animals are enemies',
    board: `
      |terrain|figures|
      |..|Aw|
      A acting m small melee move=3 damage=3
      w animal wolf`,
    gives: `
      ranking
      attack 0,0 wolf cost 0 damage 3`,
  },
  {
    name: 'O0: companions are enemies',
    board: `
      |terrain|figures|
      |..|Af|
      A acting m small melee move=3 damage=3
      f companion finn`,
    gives: 'attack 0,0 finn cost 0 damage 3',
  },
  {
    name: 'O0, T6: NPC tokens are none',
    board: `
      |terrain|figures|
      |..|An|
      A acting m small melee move=3 damage=3
      n npc villager`,
    gives: `
      ranking
      stay 0,0 cost 0`,
  },
  {
    name: 'O0: but for NIEDERMETZELN they are',
    board: `
      |terrain|figures|
      |..|An|
      A acting m small melee move=3 damage=3 slaughter
      n npc villager`,
    gives: `
      ranking villager
      attack 0,0 villager cost 0 damage 3`,
  },
  {
    name: 'O1: another monster may be passed',
    board: corridor('x small rat'),
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'O1: a large one too',
    board: `
      |terrain|figures|
      |......|.AGG.J|
      |##..##|..GG..|
      A acting m small melee move=4 damage=3
      G large ogre
      ${J}`,
    gives: 'attack 4,0 jaheen cost 3 damage 3',
  },
  {
    name: 'O1: but nobody ends on a field that is held',
    board: `
      |terrain|figures|
      |...|AmJ|
      A acting m small melee move=3 damage=3
      m small rat
      ${J}`,
    gives: BARRED,
  },
  {
    name: 'O1: on no field of a large one either',
    board: `
      |terrain|figures|
      |.....|.AGGJ|
      |##..#|..GG.|
      A acting m small melee move=4 damage=3
      G large ogre
      ${J}`,
    gives: 'approach 1,0 cost 0',
  },
  { name: 'O2: a chest is in the way', board: corridor('x chest'), gives: BARRED },
  {
    name: 'O2: an interaction token is in the way',
    board: corridor('x interaction'),
    gives: BARRED,
  },
  {
    name: 'O2: a field marked with a door is in the way',
    board: corridor('x door'),
    gives: BARRED,
  },
  { name: 'O2: a rune or event token is in the way', board: corridor('x token'), gives: BARRED },
  { name: 'O2: an NPC token is in the way', board: corridor('x npc villager'), gives: BARRED },
  { name: 'O2: a blocked field is in the way', board: bare('.#..'), gives: BARRED },
  {
    name: 'O2: a hidden hero is in the way',
    board: corridor('x hero elros hp=8 order=2 hidden'),
    gives: `
      ranking jaheen
      ${BARRED}`,
  },
  {
    name: 'O2: an unconscious hero is in the way',
    board: corridor('x hero elros hp=0 order=2 unconscious'),
    gives: BARRED,
  },
  {
    name: 'O2: a hidden animal is in the way',
    board: corridor('x animal wolf hidden'),
    gives: BARRED,
  },
  {
    name: 'O2: a trap is not',
    board: corridor('x trap'),
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'O2: the loot chest of PLÜNDERN is not',
    board: corridor('x loot'),
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'O2: darkness is not',
    board: bare('....', 'darkness 1,0'),
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'O2: a monster may end on a trap or on loot',
    board: `
      |terrain|figures|
      |...|AxJ|
      |...|.y.|
      A acting m small melee move=1 damage=3
      x trap
      y loot
      ${J}`,
    gives: `
      attack 1,0 jaheen cost 1 damage 3
      attack 1,1 jaheen cost 1 damage 3`,
  },
  {
    name: 'O3: a large monster passes small ones',
    board: broad('x small rat'),
    gives: 'attack 4,0 jaheen cost 2 damage 3',
  },
  {
    name: 'O3: and chests',
    board: broad('x chest'),
    gives: 'attack 4,0 jaheen cost 2 damage 3',
  },
  {
    name: 'O3: and large ones',
    board: `
      |terrain|figures|
      |........|AAGG..J.|
      |........|AAGG....|
      A acting m large melee move=2 damage=3
      G large ogre
      ${J}`,
    gives: 'attack 4,0 jaheen cost 2 damage 3',
  },
  { name: 'O3: no interaction token', board: broad('x interaction'), gives: BARRED },
  { name: 'O3: no door, even if it fills one field', board: broad('x door'), gives: BARRED },
  { name: 'O3: no NPC token', board: broad('x npc villager'), gives: BARRED },
  {
    name: 'O3: no hero, hidden or not',
    board: broad('x hero elros hp=8 order=2 hidden'),
    gives: BARRED,
  },
  { name: 'O3: no hidden animal', board: broad('x animal wolf hidden'), gives: BARRED },
  {
    name: 'O3: no blocked field',
    board: `
      |terrain|figures|
      |........|AA....J.|
      |...#....|AA......|
      A acting m large melee move=2 damage=3
      ${J}`,
    gives: BARRED,
  },
  {
    name: 'O3: it may end on small monsters',
    board: `
      |terrain|figures|
      |........|AA..r.J.|
      |........|AA...s..|
      A acting m large melee move=2 damage=3
      r small rat
      s small snake
      ${J}`,
    gives: 'attack 4,0 jaheen cost 2 damage 3',
  },
  {
    name: 'O3: and on chests',
    board: `
      |terrain|figures|
      |........|AA..c.J.|
      |........|AA......|
      A acting m large melee move=2 damage=3
      c chest
      ${J}`,
    gives: 'attack 4,0 jaheen cost 2 damage 3',
  },
  {
    name: 'O3: but not on a large one',
    board: `
      |terrain|figures|
      |........|AA..GGJ.|
      |........|AA..GG..|
      A acting m large melee move=2 damage=3
      G large ogre
      ${J}`,
    gives: 'approach 2,0 cost 1',
  },
  {
    name: 'O4: between two obstacles the corner is open',
    board: `
      |terrain|figures|
      |.#..|A...|
      |#...|...J|
      A acting m small melee move=2 damage=3
      ${J}`,
    gives: `
      attack 2,0 jaheen cost 2 damage 3
      attack 2,1 jaheen cost 2 damage 3`,
  },
  {
    name: 'O4: between two heroes as well',
    board: `
      |terrain|figures|
      |..|AE|
      |..|x.|
      |#.|.J|
      A acting m small melee move=1 damage=3
      x hero nima hp=3 order=5
      ${E}
      ${J}`,
    gives: 'attack 1,1 jaheen cost 1 damage 3',
  },
];
