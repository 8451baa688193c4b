import type { SameSheets } from '@/src/glossary/sheets';
import type { RUNEWARS_SHEETS_DE } from './de';

export const RUNEWARS_SHEETS_EN: SameSheets<typeof RUNEWARS_SHEETS_DE> = {
  year: {
    title: 'Year and season',
    gist: 'Four seasons of three steps each; after six years at the latest the game is over.',
    blocks: [
      {
        kind: 'steps',
        title: 'One season',
        steps: [
          '[[season-cards|Season card]]: first the [[primary-ability|text]], then the [[secondary-ability|secondary ability]], in the order of last season’s order numbers.',
          'Everyone chooses an [[order-cards|order card]] face down.',
          'Reveal and resolve, lowest [[order-number|number]] first: main function, then the [[supremacy-bonus|bonus]] if you are entitled.',
        ],
      },
      {
        kind: 'points',
        title: 'Secondary abilities',
        points: [
          '[[spring|Spring]]: activation tokens off, stand all figures up, all orders back to hand.',
          '[[summer|Summer]]: [[quest-phase|quest phase]]: each hero moves (then duel or quest), heals or trains.',
          '[[fall|Fall]]: reshuffle fate cards; 2 influence or 1 tactics card each.',
          '[[winter|Winter]]: [[food-limit|food limit]] in every area; water borders are open.',
        ],
      },
      {
        kind: 'points',
        title: 'Who goes first',
        points: [
          'Lowest order number, then more [[influence-tokens|influence]], then more [[starting-influence|starting influence]].',
          'Equal [[influence-bid|bids]]: the [[primarch|Primarch]] decides; otherwise the tied player with most influence left.',
        ],
      },
      {
        kind: 'figures',
        title: 'Numbers',
        figures: [
          { value: '6', text: '[[dragon-rune|dragon runes]] win at once' },
          { value: '6', text: 'years at most, then [[game-end|final count]]' },
          { value: '4', text: 'orders per [[year]] and player' },
          { value: '8', text: '[[unit-limit|units]] per player and area' },
          { value: '10', text: '[[tactics-cards|tactics cards]] in hand' },
          { value: '3', text: '[[heroes]] per player' },
          { value: '3', text: '[[quest-cards|quest cards]] in hand' },
        ],
      },
    ],
  },
  orders: {
    title: 'The eight orders',
    gist: 'First the main function, then the bonus if the number is your highest this year.',
    blocks: [
      {
        kind: 'figures',
        title: 'Orders',
        figures: [
          {
            value: '1',
            text: '[[strategize|Strategize]]: figures 1 area each into friendly or empty ones. Bonus: tactics cards by your dials.',
          },
          {
            value: '2',
            text: '[[mobilize|Mobilize]]: activate and move in. Bonus: once more, but only one battle.',
          },
          {
            value: '3',
            text: '[[conquer|Conquer]]: activate and move in. Bonus: enemy stronghold −3.',
          },
          {
            value: '4',
            text: '[[harvest|Harvest]]: reset dials. Bonus: use developments, build one for 1 wood.',
          },
          {
            value: '5',
            text: '[[recruit|Recruit]]: units of one resource. Bonus: of a second one.',
          },
          {
            value: '6',
            text: '[[rally-support|Rally Support]]: 1 benefit per city. Bonus: up to 3 influence for a hero.',
          },
          {
            value: '7',
            text: '[[acquire-power|Acquire Power]]: influence by your dials. Bonus: take a title.',
          },
          {
            value: '8',
            text: '[[fortify|Fortify]]: build, repair, swap runes, once each. No bonus.',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Moving',
        points: [
          'Orders 2 and 3: up to 2 areas, [[fast]] units 3; only through friendly or empty areas.',
          'No unit moves out of an area with your own [[activation-tokens|activation token]].',
          'Red and blue [[movement-restrictions|borders]] block; [[flying]] units ignore them, in winter blue is open.',
          '[[hero-movement|Heroes]] move with order 1 or in the quest phase, never with 2 or 3.',
        ],
      },
      {
        kind: 'points',
        title: 'Costs',
        points: [
          '[[build-stronghold|Build a stronghold]]: wood −1 and ore −1; not with a city or stronghold.',
          '[[repair-stronghold|Repair a stronghold]]: ore −1.',
          '[[development-tiles|Development]]: wood −1, only with an own stronghold, 1 per area.',
          '[[title-cards|Title]]: more influence than lies on it.',
        ],
      },
    ],
  },
  battle: {
    title: 'Battle and duel',
    gist: 'Units fight in five rows, heroes in up to four duel rounds.',
    blocks: [
      {
        kind: 'steps',
        title: 'Battle',
        steps: [
          'Place the [[battle-marker|battle marker]].',
          'Line up standing units by [[combat-row|combat row]]; heroes and routed ones stay in the area.',
          '[[start-of-battle|Start abilities]]: attacker, then defender.',
          'Five [[battle-rounds|battle rounds]], row 1 to 5.',
          '[[strength|Strength]]: defense bonus, count standing units, add the stronghold, damage it.',
          'Result: more strength wins, a tie goes to the defender. [[retreat|Retreat]], replace stronghold, damage off, units back.',
        ],
      },
      {
        kind: 'steps',
        title: 'One battle round',
        steps: [
          'The attacker chooses a type of the row and draws 1 [[fate-cards|fate card]] per unit.',
          'The defender likewise.',
          '[[special-ability|Special abilities]], attacker first.',
          '[[rout|Rout]]: one uninjured standing unit per point.',
          '[[assign-damage|Damage]]: injured first, then standing, then routed. Discard, repeat until all types have drawn.',
        ],
      },
      {
        kind: 'steps',
        title: 'Duel',
        steps: [
          'Name one opposing [[heroes|hero]] in the area.',
          'Abilities for the start of a duel: attacker, then defender.',
          'Up to four rounds: 1 card each, [[circle|circle section]]; damage lands at once.',
          'End: a [[defeat-heroes|defeated hero]] goes, the winner takes the rewards; otherwise both stay with their damage.',
        ],
      },
      {
        kind: 'figures',
        title: 'Values',
        figures: [
          { value: '5', text: '[[stronghold-strength|stronghold]], undamaged' },
          { value: '−3', text: 'stronghold with the [[conquer|Conquer]] bonus' },
          { value: '+2', text: '[[development-reinforced-wall|reinforced wall]] (Humans)' },
          {
            value: '3',
            text: 'enemies rout: [[development-cursed-burial-site|burial site]] (Undead)',
          },
          { value: '4', text: 'damage: [[development-ravenous-offshoot|offshoot]] (Uthuk)' },
          { value: '1', text: 'enemy retreats: [[development-sanctuary|sanctuary]] (Elves)' },
        ],
      },
    ],
  },
  diplomacy: {
    title: 'Diplomacy',
    gist: 'Negotiating with unallied neutrals instead of fighting them.',
    blocks: [
      {
        kind: 'steps',
        title: 'Negotiating',
        steps: [
          'Pay 1 to 6 [[influence-tokens|influence tokens]].',
          'Draw exactly as many [[fate-cards|fate cards]], always all.',
          'Choose one and carry out its [[fate-symbol|symbol]].',
        ],
      },
      {
        kind: 'points',
        title: 'Results',
        points: [
          'Good: all neutrals in the area are [[allied-units|allied]].',
          'Middle: they [[retreat]] and rout; the left neighbour says where.',
          'Bad: fight or retreat yourself; after a battle with the same [[mobilize|Mobilize]] only retreat.',
          'Which symbol is which is shown on the [[reference-sheet|reference sheet]].',
        ],
      },
      {
        kind: 'points',
        title: 'Allies',
        points: [
          'They stay while an own unit is with them or you [[controlled-area|control the area]].',
          'They count for the [[unit-limit|limit of 8]] and the [[food-limit|food limit]].',
          '[[unallied-neutrals|Unallied ones]] are led by the player left of the active one, without tactics cards.',
        ],
      },
    ],
  },
  symbols: {
    title: 'Symbols in words',
    gist: 'What you see on fate cards, bases, borders and decks.',
    blocks: [
      {
        kind: 'points',
        title: 'Fate card',
        points: [
          'Top: [[fate-symbol|fate symbol]] for diplomacy and tests.',
          'Special symbol: [[special-ability|ability]] of the unit; in a duel 1 damage or a reward.',
          'Rout symbol with number: that many enemies [[rout-symbol|rout]]; in a duel prevent that much damage.',
          'Damage symbol with number: that much [[damage-symbol|damage]].',
          'Empty section: [[miss]].',
          'Number at the bottom centre: decides the [[first-player|first player]].',
        ],
      },
      {
        kind: 'points',
        title: 'Base shapes',
        points: [
          '[[triangle|Triangle]]: 40 % misses, at most 1 damage.',
          '[[circle|Circle]]: special abilities twice as often; heroes in duels.',
          '[[rectangle|Rectangle]]: mostly up to 2 damage.',
          '[[hexagon|Hexagon]]: usually 3 damage.',
        ],
      },
      {
        kind: 'points',
        title: 'Colours and signs',
        points: [
          'Red edge: [[mountain-border|mountain]]. Blue edge: [[water-border|water]].',
          'Green flower, yellow sun, orange leaf, blue snowflake: the four [[season-cards|seasons]].',
          'White banner good, black evil, green neutral: [[alignment]].',
          'Blue gem: [[dragon-rune|dragon rune]]. Blank side: [[false-rune|false rune]].',
          'Yellow arrow on an exploration token: [[exploration-event|event]].',
          'Red number on a dial: start value of the [[resource-dials|resource dials]].',
        ],
      },
    ],
  },
  setup: {
    title: 'Setup',
    gist: 'Twelve steps to the first spring; the map is built in step 3.',
    blocks: [
      {
        kind: 'steps',
        title: 'Game setup',
        steps: [
          '1 fate card each: the highest number is [[first-player|first player]].',
          'Clockwise, choose a [[faction]].',
          'Build the map (see below).',
          'Put [[neutral-units|neutral units]] on their symbols.',
          '[[city-tiles|City tiles]] at random, face up, on the city spaces.',
          'Take out [[quest-cards|quests]] for missing areas, shuffle the rest.',
          'Pointers to the red start values; [[influence-tokens|influence]] and tactics cards by the sheet.',
          'Clockwise: 1 stronghold, [[starting-units|starting units]] of all three resources, 2 dragon runes and 1 false one face down, one per area.',
          '2 quests and 1 random [[heroes|hero]] of the own alignment; shuffle the other heroes.',
          'Shuffle all decks, lay out the 3 [[title-cards|titles]] face up.',
          'Set out the tokens, [[rune-tokens|runes]] in two open piles.',
          '1 [[objective-cards|objective card]] of the own alignment.',
        ],
      },
      {
        kind: 'steps',
        title: 'Map',
        steps: [
          'Deal 2 [[setup-quest-cards|setup quest cards]] each, face up.',
          'Take the matching [[map-tiles|map tiles]].',
          'In turn lay one each: two areas against at least two on the table, no coloured border against a coloured one.',
          'The first player places the [[home-realm-markers|setup markers]]: 3 uncoloured borders each, 4 areas apart, one of them 3 if need be.',
          'From the left neighbour on: replace a marker by the [[home-realm|home realm]]; never adjacent.',
        ],
      },
      {
        kind: 'points',
        title: 'Variants',
        points: [
          '[[exploration-tokens|Exploration tokens]]: “1” next to home realms, “2” in all other areas outside.',
          '[[epic-variant|Epic variant]]: 1 open dragon rune, 7 to win, 8 years, no false ones.',
        ],
      },
    ],
  },
};
