import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_COUNTERS_AND_DICE as DATA } from '../data/counters-and-dice';

export const RUNEBOUND2_COUNTERS_AND_DICE_EN: CategoryWords<typeof DATA> = {
  'hero-figure': {
    gist: 'Stands on the board for your hero and all his allies together.',
    text: [
      'Each of the 12 [[hero-card|hero cards]] has its figure. It moves the hero along with his [[ally-cards|allies]]: nobody in the group travels alone.',
      "In your first turn you put it in [[tamalir]] before you move. Other players' figures are no obstacle: you may enter their hex and pass through.",
    ],
  },
  'wound-counters': {
    gist: 'Count wounds on heroes, allies and challenges; there are 60.',
    text: [
      'For each [[wounds|wound]] you put one on the card that suffers it. When they reach its [[life]], the card is beaten. Whatever is healed goes back to the supply.',
      'A challenge that goes to the [[undefeated-track|track]] undefeated loses all its wound counters.',
    ],
    missed: [
      'A single counter on the hero or an ally is enough to turn five [[movement-dice|movement dice]] into four.',
    ],
  },
  'exhaustion-counters': {
    gist: 'Count exhaustion on heroes and allies; there are 54.',
    text: [
      'For each [[exhaustion]] you put one on the card of the hero or ally. Never more stay there than [[stamina]] allows: the surplus becomes wounds.',
      'You get rid of them by [[rest|resting]] or by paying for [[buy-healing|healing]] in a city.',
    ],
    missed: ['An exhaustion counter costs the fifth [[movement-dice|movement die]] too.'],
  },
  'adventure-counters': {
    gist: '58 jewels (22 green, 16 yellow, 11 blue, 9 red): adventures on the board, experience on the back.',
    text: [
      'On the board the jewel is up; its colour says which [[adventure-decks|deck]] you draw from there. When you beat the challenge you take the counter and turn it over: the number on the back is your [[experience-points|experience]].',
      'In the [[experience-step]] you exchange counters; they go to the [[general-supply|supply]] and may return to the board through [[refill-counters|events]]. They do not hinder movement.',
    ],
    missed: [
      'After an escape or a defeat the adventure counter stays, together with the [[undefeated-counters|undefeated counter]].',
      'The book does not say which numbers are on the backs. One example treats three green counters as equal to a blue one.',
      'The passage about the board calls this position open, the setup calls it face down; both mean jewel visible.',
    ],
  },
  'experience-counters': {
    gist: 'A lasting improvement: +2 to an attribute or stamina, or +1 life; as many as you like.',
    text: [
      'You buy them in the [[experience-step]] with [[experience-points]], several at once if you can. Each gives the [[permanent-bonus|bonus]] printed on it for the rest of the game. There are 60 in the box and no maximum per player.',
      'Only life is limited, see [[life-limit]]. Your [[level]] depends on how many you have.',
    ],
    missed: [
      'Saving adventure counters gains you nothing: exchange them as soon as you have enough.',
      'They are not lost in a defeat, not even in the endgame.',
    ],
  },
  'undefeated-counters': {
    gist: 'Six counters numbered 1 to 6: each links a hex with a card on the track.',
    text: [
      'If you flee from a challenge or fail against it, you put its card on the next free slot of the [[undefeated-track|track]] and the counter of the same number on the hex of the fight. The adventure counter stays there as well.',
      'Whoever stops there later may [[face-undefeated|fight]] exactly that card. The counter does not get in the way of movement.',
    ],
    missed: [
      'At first the book speaks of any adventure that was not passed; the exact rules name only challenges, after an [[escape-phase|escape]] or a [[knocked-out|defeat]].',
      'Foes from [[resolve-a-hazard|travel hazards]] never get a counter.',
    ],
  },
  'gold-counters': {
    gist: 'Gold worth 1, 5 and 10, marked I, V and X; 50 counters (28, 12 and 10 of them).',
    text: [
      'You get gold mostly as a [[reward]] for adventures, and three at the start. You spend it in cities: on [[buy-an-item|items]], [[hire-an-ally|allies]] and [[buy-healing|healing]].',
      'The [[bank]] gives change at any time. With other heroes on your hex you may [[trade]]. Whoever is [[knocked-out|knocked out]] loses all his gold.',
    ],
  },
  'doom-counters': {
    gist: 'Eight counters, for the doom track only: the eighth, at Frostgate, starts the endgame.',
    text: [
      'When enough cards lie on the [[doom-track]], a doom counter goes on the next free [[city-crest]]: Vynelvale first, then Riverwatch, Dawnsmoor and so on up to Frostgate. Needed are 2 cards with 1 player, 4 with 2 players, 6 with 3 players, 8 with 4 or more.',
      'The last one ends the normal game at once and begins the [[endgame]]. Without this variant the counters stay in the box.',
    ],
  },
  'ten-sided-dice': {
    gist: 'Two dice, always rolled together and added; 0 counts 10, so 2 to 20.',
    text: [
      'You use them for everything but movement: [[combat-roll|combat]], [[escape-check|escape]], [[skill-tests|tests]]. Always both, always the sum. Two zeros make 20.',
      'Chances: 11 or more comes up in 55 of 100 rolls, 15 or more in 21, a 20 in one.',
    ],
    missed: ['If a card just says "[[dice]]", it means these two.'],
  },
  'movement-dice': {
    gist: 'Five dice with terrain symbols; only four once hero or ally is wounded or exhausted.',
    text: [
      'In the [[movement-step]] you roll all five. If the hero or any ally carries even one wound or exhaustion counter, it is four. Whoever [[rest|rests]] rolls fewer still.',
      'Every face shows at least two [[terrain-symbols]]; with each die you use one of them for one hex.',
    ],
    missed: [
      'For [[roll-for-hazards|travel hazards]] you roll two of them, wounds or not.',
      'What the faces look like exactly is not in the text of the rules.',
    ],
  },
  dice: {
    gist: 'Without any addition it always means the two ten-siders; otherwise it says "movement dice".',
    text: [
      'When a card or rule simply asks for "dice", take the two [[ten-sided-dice|ten-siders]]. If [[movement-dice]] are meant, it says so.',
    ],
  },
  'adventure-jewel': {
    gist: 'Printed on the board in green, yellow, blue or red: an adventure counter of that colour lies here.',
    text: [
      'During [[setup]] every jewel gets an [[adventure-counters|adventure counter]] of its colour. Once that is gone the hex stays empty until an event replaces it, which only happens on jewels with a [[sunburst]].',
    ],
    missed: ['Without a counter there is no adventure on the jewel.'],
  },
  sunburst: {
    gist: 'Rays around a jewel: only such hexes are refilled by events.',
    text: [
      'On the board the sunburst surrounds some [[adventure-jewel|adventure jewels]]. Only there do you [[refill-counters|put a new counter]], if the hex is empty. A jewel without it stays empty after the first win.',
      'The same sign stands at the lower left of every [[events|event card]] as a reminder.',
    ],
  },
  'general-supply': {
    gist: 'All counters nobody holds right now: the source for refilling, changing and marking.',
    text: [
      'Exchanged [[adventure-counters|adventure counters]] go to the supply. Only from there do you [[refill-counters|refill]], there you can [[making-change|make change]], and from there comes the experience for [[resolve-a-hazard|travel hazards]].',
      'Wound and exhaustion counters return there too. Gold is in the [[bank]].',
    ],
    missed: ['Counters a player still has in front of him are not part of the supply.'],
  },
};
