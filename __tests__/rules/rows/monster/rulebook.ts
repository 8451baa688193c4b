import { displacedBy, displacementFields, sufferAttack } from '@/src/rules';
import { E, J, L, M, read, type TurnRow, type ValueRow } from './table';

/** The executioner cleaves two; Jaheen, Elros and Lorelai have 10, 8 and 6 HP. */
const EXECUTIONER = 'A acting executioner small melee move=3 damage=4 cleave=2';
const KNIGHT = 'A acting knight large melee move=2 damage=4 strike=2';

export const RULEBOOK_TURNS: readonly TurnRow[] = [
  {
    name: 'T1, p39b: Elros and Lorelai together, not Jaheen',
    board: `
      |terrain|figures|
      |........|.J......|
      |........|........|
      |........|...A...E|
      |........|.....L..|
      ${EXECUTIONER}
      ${J}
      ${E}
      ${L}`,
    gives: `
      ranking jaheen elros lorelai
      attack 6,2 elros+lorelai cost 3 damage 4
      attack 6,3 elros+lorelai cost 3 damage 4`,
    why: { jaheen: 'T1', '2,1': 'T1' },
  },
  {
    name: 'T2, P3, p39c: the two apart, then Jaheen, the shortest way',
    board: `
      |terrain|figures|
      |........|.J......|
      |........|........|
      |........|...A....|
      |........|....L..E|
      ${EXECUTIONER}
      ${J}
      ${E}
      ${L}`,
    gives: 'attack 2,1 jaheen cost 1 damage 4',
    why: { lorelai: 'T2', '1,1': 'P3' },
  },
  {
    name: 'T4, p40a: an eagle next to Lorelai changes nothing',
    board: `
      |terrain|figures|
      |........|.J......|
      |........|........|
      |........|...A.e..|
      |........|....L..E|
      ${EXECUTIONER}
      ${J}
      ${E}
      ${L}
      e animal eagle`,
    gives: 'attack 2,1 jaheen cost 1 damage 4',
    why: { eagle: 'T2' },
  },
  {
    name: 'T4, p40b: an eagle near Jaheen, it steps between them',
    board: `
      |terrain|figures|
      |........|.J......|
      |........|........|
      |........|e..A....|
      |........|....L..E|
      ${EXECUTIONER}
      ${J}
      ${E}
      ${L}
      e animal eagle`,
    gives: 'attack 1,1 eagle+jaheen cost 2 damage 4',
    why: { '2,1': 'T4', '0,1': 'P3' },
  },
  {
    name: 'A2, p41a: the Schattenritter strikes two zones with a field beside it',
    board: `
      |terrain|figures|
      |......|..AAE.|
      |......|J.AA..|
      |......|......|
      |......|.....L|
      ${KNIGHT}
      ${J}
      ${E}
      ${L}`,
    gives: 'attack 2,0 elros+jaheen cost 0 damage 4',
    why: { lorelai: 'T2' },
  },
  {
    name: 'G5, p29c: beside Lorelai and Elros, not beside Maya',
    board: `
      |terrain|figures|
      |......|......|
      |......|.L....|
      |......|..AA..|
      |......|..AAE.|
      |......|......|
      |......|...M..|
      A acting golem large melee move=0 damage=4 cleave=3
      ${E}
      ${L}
      ${M}`,
    gives: 'attack 2,2 elros+lorelai cost 0 damage 4',
  },
  {
    name: 'O3, p20c: the Schattenritter ends on the zone of the Vollstrecker',
    board: `
      |terrain|figures|
      |..........|AA.......L|
      |..........|AA........|
      |          |..........|
      |          |..........|
      A acting knight large melee move=1 damage=4
      v small executioner @3,0
      ${L}`,
    gives: 'approach 2,0 cost 1',
  },
];

const PASSAGE = `
  |terrain|figures|
  |......|......|
  |......|......|
  |......|AAv...|
  |......|AA....|
  |......|......|
  |......|......|
  A acting knight large melee move=1 damage=4
  v small executioner`;

export const RULEBOOK_VALUES: readonly ValueRow[] = [
  {
    name: 'R1, p20c: the Vollstrecker goes to one of twelve fields',
    asks: () => {
      const situation = read(PASSAGE);
      return [displacedBy(situation, [2, 2]), displacementFields(situation, [2, 2]).length];
    },
    gives: [['executioner'], 12],
  },
  {
    name: 'D3, D4, p41a: four damage; NIEDERSCHLAGEN for whoever loses a point',
    asks: () =>
      [0, 3, 4].map((shield) => {
        const { lost, collateral } = sufferAttack({ damage: 4, preventable: true, shield, hp: 9 });
        return [lost, collateral];
      }),
    gives: [
      [4, true],
      [1, true],
      [0, false],
    ],
  },
];
