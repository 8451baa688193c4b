import type { SameSheets } from '@/src/glossary/sheets';
import type { RUNEBOUND2_SHEETS_DE } from './de';

export const RUNEBOUND2_SHEETS_EN: SameSheets<typeof RUNEBOUND2_SHEETS_DE> = {
  turn: {
    title: 'A turn',
    gist: 'Five steps, always in this order; then the person to the left goes.',
    blocks: [
      {
        kind: 'steps',
        title: 'The five steps',
        steps: [
          '[[refresh-step|Refresh]]: turn activated cards face up again.',
          '[[movement-step|Movement]]: roll, [[rest]], or [[step-one-hex|step one hex]] without rolling.',
          '[[adventure-step|Adventure]]: accept or decline on a counter; declining leads to step 5.',
          '[[market-step|Market]]: only in a city; first add a card to the offers, then any number of actions.',
          '[[experience-step|Experience]]: exchange adventure counters.',
        ],
      },
      {
        kind: 'figures',
        title: 'Movement',
        figures: [
          { value: '5', text: '[[movement-dice|movement dice]] if nobody carries counters' },
          { value: '4', text: 'once hero or ally has a wound or exhaustion' },
          {
            value: '3–0',
            text: 'when you [[rest]]: one exhaustion off for each missing die (of four)',
          },
          {
            value: '1',
            text: '[[terrain-symbols|symbol]] per die, one hex; any symbol fits a city',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Cards in the adventure step',
        points: [
          '[[challenges|Challenge]]: fight.',
          '[[events|Event]]: compare numbers, refill counters, draw another card.',
          '[[encounters|Encounter]]: carry it out, draw another card.',
          '[[face-undefeated|Undefeated counter]]: fight the card on the track instead of drawing.',
          '[[hero-interaction|Another hero]]: trade or attack; adventure or hero fight, never both.',
        ],
      },
      {
        kind: 'points',
        title: 'Over at once',
        points: [
          'A successful [[escape-phase|escape]] and being [[knocked-out|knocked out]] end the turn, without market and experience.',
        ],
      },
    ],
  },
  combat: {
    title: 'Combat',
    gist: "Two ten-siders plus attribute against the foe's attribute, three phases per round.",
    blocks: [
      {
        kind: 'steps',
        title: 'Before combat, once only',
        steps: [
          "Carry out the foe's text, if there is [[before-combat|one]].",
          'Your abilities: hero and each ally once, at most one [[activated-items|activated item]].',
        ],
      },
      {
        kind: 'steps',
        title: 'Each combat round',
        steps: [
          '[[escape-phase|Escape]] (optional): roll + [[mind]]; failed = 1 wound, then again or go on.',
          '[[ranged-phase|Ranged]]: roll + mind.',
          '[[melee-phase|Melee]]: roll + [[body]].',
          '[[magic-phase|Magic]]: roll + [[spirit]]; then a new round.',
        ],
      },
      {
        kind: 'points',
        title: 'In each fighting phase one of these',
        points: [
          'Hero [[attack|attacks]] (one phase per round): from the target number up the foe takes damage, otherwise the hero.',
          '[[allies-in-combat|Ally]] attacks: from the target number up the foe takes damage, otherwise the ally.',
          'Hero [[defend|defends]]: from the target number up nothing happens, otherwise the hero takes damage.',
        ],
      },
      {
        kind: 'points',
        title: 'The end',
        points: [
          '[[defeating-a-challenge|Win]]: reward, adventure counter, card under its deck.',
          '[[knocked-out|Loss]]: counters off the hero, gold to the bank, [[costliest-card|costliest card]] gone, [[nearest-city]], foe to the [[undefeated-track|track]].',
        ],
      },
      {
        kind: 'figures',
        title: 'Chance of at least',
        figures: [
          { value: '8', text: '79 of 100 [[ten-sided-dice|rolls]]' },
          { value: '11', text: '55 of 100' },
          { value: '13', text: '36 of 100' },
          { value: '15', text: '21 of 100' },
          { value: '18', text: '6 of 100' },
        ],
      },
    ],
  },
  numbers: {
    title: 'Prices and limits',
    gist: 'What everything costs and how much is allowed.',
    blocks: [
      {
        kind: 'figures',
        title: 'Points per experience counter',
        figures: [
          { value: '5', text: '1 to 2 players ([[short-and-long-game|short]] 4, long 6)' },
          { value: '4', text: '3 to 4 players (short 3, long 5)' },
          { value: '3', text: '5 to 6 players (short 2, long 4)' },
        ],
      },
      {
        kind: 'figures',
        title: 'What an experience counter gives',
        figures: [
          { value: '+2', text: '[[permanent-bonus|mind, body, spirit]] or stamina' },
          {
            value: '+1',
            text: '[[life-limit|life]], three times at most; bars green, yellow, blue in turn',
          },
        ],
      },
      {
        kind: 'figures',
        title: 'At most',
        figures: [
          { value: '2', text: '[[weapon-and-armor-limit|weapons]]' },
          { value: '1', text: 'armor' },
          { value: '2', text: '[[ally-cards|allies]]' },
          { value: '6', text: 'cards on the [[undefeated-track]]' },
        ],
      },
      {
        kind: 'figures',
        title: 'Gold',
        figures: [
          { value: '3', text: 'for everybody at [[setup]]' },
          {
            value: '1',
            text: '[[buy-healing|heals]] one wound or all exhaustion of one character',
          },
          {
            value: '½',
            text: 'of the cost when you [[sell-an-item|sell]], rounded down; never with cost 1, never allies',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Activating: one card each',
        points: [
          'In the [[activation-limit|movement step]].',
          'In the market step.',
          'Before combat.',
          'In every combat round, for all four phases together.',
        ],
      },
    ],
  },
  symbols: {
    title: 'Symbols in words',
    gist: 'What the signs on cards, dice and board mean; the printed book shows what they look like.',
    blocks: [
      {
        kind: 'points',
        title: 'In card texts',
        points: [
          '[[mind|Mind]]: ranged combat, escape, mental tests.',
          '[[body|Body]]: melee combat, physical tests.',
          '[[spirit|Spirit]]: magic combat, social and willpower tests.',
          '[[wounds|Wound]].',
          '[[exhaustion|Exhaustion]].',
          '[[gold-counters|Gold]]; I, V and X on the counters for 1, 5 and 10.',
        ],
      },
      {
        kind: 'points',
        title: 'On market cards',
        points: [
          '[[activated-items|Activate]]: turn over after use.',
          '[[discard-items|Discard]]: use once, then under the market deck.',
          '[[always-active-items|Always]]: works as long as you own the card.',
        ],
      },
      {
        kind: 'points',
        title: 'On events and board',
        points: [
          '[[sunburst|Sunburst]] on the card: refill adventure counters; around a jewel: may be refilled here.',
          '[[event-number|I, II, III]]: an equal or higher number replaces the current event.',
          '[[adventure-jewel|Jewel]]: green easy, yellow, blue, red hardest.',
          '[[city-crest|Crest]]: which market stack belongs to which city.',
        ],
      },
      {
        kind: 'points',
        title: 'Terrain on dice and hexes',
        points: [
          '[[terrain-types|Plains, road, river, swamp, forest, hills, mountain]].',
          '[[city|City]]: counts as any terrain.',
        ],
      },
    ],
  },
  setup: {
    title: 'Setup',
    gist: 'Ten steps to the first turn.',
    blocks: [
      {
        kind: 'steps',
        title: 'In order',
        steps: [
          '[[board|Board]] in the middle.',
          'On every [[adventure-jewel|jewel]] a counter of its colour, jewel up.',
          '[[undefeated-counters|Undefeated counters]] 1 to 6 on their track.',
          'Shuffle allies and items: [[market-deck|market deck]]; one card face up for every city but [[tamalir]].',
          'Shuffle the [[adventure-decks|adventure cards]] in their four colours.',
          '3 gold each, the rest is the [[bank]].',
          'Lay out wound, exhaustion and experience counters.',
          'Everybody draws a [[hero-card|hero card]].',
          'Take figures, the others go back into the box.',
          'Choose a [[first-player|first player]].',
        ],
      },
      {
        kind: 'points',
        title: 'Do not forget',
        points: [
          "Figures come onto the board only in a player's own first turn, in Tamalir.",
          'With the [[doom-track]]: top green adventure card unseen beside Vynelvale.',
        ],
      },
    ],
  },
  doom: {
    title: 'Doom and hazards',
    gist: 'The two recommended variants and the endgame.',
    blocks: [
      {
        kind: 'figures',
        title: 'Cards per doom counter',
        figures: [
          { value: '2', text: 'with 1 player' },
          { value: '4', text: 'with 2 players' },
          { value: '6', text: 'with 3 players' },
          { value: '8', text: 'with 4 to 6 players' },
        ],
      },
      {
        kind: 'steps',
        title: 'When the doom track is full',
        steps: [
          'Last card to the first place of the [[doom-track]] (Vynelvale).',
          'All others face down under their decks.',
          '[[doom-counters|Doom counter]] on the next free [[city-crest|crest]]; the eighth (Frostgate) starts the [[endgame]].',
        ],
      },
      {
        kind: 'steps',
        title: 'Endgame',
        steps: [
          'Red deck without events and encounters, plus red cards of the track; shuffle.',
          'Highest [[level]] first (1 + experience counters), then more gold, then chance.',
          '[[endgame-confrontation|Draw a red card]], fight, no escape.',
          '[[high-lord-margath|Margath]] or third red card: you win. Loss: you are out.',
          'All out: most red cards, then level, then gold.',
        ],
      },
      {
        kind: 'steps',
        title: 'Travel hazards',
        steps: [
          'Empty hex without counter, hero, city: [[roll-for-hazards|two movement dice]]; own terrain among them = safe.',
          '[[hazard-colour|Colour]] with the doom track: count symbols on two dice, count off places.',
          'Colour without the doom track: ten-siders 2–6 green, 7–15 yellow, 16–20 blue.',
          '[[resolve-a-hazard|One card]]: no before combat, no escape, no reward; experience from the supply.',
        ],
      },
    ],
  },
};
