import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_BOARD as DATA } from '../data/board';

export const RUNEBOUND2_BOARD_EN: CategoryWords<typeof DATA> = {
  board: {
    gist: 'A map of hexes: each is one of seven terrains or a city.',
    text: [
      'In the middle lies the map with its hexes, [[terrain-types|terrain]] or [[city]], many of them with an [[adventure-jewel]].',
      'Around it: at the top the [[undefeated-track]], on the right the [[city-market-stacks]], on the left the four [[adventure-decks]], the [[market-deck]] and the [[event-slot]].',
    ],
    missed: ['[[half-hexes|Half hexes]] at the edge do not count.'],
  },
  'terrain-types': {
    gist: 'Seven terrains: plains, road, river, swamp, forest, hills, mountain; and cities as jokers.',
    text: [
      'Every hex except a city has exactly one type of terrain. You enter it with a [[movement-dice|movement die]] that shows its [[terrain-symbols|symbol]]. A [[city]] counts as every terrain at once.',
    ],
    missed: [
      'With the variant [[travel-hazards]], mountain, forest and swamp are far more dangerous than plains, road and river.',
    ],
  },
  city: {
    gist: 'Joker hex: any terrain symbol leads into it; here you may go to market.',
    text: [
      'You move into a city with any [[terrain-symbols|terrain symbol]]. If your movement ends there you have the [[market-step]]: buy, hire, sell, heal.',
      'A hero who is [[knocked-out|knocked out]] wakes up in the [[nearest-city]]. Nobody rolls for [[roll-for-hazards|travel hazards]] in a city.',
    ],
    missed: [
      'Passing through is not enough: only those who end their movement in the city may shop.',
    ],
  },
  tamalir: {
    gist: 'Start city of all heroes, near the middle of the board; its market stack is empty at first.',
    text: [
      'In their very first turn players put their [[hero-figure|figure]] on Tamalir and then move from there.',
      'During [[setup]] Tamalir is the only city without a market card. After that it works like any other: whoever takes a [[market-step]] adds a card first. On the [[doom-track]] Tamalir is the fourth place.',
    ],
  },
  'half-hexes': {
    gist: 'Cut-off hexes at the edge of the board do not exist in the game: no entry.',
    text: [
      'Where the edge of the [[board]] cuts a hex in half, the road ends. You can enter such a hex neither with dice nor with the [[step-one-hex|free step]].',
    ],
  },
  'undefeated-track': {
    gist: 'Six slots at the top of the board for challenges somebody escaped from or lost to.',
    text: [
      'When a hero flees or is beaten, the [[challenges|challenge]] loses all its wounds and goes to the next free slot. The [[undefeated-counters|counter]] of that number moves to the hex.',
      'If all six are taken, the card that has been there longest (usually slot 1) gives way: face down under its deck. The new card takes its place, and the counter moves from the old hex to the new one.',
      'Before the [[endgame]] red cards go from here back to the red deck.',
    ],
    missed: [
      'Gap: the book does not say where the counter goes after a win. The obvious reading is back to its slot on the track.',
      'Whether a card pushed out goes to the [[doom-track]] instead of under its deck is not said in so many words.',
    ],
  },
  'market-deck': {
    gist: '84 cards face down: 29 allies and 55 items, from which the cities get their offers.',
    text: [
      'At the start of every [[market-step]] you draw one card from here and put it face up on the [[city-market-stacks|stack of the city]].',
      'Under this deck, face down, go [[discard|discarded]] cards, used-up items, killed allies and the card you lose in a [[costliest-card|knockout]].',
    ],
    missed: ['Items you [[sell-an-item|sell]] do not go here but face up into the city.'],
  },
  'adventure-decks': {
    gist: 'Four face-down decks in green, yellow, blue and red; finished cards go under their colour.',
    text: [
      'You draw the top card in the colour of the counter you stand on. Beaten [[challenges]] and replaced or ineffective [[events]] go face down under the deck of their colour.',
      'If you play with the [[doom-track]], returned cards go there first.',
    ],
    missed: ['By the basic rules finished [[encounters]] do not come back: they leave the game.'],
  },
  'event-slot': {
    gist: 'Holds the one event in force right now; empty at the start.',
    text: [
      'The first [[events|event]] drawn goes here and works at once. It stays until one with an equal or higher [[event-number|number]] replaces it; the old one goes face down under the deck of its colour.',
    ],
    missed: ['There is a single slot for all colours together.'],
  },
  'city-market-stacks': {
    gist: "Each city's face-up offers at the right edge; every market step there adds a card.",
    text: [
      'Every [[city]] has a stack of its own, marked by its [[city-crest|crest]]. At the start each has one card face up, only [[tamalir]] has none. You can buy or hire anything in the city you stand in.',
      'Whoever takes a [[market-step]] there adds a new card first. Items that are [[sell-an-item|sold]] go into this stack too.',
    ],
    missed: [
      'You choose freely from the stack; it need not be the top card.',
      'In the variant the [[doom-track]] runs along these stacks.',
    ],
  },
  'city-crest': {
    gist: 'Crest and colour show which stack belongs to which city; also the place for doom counters.',
    text: [
      'Beside every [[city-market-stacks|market stack]] is the small crest of its city. In the variant [[doom-track]] the [[doom-counters]] go on these, from bottom to top.',
      'The order as far as the book names it: 1 Vynelvale, 2 Riverwatch, 3 Dawnsmoor, 4 Tamalir, 6 Nerekhal, 8 Frostgate.',
    ],
    missed: [
      'Gap: the text does not name places 5 and 7; Greyhaven is mentioned, but without a place. Look at the board.',
    ],
  },
};
