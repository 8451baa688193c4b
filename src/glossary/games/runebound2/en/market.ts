import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_MARKET as DATA } from '../data/market';

export const RUNEBOUND2_MARKET_EN: CategoryWords<typeof DATA> = {
  'market-step': {
    gist: 'Step 4, only in a city: first add a card to the offers, then as many actions as you like.',
    text: [
      'If your hero ends his movement in a [[city]], you first draw a card from the [[market-deck]] and put it face up on the [[city-market-stacks|stack of that city]].',
      'After that, as often and in whatever order you like: [[buy-an-item|buy an item]], [[hire-an-ally|hire an ally]], [[sell-an-item|sell an item]], pay for [[buy-healing|healing]].',
    ],
    missed: [
      'The new card comes before the first action, so you can buy it yourself right away.',
      'You may [[activation-limit|activate]] one card at most in this step.',
      'With the [[ally-limit-variant|variant for allies]] you pay 1 gold for each of them before anything else.',
    ],
  },
  'buy-an-item': {
    gist: "Any item of the city's stack for its cost; it then lies beside your hero.",
    text: [
      'You choose an item from the [[city-market-stacks|market stack]] of your city and pay its printed [[cost]] to the [[bank]]. Several purchases in one [[market-step]] are fine.',
    ],
    missed: [
      'If you already have two weapons or one armor, you have to get rid of one before buying: [[weapon-and-armor-limit]].',
    ],
  },
  'hire-an-ally': {
    gist: "Take on an ally from the city's stack for his cost; two at most.",
    text: [
      'In the [[market-step]] you choose an [[ally-cards|ally]] from the stack of your city, pay his [[cost]] to the bank and put him beside your hero card.',
      'Whoever has two already must [[discard]] one first. In the [[ally-limit-variant|variant]] there is no cap, but upkeep instead.',
    ],
    missed: ['There is no giving back for gold: allies cannot be sold.'],
  },
  'sell-an-item': {
    gist: "Half the cost, rounded down; the item joins the city's offers. Not with cost 1, never allies.",
    text: [
      'You can sell only in your own [[market-step]], so in a city. The card goes to its [[city-market-stacks|market stack]], and the bank pays you half the [[cost]], rounded down.',
      'Items of 1 gold would bring nothing and so cannot be sold. Allies cannot be sold at all, only [[discard|discarded]].',
    ],
    missed: ['Cards you kept as a [[reward]] cannot be sold either.'],
    example: 'An item of cost 3 brings 1 gold.',
  },
  'buy-healing': {
    gist: 'In a city 1 gold heals either one wound or all exhaustion of one character.',
    text: [
      'For each gold you choose your hero or one ally and remove **one** [[wounds|wound]] or **all** [[exhaustion]] from him. In the [[market-step]] you may do so as often as you can pay.',
    ],
    missed: [
      'One gold never helps two: exhaustion of hero and ally costs 2.',
      'You get rid of exhaustion for free as well: [[rest]].',
    ],
    example: 'A hero with 2 wounds and 4 exhaustion: 3 gold and he is as good as new.',
  },
  'activated-items': {
    gist: 'Turn it over after use: once per turn, then again only after the refresh step.',
    text: [
      'You use the effect and thereby [[activate-cards|activate]] the item: it lies face down until your next [[refresh-step]] turns it up. How many of them you may use and when is limited by the [[activation-limit]].',
    ],
    missed: ['Even with two fitting items only one is allowed before combat.'],
    example: 'The padded leather armor (Gepolsterte Lederrüstung) is activated to avoid a wound.',
  },
  'discard-items': {
    gist: 'Use once, then face down under the market deck; does not count for the activation limit.',
    text: [
      'These items are spent with their effect: the card goes face down under the [[market-deck]]. As they are not [[activate-cards|activated]], you may use them on top of an activated item.',
    ],
    missed: ['The card is gone even if the roll misses.'],
    example:
      'After activating his armor Varikas throws a firebomb (Zwergenbrandbombe) as well: allowed. He misses, and the bomb is gone all the same.',
  },
  'always-active-items': {
    gist: 'Work as long as you own them; no turning over, no discarding, no limit.',
    text: [
      'The effect holds all the time once the card lies with you, and ends when you lose it for any reason. The [[activation-limit]] does not concern them.',
    ],
    missed: ['The maximum of [[weapon-and-armor-limit|weapons and armor]] holds for them too.'],
  },
  'weapon-and-armor-limit': {
    gist: 'At most two weapons, one armor and two allies; there is no limit on anything else.',
    text: [
      'If you are at the limit and want a new weapon, armor or ally, you must **first** [[sell-an-item|sell]] or [[discard]] a card of the same kind.',
      'Some adventure cards count too, for instance when an encounter brings you an ally. Two variants replace these limits: [[item-limit-variant|one for items]], [[ally-limit-variant|one for allies]].',
    ],
    missed: [
      'Gap: cards from [[reward|rewards]] may not be discarded. What holds when only such cards fill the limit, the book does not say.',
    ],
    example:
      'With two allies the encounter Eine Frage der Ehre gives you a third only if you discard one first.',
  },
  discard: {
    gist: 'You may discard items and allies at any time: face down under the market deck.',
    text: [
      'You get nothing for it. Unlike [[sell-an-item|selling]] it works anywhere and in any step, for instance to make room at the [[weapon-and-armor-limit|limit]].',
      'The card goes under the [[market-deck]], not into a city.',
    ],
    missed: [
      'Cards kept as a [[reward]] are exempt from this.',
      'Discarded [[encounters]] leave the game and do not go under a deck.',
    ],
  },
};
