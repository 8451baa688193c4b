import {
  attackDamage,
  companionFalls,
  resolveAmount,
  secondAttack,
  sufferAttack,
  type Threatened,
} from '@/src/rules';
import { E, J, L, M, read, type TurnRow, type ValueRow } from './table';

const next = (monster: string, terrain = '..') => `
  |terrain|figures|
  |${terrain}|AJ|
  A acting m small melee move=0 damage=3 ${monster}
  ${J}`;

const POWER: readonly TurnRow[] = [
  {
    name: 'D1: two more on darkness',
    board: next('', 'D.'),
    gives: 'attack 0,0 jaheen cost 0 damage 5 on darkness',
  },
  {
    name: 'D1: damage tokens are added',
    board: next('damageBonus=2'),
    gives: 'attack 0,0 jaheen cost 0 damage 5',
  },
  {
    name: 'D1: EINSCHÜCHTERN takes off',
    board: next('intimidate=2'),
    gives: 'attack 0,0 jaheen cost 0 damage 1',
  },
  {
    name: 'D1: everything together',
    board: next('damageBonus=1 intimidate=4', 'D.'),
    gives: 'attack 0,0 jaheen cost 0 damage 2 on darkness',
  },
  {
    name: 'D1: not below 0, and it attacks all the same',
    board: next('intimidate=4'),
    gives: 'attack 0,0 jaheen cost 0 damage 0',
  },
  {
    name: 'D1, M8: immune to EINSCHÜCHTERN',
    board: next('intimidate=2 immune=intimidate'),
    gives: 'attack 0,0 jaheen cost 0 damage 3',
  },
  {
    name: 'D1: each choice has its own damage',
    board: `
      |terrain|figures|
      |.....|b.J.c|
      |...D.|.A...|
      A acting m small melee move=2 damage=3 cleave=2
      ${J}
      b animal bear
      c companion carl`,
    gives: `
      attack 1,1 bear+jaheen cost 0 damage 3
      attack 3,1 carl+jaheen cost 2 damage 5 on darkness`,
  },
  {
    name: 'D2: GRAUSAM cannot be prevented',
    board: next('vicious'),
    gives: `
      attack 0,0 jaheen cost 0 damage 3
      not preventable`,
  },
];

const AMBUSH: readonly TurnRow[] = [
  {
    name: 'D7: beside the primary target, however far, for no points',
    board: `
      |terrain|figures|
      |..... ...|AE....J..|
      A acting m small melee move=1 damage=3 ambush
      ${J}
      ${E}`,
    gives: 'attack 7,0 jaheen cost 0 damage 3',
    why: { elros: 'D7', '0,0': 'D7' },
  },
  {
    name: 'D7: every place beside it is a choice, darkness or not',
    board: `
      |terrain|figures|
      |.....|A....|
      |...D.|...J.|
      |..#L~|.....|
      darkness 4,1
      A acting m small melee move=1 damage=3 ambush
      ${J}`,
    gives: `
      attack 2,0 jaheen cost 0 damage 3
      attack 3,0 jaheen cost 0 damage 3
      attack 4,0 jaheen cost 0 damage 3
      attack 2,1 jaheen cost 0 damage 3
      attack 4,1 jaheen cost 0 damage 5 on darkness
      attack 3,2 jaheen cost 0 damage 3
      attack 4,2 jaheen cost 0 damage 3`,
  },
  {
    name: 'D7: nobody may stand there, but its own old place is free',
    board: `
      |terrain|figures|
      |...|AJr|
      |...|ctE|
      A acting m small melee move=1 damage=3 ambush
      ${J}
      ${E}
      r small rat
      c chest
      t trap`,
    gives: `
      attack 0,0 jaheen cost 0 damage 3
      attack 1,1 jaheen cost 0 damage 3`,
  },
  {
    name: 'D7: no place: it stays',
    board: `
      |terrain|figures|
      |...#.|A...J|
      A acting m small melee move=3 damage=3 ambush
      ${J}`,
    gives: `
      ranking jaheen
      stay 0,0 cost 0`,
  },
  {
    name: 'D7: large, a zone with the target beside it, also on small monsters',
    board: `
      |terrain|figures|
      |........|AA..r...|
      |........|AA....J.|
      |........|......GG|
      |........|......GG|
      A acting m large melee move=1 damage=3 ambush
      ${J}
      r small rat
      G large ogre`,
    gives: `
      attack 4,0 jaheen cost 0 damage 3
      attack 4,2 jaheen cost 0 damage 3`,
  },
  {
    name: 'D7, G4: large, on no incomplete zone',
    board: `
      |terrain|figures|
      |.. ...|AA....|
      |......|AA..J.|
      |....  |......|
      |....  |......|
      A acting m large melee move=1 damage=3 ambush
      ${J}`,
    gives: 'attack 2,2 jaheen cost 0 damage 3',
  },
  {
    name: 'D7: an archer beside its target counts as not bound',
    board: `
      |terrain|figures|
      |......|A...J.|
      A acting m small ranged move=1 damage=3 ambush
      ${J}`,
    gives: `
      attack 3,0 jaheen cost 0 damage 3
      attack 5,0 jaheen cost 0 damage 3`,
  },
  {
    name: 'D7, T1: the others by the usual order, the target among them',
    board: `
      |terrain|figures|
      |.......|A.E.J.L|
      A acting m small melee move=1 damage=3 ambush cleave=2
      ${J}
      ${E}
      ${L}`,
    gives: `
      attack 3,0 elros+jaheen cost 0 damage 3
      attack 5,0 jaheen+lorelai cost 0 damage 3`,
  },
  {
    name: 'D7: FLÄCHENSCHLAG on the zone of the target, even if another holds more heroes',
    board: `
      |terrain|figures|
      |......|.J.E.A|
      |##..##|...L..|
      A acting m small melee move=1 damage=3 ambush strike=1
      ${J}
      ${E}
      ${L}`,
    gives: `
      attack 0,0 jaheen cost 0 damage 3
      attack 2,0 jaheen cost 0 damage 3
      attack 2,1 jaheen cost 0 damage 3`,
  },
  {
    name: 'D7, T4: along with the target, which of two animals the leader picks',
    board: `
      |terrain|figures|
      |......|A..bJ.|
      |......|....c.|
      A acting m small melee move=1 damage=3 ambush cleave=2
      ${J}
      b animal bear
      c companion carl`,
    gives: `
      attack 5,0 carl+jaheen cost 0 damage 3
      attack 3,1 bear+jaheen cost 0 damage 3
      attack 3,1 carl+jaheen cost 0 damage 3
      attack 5,1 carl+jaheen cost 0 damage 3`,
  },
  {
    name: 'D7, K3: the named hero is the target',
    board: `
      |terrain|figures|
      |.......|J..A..E|
      A acting m small melee move=1 damage=3 ambush
      ${J}
      ${E}
      primary elros`,
    gives: 'attack 5,0 elros cost 0 damage 3',
  },
  {
    name: 'D7: no hero seen: any animal or companion that has a place beside it',
    board: `
      |terrain|figures|
      |.....#.|w.A...f|
      A acting m small melee move=1 damage=3 ambush
      w animal wolf
      f companion finn`,
    gives: 'attack 1,0 wolf cost 0 damage 3',
  },
  {
    name: 'D7: of those only the ones it sees',
    board: `
      |terrain|figures|
      |.......|w.A...f|
      A acting m small melee move=1 damage=3 ambush
      w animal wolf hidden
      f companion finn`,
    gives: 'attack 5,0 finn cost 0 damage 3',
  },
  {
    name: 'D7: each of them that has one',
    board: `
      |terrain|figures|
      |.......|w.A...f|
      A acting m small melee move=1 damage=3 ambush
      w animal wolf
      f companion finn`,
    gives: `
      attack 1,0 wolf cost 0 damage 3
      attack 5,0 finn cost 0 damage 3`,
  },
  {
    name: 'D7: the same place with the same hits stands there once, whoever is the target',
    board: `
      |terrain|figures|
      |.....|w.f.A|
      A acting m small melee move=1 damage=3 ambush cleave=2
      w animal wolf
      f companion finn`,
    gives: `
      attack 1,0 finn+wolf cost 0 damage 3
      attack 3,0 finn cost 0 damage 3`,
  },
  {
    name: 'D7, T6: nobody seen at all',
    board: `
      |terrain|figures|
      |...|A.w|
      A acting m small melee move=1 damage=3 ambush
      w animal wolf hidden`,
    gives: 'stay 0,0 cost 0',
  },
  {
    name: 'D7: LANGSAM does not matter',
    board: `
      |terrain|figures|
      |.....|A...J|
      A acting m small melee move=1 damage=3 ambush slow
      ${J}`,
    gives: 'attack 3,0 jaheen cost 0 damage 3',
  },
  {
    name: 'D7: knocked down there is no ambush but a turn without points',
    board: `
      |terrain|figures|
      |.....|EA..J|
      A acting m small melee move=3 damage=3 ambush knockDown
      ${J}
      ${E}`,
    gives: 'attack 1,0 elros cost 0 damage 3',
  },
];

export const DAMAGE_TURNS: readonly TurnRow[] = [...POWER, ...AMBUSH];

const suffer = (threat: Partial<Threatened>) => () =>
  sufferAttack({ damage: 3, preventable: true, shield: 0, hp: 9, ...threat });

const suffered = (shieldLeft: number, hpLeft: number, lost: number) => ({
  shieldLeft,
  hpLeft,
  lost,
  collateral: lost > 0,
});

const SUFFERING: readonly ValueRow[] = [
  { name: 'D3: without shields all of it is lost', asks: suffer({}), gives: suffered(0, 6, 3) },
  {
    name: 'D3: shields first, as many as reduce',
    asks: suffer({ shield: 4 }),
    gives: suffered(1, 9, 0),
  },
  { name: 'D3: then the rest', asks: suffer({ shield: 2 }), gives: suffered(0, 8, 1) },
  {
    name: 'D3: VERHINDERN after the shields',
    asks: suffer({ shield: 1, prevented: 1 }),
    gives: suffered(0, 8, 1),
  },
  {
    name: 'D3: more prevented than there is heals nobody',
    asks: suffer({ shield: 1, prevented: 9 }),
    gives: suffered(0, 9, 0),
  },
  {
    name: 'D2, D3: what cannot be prevented skips both',
    asks: suffer({ preventable: false, shield: 2, prevented: 2 }),
    gives: suffered(2, 6, 3),
  },
  { name: 'D3: no more than the HP there are', asks: suffer({ hp: 2 }), gives: suffered(0, 0, 2) },
  {
    name: 'D4: collateral effects need a lost HP',
    asks: () => [suffer({ shield: 3 })().collateral, suffer({ shield: 2 })().collateral],
    gives: [false, true],
  },
  {
    name: 'D4: nobody unconscious loses any',
    asks: suffer({ hp: 0 }),
    gives: suffered(0, 0, 0),
  },
  {
    name: 'D5, p35a: toughness 4 falls to 5, not to 4',
    asks: () => [companionFalls(4, 5), companionFalls(4, 5 - 1)],
    gives: [true, false],
  },
];

const runes = (colour: string) => ({ red: 3, blue: 1 })[colour] ?? 0;
const redCard = { track: { rune: 'red', row: 'upper' } } as const;

const twice = (figures: string) => `
  |terrain|figures|
  |.....|${figures}|
  A acting m small melee move=3 damage=3 attackTwice
  ${J}
  ${E}`;

const again = (board: string, first: readonly string[]) => () =>
  secondAttack(read(board), first).map(({ end, hits, cost, damage }) => [end, hits, cost, damage]);

const MORE: readonly ValueRow[] = [
  {
    name: 'D1: X is the number of runes of the colour of the card',
    asks: () => [
      resolveAmount({ base: 1, x: 1 }, redCard, runes),
      resolveAmount({ base: 0, x: 2 }, redCard, runes),
      resolveAmount({ base: 2, x: 1 }, { track: null }, runes),
      resolveAmount(4, redCard, runes),
    ],
    gives: [4, 6, 2, 4],
  },
  {
    name: 'D1: EINSCHÜCHTERN touches the first attack only',
    asks: () => {
      const { monster } = read(next('intimidate=2 damageBonus=1'));
      return [attackDamage(monster, false), attackDamage(monster, false, false)];
    },
    gives: [2, 4],
  },
  {
    name: 'D6: the second attack on the same target, from where it stands',
    asks: again(twice('.JAE.'), ['elros']),
    gives: [[[2, 0], ['elros'], 0, 3]],
  },
  {
    name: 'D6: FLÄCHENSCHLAG strikes the same zone, whoever has come there since',
    asks: again(
      `
      |terrain|figures|
      |....|JAEL|
      |....|M...|
      A acting m small melee move=3 damage=3 attackTwice strike=1
      ${J}
      ${E}
      ${L}
      ${M}`,
      ['elros'],
    ),
    gives: [[[1, 0], ['elros', 'lorelai'], 0, 3]],
  },
  {
    name: 'D6: out of reach by then: a new target, without moving',
    asks: again(twice('J.AE.'), ['jaheen']),
    gives: [[[2, 0], ['elros'], 0, 3]],
  },
  {
    name: 'D6: nobody left within reach',
    asks: again(twice('J.A.E'), ['jaheen']),
    gives: [],
  },
  {
    name: 'D6: one of two targets down: chosen anew by T1 to T4',
    asks: again(
      `
      |terrain|figures|
      |...|JAE|
      |...|.LM|
      A acting m small melee move=3 damage=3 attackTwice cleave=2
      J hero jaheen hp=0 order=1 unconscious
      ${E}
      ${L}
      ${M}`,
      ['jaheen', 'maya'],
    ),
    gives: [[[1, 0], ['elros', 'lorelai'], 0, 3]],
  },
];

export const DAMAGE_VALUES: readonly ValueRow[] = [...SUFFERING, ...MORE];
