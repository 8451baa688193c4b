import type { SameSheets } from '@/src/glossary/sheets';
import type { RUNEBOUND3_SHEETS_DE } from './de';

export const RUNEBOUND3_SHEETS_EN: SameSheets<typeof RUNEBOUND3_SHEETS_DE> = {
  turn: {
    title: 'Turn and round',
    gist: 'Three actions, learning before and after each; at the end of the round the time marker moves.',
    blocks: [
      {
        kind: 'figures',
        title: 'What actions cost',
        figures: [
          { value: '1', text: '[[move]]: 1 hex without dice or dice equal to speed' },
          {
            value: '1',
            text: '[[rest]]: heal all in a city, town, shrine or fortress, else roll 5 dice',
          },
          {
            value: '1',
            text: '[[train]]: draw cards equal to the full hand limit, then discard down to it',
          },
          { value: '1', text: '[[shop]], only in a city' },
          { value: '2', text: '[[adventure]] on a hex with a coloured gem' },
          { value: '1', text: '[[abilities|card ability]] with an action arrow' },
        ],
      },
      {
        kind: 'points',
        title: 'At no action',
        points: [
          '[[learn|Learn skills]]: before or after any action, never in the middle.',
          '[[trade-with-heroes|Trade]] with a hero on your hex, on your turn or theirs.',
        ],
      },
      {
        kind: 'points',
        title: 'When you are stuck',
        points: [
          '[[defeated|Defeated]]: rest only.',
          '[[delayed|Delayed]]: the next action is standing up.',
          'Both: rest until you are no longer defeated, then stand up.',
        ],
      },
      {
        kind: 'steps',
        title: 'Round',
        steps: [
          'Clockwise from the [[first-player|first player]]: one [[turns|turn]] each.',
          'The first player moves the marker 1 space on the [[time-track|time track]].',
          '[[story-space|Story symbol]]: draw 1 story card. [[gem-space|Gem space]]: refresh gems without a hero.',
          'If it lay on the last space: on to [[acts|act 2]]; if it was act 2 already, read the scenario card.',
        ],
      },
    ],
  },
  combat: {
    title: 'Combat',
    gist: 'Cast, act in alternation, perhaps flee; until somebody is defeated.',
    blocks: [
      {
        kind: 'steps',
        title: 'Course',
        steps: [
          'The player to the right of the hero leads the [[enemies|enemy]].',
          '[[engage|Start of combat]]: abilities for it, once, no shields.',
          '[[cast-phase]]: both cast all tokens at once.',
          '[[initiative]]: more golden tokens begins, in a tie the [[attacker|attacker]].',
          '[[action-phase]]: one [[combat-actions|combat action]] each in alternation until both have [[pass|passed]].',
          '[[retreat-phase]]: a hero may roll 1 terrain die and [[retreat|escape]]. Otherwise the next combat round from the cast on.',
        ],
      },
      {
        kind: 'figures',
        title: 'How many tokens',
        figures: [
          { value: '5', text: '[[enemy-tokens|enemy]] in act 1' },
          { value: '6', text: '[[elite-enemies|enemy]] in act 2' },
          { value: '7', text: '[[villain]]: five, elite and its own' },
          {
            value: '+1',
            text: '[[three-character-code|combat token]] per asset with a code, on top of the [[starting-combat-tokens|starting combat tokens]] of the hero',
          },
        ],
      },
      {
        kind: 'points',
        title: 'The end',
        points: [
          'Damage equals [[health|health]]: fight over at once, anything pending is dropped.',
          'Enemy defeated: [[reward]] and the card as a [[trophies|trophy]] (not with story cards).',
          'Hero defeated: discard the adventure card; against the villain [[eliminated-heroes|eliminated]].',
          'No retreat: enemies, from the villain, in a [[challenge|challenge]] with Corbin.',
        ],
      },
    ],
  },
  'combat-icons': {
    title: 'Symbols in words',
    gist: 'What each combat symbol does, and what dice and cards show.',
    blocks: [
      {
        kind: 'points',
        title: 'Combat tokens',
        points: [
          '[[physical-damage|Physical damage]] (heroes only): spend any number, that much damage.',
          '[[magic-damage|Magic damage]] (heroes only): the same, never together with physical.',
          '[[enemy-damage|Enemy damage]] (enemies only): spend any number, that much damage.',
          '[[agility-symbol|Agility]]: flip 1 token of yours or have 1 of the opponent recast.',
          '[[surge-symbol|Surge]]: trigger a [[surge-abilities|surge ability]], each 1× per combat round.',
          '[[doubler]]: put 1 token of yours on it, that one counts double.',
          '[[shield-symbols|Shield]]: stops 1 damage, no combat action, after passing too.',
          '[[dash-symbols|Dash]]: nothing; a golden one counts for initiative.',
          'Golden symbol: counts for [[initiative|initiative]], 1 per token.',
          '[[large-and-small-symbol|Small symbol]]: only shows the back.',
        ],
      },
      {
        kind: 'points',
        title: 'Terrain dice',
        points: [
          '[[terrain-types|Plains, hills, water, forest, mountain]]: the terrain.',
          '[[compass-symbol|Compass]]: counts as every terrain.',
        ],
      },
      {
        kind: 'points',
        title: 'Cards and board',
        points: [
          'Star: [[success-symbol|success]] in tests.',
          'Arrow: costs an [[actions|action]].',
          '[[body]], [[mind|mind]], [[spirit|spirit]]: the three attributes.',
          'Symbols of their own also for [[speed|speed]], [[health|health]], [[hand-limit|hand limit]] and [[gold|gold]].',
          'Decks and trophies: [[combat-deck|combat]], [[exploration-deck|exploration]], [[social-deck|social]].',
        ],
      },
    ],
  },
  movement: {
    title: 'Moving and rolling',
    gist: 'The die has to match the hex you enter; roads, rivers and cities have rules of their own.',
    blocks: [
      {
        kind: 'points',
        title: 'Which die fits',
        points: [
          'Normally: terrain of the [[destination-hex|destination hex]] or [[compass-symbol|compass]].',
          '[[rivers|River]] in between: water or compass only.',
          '[[bridges|Bridge]]: any die.',
          'Into a [[cities|city]]: any die.',
          'On along the same [[roads|road]]: any die; onto it only with fitting terrain.',
        ],
      },
      {
        kind: 'points',
        title: 'Do not forget',
        points: [
          'Without dice: exactly 1 adjacent hex, over a river too.',
          'One die is 1 hex, even with two terrains.',
          'Use up the dice or let them go before the next action.',
          '[[exert-for-reroll|Discard a card from hand]]: roll 1 die again, as often as you have cards.',
        ],
      },
      {
        kind: 'figures',
        title: 'How many dice',
        figures: [
          { value: 'X', text: '[[speed]] to move and to [[explore|explore]]' },
          {
            value: '5',
            text: 'to [[rest|rest]] in the [[wilderness|wilderness]], 1 healed per fitting die',
          },
          { value: '1', text: 'to [[retreat|retreat]]' },
        ],
      },
    ],
  },
  'tests-and-skills': {
    title: 'Tests and learning',
    gist: 'Reveal cards equal to the attribute, one star will do; learning is paid in trophies.',
    blocks: [
      {
        kind: 'steps',
        title: 'Attribute test',
        steps: [
          'Reveal skill cards equal to [[attributes|attribute]] plus modifier, none at 0 or less.',
          '[[exert]] as often as you like: discard 1 card from hand, reveal 1 more.',
          'At least 1 [[success-symbol|star]]: passed. None: only a [[failure-effect|failure effect]] remains; discard the event, an enemy stays.',
          'Discard all revealed cards.',
        ],
      },
      {
        kind: 'steps',
        title: 'Learning a skill',
        steps: [
          'On your turn, before or after an action: choose a card in hand.',
          'Per [[orbs|orb]] spend 1 trophy of that type, any for grey ones.',
          'Lay the card face up. Of each kind at most as many as your attribute value.',
        ],
      },
      {
        kind: 'steps',
        title: 'Shopping in a city',
        steps: [
          '1 card from the deck into the [[markets|market]]: four now.',
          '[[sell]] as much as you like for its gold value.',
          'Buy 1 card or discard 1 market card: three again. Only one per [[asset-kinds|asset kind]].',
        ],
      },
    ],
  },
  setup: {
    title: 'Setup',
    gist: 'Ten steps from the empty table to the first turn.',
    blocks: [
      {
        kind: 'steps',
        title: 'Ten steps',
        steps: [
          'Board; on each gem picture the matching [[adventure-gems|gem]], coloured side up.',
          'All other tokens sorted into the [[token-bank|token bank]].',
          'Choose a [[scenario|scenario]], shuffle its story cards, read both sides of the [[scenario-card|scenario card]] aloud.',
          '[[adventure-cards|Adventure decks]]: neutral cards by their backs, add those of the scenario, shuffle.',
          'Draw lots for [[first-player|first player]]; choose heroes, setup side up; take gold and combat tokens.',
          'Draw [[starting-skills|skills]] up to the hand limit.',
          'Place the heroes: shrine, fortress or town as the hero card says.',
          'Resolve the [[setup-ability|setup abilities]], turn the hero cards over.',
          'Shuffle the assets, three cards at each [[markets|market]].',
          'Time marker on the first space of the [[time-track|time track]].',
        ],
      },
      {
        kind: 'figures',
        title: 'Numbers',
        figures: [
          { value: '60', text: 'neutral adventure cards, plus 10 per deck from the scenario' },
          { value: '30', text: 'cards in each of the three adventure decks' },
          { value: '10', text: '[[story-cards|story cards]] per scenario' },
          { value: '3', text: 'cards in each of the four markets' },
        ],
      },
    ],
  },
};
