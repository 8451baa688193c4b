import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_WOUNDS_AND_KNOCKOUT as DATA } from '../data/wounds-and-knockout';

export const RUNEBOUND2_WOUNDS_AND_KNOCKOUT_EN: CategoryWords<typeof DATA> = {
  wounds: {
    gist: 'One counter per wound; when they reach its life, the card is beaten at once.',
    text: [
      'Wounds lie as [[wound-counters|counters]] on the card of the hero, ally or foe. If there are as many as its [[life]] or more, a hero is [[knocked-out|knocked out]], an ally or a challenge [[killed]].',
      'They stay from turn to turn. You get rid of them by [[buy-healing|healing]] in a city (1 gold each); you can [[avoid]] them only at the moment they happen.',
    ],
    missed: [
      'With wounds you have only four [[movement-dice|movement dice]].',
      '[[rest|Resting]] does not help against wounds.',
    ],
  },
  exhaustion: {
    gist: 'Harmless up to stamina; every forced exhaustion beyond it becomes a wound at once.',
    text: [
      'You put as many [[exhaustion-counters|counters]] on the card as you suffer exhaustion. If they exceed its [[stamina]], you turn all surplus ones into [[wounds]] on the spot.',
      'If you pay exhaustion of your own free will, a stricter rule holds: [[exhaustion-as-cost]]. It goes away by [[rest|resting]] or for 1 gold (all of one character) in a city.',
    ],
    missed: [
      'Exactly as many as the stamina are still fine.',
      'A single counter takes the fifth [[movement-dice|movement die]] from you.',
    ],
  },
  'exhaustion-as-cost': {
    gist: 'As the price of an ability exhaustion may never exceed stamina.',
    text: [
      'If a card or special ability asks for exhaustion as payment, check first: if that took the card past its [[stamina]], using it is forbidden. So you cannot hurt yourself on purpose.',
    ],
    missed: [
      'That holds only for voluntary costs. Forced [[exhaustion]] beyond it becomes wounds.',
    ],
    example:
      'Stamina 4, four counters there already: an ability for 1 exhaustion is closed to you.',
  },
  avoid: {
    gist: 'Stops a wound at the very moment it threatens; it does not heal old ones.',
    text: [
      'A card that "avoids" wounds is used at once: the wound never happens. What lies on the card already can no longer be avoided, neither later this turn nor in another.',
    ],
    missed: [
      'Afterwards only [[buy-healing|healing]] helps.',
      'If the card has to be activated, it counts for the [[activation-limit]].',
    ],
  },
  'knocked-out': {
    gist: 'Wounds equal to life: gold gone, costliest card gone, off to the nearest city, turn over.',
    text: [
      "As soon as your hero's [[wounds]] reach his [[life]], do the following: 1. take all wounds and exhaustion off the **hero**; 2. all gold to the [[bank]]; 3. give up the [[costliest-card|costliest ally or item]]; 4. move to the [[nearest-city]].",
      '5. If it was a challenge, it loses its wounds and goes to the [[undefeated-track|track]], its counter to the adventure counter on the hex. Then your turn is over, without market and without experience.',
      'The variant [[lighter-knockout]] leaves out number 3.',
    ],
    missed: [
      'Not on the list, so you keep them: experience counters and adventure counters you have won.',
      'Only the hero is healed; counters on allies stay.',
      'You cannot be eliminated this way, except in the [[endgame-confrontation|endgame]].',
    ],
  },
  killed: {
    gist: 'Allies and challenges with as many wounds as life are dead; heroes never are.',
    text: [
      'A killed [[ally-cards|ally]] goes face down under the [[market-deck]]; you may meet him again later. A killed [[challenges|challenge]] is beaten: [[defeating-a-challenge]].',
      'Heroes do not die, they are [[knocked-out|knocked out]].',
    ],
  },
  'costliest-card': {
    gist: 'When knocked out you give up one card: your costliest ally or your costliest item.',
    text: [
      'Compare the printed [[cost]] of all your allies and items together; the costliest card goes face down under the [[market-deck]]. In a tie you choose one.',
      'Just **one** card goes, not an ally and an item. In the variant [[lighter-knockout]] you keep them all.',
    ],
    missed: ['Cards won as a [[reward]] cannot be lost in this way.'],
  },
  'nearest-city': {
    gist: 'Where a knocked-out hero goes; at equal distance his player chooses.',
    text: [
      'You put the figure in the closest [[city]] at once. With that your turn is over, so there is no [[market-step|market]] for you; your next turn begins there.',
    ],
    missed: [
      'How to measure the distance the book does not say; counting hexes is simplest.',
      'You are healed already: all counters on the hero came off [[knocked-out|before]].',
    ],
  },
};
