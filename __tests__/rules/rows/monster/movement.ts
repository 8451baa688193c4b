import { HAZARD_TOKENS } from '@/src/rules';
import { E, J, L, type TokenRow, type TurnRow, type ValueRow, type WayRow } from './table';

/** A straight corridor. */
const corridor = (figures: string, monster: string) => `
  |terrain|figures|
  |${'.'.repeat(figures.length)}|${figures}|
  A acting m small melee damage=3 ${monster}
  ${J}`;

/** A corridor whose zones have the given levels. */
const stairs = (levels: string, figures: string, monster: string) => `
  |terrain|levels|figures|
  |${'.'.repeat(figures.length)}|${levels}|${figures}|
  A acting m small melee damage=3 ${monster}
  ${J}`;

const ground = (terrain: string, figures: string, monster: string) => `
  |terrain|figures|
  |${terrain}|${figures}|
  A acting m small melee damage=3 ${monster}
  ${figures.includes('J') ? J : ''}`;

const STAIRS = '002222';

export const MOVEMENT_TURNS: readonly TurnRow[] = [
  {
    name: 'M1: the movement of the card',
    board: corridor('A....J', 'move=3'),
    gives: 'approach 3,0 cost 3',
  },
  {
    name: 'M1: bonus tokens are added',
    board: corridor('A....J', 'move=3 moveBonus=1'),
    gives: 'attack 4,0 jaheen cost 4 damage 3',
  },
  {
    name: 'M1: LANGSAM takes two off',
    board: corridor('A..J', 'move=3 slow'),
    gives: 'approach 1,0 cost 1',
  },
  {
    name: 'M1: LANGSAM after the bonus',
    board: corridor('A..J', 'move=3 moveBonus=1 slow'),
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'M1: never below 0',
    board: corridor('A.J', 'move=1 slow'),
    gives: 'approach 0,0 cost 0',
  },
  {
    name: 'M1: NIEDERSCHLAGEN leaves no point, not even the bonus',
    board: corridor('A.J', 'move=3 moveBonus=1 knockDown'),
    gives: 'approach 0,0 cost 0',
  },
  {
    name: 'M1: knocked down it still attacks from where it lies',
    board: corridor('AJ.', 'move=3 knockDown'),
    gives: 'attack 0,0 jaheen cost 0 damage 3',
  },
  {
    name: 'M2: one level up costs 1, twice',
    board: stairs('001122', '.A...J', 'move=3'),
    gives: 'attack 4,0 jaheen cost 3 damage 3',
  },
  {
    name: 'M2: two levels up cost 2',
    board: stairs(STAIRS, '.A..J.', 'move=3'),
    gives: 'attack 3,0 jaheen cost 3 damage 3',
  },
  {
    name: 'M2: so two points lead to the edge only',
    board: stairs(STAIRS, '.A..J.', 'move=2'),
    gives: 'approach 2,0 cost 2',
  },
  {
    name: 'M2: and one point nowhere',
    board: stairs(STAIRS, '.A..J.', 'move=1'),
    gives: 'approach 1,0 cost 0',
  },
  {
    name: 'M2: two levels down cost 1',
    board: stairs('220000', '.A..J.', 'move=2'),
    gives: 'attack 3,0 jaheen cost 2 damage 3',
  },
  {
    name: 'M3: the first difficult field loses one point more',
    board: ground('.~..', 'A..J', 'move=3'),
    gives: 'attack 2,0 jaheen cost 3 damage 3',
  },
  {
    name: 'M3: without that point the way ends there',
    board: ground('.~..', 'A..J', 'move=2'),
    gives: 'approach 1,0 cost 2',
  },
  {
    name: 'M3: with the last point it is entered and nothing more is lost',
    board: ground('.~.', 'A.J', 'move=1'),
    gives: 'attack 1,0 jaheen cost 1 damage 3',
  },
  {
    name: 'M3: the last point of several',
    board: ground('..~.', 'A..J', 'move=2'),
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'M3: only once in a turn',
    board: ground('.~~.~.', 'A....J', 'move=5'),
    gives: 'attack 4,0 jaheen cost 5 damage 3',
  },
  {
    name: 'M3: from one difficult field to the next is entering',
    board: ground('~~..', 'A..J', 'move=3'),
    gives: 'attack 2,0 jaheen cost 3 damage 3',
  },
  {
    name: 'M3: leaving one is not',
    board: ground('~..', 'A.J', 'move=3'),
    gives: 'attack 1,0 jaheen cost 1 damage 3',
  },
  {
    name: 'M3: two levels up onto difficult terrain need two points',
    board: `
      |terrain|levels|figures|
      |..~.|0022|.A.J|
      A acting m small melee move=2 damage=3
      ${J}`,
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'M3: and take a third if it is there',
    board: `
      |terrain|levels|figures|
      |..~.|0022|.A.J|
      A acting m small melee move=4 damage=3
      ${J}`,
    gives: 'attack 2,0 jaheen cost 3 damage 3',
  },
  {
    name: 'M5: SPRUNG leads over a wall and over lava',
    board: ground('.#L..', 'A...J', 'move=3 jump'),
    gives: 'attack 3,0 jaheen cost 3 damage 3',
  },
  {
    name: 'M5: and over enemies',
    board: `
      |terrain|figures|
      |.....|Ae..J|
      A acting m small melee move=3 damage=3 jump
      e hero elros hp=8 order=2 hidden
      ${J}`,
    gives: 'attack 3,0 jaheen cost 3 damage 3',
  },
  {
    name: 'M5: but ends on no obstacle',
    board: ground('.#.', 'A.J', 'move=3 jump'),
    gives: 'approach 0,0 cost 0',
  },
  {
    name: 'M5: difficult terrain at the end loses no point',
    board: ground('..~.', 'A..J', 'move=4 jump'),
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'M5: two levels up still cost 2',
    board: stairs(STAIRS, '.A..J.', 'move=2 jump'),
    gives: 'approach 2,0 cost 2',
  },
  {
    name: 'M5: no jump over a gap',
    board: ground('.. ..', 'A...J', 'move=4 jump'),
    gives: 'approach 1,0 cost 1',
  },
  {
    name: 'M5: a large monster jumps over blocked zones',
    board: `
      |terrain|figures|
      |..##....|AA....J.|
      |..##....|AA......|
      A acting m large melee move=2 damage=3 jump
      ${J}`,
    gives: 'attack 4,0 jaheen cost 2 damage 3',
  },
  {
    name: 'M5: but not over incomplete ones',
    board: `
      |terrain|figures|
      |........|AA....J.|
      |... ....|AA......|
      A acting m large melee move=2 damage=3 jump
      ${J}`,
    gives: 'approach 0,0 cost 0',
  },
  {
    name: 'M6: STAMPFEN leads over enemies',
    board: `
      |terrain|figures|
      |.....|AE..J|
      A acting m small melee move=3 damage=3 trample=1
      ${E}
      ${J}`,
    gives: 'attack 3,0 jaheen cost 3 damage 3',
    why: { elros: 'T2' },
  },
  {
    name: 'M6: without it the nearer one is hit',
    board: `
      |terrain|figures|
      |.....|AE..J|
      A acting m small melee move=3 damage=3
      ${E}
      ${J}`,
    gives: 'attack 0,0 elros cost 0 damage 3',
    why: { jaheen: 'A1' },
  },
  {
    name: 'M6: it ends on no enemy',
    board: `
      |terrain|figures|
      |...|AeJ|
      A acting m small melee move=3 damage=3 trample=1
      e hero elros hp=8 order=2 hidden
      ${J}`,
    gives: 'approach 0,0 cost 0',
  },
  {
    name: 'M6: and leads over no other obstacle',
    board: `
      |terrain|figures|
      |....|Ac.J|
      A acting m small melee move=3 damage=3 trample=1
      c chest
      ${J}`,
    gives: 'approach 0,0 cost 0',
  },
  {
    name: 'M6: large, over a zone with enemies, a monster and a chest',
    board: `
      |terrain|figures|
      |........|AAer..J.|
      |........|AAuc....|
      A acting m large melee move=2 damage=3 trample=1
      e hero elros hp=8 order=2 hidden
      u hero lorelai hp=0 order=3 unconscious
      r small rat
      c chest
      ${J}`,
    gives: 'attack 4,0 jaheen cost 2 damage 3',
  },
  {
    name: 'M6: large, a token in that zone bars it',
    board: `
      |terrain|figures|
      |........|AAe...J.|
      |........|AA.t....|
      A acting m large melee move=2 damage=3 trample=1
      e hero elros hp=8 order=2 hidden
      t token
      ${J}`,
    gives: 'approach 0,0 cost 0',
  },
  {
    name: 'M7: one difficult field makes the zone difficult',
    board: `
      |terrain|figures|
      |........|AA....J.|
      |...~....|AA......|
      A acting m large melee move=3 damage=3
      ${J}`,
    gives: 'attack 4,0 jaheen cost 3 damage 3',
  },
  {
    name: 'M7: a zone two levels up costs 2',
    board: `
      |terrain|levels|figures|
      |........|00220000|AA....J.|
      |........|00220000|AA......|
      A acting m large melee move=2 damage=3
      ${J}`,
    gives: 'approach 2,0 cost 2',
  },
  {
    name: 'M8: immune to LANGSAM',
    board: corridor('A..J', 'move=2 slow immune=slow'),
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'M8: immune to NIEDERSCHLAGEN',
    board: corridor('A..J', 'move=2 knockDown immune=knock-down'),
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'M8: the large symbol covers NIEDERSCHLAGEN and BETÄUBEN',
    board: corridor('A..J', 'move=2 knockDown stun immune=large'),
    gives: 'attack 2,0 jaheen cost 2 damage 3',
  },
  {
    name: 'M8: but not LANGSAM',
    board: corridor('A..J', 'move=2 slow immune=large'),
    gives: 'approach 0,0 cost 0',
  },
  {
    name: 'M8: a large monster has the symbol by its size',
    board: `
      |terrain|figures|
      |......|AA..J.|
      |......|AA....|
      A acting m large melee move=1 damage=3 knockDown stun
      ${J}`,
    gives: 'attack 2,0 jaheen cost 1 damage 3',
  },
  {
    name: 'M8: one immunity is not another',
    board: corridor('A..J', 'move=3 slow immune=knock-down,stun,burn'),
    gives: 'approach 1,0 cost 1',
  },
];

const way = (terrain: string, monster: string) =>
  ground(terrain, 'A' + '.'.repeat(terrain.length - 1), monster);

export const MOVEMENT_WAYS: readonly WayRow[] = [
  {
    name: 'M2: two levels down is a fall of 2',
    board: stairs('220000', '.A...J', 'move=2'),
    to: [3, 0],
    gives: 'cost 2 falls 2',
  },
  {
    name: 'M2: by the stairs nobody falls',
    board: stairs('221100', '.A...J', 'move=3'),
    to: [4, 0],
    gives: 'cost 3',
  },
  {
    name: 'M2: each fall hurts',
    board: stairs('22002200', '.A.....J', 'move=6'),
    to: [6, 0],
    gives: 'cost 6 falls 4',
  },
  {
    name: 'M4, p22a: lava on every step and at the end, once',
    board: way('.LLL', 'move=3'),
    to: [3, 0],
    gives: 'cost 3 burn',
  },
  {
    name: 'M4, p22b: in a later turn again',
    board: way('LL', 'move=1'),
    to: [1, 0],
    gives: 'cost 1 burn',
  },
  {
    name: 'M4, p22d: two of lava, then spikes: each kind once',
    board: way('.LLS', 'move=3'),
    to: [3, 0],
    gives: 'cost 3 burn bleed',
  },
  { name: 'M4: miasma', board: way('.M.', 'move=2'), to: [2, 0], gives: 'cost 2 poison' },
  { name: 'M4: spikes', board: way('.S.', 'move=2'), to: [2, 0], gives: 'cost 2 bleed' },
  {
    name: 'M4: ending the turn on it without a step',
    board: way('L.', 'move=1'),
    to: [0, 0],
    gives: 'cost 0 burn',
  },
  {
    name: 'M4: stepping off it is nothing',
    board: way('L.', 'move=1'),
    to: [1, 0],
    gives: 'cost 1',
  },
  {
    name: 'M4, M8: immune to two of three',
    board: way('.LMS', 'move=3 immune=burn,bleed'),
    to: [3, 0],
    gives: 'cost 3 poison',
  },
  {
    name: 'M4: darkness does nothing to monsters',
    board: way('.DD', 'move=2'),
    to: [2, 0],
    gives: 'cost 2',
  },
  {
    name: 'M5: only the last field counts as entered',
    board: way('.LSM', 'move=3 jump'),
    to: [3, 0],
    gives: 'cost 3 poison',
  },
  {
    name: 'M5: no fall out of a jump',
    board: stairs('220000', '.A...J', 'move=2 jump'),
    to: [3, 0],
    gives: 'cost 2',
  },
  {
    name: 'M6: each enemy passed is trampled, the hidden one too, the unconscious one not',
    board: `
      |terrain|figures|
      |......|AEwhu.|
      A acting m small melee move=5 damage=3 trample=2
      ${E}
      w animal wolf
      h hero lorelai hp=6 order=3 hidden
      u hero maya hp=0 order=4 unconscious`,
    to: [5, 0],
    gives: 'cost 5 tramples elros+lorelai+wolf',
  },
  {
    name: 'M6, M7: large, everybody in the zones passed, once',
    board: `
      |terrain|figures|
      |......|AAE...|
      |......|AA.L..|
      A acting m large melee move=2 damage=3 trample=2
      ${E}
      ${L}`,
    to: [4, 0],
    gives: 'cost 2 tramples elros+lorelai',
  },
  {
    name: 'M6, O0: NPC tokens are trampled by NIEDERMETZELN',
    board: `
      |terrain|figures|
      |...|An.|
      A acting m small melee move=2 damage=3 trample=2 slaughter
      n npc villager`,
    to: [2, 0],
    gives: 'cost 2 tramples villager',
  },
  {
    name: 'M6, O0: and bar the way of others',
    board: `
      |terrain|figures|
      |...|An.|
      A acting m small melee move=2 damage=3 trample=2
      n npc villager`,
    to: [2, 0],
    gives: 'out of reach',
  },
  {
    name: 'M5, M6: who jumps tramples nobody',
    board: `
      |terrain|figures|
      |...|AE.|
      A acting m small melee move=2 damage=3 trample=2 jump
      ${E}`,
    to: [2, 0],
    gives: 'cost 2',
  },
  {
    name: 'M7: one field of lava makes the zone hazardous',
    board: `
      |terrain|figures|
      |....|AA..|
      |...L|AA..|
      A acting m large melee move=1 damage=3`,
    to: [2, 0],
    gives: 'cost 1 burn',
  },
  {
    name: 'M7: a large monster falls by zones',
    board: `
      |terrain|levels|figures|
      |....|2200|AA..|
      |....|2200|AA..|
      A acting m large melee move=1 damage=3`,
    to: [2, 0],
    gives: 'cost 1 falls 2',
  },
];

export const MOVEMENT_TOKENS: readonly TokenRow[] = [
  {
    name: 'M1: NIEDERSCHLAGEN comes off if it would have moved',
    board: corridor('A..J', 'move=3 knockDown'),
    gives: 'knockDown',
  },
  {
    name: 'M1: it stays if the monster attacks from where it stands anyway',
    board: corridor('AJ..', 'move=3 knockDown'),
    gives: '',
  },
  {
    name: 'M1: LANGSAM comes off with the movement',
    board: corridor('A..J', 'move=3 slow'),
    gives: 'slow',
  },
  {
    name: 'M1: also where it leaves no point at all',
    board: corridor('A..J', 'move=2 slow'),
    gives: 'slow',
  },
  {
    name: 'M1: LANGSAM stays without a movement',
    board: corridor('AJ..', 'move=3 slow'),
    gives: '',
  },
  {
    name: 'M1: one of its choices is to stay: nothing comes off',
    board: `
      |terrain|figures|
      |.....|b.J.c|
      |.....|.A...|
      A acting m small melee move=4 damage=3 cleave=2 slow
      ${J}
      b animal bear
      c companion carl`,
    gives: '',
  },
  {
    name: 'M8: a token it is immune to stays',
    board: corridor('A..J', 'move=3 slow knockDown stun intimidate=1 immune=slow,large,intimidate'),
    gives: '',
  },
  {
    name: 'D7: LANGSAM does not matter to HINTERHALT and stays',
    board: corridor('A..J', 'move=3 slow ambush'),
    gives: '',
  },
  {
    name: 'T7: BETÄUBEN comes off, EINSCHÜCHTERN stays without an attack',
    board: corridor('AJ..', 'move=3 stun intimidate=1'),
    gives: 'stun',
  },
  {
    name: 'D1: EINSCHÜCHTERN comes off after the attack',
    board: corridor('AJ..', 'move=3 intimidate=2'),
    gives: 'intimidate',
  },
  {
    name: 'D1: EINSCHÜCHTERN stays while it only approaches',
    board: corridor('A....J', 'move=1 intimidate=2'),
    gives: '',
  },
];

export const MOVEMENT_VALUES: readonly ValueRow[] = [
  { name: 'M4: a hazard gives two tokens', asks: () => HAZARD_TOKENS, gives: 2 },
];
