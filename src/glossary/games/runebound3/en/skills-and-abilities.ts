import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_SKILLS_AND_ABILITIES as DATA } from '../data/skills-and-abilities';

export const RUNEBOUND3_SKILLS_AND_ABILITIES_EN: CategoryWords<typeof DATA> = {
  'skill-cards': {
    gist: 'Learn them for trophies before they work; in hand they serve for exerting.',
    text: [
      'Skills in hand do nothing yet. [[learn|Learned]] ones lie face up beside your hero card and their abilities are yours to use. You pay in [[trophies|trophies]] according to the [[orbs|orbs]].',
      'In hand: never more than your [[hand-limit|hand limit]], discard the surplus at once. You may not discard any by choice. Learned: of each kind at most the value of the [[attributes|attribute]]; should there ever be more, discard learned cards at once until it fits. There is no other way to lose learned skills.',
      'When the deck is empty its discards are shuffled. The base game mixes six [[skill-sets|sets]].',
    ],
    missed: [
      'You may learn past the limit. Unless the new card raises the attribute, you have to discard one learned skill for it.',
    ],
  },
  learn: {
    gist: 'On your turn before or after any action, at no action: spend trophies, lay the card from hand face up.',
    text: [
      'You may learn any number of [[skill-cards|skills]] from hand, also after your last action and even while [[defeated|defeated]] or [[delayed|delayed]]. Not in the middle of an action, so neither in the fight of an adventure nor while [[train|training]] before you are down to your [[hand-limit|hand limit]].',
      'Of each kind (body, mind, spirit) at most as many as your [[attributes|attribute value]].',
    ],
    missed: [
      'If you learn a card with extra health while defeated, you are no longer defeated and need not rest.',
    ],
  },
  orbs: {
    gist: 'The cost at the top of a skill: one trophy of that type per coloured orb, any trophy per grey one.',
    text: [
      'To [[learn|learn]] you discard one fitting [[trophy-types|trophy]] for each orb. Grey orbs are paid with any type.',
    ],
  },
  'skill-sets': {
    gist: 'Six sets make up the skill deck of the base game, each with its own symbol.',
    text: [
      'In German they are called Runenmagie, Gunst der Götter, Freunde weit unten, Fernweh, Militärische Ausbildung and Stärke der Wildnis. The deck always consists of six sets; with expansions you may swap sets at setup.',
    ],
  },
  'hand-limit': {
    gist: 'The most skill cards you may have in hand; discard anything above it at once.',
    text: [
      'The value is on your hero card. It holds at all times, sets your [[starting-skills|starting skills]] and how many cards you draw when you [[train|train]]. Learned [[skill-cards|skills]] are not part of the hand.',
    ],
    missed: ['Discarding by choice to make room is not allowed.'],
  },
  train: {
    gist: '1 action: draw skill cards equal to your full hand limit, then discard down to the limit.',
    text: [
      'You always draw as many cards as your [[hand-limit|hand limit]] says, no matter how many you hold. Then you choose what to keep and discard the rest down to the limit.',
    ],
    missed: ['Before you have discarded you may not [[learn|learn]] anything.'],
    example: 'Limit 3, two cards in hand: you draw three, hold five and discard two of them.',
  },
  exert: {
    gist: 'Discard 1 skill from hand: for 1 more card in a test, 1 die rolled again, or an ability.',
    text: [
      'Three uses: reveal one more card in an [[attribute-tests|attribute test]], [[exert-for-reroll|roll a terrain die again]], or pay the price of a skill that asks for it.',
      'As often as you like while you have skills in hand. Each time is resolved by itself, so you see the result first.',
    ],
    missed: ['Learned skills cannot be discarded for this.'],
  },
  'exert-for-reroll': {
    gist: 'Per card discarded from hand roll 1 terrain die again, with any roll of terrain dice.',
    text: [
      'This works whenever you roll [[terrain-dice|terrain dice]]: to [[move|move]], to [[explore|explore]] or for an ability. If you do not like the new result either, [[exert|exert]] again.',
      'The rules reference names these three merely as examples; by its wording it also works when you [[rest|rest]] or [[retreat|retreat]].',
    ],
  },
  abilities: {
    gist: 'Each paragraph of a card is one ability; you use only your own cards, in printed order.',
    text: [
      'Your own cards are your hero card and all you bought, learned or received. Discarded ones, ones given away and those of others do not count.',
      'Resolve from top to bottom and within a sentence from front to back. With an arrow an ability costs an [[actions|action]], with a surge symbol it is a [[surge-abilities|surge ability]].',
    ],
  },
  'once-per-turn': {
    gist: 'Exactly once on your own turn, at any fitting moment, never on the turn of others.',
    text: [
      'As soon as the conditions of the [[abilities|ability]] are met you may use it, even in the middle of a move. A second time in the same turn is out.',
    ],
    missed: ['[[surge-abilities|Surge abilities]] have a different limit: once per combat round.'],
    example:
      'Spend one die, go one hex further with "Unermüdlich" (German card name), then spend the last two dice: allowed.',
  },
  'simultaneous-abilities': {
    gist: "First all of the active player's, then those of the others in player order; everyone sorts their own.",
    text: [
      'If several abilities go off at the same moment, the [[active-player|active player]] resolves all of theirs, then the others in turn from the [[first-player|first player]] on. Someone with several decides their order and finishes them before the next player begins.',
    ],
  },
  cancel: {
    gist: 'What is cancelled does not happen; announce it right before resolving, costs paid stay paid.',
    text: [
      'Cancel and [[prevent|prevent]] mean the same. You may use such an ability only directly before the other one is resolved.',
      'Whoever paid for the cancelled ability gets nothing back.',
    ],
    example:
      'You spend 1 surge on an ability and somebody cancels it: the surge is spent all the same.',
  },
  prevent: {
    gist: 'The same as cancel: what is prevented is not resolved, costs are not refunded.',
    text: [
      'Everything else is under [[cancel]]. For damage there is also [[prevent-damage|preventing damage]] with [[shield-symbols|shields]].',
    ],
  },
  x: {
    gist: 'A variable number set by a cost or condition; triggered by another ability, X is 1.',
    text: [
      'X follows from the state of the game, for instance from how much you pay as a cost. If another ability triggers an X ability, X equals 1 unless something else is stated; this holds for X [[surge-abilities|surge abilities]] too.',
    ],
  },
};
