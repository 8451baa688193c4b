import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_ASSETS_AND_GOLD as DATA } from '../data/assets-and-gold';

export const RUNEBOUND3_ASSETS_AND_GOLD_EN: CategoryWords<typeof DATA> = {
  assets: {
    gist: 'Cards from the markets in five kinds; you own at most one of each kind.',
    text: [
      'You buy assets when you [[shop|shop]] in a city. If you get a second of the same [[asset-kinds|kind]], discard one of the two at once. With the card comes its combat token if it carries a [[three-character-code|code]]; when it is sold or lost, the token returns to the bank.',
      'When the deck is empty its discards are shuffled. If a card leaves a [[markets|market]] other than by shopping, a new one fills the gap at once so that three lie there.',
    ],
  },
  'asset-kinds': {
    gist: 'Clothing, equipment, goods, movement, weapons: only one card of each kind at a time.',
    text: [
      'When you receive a second [[assets|asset]] of the same kind you discard one of them at once, the old or the new one. This also holds when you [[trade-with-heroes|trade]] and for [[goods|goods]].',
    ],
    missed: [
      'Sell the old weapon in the same shopping trip before you buy the new one: then it still brings gold.',
    ],
  },
  'three-character-code': {
    gist: 'Links asset card and combat token: same code, they belong together.',
    text: [
      'If an [[assets|asset]] has a code, you take the [[combat-tokens|combat token]] with the same code along with it and cast it in your fights. It goes along when you [[trade-with-heroes|trade]] and returns to the bank when you [[sell|sell]] or lose the card.',
      'Cards without a code have no token.',
    ],
  },
  'asset-sets': {
    gist: 'The asset deck consists of three sets; in the base game these are A, B and C.',
    text: [
      'With expansions you may swap sets at setup, but there are still three. For [[skill-sets|skills]] it is six.',
    ],
  },
  shop: {
    gist: '1 action in a city: add 1 card, sell what you like, then buy 1 or discard 1 from the market.',
    text: [
      '**1 Look:** put the top card of the asset deck into the [[markets|market]] of this city, making four. **2 Sell (optional):** any number of your own [[assets|assets]] for their printed gold value; cards to the discards, their tokens to the bank.',
      '**3 Buy or discard:** buy exactly 1 card for its gold value and take its combat token if it has a [[three-character-code|code]]; or discard 1 market card. One of the two has to happen: in the end three lie in the market again.',
    ],
    missed: [
      'Never more than 1 purchase per action. For two cards you need two actions.',
      'What you have just bought may not be sold in the same action.',
    ],
  },
  markets: {
    gist: 'Four markets at the board edge, one per city, with three asset cards; four for a moment while shopping.',
    text: [
      'You buy only at the market of the [[cities|city]] you stand in. If a card goes missing through anything but a [[shop|shop action]], refill to three from the asset deck at once.',
    ],
  },
  sell: {
    gist: 'Only while shopping, before buying: any number of assets for their full gold value.',
    text: [
      'In the second step of [[shop|shopping]] you discard sold [[assets|assets]] and receive their printed gold value. The combat token goes to the bank.',
      'Outside of that you sell only if an ability allows it. A card just bought cannot go again in the same action.',
    ],
    missed: ['[[trade-goods|Trading goods]] is something else: it pays the trade value.'],
  },
  gold: {
    gist: 'Currency without a cap; a 3 token is worth three 1 tokens and can be changed at any time.',
    text: [
      'Gold pays for [[assets|assets]] and some abilities. It comes from the [[token-bank|token bank]] and returns there when spent. With heroes on your hex you may [[trade-with-heroes|trade]] it.',
    ],
  },
  goods: {
    gist: 'Asset kind with a trade value: the action on the card turns it into gold, then it is discarded.',
    text: [
      'Each goods card names an action with which you [[trade-goods|trade]] it; other effects may allow it too. As an [[asset-kinds|asset kind]], goods have the limit of one card.',
    ],
    missed: [
      '[[trade-with-heroes|Trading]] goods with a hero is not this kind of trading and brings no gold.',
    ],
  },
  'trade-goods': {
    gist: 'Turn goods into their trade value as the card says; the traded card is discarded.',
    text: [
      'This trading is about [[goods|goods]] and their [[trade-value|trade value]] only. Usually it costs the action printed on the goods card. What you do with fellow players is [[trade-with-heroes|another kind of trade]].',
    ],
  },
  'trade-value': {
    gist: 'How much gold a goods card brings when you trade it.',
    text: [
      'It is printed on the [[goods|goods card]]. You receive it only when [[trade-goods|trading goods]], not in a trade with heroes. When you [[sell|sell]] in a city the gold value of the card counts instead.',
    ],
  },
  'trade-with-heroes': {
    gist: 'On the same hex, at no action, on your turn or the other hero’s: trade gold and assets freely.',
    text: [
      'You have to stand on the same [[hex|hex]]; which of you two has the turn does not matter. Combat tokens go along with their [[assets|assets]]. Not for trade: [[starting-combat-tokens|starting combat tokens]], trophies, skill cards and story tokens.',
      'The limit of one card per [[asset-kinds|kind]] holds for both afterwards.',
    ],
    missed: [
      '[[goods]] traded this way bring no trade value.',
      'Only to the benefit of both: [[fair-play]].',
    ],
  },
};
