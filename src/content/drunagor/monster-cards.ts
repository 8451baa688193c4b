/* eslint max-lines: "off" -- a table */
import type { MonsterCard } from '@/src/rules';
import { behaviour, cardsOf, lower, onAttack, trigger, upper } from './card-parts';

/**
 * The white, gray and black monsters of the base game. Each row is one rank, rookie first:
 * HP, movement, damage, abilities. Null: the card prints none.
 */
export const MONSTER_CARDS: readonly MonsterCard[] = [
  ...cardsOf('shadow-cultist', { track: upper('red'), immunities: ['poison'] }, [
    {
      variant: 'standard',
      attack: 'ranged',
      ranks: [
        [9, 3, 4, [onAttack('burn', 1), onAttack('curse', 1)]],
        [12, 3, 5, [onAttack('burn', 1), onAttack('curse', 1)]],
        [15, 4, 6, [onAttack('burn', 2), onAttack('curse', 1)]],
        [18, 4, 7, [onAttack('burn', 2), onAttack('curse', 1)]],
      ],
    },
    {
      variant: 'alternate',
      attack: 'ranged',
      ranks: [
        [9, 3, 4, [behaviour('defiant'), onAttack('poison', 1), onAttack('slow')]],
        [12, 3, 5, [behaviour('defiant'), onAttack('poison', 2), onAttack('slow')]],
        [15, 4, 6, [behaviour('defiant'), onAttack('poison', 3), onAttack('slow')]],
        [18, 4, 7, [behaviour('defiant'), onAttack('poison', 4), onAttack('slow')]],
      ],
    },
    {
      variant: 'complex-A',
      attack: 'melee',
      ranks: [
        [9, 4, 4, [behaviour('relentless'), onAttack('poison', 1), onAttack('fatigue', 1)]],
        [12, 4, 5, [behaviour('relentless'), onAttack('poison', 1), onAttack('fatigue', 2)]],
        [15, 5, 6, [behaviour('relentless'), onAttack('poison', 2), onAttack('fatigue', 3)]],
        [18, 5, 7, [behaviour('relentless'), onAttack('poison', 2), onAttack('fatigue', 4)]],
      ],
    },
    {
      variant: 'complex-B',
      attack: 'magic',
      ranks: [
        [9, 3, null, [trigger('heal', 3, 'two-weakest-monsters')]],
        [12, 3, null, [trigger('heal', 4, 'two-weakest-monsters')]],
        [15, 4, null, [trigger('heal', 5, 'two-weakest-monsters')]],
        [18, 4, null, [trigger('heal', 6, 'two-weakest-monsters')]],
      ],
    },
  ]),
  ...cardsOf('skeleton-archer', { track: upper('blue'), immunities: ['bleed'] }, [
    {
      variant: 'standard',
      attack: 'ranged',
      ranks: [
        [9, 4, 3, [onAttack('multishot', 2), onAttack('poison', 1)]],
        [12, 4, 4, [onAttack('multishot', 2), onAttack('poison', 1)]],
        [15, 5, 5, [onAttack('multishot', 2), onAttack('poison', 2)]],
        [18, 5, 6, [onAttack('multishot', 2), onAttack('poison', 2)]],
      ],
    },
    {
      variant: 'alternate',
      attack: 'ranged',
      ranks: [
        [6, 4, 4, [behaviour('bloodseeker'), onAttack('burn', 1)]],
        [9, 4, 5, [behaviour('bloodseeker'), onAttack('burn', 2)]],
        [12, 5, 6, [behaviour('bloodseeker'), onAttack('burn', 3)]],
        [15, 5, 7, [behaviour('bloodseeker'), onAttack('burn', 4)]],
      ],
    },
  ]),
  ...cardsOf('rotten-flesh', { track: lower('red'), immunities: ['stun'] }, [
    {
      variant: 'standard',
      attack: 'melee',
      ranks: [
        [12, 3, 3, [onAttack('attack-twice'), onAttack('intimidate', 1)]],
        [16, 3, 4, [onAttack('attack-twice'), onAttack('intimidate', 1)]],
        [20, 4, 5, [onAttack('attack-twice'), onAttack('intimidate', 2)]],
        [24, 4, 6, [onAttack('attack-twice'), onAttack('intimidate', 2)]],
      ],
    },
    {
      variant: 'alternate',
      attack: 'melee',
      ranks: [
        [12, 2, 5, [behaviour('defiant'), onAttack('drain-health', 1), onAttack('fatigue', 1)]],
        [16, 2, 6, [behaviour('defiant'), onAttack('drain-health', 1), onAttack('fatigue', 2)]],
        [20, 3, 7, [behaviour('defiant'), onAttack('drain-health', 2), onAttack('fatigue', 3)]],
        [24, 3, 8, [behaviour('defiant'), onAttack('drain-health', 2), onAttack('fatigue', 4)]],
      ],
    },
    {
      variant: 'complex-A',
      attack: 'melee',
      ranks: [
        [12, 3, 4, [behaviour('covetous'), onAttack('bleed', 1), onAttack('knock-down')]],
        [16, 3, 5, [behaviour('covetous'), onAttack('bleed', 1), onAttack('knock-down')]],
        [20, 4, 6, [behaviour('covetous'), onAttack('bleed', 2), onAttack('knock-down')]],
        [24, 4, 7, [behaviour('covetous'), onAttack('bleed', 2), onAttack('knock-down')]],
      ],
    },
    {
      variant: 'complex-B',
      attack: 'melee',
      ranks: [
        [12, null, null, [trigger('shield', 4), trigger('evolve')]],
        [16, null, null, [trigger('shield', 4), trigger('evolve')]],
        [20, null, null, [trigger('shield', 4), trigger('evolve')]],
        [24, null, null, [trigger('shield', 4), trigger('evolve')]],
      ],
    },
  ]),
  ...cardsOf('executioner', { track: lower('green'), immunities: ['intimidate', 'slow'] }, [
    {
      variant: 'standard',
      attack: 'melee',
      ranks: [
        [12, 4, 4, [onAttack('cleave', 2), onAttack('bleed', 1), onAttack('slow')]],
        [16, 4, 5, [onAttack('cleave', 2), onAttack('bleed', 1), onAttack('slow')]],
        [20, 5, 6, [onAttack('cleave', 2), onAttack('bleed', 2), onAttack('slow')]],
        [24, 5, 7, [onAttack('cleave', 2), onAttack('bleed', 2), onAttack('slow')]],
      ],
    },
    {
      variant: 'alternate',
      attack: 'melee',
      ranks: [
        [
          15,
          4,
          3,
          [
            trigger('shield', 1),
            behaviour('reckoner'),
            onAttack('cleave', 2),
            onAttack('curse', 1),
          ],
        ],
        [
          20,
          4,
          4,
          [
            trigger('shield', 2),
            behaviour('reckoner'),
            onAttack('cleave', 2),
            onAttack('curse', 1),
          ],
        ],
        [
          25,
          5,
          5,
          [
            trigger('shield', 3),
            behaviour('reckoner'),
            onAttack('cleave', 2),
            onAttack('curse', 1),
          ],
        ],
        [
          30,
          5,
          6,
          [
            trigger('shield', 4),
            behaviour('reckoner'),
            onAttack('cleave', 2),
            onAttack('curse', 1),
          ],
        ],
      ],
    },
  ]),
  ...cardsOf('shadow-vampire', { track: upper('green'), immunities: ['knock-down', 'stealth'] }, [
    {
      variant: 'standard',
      attack: 'melee',
      ranks: [
        [12, 5, 5, [behaviour('jump'), onAttack('drain-health', 1)]],
        [16, 5, 6, [behaviour('jump'), onAttack('drain-health', 1)]],
        [20, 6, 7, [behaviour('jump'), onAttack('drain-health', 2)]],
        [24, 6, 8, [behaviour('jump'), onAttack('drain-health', 2)]],
      ],
    },
    {
      variant: 'alternate',
      attack: 'melee',
      ranks: [
        [9, 5, 1, [behaviour('jump'), behaviour('relentless'), behaviour('vicious')]],
        [12, 5, 2, [behaviour('jump'), behaviour('relentless'), behaviour('vicious')]],
        [15, 5, 3, [behaviour('jump'), behaviour('relentless'), behaviour('vicious')]],
        [18, 5, 4, [behaviour('jump'), behaviour('relentless'), behaviour('vicious')]],
      ],
    },
  ]),
  ...cardsOf('abomination', { track: lower('gray'), immunities: ['large', 'burn'] }, [
    {
      variant: 'standard',
      attack: 'melee',
      ranks: [
        [15, 2, 5, [trigger('regeneration', 1), onAttack('strike', 1), onAttack('stun')]],
        [20, 2, 6, [trigger('regeneration', 1), onAttack('strike', 1), onAttack('stun')]],
        [25, 3, 7, [trigger('regeneration', 2), onAttack('strike', 1), onAttack('stun')]],
        [30, 3, 8, [trigger('regeneration', 2), onAttack('strike', 1), onAttack('stun')]],
      ],
    },
    {
      variant: 'alternate',
      attack: 'melee',
      ranks: [
        [15, 2, 3, [behaviour('defiant'), onAttack('strike', 1), onAttack('drain-health', 1)]],
        [20, 2, 4, [behaviour('defiant'), onAttack('strike', 1), onAttack('drain-health', 2)]],
        [25, 3, 5, [behaviour('defiant'), onAttack('strike', 1), onAttack('drain-health', 3)]],
        [30, 3, 6, [behaviour('defiant'), onAttack('strike', 1), onAttack('drain-health', 4)]],
      ],
    },
  ]),
  ...cardsOf('shadow-knight', { track: upper('gray'), immunities: ['large'] }, [
    {
      variant: 'standard',
      attack: 'melee',
      ranks: [
        [15, 2, 4, [trigger('shield', 1), onAttack('strike', 2), onAttack('knock-down')]],
        [20, 2, 5, [trigger('shield', 2), onAttack('strike', 2), onAttack('knock-down')]],
        [25, 3, 6, [trigger('shield', 3), onAttack('strike', 2), onAttack('knock-down')]],
        [30, 3, 7, [trigger('shield', 4), onAttack('strike', 2), onAttack('knock-down')]],
      ],
    },
    {
      variant: 'alternate',
      attack: 'melee',
      ranks: [
        [
          12,
          3,
          4,
          [
            behaviour('relentless'),
            onAttack('strike', 1),
            onAttack('burn', 1),
            onAttack('fatigue', 1),
          ],
        ],
        [
          16,
          3,
          5,
          [
            behaviour('relentless'),
            onAttack('strike', 1),
            onAttack('burn', 2),
            onAttack('fatigue', 2),
          ],
        ],
        [
          20,
          4,
          6,
          [
            behaviour('relentless'),
            onAttack('strike', 1),
            onAttack('burn', 3),
            onAttack('fatigue', 3),
          ],
        ],
        [
          24,
          4,
          7,
          [
            behaviour('relentless'),
            onAttack('strike', 1),
            onAttack('burn', 4),
            onAttack('fatigue', 4),
          ],
        ],
      ],
    },
    {
      variant: 'complex-A',
      attack: 'melee',
      ranks: [
        [
          15,
          2,
          5,
          [trigger('shield', 1), behaviour('defiant'), onAttack('strike', 1), onAttack('stun')],
        ],
        [
          20,
          2,
          6,
          [trigger('shield', 1), behaviour('defiant'), onAttack('strike', 1), onAttack('stun')],
        ],
        [
          25,
          3,
          7,
          [trigger('shield', 2), behaviour('defiant'), onAttack('strike', 1), onAttack('stun')],
        ],
        [
          30,
          3,
          8,
          [trigger('shield', 2), behaviour('defiant'), onAttack('strike', 1), onAttack('stun')],
        ],
      ],
    },
    {
      variant: 'complex-B',
      attack: 'melee',
      ranks: [
        [15, null, 5, [trigger('shield', 1), trigger('command'), onAttack('strike', 1)]],
        [20, null, 6, [trigger('shield', 1), trigger('command'), onAttack('strike', 1)]],
        [25, null, 7, [trigger('shield', 2), trigger('command'), onAttack('strike', 1)]],
        [30, null, 8, [trigger('shield', 2), trigger('command'), onAttack('strike', 1)]],
      ],
    },
  ]),
];
