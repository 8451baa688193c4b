import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_SCENARIO_AND_STORY as DATA } from '../data/scenario-and-story';

export const RUNEBOUND3_SCENARIO_AND_STORY_EN: CategoryWords<typeof DATA> = {
  scenario: {
    gist: 'Chosen at setup: 1 scenario card, 10 adventure cards per deck and 10 story cards.',
    text: [
      'You tell the cards that belong together by their picture; in the base game it is that of the [[villain|villain]]. There are two: [[ascendance-of-margath]] and [[corpse-king]]. If you cannot agree, decide at random. The cards of the other one stay in the box.',
    ],
  },
  'scenario-card': {
    gist: 'Lies beside the board: special rules in front, villain or another way to win on the back.',
    text: [
      'Read both [[scenario-sides|sides]] aloud before the game; everyone may look at any time. When a hero begins the fight against the [[villain|villain]], turn it to side B. If that hero does not win, side A comes up again afterwards.',
      'What happens at the end of [[acts|act 2]] stands here as well.',
    ],
  },
  'scenario-sides': {
    gist: 'Side A: rules of the scenario. Side B: the villain or the other condition for winning.',
    text: [
      'During the game A is up. For the fight against the [[villain|villain]] you turn to B; if the hero loses, you turn back. At the bottom left of side B the special combat token of the villain is pictured.',
    ],
  },
  'victory-conditions': {
    gist: 'On the scenario card; in the base game the player whose hero defeats the villain wins.',
    text: [
      'Side B of the [[scenario-card|scenario card]] names the [[villain|villain]] or another condition. The winner is the very hero who defeated it. Whoever loses against it is [[eliminated-heroes|eliminated]].',
      'If all heroes have lost, the game ends without a winner.',
    ],
  },
  villain: {
    gist: 'Enemy on side B of the scenario card with 7 tokens: beat it and win, lose and you are eliminated.',
    text: [
      'It casts five enemy tokens, the [[elite-token|elite token]] and the token pictured at the bottom left of its card. You cannot [[retreat|retreat]] from it.',
      'Whoever defeats it has won. Whoever loses is [[eliminated-heroes|eliminated]]; the villain loses all damage and the card goes back to side A. So it goes on until a hero wins or all are out.',
      'If story tokens lower its health it does not heal past the lowered value. See [[margath]] and [[vorakesh]].',
    ],
  },
  'eliminated-heroes': {
    gist: 'That player has lost: figure, cards, trophies and combat tokens leave the game, the rest goes to the bank.',
    text: [
      'Mostly this comes from losing to the [[villain|villain]]. Assets, skills, trophies and combat tokens leave the game; gold, story and damage tokens go to the [[token-bank|token bank]].',
      'If it was the [[first-player|first player]], the next player in order takes over.',
    ],
    missed: ['An ordinary defeat does not eliminate: see [[defeated]].'],
  },
  'ascendance-of-margath': {
    gist: 'Base scenario with Margath as its villain; story tokens are called lore here.',
    text: [
      'For each [[lore|lore token]] of his opponent [[margath]] has 1 health less. Special rules, card texts and starting values are only on the cards of the [[scenario|scenario]].',
    ],
  },
  margath: {
    gist: 'Villain of "The Ascendance of Margath": −1 health per lore token of his opponent.',
    text: [
      'The rules for a [[villain|villain]] apply to him. Only the [[lore|lore]] of the hero fighting him counts. His base value is on the scenario card.',
    ],
  },
  lore: {
    gist: 'Story tokens in "The Ascendance of Margath": each one you hold takes 1 health off Margath in your fight.',
    text: [
      'How you come by lore stands on the cards. You cannot [[trade-with-heroes|trade]] it, for these are [[story-tokens|story tokens]]. [[margath]] does not heal past the lowered value.',
    ],
  },
  'corpse-king': {
    gist: 'Base scenario with Vorakesh as its villain: zombies strengthen him, companions weaken him.',
    text: [
      'Both sides of the story tokens are needed: white for [[companions|companions]], black for [[zombies|zombies]]. [[vorakesh]] gets +1 health per zombie on the board and −2 per companion of his opponent.',
      'Everything else is on the cards of the [[scenario|scenario]].',
    ],
  },
  vorakesh: {
    gist: 'Villain of "The Corpse King": +1 health per zombie on the board, −2 per companion of his opponent.',
    text: [
      'The rules for a [[villain|villain]] apply to him. All [[zombies|zombies]] on the board count, but only the [[companions|companions]] of the hero fighting him. His base value is on the scenario card.',
    ],
    example:
      'Three zombies on the board, you have two companions: +3 −4, so 1 below his base value.',
  },
  companions: {
    gist: 'White story tokens in "The Corpse King": each one with you takes 2 health off Vorakesh.',
    text: [
      'Only the companions of the hero fighting [[vorakesh]] count. Being [[story-tokens|story tokens]] they cannot be traded. How you get them is on the cards, not in the rules reference.',
    ],
  },
  zombies: {
    gist: 'Black story tokens in "The Corpse King": each one on the board gives Vorakesh +1 health.',
    text: [
      'They come onto the board through [[story-quests|story quests]]. Killed ones return to the [[token-bank|token bank]] and may come back. How to kill them is on the cards.',
    ],
  },
  'story-cards': {
    gist: 'Draw 1 at every story symbol of the time track; ten per scenario, at least two stay unused.',
    text: [
      'Ordinary cards are resolved at once and discarded, [[story-quests|story quests]] go on their row. The marker runs over the [[time-track|time track]] twice.',
    ],
    missed: ['An [[enemies|enemy]] from a story card does not become a trophy when beaten.'],
  },
  'story-quests': {
    gist: 'Goes on the first free slot of the row above the board; heroes on the named hexes may use it.',
    text: [
      'You lay the card on the [[story-quest-row|story quest row]] and a matching [[story-quest-marker|marker]] on the hex it shows. Whoever stands there may resolve the ability of the card. If several hexes qualify, such as every shrine, no marker is placed.',
      'Whether and when the card goes away is not in the rules reference; read the card.',
    ],
  },
  'story-quest-row': {
    gist: 'Slots at the top of the board: each new story quest goes on the first free one.',
    text: [
      'Here lie the [[story-quests|story quests]] heroes can use at the moment. How many slots there are and what to do when the row is full is not stated.',
    ],
  },
  'story-quest-marker': {
    gist: 'Shows the hex of a story quest on the board; if several hexes qualify there is none.',
    text: [
      'After laying out the [[story-quests|story quest]], put the matching marker on the hex the card shows. If it can be done in several places, such as every town, the markers would not suffice; then you place none.',
    ],
  },
  'story-tokens': {
    gist: 'Two-sided tokens whose meaning the scenario sets: lore, companions, zombies.',
    text: [
      'Some scenarios need one side only, some use both as different tokens: [[lore]] with Margath, [[companions|companions]] and [[zombies|zombies]] with the Corpse King. They cannot be traded and never run out ([[component-limits]]).',
      'The German entry also points to a headword "Macht" (might) that the glossary does not have.',
    ],
  },
};
