import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_YEAR_AND_SEASONS as DATA } from '../data/year-and-seasons';

export const RUNEWARS_YEAR_AND_SEASONS_EN: CategoryWords<typeof DATA> = {
  season: {
    gist: 'One game round in 3 steps: season card, choose orders in secret, resolve orders one after another.',
    text: [
      'First the [[first-player|first player]] draws a [[season-cards|season card]] and you resolve all of it. Then everyone puts an [[order-cards|order]] face down. Finally you reveal together and resolve the orders, lowest [[order-number|number]] first.',
      'When all orders are done the round is over and the next season starts. Four of them make a [[year]].',
    ],
    missed: ['The season card comes **before** you choose orders: you know it when you decide.'],
  },
  year: {
    gist: 'Four seasons: spring, summer, fall, winter; after 6 years at the latest the game is over.',
    text: [
      'Every game opens in [[spring]], followed by [[summer]], [[fall]] and [[winter]]. In one year each player uses exactly 4 of the 8 [[order-cards|order cards]]; next spring they return to hand.',
      'If nobody has won by the end of winter of year 6, you compare runes: [[game-end]]. The [[epic-variant|epic variant]] lasts 8 years.',
    ],
    missed: [
      'The [[supremacy-bonus|bonus]] compares orders of the same year only: counting restarts in spring.',
    ],
  },
  'primary-ability': {
    gist: 'The text of the season card: resolved first, working at once or for some time.',
    text: [
      'Read the text aloud and carry it out before you apply the symbols along the bottom edge ([[secondary-ability]]). Some texts last longer, for instance until the next season.',
      'What the single [[season-cards|season cards]] say is not printed in the rulebook.',
    ],
  },
  'secondary-ability': {
    gist: 'The symbols at the bottom of the season card: a fixed routine per season, always after the text.',
    text: [
      '[[spring|Spring]]: clean up and stand figures up. [[summer|Summer]]: [[quest-phase]]. [[fall|Fall]]: reshuffle [[fate-cards|fate]], 2 influence or 1 tactics card. [[winter|Winter]]: [[food-limit]] and frozen water.',
      'You act in [[player-order|player order]], going by the order numbers of the **previous** season.',
    ],
    missed: [
      'In the very first spring no order has been played yet: then whoever has more [[influence-tokens|influence]] goes first.',
    ],
  },
  spring: {
    gist: 'Take activation tokens off the map, stand up all routed figures, take all order cards back to hand.',
    text: [
      'First season, shown by a green flower. After the card text you tidy up: everyone takes back the own [[activation-tokens|activation tokens]], every [[rout|routed]] figure stands up, and everyone holds all 8 [[order-cards|order cards]] again.',
      'All figures stand up: own units, [[neutral-units|neutral units]] and [[heroes]].',
    ],
    missed: [
      'In spring everybody gets the [[supremacy-bonus|bonus]] of the order, except with number 8, which has none.',
    ],
  },
  summer: {
    gist: 'The quest phase: each hero may move (then duel or quest), heal or train.',
    text: [
      'Second season, shown by a yellow sun. After the card text the [[quest-phase]] takes place: in [[player-order|order]] of the spring orders each player may do one of these with every own [[heroes|hero]].',
    ],
    missed: [
      'Only now are there quests, duels and [[exploration-tokens|exploration tokens]] being revealed. No order ever does that.',
    ],
  },
  fall: {
    gist: 'Reshuffle the fate cards, then each player takes 2 influence tokens or 1 tactics card.',
    text: [
      'Third season, shown by an orange leaf. After the card text you shuffle the discarded [[fate-cards|fate cards]] into their deck. Then each player in [[player-order|player order]] chooses 2 [[influence-tokens|influence tokens]] or 1 [[tactics-cards|tactics card]].',
    ],
    missed: ['A tactics card drawn now may be played from winter on.'],
  },
  winter: {
    gist: 'Per area you keep at most as many units as your food dial shows; water borders are open.',
    text: [
      'Fourth season, shown by a blue snowflake. After the card text the [[food-limit|food limit]] applies: in each area you lose whatever your food cannot feed.',
      'Until winter ends the blue [[water-border|water borders]] are frozen: units and heroes cross them, when [[retreat|retreating]] too.',
    ],
    missed: ['Red [[mountain-border|mountain borders]] stay closed in winter.'],
  },
  'food-limit': {
    gist: 'In winter at most as many own units per area as your food dial shows, and never more than 8.',
    text: [
      'The secondary ability of every winter card checks each area by itself: if you have more units there than your [[resources|food]] pointer says, you pick the surplus and remove it. [[allied-units|Allied neutrals]] count, [[heroes]] do not.',
      'The [[resource-dials|dial]] counts, not what your areas yield right now. The usual [[unit-limit|limit]] of 8 still holds.',
    ],
    missed: [
      'Food is neither spent nor divided: with food 5 an army of 5 may stand in **every** area.',
    ],
    example:
      'Food 5, one area with 7 units: 2 are lost, 5 remain. Moving out or harvesting beforehand avoids it.',
  },
  'current-season': {
    gist: 'The top card of the shared season discard pile tells which season it is.',
    text: [
      'Drawn [[season-cards|season cards]] of all four decks go face up onto one single pile. To know which [[season]] it is, look at the card on top.',
    ],
  },
  'active-player': {
    gist: 'Whoever is resolving an order card right now; outside that step nobody is active.',
    text: [
      'There is an active player only in the third step of the [[season]], while orders are resolved. During the [[quest-phase]] nobody is.',
      'It matters for [[unallied-neutrals|unallied neutrals]], for instance: the player on the left decides for them.',
    ],
  },
  turn: {
    gist: 'Your turn is the time while you resolve your order: exactly one per season.',
    text: [
      'If a [[tactics-cards|tactics card]] is played during your turn, you may do so just before your order, in the middle of it or right after.',
      'The [[quest-phase]] is no part of it, although you use your heroes there.',
    ],
    missed: [
      'An [[objective-cards|objective card]] too can be cashed in only on your turn, not in the quest phase.',
    ],
  },
  'player-order': {
    gist: 'Lowest order number first; ties: more influence, then more starting influence.',
    text: [
      'This chain holds for resolving orders and whenever it is unclear who goes first: 1. lowest [[order-number|order number]] on the current order card, 2. whoever owns more [[influence-tokens|influence tokens]] now, 3. whoever received more of them at the start ([[starting-influence]]).',
      'While the season card is resolved, the orders of the previous season count. If no order lies open, the chain starts with influence.',
    ],
    missed: [
      'Equal [[influence-bid|bids]] are settled differently: there a person decides ([[bid-ties]]).',
    ],
    example:
      'Elves play number 1, Uthuk and Humans both 3, Uthuk has more influence: Elves, Uthuk, Humans.',
  },
};
