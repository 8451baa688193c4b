import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_HEROES_AND_TESTS as DATA } from '../data/heroes-and-tests';

export const RUNEBOUND3_HEROES_AND_TESTS_EN: CategoryWords<typeof DATA> = {
  heroes: {
    gist: 'Each player leads one hero: hero card, matching figure and starting combat tokens.',
    text: [
      'The card names [[attributes|attributes]], [[speed|speed]], [[health|health]], [[hand-limit|hand limit]], starting gold, the [[starting-combat-tokens|starting combat tokens]] and where you begin. The values of the single heroes stand on their cards only.',
    ],
  },
  attributes: {
    gist: 'Body, mind, spirit: add up all modifiers; the value may be negative.',
    text: [
      'The current value is the sum of everything that adds and subtracts. A negative value counts as 0 when card abilities are resolved, except where attributes are compared.',
      'The value decides how many cards you reveal in a [[attribute-tests|test]] and how many [[skill-cards|skills]] of that kind you may have learned at most.',
    ],
    example: '+2 body and −1 body make body +1.',
  },
  body: {
    gist: 'Attribute for strength and deftness; at most as many learned body skills as its value.',
    text: [
      'Body is one of the three [[attributes|attributes]]. Body tests reveal as many cards as the value says. Abilities raise it with "+X" before the body symbol.',
    ],
  },
  mind: {
    gist: 'Attribute for wits and perception; at most as many learned mind skills as its value.',
    text: [
      'Mind is one of the three [[attributes|attributes]]. Mind tests reveal as many cards as the value says. Abilities raise it with "+X" before the mind symbol.',
    ],
  },
  spirit: {
    gist: 'Attribute for willpower and magic; at most as many learned spirit skills as its value.',
    text: [
      'Spirit is one of the three [[attributes|attributes]]. Spirit tests reveal as many cards as the value says. Abilities raise it with "+X" before the spirit symbol.',
    ],
  },
  'attribute-tests': {
    gist: 'Reveal skill cards equal to the attribute; a single star is enough to pass.',
    text: [
      '**1 Reveal:** as many cards off the skill deck as your attribute says, plus or minus the modifiers of the test. You may not choose to reveal fewer. At 0 or less you reveal none.',
      '**2 Exert:** for every [[exert|card discarded from hand]] you reveal one more, as often as you like and have cards, even after a success. You may stop after each card.',
      '**3 Result:** each [[success-symbol|star]] is a success. With at least 1 you pass and carry on; without a star it is over, only a [[failure-effect|failure effect]] still happens. An event is then discarded, an [[enemies|enemy]] stays and the fight goes on. All revealed cards are discarded.',
    ],
    missed: [
      'Even with a value of 0 you may try the test: then only exerting helps.',
      'Not spelled out: whether with a negative value a bonus of the test counts from 0 or from the negative value.',
    ],
    example: 'Mind 2, a test with +1: you reveal three cards and may exert after that.',
  },
  tests: {
    gist: 'Tests are always attribute tests: reveal cards equal to body, mind or spirit, 1 star will do.',
    text: [
      'The symbol before the word test says which of the [[attributes|attributes]] counts. How revealing, [[exert|exerting]] and the result work: see [[attribute-tests]].',
    ],
  },
  'success-symbol': {
    gist: 'The star at the top right of skill cards; each one revealed in a test is 1 success.',
    text: [
      'It counts only when the card is revealed in an [[attribute-tests|attribute test]]. One star passes it; more of them help if the effect asks for the number of successes.',
      'How many cards carry a star the rules reference does not tell.',
    ],
  },
  'failure-effect': {
    gist: 'The only thing on a card that is still carried out after a failed test.',
    text: [
      'Without a star the card goes no further. Only if it says expressly what happens on a failure do you still do that.',
      'Afterwards: an [[events|event]] is discarded, an [[enemies|enemy]] stays and the fight goes on.',
    ],
  },
  delayed: {
    gist: 'Lay the figure down: your next action has to be standing up.',
    text: [
      'Only after spending an action on standing up can you do other things again. Using abilities and [[learn|learning]] skills works while lying down.',
      'If you are [[defeated|defeated]] as well, you [[rest|rest]] first until you no longer are, and then stand up with another action.',
    ],
  },
};
