import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_BOARD_AND_MOVEMENT as DATA } from '../data/board-and-movement';

export const RUNEBOUND3_BOARD_AND_MOVEMENT_EN: CategoryWords<typeof DATA> = {
  move: {
    gist: '1 action: 1 adjacent hex without dice, or roll dice equal to your speed and go 1 hex per fitting die.',
    text: [
      'Decide first: one step to any adjacent hex, or roll as many [[terrain-dice|terrain dice]] as your [[speed|speed]] says. After rolling, the step without dice is off the table.',
      'Dice are spent one by one, each for exactly 1 hex. The die has to show the terrain of the [[destination-hex|hex you enter]] or a [[compass-symbol|compass]]. Any die takes you into a [[cities|city]], along a [[roads|road]] and over a [[bridges|bridge]]; a [[rivers|river]] takes water or compass only.',
      'You may let any number of dice go unused, even all. Be done with the dice before you begin another action. Abilities that move you need no move action; if they cost no other action either, they may come between two dice.',
    ],
    missed: [
      'A die showing two terrains is still good for only 1 hex.',
      'The book first says rolled dice have to be used and then that using none is fine. It probably just means that the step without dice is gone.',
    ],
    example:
      'Speed 3, you roll mountain, plains, compass: up to three hexes, one of them of any kind.',
  },
  'terrain-dice': {
    gist: 'Six-sided dice with plains, hills, water, forest, mountain and compass; you roll as many as your speed.',
    text: [
      'You roll them when you [[move|move]] or [[explore|explore]] (as many as your [[speed|speed]]), when you [[rest|rest]] in the wilderness (always five), when you [[retreat|retreat]] (one) and when an ability says so. If a face shows two terrains you use only one of them.',
      'The [[compass-symbol|compass]] stands for every terrain. Spent dice are set aside and do not count again in the same action or ability. [[exert-for-reroll|Exerting]] lets you roll again.',
    ],
    missed: [
      'The game has five dice. If you need more, roll the rest afterwards.',
      'How the symbols are spread over the faces is not listed in the rules reference.',
    ],
  },
  dice: {
    gist: 'There are only terrain dice: five of them, symbols instead of numbers; fights are cast with tokens.',
    text: [
      'Wherever dice are mentioned, [[terrain-dice|terrain dice]] are meant. In fights you cast [[combat-tokens|combat tokens]]; a die shows up there only for a [[retreat|retreat]] or through abilities. [[attribute-tests|Tests]] use cards.',
    ],
  },
  'compass-symbol': {
    gist: 'Counts as every terrain whether you like it or not; a required compass can only be met by a compass.',
    text: [
      'When you [[move|move]] a compass fits any hex and crosses [[rivers|rivers]]; when you [[explore|explore]] it replaces any terrain symbol, when you [[rest|rest]] it heals.',
      'You cannot declare it not to be some terrain: it sets off harmful effects as well. If a [[requirements|requirement]] lists a compass, no other symbol helps.',
    ],
    example: 'An effect deals 3 damage for a rolled mountain: a compass costs you those 3 too.',
  },
  speed: {
    gist: 'How many terrain dice you roll to move and to explore.',
    text: [
      'The value is on the hero card; abilities raise it with "+X" before the symbol. With more than five dice you roll the rest afterwards ([[component-limits]]).',
    ],
    missed: [
      'It plays no part when you [[rest|rest]] (always 5 dice) or [[retreat|retreat]] (1 die).',
    ],
  },
  hex: {
    gist: 'A six-sided space with one of five terrains; any number of heroes may stand on it.',
    text: [
      'Every hex has a [[terrain-types|terrain]]. Those with a [[cities|city]], [[towns|town]], [[shrines|shrine]] or [[fortresses|fortress]] are special places, all others are [[wilderness|wilderness]].',
      'There is no limit of heroes on one hex. They may [[trade-with-heroes|trade]] there but do not fight by themselves: that takes a [[challenge|challenge]].',
    ],
  },
  'terrain-types': {
    gist: 'Five kinds: plains, hills, water, forest, mountain. The die has to match the hex you enter.',
    text: [
      'Each [[hex|hex]] has exactly one; only a [[cities|city]] counts as all of them. Towns, shrines and fortresses keep their terrain: Höhlenstadt and Yrthwrights Schmiede (German board names) are mountain, Sundergard is plains. Under a [[roads|road]] the terrain still holds.',
      'Terrain matters when you [[move|move]], when you [[rest|rest]] in the wilderness and for some abilities.',
    ],
  },
  'destination-hex': {
    gist: 'The hex you step onto: the die has to show its terrain, not that of where you stand.',
    text: [
      'When you [[move|move]] with dice you compare the die with the hex you enter. Exceptions: a [[cities|city]], a [[bridges|bridge]] and going on along the same [[roads|road]] take any die.',
      'With a [[rivers|river]] in between, the right terrain is no use: only water or compass gets you across.',
    ],
  },
  rivers: {
    gist: 'With dice only water or compass gets you across; the step without dice (1 hex) works too.',
    text: [
      'Rivers are blue lines along hex edges. To cross such an edge with [[terrain-dice|terrain dice]], the die must show water or a [[compass-symbol|compass]]. The terrain beyond does not matter.',
      'If you do not roll, your [[move|move action]] may take you exactly 1 hex, over a river too. At the two [[bridges|bridges]] any die fits.',
      'Left open: a river on the border of a [[cities|city]], which any die may otherwise enter. The river rule is worded more strictly; we read it so that water or compass is needed here as well.',
    ],
  },
  bridges: {
    gist: 'Rote Brücke and Zadrics Übergang: here any die takes you over the river.',
    text: [
      'The board has exactly two bridges (their German names are given here). To cross one, spend any [[terrain-dice|terrain die]]; neither the [[rivers|river]] nor the terrain beyond matters.',
    ],
  },
  roads: {
    gist: 'Once on the road any die takes you along it; to get onto it you need fitting terrain.',
    text: [
      'From road hex to road hex you may spend any die as long as the same road joins both. Being neighbours is not enough; the crossing at Suvars Rast is such a case.',
      "Coming from a hex without a road, the die has to match the terrain under the road. [[cities|Cities]] and also [[market-town-and-suvars-rest|Marktstadt and Suvar's Rest]] count as road.",
    ],
    missed: ['To [[rest|rest]] on a road you need the terrain beneath it.'],
  },
  'market-town-and-suvars-rest': {
    gist: 'Two named hexes that count as road for movement.',
    text: [
      "On both hexes the rules for [[roads|roads]] apply. At Suvar's Rest (Suvars Rast on the German board) roads cross: neighbouring road hexes whose roads are not joined directly cannot be reached with just any die.",
      'Marktstadt means "market town", but it is not one of the four [[cities|cities]], so no [[shop|shopping]] there.',
    ],
  },
  wilderness: {
    gist: 'Every hex that is no city, town, shrine or fortress.',
    text: [
      'To [[rest|rest]] in the wilderness, roll all five terrain dice and heal 1 damage per symbol that matches the terrain of your hex; the [[compass-symbol|compass]] always does.',
    ],
  },
  cities: {
    gist: 'Dawnsmoor, Forge, Riverwatch, Tamalir: count as every terrain and as road, with a market and full healing.',
    text: [
      'A city has all terrains at once: any die leads into it, and effects that look at terrain work with any die. It also counts as [[roads|road]]: from it any die takes you along a road.',
      'Only here can you [[shop|shop]], and each city has its [[markets|market]]. [[rest|Resting]] heals all damage. A city is no [[wilderness|wilderness]].',
    ],
    example:
      'Lyssa fights in a city: with "Beute Verfolgen" (German card name) every one of her terrain dice deals damage.',
  },
  towns: {
    gist: 'A settlement with a terrain of its own; no wilderness, resting heals all damage.',
    text: [
      'For moving and exploring the printed [[terrain-types|terrain]] still counts; Höhlenstadt, for one, is mountain. [[rest|Resting]] removes all your damage. You cannot shop here: only [[cities|cities]] allow that.',
    ],
  },
  shrines: {
    gist: 'A holy place with a terrain of its own; no wilderness, resting heals all damage.',
    text: [
      'For moving and exploring the printed [[terrain-types|terrain]] counts; Yrthwrights Schmiede, for one, is mountain. Whoever [[rest|rests]] here is rid of all damage.',
    ],
  },
  fortresses: {
    gist: 'A military place with a terrain of its own; no wilderness, resting heals all damage.',
    text: [
      'For moving and exploring the printed [[terrain-types|terrain]] counts; Sundergard, for one, is plains. [[rest|Resting]] takes away all your damage.',
      'In the text at hand the list of place symbols breaks off after the shrine; look at the board for the symbol of the fortress.',
    ],
  },
};
