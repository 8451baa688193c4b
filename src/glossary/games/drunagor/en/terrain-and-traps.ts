import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_TERRAIN_AND_TRAPS as DATA } from '../data/terrain-and-traps';

export const DRUNAGOR_TERRAIN_AND_TRAPS_EN: CategoryWords<typeof DATA> = {
  'hazardous-terrain': {
    gist: 'Works when first entered in a turn and at the end of the own turn; each kind once per turn.',
    text: [
      'There are five kinds: [[difficult-terrain]], [[lava]] (BURN 2), [[miasma|miasma]] (POISON 2), [[spikes]] (BLEED 2) and [[darkness-effect|darkness]] (2 non-preventable damage, not for monsters).',
      'A figure is affected if it [[entering|enters]] such a square for the first time in this turn, willingly or not, or if it ends its **own** turn there. Each kind hits it at most once per turn, no matter whose turn it is (M4).',
      'The symbol holds for the whole [[map-sheets|map sheet]], even with something lying on it. Only darkness tiles cancel it: the square is then nothing but darkness (G8).',
    ],
    missed: [
      'It can catch you several times in one round, for instance if a reaction leads you over the square during the turn of a monster.',
      'If you simply stay put in a turn of someone else, nothing happens.',
      'For a [[large-monster|large monster]] one hazardous square in its area is enough (M7).',
    ],
    example: 'Elros takes two steps through lava and ends on spikes: BURN 2 once and BLEED 2 once.',
  },
  'difficult-terrain': {
    gist: 'The first step into it costs 1 extra movement point, once per turn; your last point is enough.',
    text: [
      'Whoever enters a square such as water for the first time this turn loses 1 further point of the current movement. Every later step of that turn costs the normal amount. With just 1 point left you may still go in, and the loss is dropped.',
      'A step from one difficult square to the next counts as entering too if it is the first of this turn (M3). Climbing straight from level 0 onto a difficult square on level 2 takes at least 2 points.',
    ],
    missed: [
      'It does not cost extra on every square, only once per turn.',
      'Ending your turn on difficult terrain does nothing.',
    ],
    example: 'Jaheen wades off with MOVE 3: first water square 2 points, second one 1 point.',
  },
  lava: {
    gist: 'First entered in a turn or own turn ended on it: BURN 2, at most once per turn.',
    text: [
      'The figure takes 2 [[burn]] tokens, even if it was pushed or shoved. Several lava squares in the same turn count only once. This holds for heroes, their allies and monsters: [[hazardous-terrain|hazardous terrain]].',
    ],
    missed: [
      'The damage itself comes only when the next own turn starts.',
      'Whoever stays on lava is affected again at the end of each own turn.',
    ],
  },
  miasma: {
    gist: 'First entered in a turn or own turn ended on it: POISON 2, at most once per turn.',
    text: [
      'The figure takes 2 [[poison]] tokens. Like all [[hazardous-terrain|hazardous terrain]] it affects heroes, allies and monsters, willingly or by force.',
    ],
    missed: ['The poison does not vanish when you leave the miasma: you need [[cleanse]].'],
  },
  spikes: {
    gist: 'First entered in a turn or own turn ended on it: BLEED 2, at most once per turn.',
    text: [
      'The figure takes 2 [[bleed]] tokens. Like all [[hazardous-terrain|hazardous terrain]] it affects heroes, allies and monsters, willingly or by force.',
    ],
    missed: ['A [[jump]] across the spikes is harmless; only the landing square counts.'],
  },
  trap: {
    gist: 'Waits in an area for enemies: all of them there suffer 2 non-preventable damage and a condition.',
    text: [
      'You put the token in the middle of an [[area|area]]; only 1 trap per area is allowed. It goes off as soon as an enemy moves into the area or starts its turn there.',
      'Then it hits **every** enemy in the area: 2 [[non-preventable|non-preventable]] damage and, by its kind, [[bear-trap|BLEED 2]], [[fire-trap|BURN 4]] or [[poison-trap|POISON 2]]. Afterwards the trap is removed (Z2).',
    ],
    missed: [
      'Traps are no [[solid-objects|obstacles]], and they do not harm you.',
      "This app's ruling (R3): if a monster starts its turn in the trap, it goes off before its conditions.",
      'This has nothing to do with the [[trap-die|trap die]] of chests.',
    ],
  },
  'bear-trap': {
    gist: 'Every enemy in the area: 2 non-preventable damage and BLEED 2, then it is gone.',
    text: [
      'It goes off like any [[trap|trap]]: an enemy enters the area or starts its turn there. All enemies inside suffer 2 damage that nothing prevents, and [[bleed]] 2.',
    ],
    example:
      'An Executioner walks into the area where a Skeleton Archer is already standing: both are hit.',
  },
  'fire-trap': {
    gist: 'Every enemy in the area: 2 non-preventable damage and BURN 4, then it is gone.',
    text: [
      'It goes off like any [[trap|trap]]: an enemy enters the area or starts its turn there. All enemies inside suffer 2 damage that nothing prevents, and [[burn]] 4, the maximum straight away.',
    ],
  },
  'poison-trap': {
    gist: 'Every enemy in the area: 2 non-preventable damage and POISON 2, then it is gone.',
    text: [
      'It goes off like any [[trap|trap]]: an enemy enters the area or starts its turn there. All enemies inside suffer 2 damage that nothing prevents, and [[poison]] 2.',
    ],
  },
  entering: {
    gist: 'You enter a square by coming onto it: by a step, a push, being shoved or swapping places.',
    text: [
      'Every step of a [[move|movement]] enters its square, and so does every step of a [[push|push]]. Whoever is [[shove|shoved]] or [[swap|swaps places]] enters the new square. With [[telekinesis]] and [[jump]] only the square where the figure lands counts.',
      'If a darkness tile reaches your square, that counts as entering for heroes and their allies too: [[darkness-effect|effects of darkness]].',
      'For [[hazardous-terrain|hazardous terrain]] only the first time in a turn counts for each kind. A step from lava to lava is a first time again in a new turn.',
    ],
    missed: [
      'If you interrupt a JUMP for a small action, you enter the square you are on at that moment (M12).',
      'Starting a turn on a square is not entering it.',
    ],
  },
};
