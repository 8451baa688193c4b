import type { MonsterCase } from './monster/case';

/** Cases on which oracle and solver once differed, with the answer the text gives. */
export interface Pinned {
  readonly name: string;
  readonly scenario: MonsterCase;
  readonly action: 'attack' | 'approach' | 'stay' | 'move';
  /** `x,y hits cost` of each option. */
  readonly options: readonly string[];
}

export const PINNED: readonly Pinned[] = [
  {
    name: 'C4, M8: a large monster is immune to stun without the symbol among its immunities',
    scenario: {
      board: { terrain: ['......', '......'] },
      heroes: [{ id: 'a', at: [4, 0], hp: 5, order: 1 }],
      monster: {
        id: 'm',
        at: [0, 0],
        size: 'large',
        move: 2,
        attack: 'melee',
        damage: 3,
        tokens: { stun: true },
      },
    },
    action: 'attack',
    options: ['2,0 a 1'],
  },
  {
    name: 'C4, M8: a large monster is not knocked down either (seed 16)',
    scenario: {
      board: { terrain: ['......', '......'] },
      heroes: [{ id: 'a', at: [4, 0], hp: 5, order: 1 }],
      monster: {
        id: 'm',
        at: [0, 0],
        size: 'large',
        move: 2,
        attack: 'melee',
        damage: 3,
        tokens: { knockDown: true },
      },
    },
    action: 'attack',
    options: ['2,0 a 1'],
  },
  {
    name: 'C4, M8, D7: so its ambush goes on (seed 64)',
    scenario: {
      board: { terrain: ['........', '........'] },
      heroes: [{ id: 'a', at: [6, 0], hp: 5, order: 1 }],
      monster: {
        id: 'm',
        at: [0, 0],
        size: 'large',
        move: 0,
        attack: 'melee',
        damage: 3,
        abilities: { ambush: true },
        tokens: { knockDown: true },
      },
    },
    action: 'attack',
    options: ['4,0 a 0'],
  },
];
