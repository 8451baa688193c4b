import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_TURN_AND_MOVEMENT as DATA } from '../data/turn-and-movement';

export const RUNEBOUND2_TURN_AND_MOVEMENT_EN: CategoryWords<typeof DATA> = {
  turn: {
    gist: 'Five steps in a fixed order: refresh, movement, adventure, market, experience.',
    text: [
      '1. [[refresh-step|Refresh]]: turn activated cards face up. 2. [[movement-step|Movement]]: roll, rest or step one hex. 3. [[adventure-step|Adventure]]: on a counter, if you want to. 4. [[market-step|Market]]: only in a city. 5. [[experience-step|Experience]]: exchange counters.',
      'You finish your whole turn, then the person to your left goes, clockwise until the end. Not every step is always possible: without an adventure counter and without a city, 3 and 4 fall away.',
      'If you manage an [[escape-phase|escape]] or are [[knocked-out|knocked out]], your turn ends at once, with no market and no experience.',
    ],
    missed: ['If you decline an adventure, you go straight on to step 5.'],
  },
  'first-player': {
    gist: 'Chosen in any way at the end of setup; from then on play goes clockwise.',
    text: [
      'How you find the first player is up to you. There is neither an advantage nor a compensation for the others; after his [[turn]] comes the person to his left.',
    ],
    missed: ['In the [[endgame]] this order no longer counts: there the highest [[level]] begins.'],
  },
  'refresh-step': {
    gist: 'Step 1: turn all your activated cards face up again; they are ready for use.',
    text: [
      'All cards you have [[activate-cards|activated]] since your last turn are face up again now. If you have none, skip the step.',
    ],
    missed: [
      'No counters come off here: wounds and exhaustion stay.',
      "What you activated in somebody else's turn, for instance when attacked, returns only in your own step 1.",
    ],
  },
  'movement-step': {
    gist: 'Step 2: five dice (four if anyone is wounded or exhausted), one symbol per die, one hex.',
    text: [
      'You have three options: roll the [[movement-dice]], [[rest]] with fewer dice, or [[step-one-hex|step one hex]] without rolling. Each die takes you, by one of its [[terrain-symbols|symbols]], to a neighbouring hex of that terrain; any symbol fits a [[city]].',
      'You need not use everything; what is left over is lost. Counters and other heroes do not stop you.',
      'Before the very first movement you put your figure in [[tamalir]]. With the variant [[travel-hazards]] you roll for hazards last of all.',
    ],
    missed: [
      'Whether you have four or five dice depends on your allies too: one counter on one of them is enough.',
      'You may [[activation-limit|activate]] one single card in this step.',
    ],
    example:
      'Dice with plains, river, forest and hills carry you four hexes, each with the matching symbol.',
  },
  'terrain-symbols': {
    gist: 'Every die face shows two or more terrains; you use exactly one of them for one hex.',
    text: [
      'A symbol lets you enter one hex of that [[terrain-types|terrain]]. Only one per [[movement-dice|die]] counts, even if several would fit. Every symbol leads into a [[city]].',
    ],
    missed: ['What counts is the terrain of the hex you enter, not of the one you leave.'],
    example: 'Three dice show river among other things: you can move three river hexes.',
  },
  rest: {
    gist: 'Before rolling choose fewer than four movement dice: each missing one removes one exhaustion.',
    text: [
      'Count from four: with 3 dice you lose 1 [[exhaustion]], with 2 dice 2, with 1 die 3, and whoever does not roll at all loses 4. You split that freely between your hero and his allies, at once and before the roll.',
    ],
    missed: [
      'Even with five [[movement-dice|dice]] available you count from four: rolling four is no rest yet.',
      'Wounds do not heal this way; for them there is [[buy-healing|healing]] in the city.',
      'Whoever rests may not [[step-one-hex|step one hex without rolling]] this turn.',
    ],
    example: 'You roll 2 dice: one exhaustion off the hero, one off his ally.',
  },
  'step-one-hex': {
    gist: 'Instead of rolling you simply move to a neighbouring hex; not together with rest.',
    text: [
      'If you want to be sure of a neighbouring hex, do without the roll and put the [[hero-figure|figure]] there. The rule does not ask for the terrain.',
      'If you have [[rest|rested]] this turn, it is forbidden.',
    ],
    missed: [
      'You decide before the roll: if you do not like the result, the free step is gone.',
      '[[half-hexes|Half hexes]] stay closed.',
    ],
  },
  'end-of-turn': {
    gist: 'After step 5 the person to the left goes; escape and knockout end a turn before that.',
    text: [
      'Your turn ends with the [[experience-step]], and the next person begins with their [[refresh-step]].',
      'It ends earlier when you [[escape-phase|escape]], are [[knocked-out|knocked out]], when a [[hero-combat]] you started is over, or after a [[resolve-a-hazard|hazard]] that was an event or an encounter.',
    ],
  },
  'card-effects': {
    gist: 'The card says when and at what price; a combat phase in bold means only in that phase.',
    text: [
      'Effects on hero, ally and item cards name their own moment and their price. If "before combat" or the name of a phase stands in front in bold, you may use them only in combat and only in that [[combat-round|phase]].',
      'If an effect costs exhaustion, see [[exhaustion-as-cost]]. How often you may turn cards over is settled by the [[activation-limit]].',
    ],
    missed: ['A magic attack made [[before-combat|before combat]] is not the magic phase yet.'],
    example:
      'Varikas attacks with magic before combat; the item Brennende Seele works only in the magic phase and so has to wait.',
  },
  'activate-cards': {
    gist: 'Use a card, turn it over, leave it face down: it is out until your next step 1.',
    text: [
      'Some [[activated-items|items]] are activated by using them: you turn them face down. Only in your next [[refresh-step]] do they come back up and can be used again.',
      'How many cards that may be is limited: [[activation-limit]].',
    ],
    missed: [
      'If a fight lasts several rounds, every activated item helps you just once.',
      'Activated means used up here, not switched on.',
    ],
  },
  'activation-limit': {
    gist: 'One card each: in the movement step, in the market step, before combat and in every combat round.',
    text: [
      'You may [[activate-cards|activate]] one card in [[movement-step|movement]], one at the [[market-step|market]], one [[before-combat|before combat]] and one in every [[combat-round]]. In [[hero-combat]] the limit per round holds for both sides.',
      'Cards you [[discard-items|discard]] and [[always-active-items|always-active]] ones do not count: use as many of these as you like.',
    ],
    missed: [
      'A combat round is four phases: the one card is for all of them together, not for each.',
      "If you answer the foe's before-combat text with armor, that was your card before combat.",
    ],
  },
};
