import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_ENEMIES as DATA } from '../data/enemies';

export const SWORDSORCERY_ENEMIES_EN: CategoryWords<typeof DATA> = {
  enemies: {
    gist: 'All figures that are no heroes; players run them by their cards.',
    text: [
      'They act in the [[enemy-turn]] by their [[enemy-activation|activation]] and are [[enemy-assignment|assigned]] to the players. With one in your area you are [[engaged]]. Their figures block the [[line-of-sight|sight]] of heroes only; difficult and dangerous terrain does not bother them.',
    ],
  },
  'enemy-turn': {
    gist: 'After every hero turn: if at least one enemy is in play, draw and resolve one activation card.',
    text: [
      'The [[activation-card|activation card]] says which enemies act; their [[behaviour|behaviours]] say how. With no enemy on the board you draw no card.',
    ],
    missed: ['Not at the end of the round only: enemies come after each single hero.'],
  },
  'activation-card': {
    gist: 'One per enemy turn: it names the enemies that are activated.',
    text: [
      'It is drawn only if an enemy is in play. When the deck is empty, shuffle its discards ([[supply]]). What happens then is a matter of the [[enemy-activation|activation]].',
    ],
  },
  'master-enemy': {
    gist: 'The boss of an adventure; if you see it, you may provoke it.',
    text: [
      'Whom it watches is steered by the [[menace-token|menace token]], which you influence with [[provoke]]. The reference sheet says no more about master enemies.',
    ],
  },
  'menace-token': {
    gist: 'Steers the attention of a master enemy; you change it by provoking.',
    text: [
      'For this a hero needs a standard action and a [[line-of-sight|line of sight]] to the [[master-enemy|master enemy]] ([[provoke]]). Where exactly the token moves is not on the reference sheet.',
    ],
  },
  'enemy-assignment': {
    gist: 'Spread enemy cards evenly, clockwise from the active player; same kind and level stay together.',
    text: [
      'At setup you start with any player, later with the active one. If an enemy comes into play of which somebody already runs the same kind at the same level, it goes to that player.',
    ],
    missed: ['Same kind but another level: that is a new enemy and goes to the next in line.'],
  },
  'enemy-card': {
    gist: 'Shows an enemy’s values, target icons and behaviours; lies with the player who runs it.',
    text: [
      'The [[behaviour|behaviours]] say what it does, depending on distance; the icons name its [[preferred-target|preferred target]]. Tokens such as [[fire]] and [[critical-hits|critical hits]] go on the figure’s card.',
    ],
  },
  'enemy-activation': {
    gist: 'The enemy picks a behaviour by distance and takes the shortest way, without hindrances if it can.',
    text: [
      'Every [[behaviour]] asks for [[line-of-sight|line of sight]] and a legal way to the target, except the one with open range. If several heroes are in range, the [[preferred-target|preferred target]] decides.',
      'An enemy always moves so that it gets nearer to its target by the shortest way. Given the choice, it takes areas without [[hindrances]].',
    ],
    missed: [
      '[[stunned|Stunned]] enemies leave out their activation, [[slowed]] ones follow only the first sentence.',
    ],
  },
  behaviour: {
    gist: 'The line of the enemy card that fits the distance; needs sight and a way, except the open-ended one.',
    text: [
      'Which line counts depends on whether heroes are within its [[range]]. If none with sight and way is possible, the one with the “+” range is the fallback; its exact icon is lost in our source.',
      '[[blinded|Blinded]] enemies follow just this line in their next activation, [[slowed]] ones only the first sentence of theirs.',
    ],
  },
  'preferred-target': {
    gist: 'With several heroes in range the icons of the enemy card choose first, then the general rules.',
    text: [
      'Only heroes within the range of the [[behaviour]] are considered. If the icons do not single out one, the [[general-targeting|general targeting rules]] apply.',
    ],
  },
  'general-targeting': {
    gist: 'Decide when the icons of the enemy card single out no target; the list is in the rulebook.',
    text: [
      'A gap: the reference sheet only refers to them and does not list them. Look them up in the rulebook; a [[preferred-target|preferred target]] by icons always goes first.',
    ],
  },
};
