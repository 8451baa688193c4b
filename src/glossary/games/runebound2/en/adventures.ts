import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_ADVENTURES as DATA } from '../data/adventures';

export const RUNEBOUND2_ADVENTURES_EN: CategoryWords<typeof DATA> = {
  'adventure-step': {
    gist: 'Step 3: on an adventure counter you may draw a card of its colour and face it.',
    text: [
      'If your movement ends on an [[adventure-counters|adventure counter]], you decide: accept or not. If you do, draw the top card of the [[adventure-decks|deck]] of that colour, show it to everybody and carry it out. If not, go straight on to step 5.',
      'If it was an [[events|event]] or an [[encounters|encounter]], you must draw another card afterwards, until a [[challenges|challenge]] comes. If an undefeated counter lies on the hex, you may face the [[face-undefeated|card on the track]] instead.',
      'If your hero meets others, there is [[hero-interaction]]. One turn allows only one of these: an adventure or a fight against another hero.',
    ],
    missed: [
      'Once you have drawn there is no way back: at best you can [[escape-phase|escape]].',
      'Whoever has raised his life may not take on easy colours any more: [[life-limit]].',
      'You may [[activation-limit|activate]] one card before combat and one in each combat round.',
    ],
  },
  challenges: {
    gist: 'The most common adventure cards: a foe your hero has to fight.',
    text: [
      'Every challenge means [[combat]]. Its three [[attributes]] are the target numbers of your rolls, beside them stands its damage, and there are its [[life]] and the [[reward]].',
      'If you [[defeating-a-challenge|beat]] it, the adventure counter of the hex is yours too. If you flee or lose, it goes to the [[undefeated-track]] without a scratch.',
    ],
    missed: ['Nobody rolls for a challenge: its values are fixed.'],
  },
  events: {
    gist: 'Work at once and for all, until an event with an equal or higher number replaces them.',
    text: [
      'If the [[event-slot]] is empty, the card goes there and is in force from now on. If there is one already, compare the [[event-number|numbers]]: equal or higher replaces the old one, lower has no effect. The card that does not stay goes face down under the deck of its colour.',
      'Every event card reminds you with the [[sunburst]] to [[refill-counters|refill adventure counters]]. Then you draw another adventure card; so several events may come in a single step.',
    ],
    missed: [
      'Gap: whether an event that is too low and so has no effect still refills counters is not said. Every event card carries the sign, and no passage makes an exception.',
      'With the [[doom-track]] an event without effect goes on the track.',
    ],
  },
  'event-number': {
    gist: 'I, II or III: an equal or higher number replaces the current event, a lower one fizzles.',
    text: [
      'Numbers are compared only if there is a card on the [[event-slot]] already. So in the course of a game the number can only rise.',
    ],
    example:
      'Event I is in force and III is drawn: it takes over, and I and II cannot work for the rest of the game.',
  },
  'refill-counters': {
    gist: 'With every event: empty jewels with a sunburst get counters of their colour from the supply.',
    text: [
      'When an [[events|event]] is drawn, you fill all empty hexes whose [[adventure-jewel|jewel]] has a [[sunburst]] around it, each in the colour of the jewel.',
      'The counters come from the [[general-supply]] alone. If there are too few, whoever drew the event decides which hexes stay empty.',
    ],
    missed: [
      'Counters players have not exchanged yet are missing from the supply.',
      'Jewels without a sunburst are never refilled.',
    ],
  },
  encounters: {
    gist: 'Do what the card says: tests, fights, side tasks; then draw on.',
    text: [
      'Encounters mostly ask for [[skill-tests]], often for combat or other conditions as well, and may stretch over several rounds. There is gold, a bonus or a special ability to win.',
      'After an encounter you draw another [[adventure-cards|adventure card]]. When it is discarded it leaves the game altogether.',
    ],
    missed: [
      'Contradiction in the book: with the [[doom-track]] finished encounters count among the cards that go on the track; the basic rule takes them out of the game. Agree beforehand.',
      'The adventure counter comes only with a win over a [[challenges|challenge]]; the book names none for encounters.',
    ],
  },
  'face-undefeated': {
    gist: 'On the hex with its counter you fight the card on the track instead of drawing one.',
    text: [
      'If your movement ends on an [[undefeated-counters|undefeated counter]], you look at the card on the slot of that number. If you want to face it, you draw nothing from the deck and [[combat|fight]] it, at full life.',
      'A win brings reward and adventure counter as usual. Any hero may try, not just the one who got away.',
    ],
    missed: [
      'Gap: whether you may draw a new card from the deck instead, as there is an adventure counter beside it, the book does not say.',
      'You know the foe beforehand: you may look at the card on the [[undefeated-track|track]].',
    ],
  },
  'hero-interaction': {
    gist: 'On the same hex as another hero: trade, attack or neither.',
    text: [
      'If your movement ends with another hero, you decide whether to [[trade]] with him or to [[attack-heroes|attack]] him. That works on hexes without adventure and without a city too.',
      'You may fight only once per turn: an adventure **or** a hero, and never two heroes.',
    ],
    missed: [
      'Walking past is not enough: you have to end your movement on the hex.',
      'No passage forbids taking on an adventure after trading.',
    ],
  },
  trade: {
    gist: 'Swap gold, items and allies freely; you may not attack that hero in the same turn.',
    text: [
      'With a hero on your hex you swap whatever you both agree on. Deals you make in doing so must be kept.',
      'Once you have traded, an [[attack-heroes|attack]] on this hero is out of the question this turn.',
    ],
    missed: [
      'Two weapons, one armor and two allies still hold afterwards: [[weapon-and-armor-limit]].',
      'Only gold, items and allies are named; there is no word of adventure counters.',
    ],
  },
  'attack-heroes': {
    gist: 'If your movement ends with another hero you may fight him: one opponent per turn.',
    text: [
      'The fight works as against a challenge, with rules of its own for order, escape and spoils: [[hero-combat]].',
      'Your turn is over afterwards. On a hex with an adventure you choose: the adventure or this fight.',
    ],
    missed: [
      'After a [[trade]] with him it is no longer possible this turn.',
      "The book promises a full example only on the publisher's website.",
    ],
  },
  'skill-tests': {
    gist: 'Both ten-siders + attribute + skill bonus must reach the number in brackets.',
    text: [
      'A card names an attribute, maybe a [[skill]], and the target number in brackets. You roll the [[ten-sided-dice|two ten-siders]], add the [[attributes|attribute]] and, if named and present, the bonus. Equal or higher means passed.',
      'Only heroes take tests. Allies have no skills and never test.',
    ],
    missed: [
      'If you lack the skill named you still take the test, just without a bonus.',
      'What happens if the card says nothing is told under [[success-and-failure]].',
    ],
    example: 'Test body, swimming (14): Varikas cannot swim, rolls 6, body 4, 10 in all: failed.',
  },
  skill: {
    gist: "A hero's named knack; its bonus is added to the roll in tests that name it.",
    text: [
      'Diplomacy and swimming are examples. If a [[skill-tests|test]] names a skill your hero has, you add its bonus. If it names none, the attribute alone counts.',
    ],
    missed: ['Allies have none and cannot help your hero out with one.'],
  },
  'success-and-failure': {
    gist: 'If the card is silent about success or failure, nothing happens and your turn goes on.',
    text: [
      'If a card tells only what happens in one of the two outcomes of a [[skill-tests|test]], the other has no consequences. The card goes back, and you carry on as normal.',
    ],
    missed: [
      'Contradiction: "going back" does not fit [[encounters]], which by their own rule leave the game altogether.',
    ],
  },
  you: {
    gist: 'By "you" a card means your hero, only very rarely you as a player.',
    text: [
      'If "you" are to test or fight, your [[hero-card|hero]] does it, not an ally. In the rare cases where you yourself are meant, it is clear from the context.',
    ],
  },
};
