import { E, J, L, M, type TurnRow } from './table';

const ARCHER = 'A acting m small ranged damage=3';

const RANGE: readonly TurnRow[] = [
  {
    name: 'A1: melee reaches neighbours only',
    board: `
      |terrain|figures|
      |...|A.J|
      A acting m small melee move=0 damage=3
      ${J}`,
    gives: 'approach 0,0 cost 0',
    why: { jaheen: 'A1' },
  },
  {
    name: 'A1: a bound archer steps back to shoot',
    board: `
      |terrain|figures|
      |....|..AJ|
      ${ARCHER} move=2
      ${J}`,
    gives: 'attack 1,0 jaheen cost 1 damage 3',
    why: { '2,0': 'A1', '0,0': 'P3' },
  },
  {
    name: 'A1: an animal binds too',
    board: `
      |terrain|figures|
      |....|wA.J|
      ${ARCHER} move=1
      w animal wolf
      ${J}`,
    gives: 'stay 1,0 cost 0',
  },
  {
    name: 'A1: a hidden hero binds nobody',
    board: `
      |terrain|figures|
      |....|eA.J|
      ${ARCHER} move=1
      e hero elros hp=8 order=2 hidden
      ${J}`,
    gives: 'attack 1,0 jaheen cost 0 damage 3',
  },
  {
    name: 'A1: an unconscious one neither',
    board: `
      |terrain|figures|
      |....|eA.J|
      ${ARCHER} move=1
      e hero elros hp=0 order=2 unconscious
      ${J}`,
    gives: 'attack 1,0 jaheen cost 0 damage 3',
  },
  {
    name: 'A1: the place it goes to must not be bound',
    board: `
      |terrain|figures|
      |........|A....w.J|
      ${ARCHER} move=6
      w animal wolf hidden
      ${J}`,
    gives: 'attack 4,0 jaheen cost 4 damage 3',
  },
  {
    name: 'A1: the same with a wolf it sees: the better place is bound, the wolf alone is left',
    board: `
      |terrain|figures|
      |........|A....w.J|
      ${ARCHER} move=6
      w animal wolf
      ${J}`,
    gives: 'attack 2,0 wolf cost 2 damage 3',
    why: { '4,0': 'A1', jaheen: 'A1', '3,0': 'P3' },
  },
  {
    name: 'A1: magic reaches anybody and is never bound',
    board: `
      |terrain|figures|
      |..........|EA.......J|
      A acting m small magic move=0 damage=3
      ${J}
      ${E}`,
    gives: 'attack 1,0 jaheen cost 0 damage 3',
  },
  {
    name: 'A1: a large archer, from any field of its zone to the next zone',
    board: `
      |terrain|figures|
      |......|AA.J..|
      |......|AA....|
      A acting m large ranged move=0 damage=3
      ${J}`,
    gives: 'attack 0,0 jaheen cost 0 damage 3',
  },
  {
    name: 'A1: a large archer is bound by its twelve neighbours',
    board: `
      |terrain|figures|
      |......|AAJ...|
      |......|AA....|
      A acting m large ranged move=0 damage=3
      ${J}`,
    gives: 'stay 0,0 cost 0',
  },
];

const SPREADS: readonly TurnRow[] = [
  {
    name: 'A2: a plain attack has one target',
    board: `
      |terrain|figures|
      |...|JAE|
      A acting m small melee move=0 damage=3
      ${J}
      ${E}`,
    gives: 'attack 1,0 jaheen cost 0 damage 3',
  },
  {
    name: 'A2: SPALTEN 2 has two',
    board: `
      |terrain|figures|
      |...|JAE|
      |...|.L.|
      A acting m small melee move=0 damage=3 cleave=2
      ${J}
      ${E}
      ${L}`,
    gives: 'attack 1,0 elros+jaheen cost 0 damage 3',
  },
  {
    name: 'A2: SPALTEN 4 takes whom there is',
    board: `
      |terrain|figures|
      |...|JAE|
      |...|.L.|
      A acting m small melee move=0 damage=3 cleave=4
      ${J}
      ${E}
      ${L}`,
    gives: 'attack 1,0 elros+jaheen+lorelai cost 0 damage 3',
  },
  {
    name: 'A2: MEHRFACHSCHUSS 2 within range',
    board: `
      |terrain|figures|
      |......|A.JE..|
      |......|...L.M|
      A acting m small ranged move=0 damage=3 multishot=2
      ${J}
      ${E}
      ${L}
      ${M}`,
    gives: 'attack 0,0 elros+jaheen cost 0 damage 3',
  },
  {
    name: 'A2: MEHRFACHSCHUSS 4 reaches no farther',
    board: `
      |terrain|figures|
      |......|A.JE..|
      |......|...L.M|
      A acting m small ranged move=0 damage=3 multishot=4
      ${J}
      ${E}
      ${L}
      ${M}`,
    gives: 'attack 0,0 elros+jaheen+lorelai cost 0 damage 3',
  },
  {
    name: 'A2: MEHRFACHSCHUSS with magic, anywhere',
    board: `
      |terrain|figures|
      |........|A.L.J..E|
      A acting m small magic move=0 damage=3 multishot=2
      ${J}
      ${E}
      ${L}`,
    gives: 'attack 0,0 elros+jaheen cost 0 damage 3',
  },
  {
    name: 'A2: FLÄCHENSCHLAG, a zone with a field next to it',
    board: `
      |terrain|figures|
      |....|.A.J|
      A acting m small melee move=0 damage=3 strike=1
      ${J}`,
    gives: 'attack 1,0 jaheen cost 0 damage 3',
  },
  {
    name: 'A2: that field may be blocked',
    board: `
      |terrain|figures|
      |..#.|.A.J|
      A acting m small melee move=0 damage=3 strike=1
      ${J}`,
    gives: 'attack 1,0 jaheen cost 0 damage 3',
  },
  {
    name: 'A2: but it must be in play',
    board: `
      |terrain|figures|
      |.. .|.A.J|
      A acting m small melee move=0 damage=3 strike=1
      ${J}`,
    gives: 'approach 1,0 cost 0',
  },
  {
    name: 'A2: every enemy of the zone is hit',
    board: `
      |terrain|figures|
      |....|.AJE|
      |....|..wL|
      A acting m small melee move=0 damage=3 strike=1
      ${J}
      ${E}
      ${L}
      w animal wolf`,
    gives: 'attack 1,0 elros+jaheen+lorelai+wolf cost 0 damage 3',
  },
  {
    name: 'A2: so many zones, no more',
    board: `
      |terrain|figures|
      |....|J...|
      |....|..A.|
      |....|....|
      |....|E..L|
      A acting m small melee move=0 damage=3 strike=2
      ${J}
      ${E}
      ${L}`,
    gives: 'attack 2,1 elros+jaheen cost 0 damage 3',
  },
  {
    name: 'A2: its own zone, if it stands there with an enemy',
    board: `
      |terrain|figures|
      |..|AJ|
      A acting m small melee move=0 damage=3 strike=1
      ${J}`,
    gives: 'attack 0,0 jaheen cost 0 damage 3',
  },
  {
    name: 'A2: FLÄCHENSCHLAG at range, zones at distance 1',
    board: `
      |terrain|figures|
      |........|..A..J.E|
      A acting m small ranged move=0 damage=3 strike=2
      ${J}
      ${E}`,
    gives: 'attack 2,0 jaheen cost 0 damage 3',
  },
  {
    name: 'A2: FLÄCHENSCHLAG with magic, any zone',
    board: `
      |terrain|figures|
      |........|A.J...EL|
      A acting m small magic move=0 damage=3 strike=1
      ${J}
      ${E}
      ${L}`,
    gives: 'attack 0,0 elros+lorelai cost 0 damage 3',
  },
  {
    name: 'A2: a large monster strikes zones next to it',
    board: `
      |terrain|figures|
      |......|AA.J.E|
      |......|AA....|
      A acting m large melee move=0 damage=3 strike=2
      ${J}
      ${E}`,
    gives: 'attack 0,0 jaheen cost 0 damage 3',
  },
  {
    name: 'A2: a zone without an enemy that counts is not struck',
    board: `
      |terrain|figures|
      |....|.eAJ|
      A acting m small melee move=0 damage=3 strike=2
      e hero elros hp=8 order=2 hidden
      ${J}`,
    gives: 'attack 2,0 jaheen cost 0 damage 3',
  },
];

const UNSEEN: readonly TurnRow[] = [
  {
    name: 'A3: a struck zone hits hidden heroes too',
    board: `
      |terrain|figures|
      |....|.AeJ|
      A acting m small melee move=0 damage=3 strike=1
      e hero elros hp=8 order=2 hidden
      ${J}`,
    gives: `
      ranking jaheen
      attack 1,0 elros+jaheen cost 0 damage 3`,
  },
  {
    name: 'A3: and hidden animals',
    board: `
      |terrain|figures|
      |....|.AwJ|
      A acting m small melee move=0 damage=3 strike=1
      w animal wolf hidden
      ${J}`,
    gives: 'attack 1,0 jaheen+wolf cost 0 damage 3',
  },
  {
    name: 'A3, T1: but they do not count',
    board: `
      |terrain|figures|
      |......|J.A.eL|
      A acting m small melee move=1 damage=3 strike=1
      e hero elros hp=8 order=2 hidden
      ${J}
      ${L}`,
    gives: 'attack 2,0 jaheen cost 0 damage 3',
    why: { lorelai: 'T2' },
  },
  {
    name: 'A3, T3: nor do hidden animals',
    board: `
      |terrain|figures|
      |......|.wA.f.|
      |......|.....v|
      A acting m small melee move=1 damage=3 strike=1
      w animal wolf
      f companion finn
      v animal viper hidden`,
    gives: `
      attack 2,0 wolf cost 0 damage 3
      attack 3,0 finn+viper cost 1 damage 3
      attack 3,1 finn+viper cost 1 damage 3`,
  },
  {
    name: 'A3: unconscious heroes are never hit',
    board: `
      |terrain|figures|
      |....|.AuJ|
      A acting m small melee move=0 damage=3 strike=1
      u hero elros hp=0 order=2 unconscious
      ${J}`,
    gives: 'attack 1,0 jaheen cost 0 damage 3',
  },
  {
    name: 'A3: SPALTEN cannot choose a hidden hero',
    board: `
      |terrain|figures|
      |...|eAJ|
      A acting m small melee move=0 damage=3 cleave=2
      e hero elros hp=8 order=2 hidden
      ${J}`,
    gives: 'attack 1,0 jaheen cost 0 damage 3',
  },
  {
    name: 'A3: MEHRFACHSCHUSS neither',
    board: `
      |terrain|figures|
      |.....|A.eJ.|
      A acting m small magic move=0 damage=3 multishot=2
      e hero elros hp=8 order=2 hidden
      ${J}`,
    gives: 'attack 0,0 jaheen cost 0 damage 3',
  },
];

export const ATTACK_TURNS: readonly TurnRow[] = [...RANGE, ...SPREADS, ...UNSEEN];
