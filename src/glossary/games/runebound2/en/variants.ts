import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_VARIANTS as DATA } from '../data/variants';

export const RUNEBOUND2_VARIANTS_EN: CategoryWords<typeof DATA> = {
  'doom-track': {
    gist: 'Variant: returned adventure cards fill the track; a full track = doom counter, the eighth = endgame.',
    text: [
      '**Setup:** the top green adventure card lies unseen beside the market stack of Vynelvale. **Every adventure card** that is put back (beaten challenge, finished encounter, ineffective event, card discarded for use) goes face down on the next free place above: Riverwatch, Dawnsmoor and so on.',
      'The track is **full** with 2 cards for 1 player, 4 for 2, 6 for 3, 8 for 4 to 6. Then the last card goes to the first place (Vynelvale), all others go face down under their decks, and the first free [[city-crest|crest]] gets a [[doom-counters|doom counter]].',
      'With the eighth counter, at Frostgate, the normal game ends and the [[endgame]] begins. The book recommends this variant warmly.',
    ],
    missed: [
      'A reading: the start card counts; from then on there is always one card there. The book is not quite clear.',
      'Contradiction: [[encounters]] leave the game by their own rule, here they are to go on the track.',
      'The cards stay face down; only their colour matters, for instance for the [[hazard-colour]].',
    ],
    example:
      'With three players: as soon as the sixth card comes, the first doom counter lies on Vynelvale.',
  },
  endgame: {
    gist: 'Starts with the eighth doom counter: red deck of challenges only, highest level first.',
    text: [
      '**Preparation:** 1. Take events and encounters out of the red deck. 2. Red cards on the [[undefeated-track]] go back to the deck; players keep what their card told them to keep. 3. Shuffle. 4. Work out the [[level]]: 1 plus experience counters.',
      '**Order:** from the highest level down; in a tie whoever has more gold goes first, otherwise random. Each plays his [[endgame-confrontation|confrontation]] until somebody wins or all are out.',
    ],
    missed: ['There is an endgame only with the [[doom-track]].'],
  },
  'endgame-confrontation': {
    gist: 'Draw red cards and fight without escape: Margath or three red cards in all win.',
    text: [
      'Whoever is up draws the top red card and [[combat|fights]]; [[escape-phase|escape]] is forbidden. Practically all other steps fall away, and whatever works "before" or "after movement" is useless.',
      '**Win** over [[high-lord-margath|Margath]]: victory. Win over another card: you keep it; if it is your third red one in all you have won, otherwise you draw the next. **Loss:** you are out, the card is shuffled into the red deck; you keep gold and experience counters. Then the next lower [[level]] fights.',
      'If all are out, whoever has the most red challenge cards wins; in a tie the higher level, then the most gold.',
    ],
    missed: [
      'By the wording the [[refresh-step]] is lost too: activated items do not come back between two red cards.',
      'Nobody heals wounds here: there is no [[market-step|market]] any more.',
    ],
  },
  'travel-hazards': {
    gist: 'Variant: whoever ends on an empty hex outside a city rolls to see if danger lurks there.',
    text: [
      'If your movement ends on a hex without a city, without an adventure counter, without an undefeated counter and without another hero, you [[roll-for-hazards]]. If it gets you, find the [[hazard-colour|colour]] and [[resolve-a-hazard|resolve the hazard]].',
      'The book recommends this variant warmly too. It can be played with or without the [[doom-track]].',
    ],
    missed: ['Stopping at a counter, another hero or in a city spares you this roll.'],
  },
  'roll-for-hazards': {
    gist: 'Two movement dice: if neither shows the terrain of your hex, you are in danger.',
    text: [
      'You roll two [[movement-dice]]. A single symbol of your [[terrain-types|terrain]] is enough and nothing happens. Otherwise find the [[hazard-colour]] at once.',
      'This roll comes last of all: cards that work after movement come before it.',
    ],
    missed: [
      'Mountain, forest and swamp are far more dangerous than plains, road and river. The book does not say how hills compare.',
    ],
    example:
      'On a forest hex without a forest symbol on either die: danger. With a single forest: safe.',
  },
  'hazard-colour': {
    gist: 'With the doom track by the hazard number; without: 2–6 green, 7–15 yellow, 16–20 blue.',
    text: [
      '**With the [[doom-track]]:** roll two movement dice again and count all symbols, that is the [[hazard-number]]. Count as many places upwards from Vynelvale; the colour of the card there counts.',
      '**Without the doom track:** roll the [[ten-sided-dice|two ten-siders]]: 2 to 6 green, 7 to 15 yellow, 16 to 20 blue. That is 15, 70 and 15 of 100 rolls.',
    ],
    missed: [
      'The table of the German book names the colours in Dutch by mistake: Groen, Geel, Blauw.',
      'Red comes only by way of the doom track.',
    ],
  },
  'hazard-number': {
    gist: 'Sum of all terrain symbols on two movement dice; counts off places on the doom track.',
    text: [
      'It does not matter which symbols they are, only how many. You begin at Vynelvale with 1 and count upwards. If the number exceeds the cards on the [[doom-track]], start again at the first one.',
      'The card you arrive at gives the [[hazard-colour]].',
    ],
    example:
      'Four leads to Tamalir, six to Nerekhal. With three cards out and hazard number five, place two counts.',
  },
  'resolve-a-hazard': {
    gist: 'One card only, no before combat, no escape, no reward; but there is experience.',
    text: [
      'You draw **one** card of the [[hazard-colour|colour]]. Events and encounters are carried out as usual, then your turn is over, with no further card. Against a challenge you fight without [[before-combat]] texts and abilities on either side and without the [[escape-phase]].',
      '**Win:** no [[reward]], but an adventure counter of the colour from the [[general-supply|supply]]. If there is none, take others of the same total value; if even that is not enough, you get nothing.',
      '**Loss:** the card goes under its deck or on the [[doom-track]], never to the undefeated track. Apart from that you are [[knocked-out|knocked out]] as always.',
    ],
    example: 'If there is no blue counter in the supply, you may take three green ones instead.',
  },
  'lighter-knockout': {
    gist: 'Variant: whoever is knocked out keeps all allies and items.',
    text: [
      'Everything else about being [[knocked-out|knocked out]] stays: gold gone, off to the nearest city, challenge to the track, turn over. Only the [[costliest-card|costliest card]] is not given up.',
    ],
  },
  'item-limit-variant': {
    gist: 'Variant: at most one item of each type, instead of two weapons and one armor.',
    text: [
      'The usual [[weapon-and-armor-limit|limit]] by [[class-and-type|class]] is gone. You may carry any number of weapons and armor, but never two items of the same type.',
    ],
    missed: ['The limit of two allies does not change with it.'],
    example:
      'With the Blitzkeule (mace) you may buy the Weiße Klinge (sword), but not the Drachenzahnhammer (mace).',
  },
  'ally-limit-variant': {
    gist: 'Variant: any number of allies, but 1 gold for each at the start of every market step.',
    text: [
      'Before you do anything in the [[market-step]] you pay 1 gold per [[ally-cards|ally]] to the bank. Anyone you cannot or will not pay for is [[discard|discarded at once]].',
    ],
    missed: [
      'Without a market step, so outside cities, nobody costs you anything.',
      'You pay before buying and selling: what you earn in this step comes too late.',
    ],
  },
  'short-and-long-game': {
    gist: 'Other prices per experience counter: short 4, 3, 2 and long 6, 5, 4 instead of 5, 4, 3.',
    text: [
      'By number of players 1–2, 3–4 and 5–6: in the **short** game an [[experience-counters|experience counter]] costs 4, 3 or 2 [[experience-points|points]], **normally** 5, 4 or 3, in the **long** game 6, 5 or 4. Nothing else changes.',
    ],
  },
};
