import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_TROPHIES_AND_CARDS as DATA } from '../data/trophies-and-cards';

export const RUNEBOUND3_TROPHIES_AND_CARDS_EN: CategoryWords<typeof DATA> = {
  trophies: {
    gist: 'Facedown adventure cards beside your hero; they pay for skills. No upper limit.',
    text: [
      'You get them in two ways: you [[take-as-trophy|take]] a card you resolved, or you [[gain|gain]] the top one of the named deck. If no type is named, you choose. If the deck is empty, you get the top card of its discard pile; if both are empty, nothing.',
      'Defeated **enemy**: reward and trophy. Finished **quest**: trophy, unless the card tells you to discard it. **Event**: only if it says so.',
      'You may look at the fronts of your trophies and show them whenever you like. Spent ones go to the discard pile of their type.',
    ],
    missed: [
      'Enemies on [[story-cards|story cards]] never become trophies.',
      'Trophies cannot be traded.',
    ],
  },
  'trophy-types': {
    gist: 'Three types by the back of the card: exploration, social and combat trophies.',
    text: [
      'The deck makes the type: [[exploration-deck|exploration]], [[social-deck|social]], [[combat-deck|combat]]. It matters when you pay [[orbs|orbs]]: coloured ones ask for a certain type, grey ones take any.',
      'If an effect names no type you choose it yourself, in gaining as in spending.',
    ],
  },
  'take-as-trophy': {
    gist: 'Turn the adventure card you just resolved facedown and keep it; this counts as "gained" too.',
    text: [
      'You turn the card to its back and lay it beside your hero. Abilities that go off when you [[gain|gain]] a trophy go off here as well.',
      'The difference: gaining brings a fresh card from the deck, taking keeps the one you just dealt with. The German index sends the word for "take" to "gain".',
    ],
  },
  gain: {
    gist: 'Tokens come from the bank, trophies facedown off the adventure deck; all of it lies open to view by you.',
    text: [
      'Gold and other tokens you gain come from the [[token-bank|token bank]]. When you gain a [[trophies|trophy]], lay the top card of the right adventure deck facedown beside your hero card without resolving it.',
      'What you gain or take lies by your hero card so that everyone can see it.',
    ],
    missed: ['For who wins the game see [[victory-conditions]].'],
  },
  'bonus-trophies': {
    gist: 'First take the card as a trophy, then get the named number more from the adventure deck.',
    text: [
      'Some adventure cards give bonus trophies. You first [[take-as-trophy|take]] the card itself, and after that you get the bonus trophies facedown from the deck.',
      'The German entry points to a headword "Erhalten" that does not exist; [[gain|gain]] is probably meant.',
    ],
  },
  reward: {
    gist: 'Printed on the enemy card; yours as soon as you defeat the enemy, together with the trophy.',
    text: [
      'When you defeat an [[enemies|enemy]] you receive the printed reward and take the card as a [[trophies|trophy]].',
      'There is no reward if an ability hands you the enemy as a trophy straight away (the fight ends then), nor for a hero whom Corbin [[challenge|challenges]], even in victory.',
    ],
  },
  draw: {
    gist: 'Always the top card; adventure cards are resolved at once, several cards are drawn together.',
    text: [
      'A drawn [[adventure-cards|adventure card]] is dealt with right away as an enemy, event or quest. After drawing [[skill-cards|skills]] you discard down to your [[hand-limit|hand limit]] at once.',
      'If one effect draws several cards, they come all at the same time.',
    ],
    missed: ['A gained [[trophies|trophy]] is not a drawn card: you lay it facedown.'],
  },
  discard: {
    gist: 'The card goes face up onto the discard pile next to its own deck.',
    text: [
      'Each deck has a face-up discard pile. Skill and asset decks are shuffled anew from it when empty, adventure decks never ([[component-limits]]).',
    ],
    missed: [
      'You may not discard skills at will: only by [[exert|exerting]], through the [[hand-limit|hand limit]] or because an attribute is too low.',
    ],
  },
  spend: {
    gist: 'Only your own: combat tokens and dice aside, other tokens to the bank, trophies to the discards.',
    text: [
      'Spent **combat tokens** are set aside and used up for this combat round ([[spent-tokens]]). All **other tokens** go to the [[token-bank|token bank]]. **Trophies** are discarded; if no type is named, you choose. **Terrain dice** are set aside and do not count twice in one action or ability.',
      'You can spend only actions, cards, tokens and trophies of your own.',
    ],
    missed: ['Paid is paid, even if the effect is [[cancel|cancelled]].'],
  },
  'flavor-text': {
    gist: 'Centred italics on cards: story without effect on the game.',
    text: [
      'You find it on many cards, and it changes nothing about resolving them. [[events]] also sprinkle story words into their abilities; those do nothing either.',
      'Bold italics are the [[traits|traits]] of enemies: without effect by themselves as well, but other cards may refer to them.',
    ],
  },
};
