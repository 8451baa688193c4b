import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_SETUP_AND_VICTORY as DATA } from '../data/setup-and-victory';

export const RUNEWARS_SETUP_AND_VICTORY_EN: CategoryWords<typeof DATA> = {
  'object-of-the-game': {
    gist: 'Whoever first controls 6 areas with dragon runes wins at once.',
    text: [
      'You start with 2 [[dragon-rune|dragon runes]] in your home realm. More come from conquered areas, [[reward-cards|rewards]], your [[objective-cards|objective card]], [[season-cards|season cards]] and [[title-cards|titles]].',
      'If nobody manages by the end of year 6, you compare: [[game-end]].',
    ],
  },
  'first-player': {
    gist: 'Decided by the highest number on a fate card; draws every season card.',
    text: [
      'Everyone gets a [[fate-cards|fate card]]; the highest number in the middle of the bottom edge wins. The first player chooses a [[faction]] first, lays the first [[map-tiles|map tile]] and sets the [[home-realm-markers|setup markers]], but puts down the own home realm last.',
      'In the game the first player draws the card at the start of each season. That does not mean acting earlier: [[player-order]] decides. Nothing says that the office changes hands.',
    ],
  },
  'home-realm': {
    gist: 'Your 3 starting areas: always yours unless enemy units or an enemy stronghold are there; never empty.',
    text: [
      'You control them even without figures. Only enemy units or an enemy stronghold take them from you. As they never count as [[empty-area|empty]], nobody else can move in with [[strategize]] or retreat there while they are yours.',
      'At setup the home realm takes the place of a [[home-realm-markers|setup marker]]; two home realms must never be adjacent.',
    ],
  },
  'starting-units': {
    gist: 'At the start you recruit with all three resources and place the units freely in your home realm.',
    text: [
      'In clockwise order everyone puts a [[stronghold-tiles|stronghold]] into one area of the [[home-realm|home realm]] and takes all units the three [[resource-dials|dials]] show at the start values and below. They may go to all three areas.',
      'Then 2 [[dragon-rune|dragon runes]] and 1 [[false-rune|false rune]] go in face down, exactly one per area.',
    ],
    missed: [
      'Unlike with [[recruit]], all resources count here, and the units need not go to the stronghold.',
    ],
  },
  'rune-tokens': {
    gist: '38 tokens with the same back: 21 dragon runes (blue gem) and 17 false ones (blank); 1 per area.',
    text: [
      'They lie face down on the map. [[dragon-rune|Dragon runes]] bring victory, [[false-rune|false ones]] mislead. The rune counts for whoever controls the area. A second token never goes to the same area.',
      'They are revealed only at [[game-end|game end]]; you may [[look-at-runes|look at]] your own at any time.',
    ],
  },
  'false-rune': {
    gist: 'Blank rune token as a decoy: does not count, but takes up the spot in the area.',
    text: [
      'When you take a new [[dragon-rune|dragon rune]], a false one comes into play with it; conquered areas add none. Beforehand you may [[gain-dragon-rune|discard]] up to 2 own false runes to make room. The [[epic-variant|epic variant]] has none.',
    ],
  },
  'dragon-rune': {
    gist: 'The victory point: 6 in areas under your control win the game.',
    text: [
      'It is not yours but lies in the area: lose the area and you lose it. New ones come into play through [[objective-cards|objectives]], [[reward-cards|rewards]], [[title-cards|titles]] and [[season-cards|season cards]] ([[gain-dragon-rune]]).',
      'With the exploration variant a [[exploration-dragon-throne|dragon throne]] counts as one more.',
    ],
  },
  'game-end': {
    gist: 'At once with 6 dragon runes; else after winter 6: most runes, then influence, then starting influence.',
    text: [
      'Whoever controls 6 areas with [[dragon-rune|dragon runes]] says so, reveals the 6 and has won.',
      'Otherwise the game ends with the [[winter]] of [[year]] 6: all runes are revealed, the most win. On a tie more [[influence-tokens|influence]] decides, then more [[starting-influence|starting influence]].',
    ],
    missed: [
      'The rulebook contradicts itself: in the overview “dragon runes” count at the end, in the chapter on game end “rune tokens”. Dragon runes fits the rest; false runes do not count then.',
    ],
  },
  'gain-dragon-rune': {
    gist: 'Discard up to 2 own false runes, then place 1 real and 1 false one face down in areas without a rune.',
    text: [
      '1. If you like, take up to 2 [[false-rune|false runes]] out of your areas. 2. Take 1 [[dragon-rune|dragon rune]] and 1 false one and mix them until nobody can follow. 3. Look at them and put each face down in a friendly or [[uncontrolled-area|uncontrolled]] area without a rune.',
      'What you cannot place goes back to the supply. If a card only has runes placed or moved, without speaking of gaining, no false one is added.',
    ],
    missed: [
      'For [[objective-cards|objectives]] the rulebook writes “own or empty” instead of “own or uncontrolled” areas. The detailed section says uncontrolled.',
      'If all areas are taken, even the dragon rune is lost. So discard false ones first.',
    ],
  },
  'look-at-runes': {
    gist: 'Any time in areas you control or where your hero stands; never show them, lying is allowed.',
    text: [
      'So a [[heroes|hero]] in an enemy area tells you what lies there. You may talk about it, true or false, but show no [[rune-tokens|rune token]]. Runes become open to all only at [[game-end|game end]].',
    ],
  },
  'player-elimination': {
    gist: 'Whoever controls no area any more is out; heroes and cards go away.',
    text: [
      'Tactics, quest, reward and hero cards are shuffled into their decks, the [[heroes]] leave the map. [[title-cards|Title cards]] go back to the display; the influence on them stays until someone takes them with [[acquire-power]].',
    ],
    missed: ['What happens to the objective card and the influence is not said in the rulebook.'],
  },
  'epic-variant': {
    gist: 'Longer game: 1 open dragon rune at the start, 7 to win, 8 years, no false runes.',
    text: [
      'Everyone starts with just 1 [[dragon-rune|dragon rune]] in the home realm. All runes lie open, there are no [[false-rune|false ones]]. Whoever first controls 7 areas with dragon runes wins; otherwise the most after [[year]] 8 decide, with the usual tie-breaks.',
      'If you draw a tactics or season card about false runes, discard it and draw a new one. If dragon runes run out, use face-down false ones as a substitute.',
    ],
  },
};
