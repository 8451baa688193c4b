import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_TURN_AND_ROUND as DATA } from '../data/turn-and-round';

export const RUNEBOUND3_TURN_AND_ROUND_EN: CategoryWords<typeof DATA> = {
  'golden-rules': {
    gist: 'Cards beat the rules reference, the reference beats the learning book; "cannot" is absolute, "may" is optional.',
    text: [
      'When texts disagree, the card comes first, then the rules reference, then the booklet for learning the game. If card and rule can both be obeyed, obey both.',
      'If an [[abilities|ability]] forbids something ("cannot", "no …"), no other ability lifts the ban; likewise no rule lifts the ban of another rule. "May" means it is your choice, and every [[surge-abilities|surge ability]] is your choice.',
      'Keep your hands off the quests, rumors, skills, assets, hero cards, tokens and trophies of others unless an ability lets you touch them.',
    ],
  },
  setup: {
    gist: 'Ten steps: board, bank, scenario, adventure decks, heroes, skills, placing, setup abilities, markets, time.',
    text: [
      '**1** Board in the middle; on every hex with a gem picture the matching [[adventure-gems|adventure gem]], coloured side up. **2** Sort all other tokens into the [[token-bank|token bank]]. **3** Choose a [[scenario|scenario]] (no agreement: at random), shuffle its story cards, read both sides of the scenario card aloud.',
      '**4** Split the 60 neutral [[adventure-cards|adventure cards]] by their backs into three decks and shuffle in those of the scenario: 30 each. **5** Draw lots for the [[first-player|first player]]; in [[player-order|player order]] each takes a hero with the gold and combat tokens on its card, setup side up. **6** Draw [[starting-skills|skills]] up to the hand limit.',
      '**7** Place the heroes: the hero card says shrine, fortress or town; which one is up to the player. **8** Resolve the [[setup-ability|setup abilities]], turn the hero cards over. **9** Lay 3 asset cards at each of the four [[markets|markets]]. **10** Time marker on the first space of the [[time-track|time track]].',
    ],
  },
  'token-bank': {
    gist: 'The sorted supply: tokens you gain come from here, tokens you spend go back here.',
    text: [
      'At [[setup|setup]] you sort all remaining tokens by kind. Gold and other tokens you [[gain|gain]] are taken from here; once [[spend|spent]] they return.',
      'One exception: [[combat-tokens|combat tokens]] spent in a fight stay with you and are only set aside. The combat token of a sold or lost [[assets|asset]] does go to the bank.',
    ],
    missed: ['If something runs out, any substitute will do: see [[component-limits]].'],
  },
  'setup-ability': {
    gist: 'Printed on the start side of the hero card; resolve it once at setup, then turn the card over.',
    text: [
      'Hero cards have two sides. You begin with the one showing the setup ability, resolve it in [[player-order|player order]] after all heroes are placed, and then turn the cards over.',
    ],
    missed: [
      'Laurel of Bloodwood may not use her "Orientierung" ability here (German card name); [[exert-for-reroll|exerting]] for a new roll is allowed.',
    ],
  },
  'starting-skills': {
    gist: 'At setup each hero draws as many skill cards as the hand limit says.',
    text: [
      'Shuffle the skill deck. From the [[first-player|first player]] on, in [[player-order|player order]], everybody draws up to the [[hand-limit|hand limit]] of the hero. These cards are not [[learn|learned]] yet: they are in hand and do nothing.',
    ],
  },
  rounds: {
    gist: 'Everyone takes one turn, clockwise from the first player; then the time marker moves 1 space.',
    text: [
      'In a round everybody takes exactly one [[turns|turn]], beginning with the [[first-player|first player]]. At the end, before his next turn, the first player slides the marker on the [[time-track|time track]] down 1 space and you do what the new space shows.',
    ],
    missed: ['Combat rounds are something else: see [[combat]].'],
  },
  turns: {
    gist: 'Spend three actions, learn skills and use abilities around them; then the next player goes.',
    text: [
      'You have three [[actions|actions]]. Before and after each of them, but never in the middle of one, you may [[learn|learn]] any number of skills. After the third action there is still time for that, and for abilities. Then the next player begins.',
      'While [[defeated|defeated]] you can only [[rest|rest]]. While [[delayed|delayed]] your next action has to be standing up. Both at once: rest first, stand up after.',
    ],
  },
  actions: {
    gist: 'Three per turn: move, rest, train, shop cost 1 each, an adventure costs 2; repeats are fine.',
    text: [
      '1 action pays for [[move|moving]], [[rest|resting]], [[train|training]], [[shop|shopping]] (in a city only) or a card ability with the action arrow. An [[adventure|adventure]] takes 2.',
      'You may do the same thing again, for instance train three times. You may also spend an action on nothing.',
    ],
    missed: [
      'Wherever it just says "action", a [[hero-action|hero action]] is meant, not a [[combat-actions|combat action]].',
      'With a single action left no adventure is possible.',
      'Learning and [[trade-with-heroes|trading]] cost no action.',
    ],
  },
  'hero-action': {
    gist: 'One of the three actions of your turn; meant wherever a text just says "action".',
    text: [
      'Hero actions are your three [[actions|actions]] per turn. [[combat-actions|Combat actions]] are not among them: in a fight you take as many as you can without shortening your turn.',
    ],
  },
  rest: {
    gist: '1 action: heal everything in a city, town, shrine or fortress; roll 5 dice in the wilderness.',
    text: [
      'In a [[cities|city]], [[towns|town]], [[shrines|shrine]] or [[fortresses|fortress]] all your damage goes.',
      'In the [[wilderness|wilderness]] you roll all five [[terrain-dice|terrain dice]] and heal 1 damage for each die showing the terrain of your hex or a [[compass-symbol|compass]]. On a road hex the terrain under the road counts.',
      'If you are [[defeated|defeated]] and heal 0, you stay defeated and have to rest with your next action too.',
    ],
    missed: [
      'It is always five dice: [[speed]] changes nothing here.',
      'You may take the action even without any damage.',
    ],
    example:
      'You rest in a forest and roll forest, forest, compass, mountain, plains: 3 damage healed.',
  },
  'active-player': {
    gist: 'The player whose turn it is.',
    text: [
      'In a fight that player is the [[attacker|attacker]], and among [[simultaneous-abilities|simultaneous abilities]] theirs come first.',
    ],
  },
  'first-player': {
    gist: 'Chosen at random at the start; opens every round and moves the time marker at its end.',
    text: [
      'Any random method will do; one suggestion: everyone rolls the five terrain dice, most compasses win. Handing the role on after a round is not provided for.',
      'If the first player is [[eliminated-heroes|eliminated]], the next one in [[player-order|player order]] takes over.',
    ],
  },
  'player-order': {
    gist: 'The first player, then clockwise around the table.',
    text: [
      'Whenever something happens "in player order", the [[first-player|first player]] begins, no matter whose turn it is. Only with [[simultaneous-abilities|simultaneous abilities]] does the [[active-player|active player]] come before everybody else.',
    ],
  },
  acts: {
    gist: 'Two acts, one lap of the time track each; the number on the time marker shows the current one.',
    text: [
      'An act is over when the marker lies on the last space of the [[time-track|time track]] and all have had their turn in that round. After act 1 you turn it to its "2" and put it on the first space.',
      'In act 2 every enemy also casts the [[elite-token|elite token]]. There is no third act: at the second end of the track the [[scenario-card|scenario card]] tells what happens.',
      'Left open: whether a symbol on the first space is carried out when act 2 begins.',
    ],
  },
  'time-track': {
    gist: 'Counts the rounds: 1 space on at the end of each, then do what it shows; two laps in all.',
    text: [
      'At the end of every [[rounds|round]] the [[first-player|first player]] moves the marker down 1 space. A [[story-space|story symbol]] brings a story card, a [[gem-space|gem space]] refreshes gems.',
      'If it already lies on the last space, it goes to the first one with its act 2 side up instead. If it already shows [[acts|act 2]], it stays put and you look at the scenario card.',
      'How many spaces there are and where the symbols sit is printed on the board; the rules reference does not say.',
    ],
  },
  'story-space': {
    gist: 'When the time marker moves onto a story symbol, draw and resolve 1 story card.',
    text: [
      'Ordinary [[story-cards|story cards]] are carried out at once and discarded. A [[story-quests|story quest]] goes on its row above the board.',
    ],
    missed: [
      'Ten cards per scenario and at least two always stay unused: so the symbol turns up no more than eight times in a game.',
    ],
  },
  'gem-space': {
    gist: 'When the time marker reaches a gem space, all gems turn coloured again where no hero stands.',
    text: [
      'Turn every grey [[adventure-gems|adventure gem]] to its coloured side, except on hexes with at least one hero. There it stays grey until the [[time-track|time marker]] reaches such a space again.',
    ],
    missed: ['Whoever lingers on "their" grey gem keeps it from being refreshed.'],
  },
  'fair-play': {
    gist: 'Play to win: trade only when both gain, and lead enemies as well as you can.',
    text: [
      'A [[trade-with-heroes|trade]] should help both sides; giving everything away so that somebody else wins is not the idea. Whoever leads the enemy in a [[combat|fight]] picks the moves that hurt the hero most.',
    ],
  },
  'component-limits': {
    gist: 'Gold, story and damage tokens and dice are unlimited; adventure cards are limited.',
    text: [
      'If gold, story or damage tokens run short, use coins or the like. If you need more than 5 [[terrain-dice|terrain dice]], roll 5, remember the result and roll the rest.',
      '[[adventure-cards|Adventure decks]] are never reshuffled. When a deck is empty you gain [[trophies|trophies]] from its discard pile; when both are empty there are none.',
      'The skill and asset decks, on the other hand, are made anew from their discards as soon as they run out.',
    ],
  },
};
