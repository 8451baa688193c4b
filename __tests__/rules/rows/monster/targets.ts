import { E, J, L, M, type TurnRow } from './table';

/** Jaheen left, Elros and Lorelai right, the monster between. */
const fork = (monster: string) => `
  |terrain|figures|
  |.......|J..A...|
  |.......|....E.L|
  A acting m small melee move=3 damage=3 ${monster}
  ${J}
  ${E}
  ${L}`;

const MOST: readonly TurnRow[] = [
  {
    name: 'T1: two heroes before the one with most HP',
    board: fork('cleave=2'),
    gives: `
      attack 5,0 elros+lorelai cost 2 damage 3
      attack 5,1 elros+lorelai cost 2 damage 3`,
    why: { jaheen: 'T1', '3,0': 'T1' },
  },
  {
    name: 'T1: one target at a time, so the better one',
    board: fork(''),
    gives: `
      attack 1,0 jaheen cost 2 damage 3
      attack 1,1 jaheen cost 2 damage 3`,
    why: { elros: 'T2', '3,0': 'T2' },
  },
  {
    name: 'T1: no more than can be reached',
    board: `
      |terrain|figures|
      |.......|J..A...|
      |.......|....E.L|
      A acting m small melee move=1 damage=3 cleave=2
      ${J}
      ${E}
      ${L}`,
    gives: 'attack 3,0 elros cost 0 damage 3',
  },
  {
    name: 'T1: animals are no heroes',
    board: `
      |terrain|figures|
      |.......|J..A...|
      |.......|....b.c|
      A acting m small melee move=3 damage=3 cleave=2
      ${J}
      b animal bear
      c companion carl`,
    gives: `
      attack 1,0 jaheen cost 2 damage 3
      attack 1,1 jaheen cost 2 damage 3`,
    why: { bear: 'T1' },
  },
  {
    name: 'T1: FLÄCHENSCHLAG counts the heroes of the zones',
    board: `
      |terrain|figures|
      |......|.JA.EL|
      A acting m small melee move=1 damage=3 strike=1
      ${J}
      ${E}
      ${L}`,
    gives: 'attack 3,0 elros+lorelai cost 1 damage 3',
    why: { jaheen: 'T1' },
  },
];

const BEST: readonly TurnRow[] = [
  {
    name: 'T2: the set with the better first hero',
    board: `
      |terrain|figures|
      |.......|J.M.E.L|
      |.......|...A...|
      A acting m small melee move=2 damage=3 cleave=2
      ${J}
      ${E}
      ${L}
      ${M}`,
    gives: `
      attack 1,0 jaheen+maya cost 2 damage 3
      attack 1,1 jaheen+maya cost 2 damage 3`,
    why: { elros: 'T2', '5,1': 'T2' },
  },
  {
    name: 'T2: the same first hero, then the better second',
    board: `
      |terrain|figures|
      |.....|E.J.L|
      |.....|..A..|
      A acting m small melee move=1 damage=3 cleave=2
      ${J}
      ${E}
      ${L}`,
    gives: `
      attack 1,0 elros+jaheen cost 1 damage 3
      attack 1,1 elros+jaheen cost 1 damage 3`,
    why: { lorelai: 'T2', '3,1': 'T2', '2,1': 'T1' },
  },
  {
    name: 'T2: rank by rank, however the heroes are spread over the zones',
    board: `
      |terrain|figures|
      |......|.n..xJ|
      |......|..A..M|
      |......|E.....|
      |......|.L....|
      A acting m small melee move=1 damage=3 strike=2 slaughter
      n npc villager
      ${J}
      ${E}
      ${L}
      ${M}
      x hero nima hp=2 order=5`,
    gives: `
      ranking villager jaheen elros lorelai maya nima
      attack 2,1 elros+lorelai+villager cost 0 damage 3`,
    why: { jaheen: 'T2' },
  },
  {
    name: 'T2: the best hero of a zone, in whatever order they are listed',
    board: `
      |terrain|figures|
      |......|M.A.EL|
      |......|J.....|
      A acting m small magic move=0 damage=3 strike=1
      ${M}
      ${L}
      ${E}
      ${J}`,
    gives: `
      ranking jaheen elros lorelai maya
      attack 2,0 jaheen+maya cost 0 damage 3`,
    why: { elros: 'T2' },
  },
  {
    name: 'T2: by the criterion of the monster',
    board: `
      |terrain|figures|
      |...|JAE|
      A acting m small melee move=0 damage=3 bloodseeker
      ${J}
      ${E}`,
    gives: `
      ranking elros jaheen
      attack 1,0 elros cost 0 damage 3`,
  },
  {
    name: 'T2: a farther hero if it is the better one',
    board: `
      |terrain|figures|
      |.....|J..AE|
      A acting m small melee move=2 damage=3
      ${J}
      ${E}`,
    gives: 'attack 1,0 jaheen cost 2 damage 3',
  },
];

const COMPANY: readonly TurnRow[] = [
  {
    name: 'T3: no hero within reach: as many animals and companions as possible',
    board: `
      |terrain|figures|
      |....... .|b..A....J|
      |.......|....c.d|
      A acting m small melee move=3 damage=3 cleave=2
      ${J}
      b animal bear
      c companion carl
      d animal dog`,
    gives: `
      attack 5,0 carl+dog cost 2 damage 3
      attack 5,1 carl+dog cost 2 damage 3`,
    why: { bear: 'T3', jaheen: 'A1' },
  },
  {
    name: 'T3: one of several, the leader picks',
    board: `
      |terrain|figures|
      |...|bAc|
      A acting m small melee move=0 damage=3
      b animal bear
      c companion carl`,
    gives: `
      attack 1,0 bear cost 0 damage 3
      attack 1,0 carl cost 0 damage 3`,
  },
  {
    name: 'T3: FLÄCHENSCHLAG on the zone with more of them',
    board: `
      |terrain|figures|
      |......|.bA.cd|
      A acting m small melee move=1 damage=3 strike=1
      b animal bear
      c companion carl
      d animal dog`,
    gives: 'attack 3,0 carl+dog cost 1 damage 3',
    why: { bear: 'T3' },
  },
  {
    name: 'T4: along with the hero as many of them as possible',
    board: `
      |terrain|figures|
      |....|.J.w|
      |....|A...|
      A acting m small melee move=3 damage=3 cleave=2
      ${J}
      w animal wolf`,
    gives: `
      attack 2,0 jaheen+wolf cost 2 damage 3
      attack 2,1 jaheen+wolf cost 2 damage 3`,
    why: { '0,1': 'T4' },
  },
  {
    name: 'T4: a plain attack takes nobody along',
    board: `
      |terrain|figures|
      |....|.J.w|
      |....|A...|
      A acting m small melee move=3 damage=3
      ${J}
      w animal wolf`,
    gives: 'attack 0,1 jaheen cost 0 damage 3',
  },
  {
    name: 'T4: never at the price of a better hero',
    board: `
      |terrain|figures|
      |......|J..AEw|
      A acting m small melee move=2 damage=3 strike=1
      ${J}
      ${E}
      w animal wolf`,
    gives: 'attack 2,0 jaheen cost 1 damage 3',
    why: { wolf: 'T2' },
  },
  {
    name: 'T4: which of two equal ones, the leader picks',
    board: `
      |terrain|figures|
      |...|bAc|
      |...|.J.|
      A acting m small melee move=0 damage=3 cleave=2
      ${J}
      b animal bear
      c companion carl`,
    gives: `
      attack 1,0 bear+jaheen cost 0 damage 3
      attack 1,0 carl+jaheen cost 0 damage 3`,
  },
  {
    name: 'T4: two of three, every pair',
    board: `
      |terrain|figures|
      |...|bAc|
      |...|dJ.|
      A acting m small melee move=0 damage=3 cleave=3
      ${J}
      b animal bear
      c companion carl
      d animal dog`,
    gives: `
      attack 1,0 bear+carl+jaheen cost 0 damage 3
      attack 1,0 bear+dog+jaheen cost 0 damage 3
      attack 1,0 carl+dog+jaheen cost 0 damage 3`,
  },
  {
    name: 'T4, P3: each set has its own best positions, the dearer set stays a choice',
    board: `
      |terrain|figures|
      |.....|b.J.c|
      |.....|.A...|
      A acting m small melee move=2 damage=3 cleave=2
      ${J}
      b animal bear
      c companion carl`,
    gives: `
      attack 3,0 carl+jaheen cost 2 damage 3
      attack 1,1 bear+jaheen cost 0 damage 3
      attack 3,1 carl+jaheen cost 2 damage 3`,
    why: { '1,0': 'P3', '2,1': 'T4' },
  },
  {
    name: 'T4: FLÄCHENSCHLAG 2, the hero and the fuller zone beside',
    board: `
      |terrain|figures|
      |....|b..J|
      |....|.A..|
      |....|c...|
      |....|.d..|
      A acting m small melee move=0 damage=3 strike=2
      ${J}
      b animal bear
      c companion carl
      d animal dog`,
    gives: 'attack 1,1 carl+dog+jaheen cost 0 damage 3',
    why: { bear: 'T4' },
  },
];

const COMPANY_IN_ZONES: readonly TurnRow[] = [
  {
    name: 'T4: the fuller zone, in whatever order they are listed',
    board: `
      |terrain|figures|
      |....|b..J|
      |....|.A..|
      |....|c...|
      |....|.d..|
      A acting m small melee move=0 damage=3 strike=2
      d animal dog
      c companion carl
      b animal bear
      ${J}`,
    gives: 'attack 1,1 carl+dog+jaheen cost 0 damage 3',
  },
  {
    name: 'T4: three zones with four before two with three',
    board: `
      |terrain|figures|
      |....|J...|
      |....|A...|
      |....|w...|
      |....|v..b|
      A acting m small melee move=1 damage=3 strike=3
      ${J}
      w animal wolf
      v animal viper
      b animal bear`,
    gives: `
      attack 1,1 bear+jaheen+viper+wolf cost 1 damage 3
      attack 1,2 bear+jaheen+viper+wolf cost 1 damage 3`,
    why: { '0,1': 'T4' },
  },
];

const NOBODY: readonly TurnRow[] = [
  {
    name: 'T5: nobody within reach: towards the primary target, past the nearer hero',
    board: `
      |terrain|figures|
      |.............|E.....A.....J|
      A acting m small melee move=2 damage=3
      ${J}
      ${E}`,
    gives: 'approach 8,0 cost 2',
    why: { '4,0': 'T5', elros: 'A1' },
  },
  {
    name: 'T5: a bound archer without a shot anywhere stays, though it could walk',
    board: `
      |terrain|figures|
      |.....|wA.J.|
      A acting m small ranged move=3 damage=3
      w animal wolf
      ${J}`,
    gives: 'stay 1,0 cost 0',
  },
  {
    name: 'T5: an archer that is free but out of range walks',
    board: `
      |terrain|figures|
      |..........|A........J|
      A acting m small ranged move=2 damage=3
      ${J}`,
    gives: 'approach 2,0 cost 2',
  },
  {
    name: 'T6: nobody seen, it stays, even beside darkness and on lava',
    board: `
      |terrain|figures|
      |DL.|.AJ|
      A acting m small melee move=3 damage=3
      J hero jaheen hp=10 order=1 hidden`,
    gives: `
      ranking
      stay 1,0 cost 0`,
    why: { jaheen: 'K1', '0,0': 'T6' },
  },
  {
    name: 'T6: nobody there at all',
    board: `
      |terrain|figures|
      |..|A.|
      A acting m small melee move=3 damage=3`,
    gives: 'stay 0,0 cost 0',
  },
  {
    name: 'T7: BETÄUBEN, it moves as if to attack',
    board: `
      |terrain|figures|
      |...|A.J|
      A acting m small melee move=3 damage=3 stun
      ${J}`,
    gives: 'move 1,0 jaheen cost 1 damage 3',
  },
  {
    name: 'T7: onto darkness too',
    board: `
      |terrain|figures|
      |.D.|A.J|
      A acting m small melee move=3 damage=3 stun
      ${J}`,
    gives: 'move 1,0 jaheen cost 1 damage 5 on darkness',
  },
  {
    name: 'T7: out of reach it approaches like any other',
    board: `
      |terrain|figures|
      |....|A..J|
      A acting m small melee move=1 damage=3 stun
      ${J}`,
    gives: 'approach 1,0 cost 1',
  },
  {
    name: 'T7, M8: immune to BETÄUBEN it attacks',
    board: `
      |terrain|figures|
      |...|A.J|
      A acting m small melee move=3 damage=3 stun immune=stun
      ${J}`,
    gives: 'attack 1,0 jaheen cost 1 damage 3',
  },
  {
    name: 'T7, D7: stunned out of an ambush',
    board: `
      |terrain|figures|
      |....|A..J|
      A acting m small melee move=0 damage=3 stun ambush
      ${J}`,
    gives: 'move 2,0 jaheen cost 0 damage 3',
  },
  {
    name: 'R3, T7: BETÄUBEN takes both attacks of a DOPPELANGRIFF',
    board: `
      |terrain|figures|
      |...|A.J|
      A acting m small melee move=3 damage=3 stun attackTwice
      ${J}`,
    gives: 'move 1,0 jaheen cost 1 damage 3',
  },
];

export const TARGET_TURNS: readonly TurnRow[] = [
  ...MOST,
  ...BEST,
  ...COMPANY,
  ...COMPANY_IN_ZONES,
  ...NOBODY,
];
