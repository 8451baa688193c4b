import { SWORD_SORCERY } from '@/src/rules/swordsorcery';
import { asking, type Inputs } from '../contract/ask';

const ask = asking(SWORD_SORCERY, 'swordsorcery');

/** remaining, dice, shields left, wounds */
type Struck = readonly [number, number, number, number | null];

const strike = (attack: Inputs, target: Inputs): Struck => {
  const answer = ask('attack', {
    hits: 0,
    ...attack,
    targets: [{ id: 'a', armour: 0, ...target }],
  });
  const { targets } = answer as {
    targets: { remaining: number; dice: number; shieldsLeft: number; wounds: number | null }[];
  };
  const [one] = targets;
  if (!one) throw new Error('nobody was struck');
  return [one.remaining, one.dice, one.shieldsLeft, one.wounds];
};

describe('the attack', () => {
  test.each<[name: string, attack: Inputs, target: Inputs, struck: Struck]>([
    [
      'SS4: four hits, armour 1, two dice, one block',
      { hits: 4 },
      { armour: 1, defence: 2, blocks: 1 },
      [3, 2, 0, 2],
    ],
    [
      'SS2: knocked down, no armour',
      { hits: 4 },
      { armour: 1, defence: 2, blocks: 1, knockedDown: true },
      [4, 2, 0, 3],
    ],
    [
      'SS3: a shield stops the lethal hit',
      { hits: 2, lethal: 2 },
      { armour: 1, shields: 1, defence: 3, blocks: 1 },
      [1, 1, 0, 1],
    ],
    [
      'SS1: supremacy and focus',
      { hits: 2, supremacy: true, focus: true },
      { armour: 3, defence: 0 },
      [1, 0, 0, 1],
    ],
    ['SS1: also on a roll of 0', { supremacy: true }, { defence: 0 }, [1, 0, 0, 1]],
    [
      'SS2: change before armour, not below 0 in between',
      { hits: 2 },
      { change: -5, armour: 1 },
      [0, 0, 0, 0],
    ],
    ['SS2: vulnerable', { hits: 2 }, { change: 2, armour: 1, blocks: 0 }, [3, 1, 0, 3]],
    ['SS2: vulnerable without a hit', {}, { change: 2, blocks: 0 }, [2, 1, 0, 2]],
    ['SS2: armour stops all', { hits: 2 }, { armour: 9 }, [0, 0, 0, 0]],
    [
      'SS2: no armour, dice or block touches lethal hits',
      { lethal: 3 },
      { armour: 9, blocks: 9 },
      [0, 0, 0, 3],
    ],
    ['SS2: no change touches lethal hits', { lethal: 3 }, { change: -9 }, [0, 0, 0, 3]],
    [
      'SS3: lethal first, then the others',
      { hits: 2, lethal: 1 },
      { shields: 2, blocks: 0 },
      [1, 1, 0, 1],
    ],
    ['SS3: shields left over', { hits: 1, lethal: 1 }, { shields: 5 }, [0, 0, 3, 0]],
    ['SS3: armour before shields', { hits: 3 }, { armour: 2, shields: 2 }, [0, 0, 1, 0]],
    ['SS4: one die without armour', { hits: 5 }, { blocks: 1 }, [5, 1, 0, 4]],
    ['SS4: no more dice than hits', { hits: 2 }, { defence: 5, blocks: 0 }, [2, 2, 0, 2]],
    ['SS4: wounds wait for the dice', { hits: 2, lethal: 1 }, { defence: 1 }, [2, 1, 0, null]],
    ['SS4: no dice, nothing to wait for', { hits: 2, lethal: 1 }, { defence: 0 }, [2, 0, 0, 3]],
    [
      'SS4: blocks by properties without dice',
      { hits: 2 },
      { defence: 0, blocks: 1 },
      [2, 0, 0, 1],
    ],
    ['SS4: more blocks than hits', { hits: 2 }, { blocks: 9 }, [2, 1, 0, 0]],
  ])('%s', (_name, attack, target, struck) => {
    expect(strike(attack, target)).toEqual(struck);
  });

  test('SS1: the hits with both are told, the targets keep their order', () => {
    const targets = [
      { id: 'b', armour: 0 },
      { id: 'a', armour: 9 },
    ];
    expect(ask('attack', { hits: 3, supremacy: true, focus: true, targets })).toEqual({
      hits: 5,
      targets: [
        { id: 'b', remaining: 5, dice: 1, shieldsLeft: 0, wounds: null },
        { id: 'a', remaining: 0, dice: 0, shieldsLeft: 0, wounds: 0 },
      ],
    });
  });
});
