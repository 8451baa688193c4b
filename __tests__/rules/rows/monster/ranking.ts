import { E, J, L, type TurnRow } from './table';

interface Values {
  readonly hp: number;
  readonly cubes?: number;
  readonly curse?: number;
  readonly resources?: number;
}

/** Jaheen third in the round, Elros first, Lorelai second; magic reaches all three. */
const three = (monster: string, jaheen: Values, elros: Values, lorelai: Values) => {
  const words = (values: Values) =>
    Object.entries(values)
      .map(([key, value]) => `${key}=${value}`)
      .join(' ');
  return `
    |terrain|figures|
    |.....|A.JEL|
    A acting m small magic move=0 damage=3 ${monster}
    J hero jaheen order=3 ${words(jaheen)}
    E hero elros order=1 ${words(elros)}
    L hero lorelai order=2 ${words(lorelai)}`;
};

const hits = (ranking: string) => `
  ranking ${ranking}
  attack 0,0 ${ranking.split(' ')[0]} cost 0 damage 3`;

const CRITERIA: readonly TurnRow[] = [
  {
    name: 'K2: most HP first',
    board: three('', { hp: 8 }, { hp: 6 }, { hp: 9 }),
    gives: hits('lorelai jaheen elros'),
    why: { jaheen: 'T2' },
  },
  {
    name: 'K2: equal HP, the earlier one',
    board: three('', { hp: 7 }, { hp: 7 }, { hp: 7 }),
    gives: hits('elros lorelai jaheen'),
  },
  {
    name: 'K2: BLUTSUCHER, fewest HP first',
    board: three('bloodseeker', { hp: 8 }, { hp: 6 }, { hp: 9 }),
    gives: hits('elros jaheen lorelai'),
  },
  {
    name: 'K2: BLUTSUCHER, equal HP, the later one',
    board: three('bloodseeker', { hp: 7 }, { hp: 7 }, { hp: 7 }),
    gives: hits('jaheen lorelai elros'),
  },
  {
    name: 'K2, p39a: TROTZIG, most available cubes first',
    board: three('defiant', { hp: 9, cubes: 2 }, { hp: 6, cubes: 1 }, { hp: 3, cubes: 4 }),
    gives: hits('lorelai jaheen elros'),
  },
  {
    name: 'K2: TROTZIG, equally many, the earlier one',
    board: three('defiant', { hp: 9, cubes: 2 }, { hp: 6, cubes: 2 }, { hp: 7, cubes: 2 }),
    gives: hits('elros lorelai jaheen'),
  },
  {
    name: 'K2: UNNACHGIEBIG, fewest available cubes first',
    board: three('relentless', { hp: 9, cubes: 2 }, { hp: 6, cubes: 1 }, { hp: 3, cubes: 4 }),
    gives: hits('elros jaheen lorelai'),
  },
  {
    name: 'K2: UNNACHGIEBIG, equally many, the later one',
    board: three('relentless', { hp: 1, cubes: 2 }, { hp: 9, cubes: 2 }, { hp: 5, cubes: 2 }),
    gives: hits('jaheen lorelai elros'),
  },
  {
    name: 'K2: BERECHNEND, most curse cubes first',
    board: three('reckoner', { hp: 9, curse: 1 }, { hp: 6, curse: 0 }, { hp: 3, curse: 2 }),
    gives: hits('lorelai jaheen elros'),
  },
  {
    name: 'K2: BERECHNEND, equally many, the earlier one',
    board: three('reckoner', { hp: 9, curse: 1 }, { hp: 6, curse: 1 }, { hp: 7, curse: 1 }),
    gives: hits('elros lorelai jaheen'),
  },
  {
    name: 'K2: HABGIERIG, most resource tokens first',
    board: three(
      'covetous',
      { hp: 9, resources: 3 },
      { hp: 6, resources: 1 },
      { hp: 3, resources: 5 },
    ),
    gives: hits('lorelai jaheen elros'),
  },
  {
    name: 'K2: HABGIERIG, equally many, the earlier one',
    board: three(
      'covetous',
      { hp: 9, resources: 2 },
      { hp: 6, resources: 2 },
      { hp: 7, resources: 2 },
    ),
    gives: hits('elros lorelai jaheen'),
  },
];

const AGAINST_PLAYERS: readonly TurnRow[] = [
  {
    name: 'K2: against players the nearest first, not the one with most HP',
    board: `
      |terrain|figures|
      |.......|J..A.L.|
      A acting m small melee move=3 damage=3
      ${J}
      ${L}
      mode pvp`,
    gives: `
      ranking lorelai jaheen
      attack 4,0 lorelai cost 1 damage 3`,
  },
  {
    name: 'K2: against players, equally near: the criterion of the card',
    board: `
      |terrain|figures|
      |.....|J.A.L|
      A acting m small melee move=3 damage=3 bloodseeker
      ${J}
      ${L}
      mode pvp`,
    gives: `
      ranking lorelai jaheen
      attack 3,0 lorelai cost 1 damage 3`,
  },
  {
    name: 'K2: against players, all equal: the tie rule of that criterion',
    board: `
      |terrain|figures|
      |.....|J.A.L|
      A acting m small melee move=3 damage=3 bloodseeker
      J hero jaheen hp=6 order=1
      ${L}
      mode pvp`,
    gives: `
      ranking lorelai jaheen
      attack 3,0 lorelai cost 1 damage 3`,
  },
  {
    name: 'K2: against players, no way: last',
    board: `
      |terrain|figures|
      |.#......|J.A....L|
      A acting m small melee move=3 damage=3
      ${J}
      ${L}
      mode pvp`,
    gives: `
      ranking lorelai jaheen
      approach 5,0 cost 3`,
  },
  {
    name: 'K2: against players, two without a way: the criterion',
    board: `
      |terrain|figures|
      |.#...#.|L..A..J|
      A acting m small melee move=0 damage=3
      ${J}
      ${L}
      mode pvp`,
    gives: `
      ranking jaheen lorelai
      approach 3,0 cost 0`,
  },
  {
    name: 'K2: against players, magic is near to everybody',
    board: `
      |terrain|figures|
      |.......|J...A.L|
      A acting m small magic move=0 damage=3
      ${J}
      ${L}
      mode pvp`,
    gives: `
      ranking jaheen lorelai
      attack 4,0 jaheen cost 0 damage 3`,
  },
  {
    name: 'K2, Approach: against players, FLÄCHENSCHLAG is near once a field of the zone is',
    board: `
      |terrain|figures|
      |........|.E..A..J|
      A acting m small melee move=2 damage=3 strike=1
      J hero jaheen hp=4 order=1
      E hero elros hp=9 order=2
      mode pvp`,
    gives: `
      ranking jaheen elros
      attack 5,0 jaheen cost 1 damage 3`,
  },
];

const SIGHT: readonly TurnRow[] = [
  {
    name: 'K1: an unconscious hero is not seen',
    board: `
      |terrain|figures|
      |...|JAE|
      A acting m small melee move=0 damage=3
      J hero jaheen hp=10 order=1 unconscious
      ${E}`,
    gives: `
      ranking elros
      attack 1,0 elros cost 0 damage 3`,
    why: { jaheen: 'K1' },
  },
  {
    name: 'K1: a hidden hero is not seen',
    board: `
      |terrain|figures|
      |...|JAE|
      A acting m small melee move=0 damage=3
      J hero jaheen hp=10 order=1 hidden
      ${E}`,
    gives: `
      ranking elros
      attack 1,0 elros cost 0 damage 3`,
    why: { jaheen: 'K1' },
  },
  {
    name: 'K1, M8: unless the monster is immune to VERBORGEN',
    board: `
      |terrain|figures|
      |...|JAE|
      A acting m small melee move=0 damage=3 immune=stealth
      J hero jaheen hp=10 order=1 hidden
      ${E}`,
    gives: `
      ranking jaheen elros
      attack 1,0 jaheen cost 0 damage 3`,
  },
  {
    name: 'K1: that immunity wakes no unconscious hero',
    board: `
      |terrain|figures|
      |...|JAE|
      A acting m small melee move=0 damage=3 immune=stealth
      J hero jaheen hp=10 order=1 hidden unconscious
      ${E}`,
    gives: `
      ranking elros
      attack 1,0 elros cost 0 damage 3`,
  },
  {
    name: 'K1: against players hidden heroes are seen',
    board: `
      |terrain|figures|
      |...|JAE|
      A acting m small melee move=0 damage=3
      J hero jaheen hp=10 order=1 hidden
      ${E}
      mode pvp`,
    gives: `
      ranking jaheen elros
      attack 1,0 jaheen cost 0 damage 3`,
  },
  {
    name: 'K1: hidden animals and companions are not seen',
    board: `
      |terrain|figures|
      |...|fAw|
      A acting m small melee move=0 damage=3 cleave=2
      f companion finn hidden
      w animal wolf`,
    gives: 'attack 1,0 wolf cost 0 damage 3',
  },
  {
    name: 'K1: immune to VERBORGEN it sees those too',
    board: `
      |terrain|figures|
      |...|fAw|
      A acting m small melee move=0 damage=3 cleave=2 immune=stealth
      f companion finn hidden
      w animal wolf hidden`,
    gives: 'attack 1,0 finn+wolf cost 0 damage 3',
  },
];

const FIRST: readonly TurnRow[] = [
  {
    name: 'K3: the first of the ranking is the primary target',
    board: `
      |terrain|figures|
      |...........|E....A....J|
      A acting m small melee move=1 damage=3
      ${J}
      ${E}`,
    gives: `
      ranking jaheen elros
      approach 6,0 cost 1`,
  },
  {
    name: 'K3: an instruction moves a hero to the front',
    board: `
      |terrain|figures|
      |.....|A.JEL|
      A acting m small magic move=0 damage=3
      ${J}
      ${E}
      ${L}
      primary lorelai`,
    gives: hits('lorelai jaheen elros'),
  },
  {
    name: 'K3: naming a hidden hero does nothing',
    board: `
      |terrain|figures|
      |.....|A.JEL|
      A acting m small magic move=0 damage=3
      ${J}
      ${E}
      L hero lorelai hp=6 order=3 hidden
      primary lorelai`,
    gives: hits('jaheen elros'),
  },
  {
    name: 'K3: naming an unconscious hero does nothing',
    board: `
      |terrain|figures|
      |.....|A.JEL|
      A acting m small magic move=0 damage=3
      ${J}
      ${E}
      L hero lorelai hp=0 order=3 unconscious
      primary lorelai`,
    gives: hits('jaheen elros'),
  },
  {
    name: 'K3: NPC tokens come before a named hero, in the order of the leader',
    board: `
      |terrain|figures|
      |......|AvJELp|
      A acting m small magic move=0 damage=3 slaughter
      p npc priest
      v npc villager
      ${J}
      ${E}
      ${L}
      primary lorelai`,
    gives: hits('priest villager lorelai jaheen elros'),
  },
  {
    name: 'K3, T1: NPC tokens count like heroes',
    board: `
      |terrain|figures|
      |.......|J..A...|
      |.......|....E.n|
      A acting m small melee move=3 damage=3 cleave=2 slaughter
      ${J}
      ${E}
      n npc villager`,
    gives: `
      ranking villager jaheen elros
      attack 5,0 elros+villager cost 2 damage 3
      attack 5,1 elros+villager cost 2 damage 3`,
  },
  {
    name: 'K3, A1: NPC tokens bind a monster with NIEDERMETZELN',
    board: `
      |terrain|figures|
      |....|An.J|
      A acting m small ranged move=0 damage=3 slaughter
      n npc villager
      ${J}`,
    gives: `
      ranking villager jaheen
      stay 0,0 cost 0`,
  },
  {
    name: 'K3, A1: and no other',
    board: `
      |terrain|figures|
      |....|An.J|
      A acting m small ranged move=0 damage=3
      n npc villager
      ${J}`,
    gives: `
      ranking jaheen
      attack 0,0 jaheen cost 0 damage 3`,
  },
];

export const RANKING_TURNS: readonly TurnRow[] = [
  ...CRITERIA,
  ...AGAINST_PLAYERS,
  ...SIGHT,
  ...FIRST,
];
