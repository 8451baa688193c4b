import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_GAME_AND_GOAL as DATA } from '../data/game-and-goal';

export const RUNEBOUND2_GAME_AND_GOAL_EN: CategoryWords<typeof DATA> = {
  adventure: {
    gist: 'The scenario says what it is all about; the base game has one: Rise of the Dragon Lords.',
    text: [
      'Every game is set in an adventure. It fixes your [[object-of-the-game|goal]], your foes and the marvels on the way. The box holds just one, Rise of the Dragon Lords, in which [[vorakesh]] wants to bring back the dragons.',
      'Runebound is for 1 to 6 players, at its best with three or four, and takes about 2 to 4 hours.',
    ],
    missed: [
      'The word has two meanings: on the board, an adventure is what you draw from a [[adventure-decks|deck]] in your [[adventure-step]].',
    ],
  },
  'object-of-the-game': {
    gist: 'The first player to kill Margath or to hold three dragon runes wins.',
    text: [
      'Two roads lead to victory, and whoever gets to the end of one of them first wins at once: kill [[high-lord-margath|Margath]] or find three [[dragon-runes|dragon runes]]. Another scenario may set another goal.',
      'With the [[doom-track]] time may run out before that. Then the [[endgame]] decides: beat Margath or win your third red [[challenges|challenge card]].',
    ],
    missed: [
      'You play against each other: there is one winner, never a shared win.',
      'Gap: the rulebook promises details about the goal, but later explains only the endgame.',
    ],
  },
  'high-lord-margath': {
    gist: 'The mightiest foe of the adventure: kill him and you win on the spot.',
    text: [
      'Margath is the long-dead lord of the dragons whom [[vorakesh]] wants to raise. He is a [[challenges|challenge]] and is [[combat|fought]] like any other; beating him ends the game immediately.',
      'During the [[endgame-confrontation|confrontation of the endgame]] his card is in the red deck, and there is no escape any more.',
    ],
    missed: ['His values are printed on his card only, not in the rulebook.'],
  },
  'dragon-runes': {
    gist: 'Three dragon runes mean victory; only the cards say what counts as one.',
    text: [
      'The first player to own three dragon runes has won, even without a fight against [[high-lord-margath|Margath]]. This is the second road to the [[object-of-the-game|goal]].',
      'Gap in the rulebook: it never says where the runes are. Go by the card texts, above all by the [[reward|rewards]]. In the [[endgame-confrontation|endgame]] the book counts red challenge cards instead: the third one wins.',
    ],
  },
  vorakesh: {
    gist: 'Necromancer of the story; he has no part in the rules.',
    text: [
      'Vorakesh hunts for the [[dragon-runes|dragon runes]] in order to raise [[high-lord-margath|Margath]]; stopping him is why you set out. There is no rule about him: he belongs to the story alone.',
    ],
  },
  setup: {
    gist: 'Ten steps: board, counters, decks, 3 gold each, draw a hero, choose a first player.',
    text: [
      '**Board:** 1. [[board|Board]] in the middle. 2. On every [[adventure-jewel]] a counter of its colour, jewel side up. 3. The [[undefeated-counters|undefeated counters]] 1 to 6 on their slots of the track.',
      '**Cards:** 4. Shuffle allies and items together: the [[market-deck]]; every city except [[tamalir]] gets one of these cards, face up. 5. Sort adventure cards by colour and shuffle: four face-down [[adventure-decks|decks]].',
      '**Players:** 6. Everybody gets 3 gold, the rest is the [[bank]]. 7. Lay out wound, exhaustion and experience counters by kind. 8. Everybody draws a random [[hero-card]], or chooses one if you agree on that. 9. Take the matching [[hero-figure|figure]], the others go back into the box. 10. Choose a [[first-player]].',
      'With the [[doom-track]] the top green adventure card also goes face down beside the market stack of Vynelvale.',
    ],
    missed: [
      'The figures are not on the board yet: each player places his own in Tamalir in his first turn.',
      'The book calls the same position of the counters open in one place and face down in another. Both mean: jewel visible, number below.',
    ],
  },
  bank: {
    gist: 'The common stock of gold: income comes from it, payments go to it; changing is possible at any time.',
    text: [
      'After [[setup]] all gold nobody owns forms the bank. You take your gold from there and pay there for [[buy-an-item|items]], [[hire-an-ally|allies]] and [[buy-healing|healing]].',
      'You may swap large and small [[gold-counters]] there whenever you like. If you are [[knocked-out|knocked out]], all your gold goes to the bank.',
    ],
  },
};
