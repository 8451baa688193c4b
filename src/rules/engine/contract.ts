import type { AdventureCommand, AdventureRefusal } from '../adventure/commands';
import type { AdventureEvent } from '../adventure/events';
import type { DiceSource } from '../base/dice';
import type { Caused } from '../base/event';
import type { CampaignCommand, CampaignRefusal } from '../campaign/commands';
import type { CampaignEvent } from '../campaign/events';

export type DieSides = 6 | 20;

export type GameCommand =
  CampaignCommand | AdventureCommand | { readonly kind: 'rollDie'; readonly sides: DieSides };

export type GameEvent =
  | CampaignEvent
  | AdventureEvent
  | (Caused<'dieRolled', 1> & {
      readonly n: number;
      readonly sides: DieSides;
      readonly value: number;
      readonly source: DiceSource;
    });

export type Refusal =
  | CampaignRefusal
  | AdventureRefusal
  | { readonly code: 'die-out-of-range'; readonly sides: number };

/** The newest form of each event. */
export const EVENT_VERSIONS: { readonly [Event in GameEvent as Event['type']]: Event['v'] } = {
  campaignCreated: 1,
  campaignRenamed: 1,
  notesWritten: 1,
  chapterSet: 1,
  heroAdded: 1,
  heroChanged: 1,
  playerSet: 1,
  heroRemoved: 1,
  skillSet: 1,
  roleSkillsSet: 1,
  treeSet: 1,
  itemsGained: 1,
  itemsMoved: 1,
  itemLost: 1,
  itemChanged: 1,
  itemTurned: 1,
  consequenceGained: 1,
  consequenceLost: 1,
  consequenceChanged: 1,
  rewardNoted: 1,
  rewardTaken: 1,
  rewardDropped: 1,
  campBegan: 1,
  campStepDone: 1,
  campEnded: 1,
  singleBegan: 1,
  dieRolled: 1,
  adventureStarted: 1,
  adventureRulesChanged: 1,
  outcomeReached: 1,
  outcomeTakenBack: 1,
  adventureClosed: 1,
  roundBegan: 1,
  turnBegan: 1,
  turnEnded: 1,
  tasksSet: 1,
  actionTicked: 1,
  noted: 1,
  counterSet: 1,
  harmed: 1,
  healed: 1,
  hpSet: 1,
  tokensSet: 1,
  marked: 1,
  touched: 1,
  groundSet: 1,
  fell: 1,
  stoodUp: 1,
  cubesSet: 1,
  recalled: 1,
  curseSet: 1,
  traumaSet: 1,
  auraLost: 1,
  limitsSet: 1,
  roleSet: 1,
  immunitiesSet: 1,
  focusUsed: 1,
  furyUsed: 1,
  heroAttacked: 1,
  checked: 1,
  allyJoined: 1,
  allyLeft: 1,
  chestSearched: 1,
  trapDieRolled: 1,
  trapLaid: 1,
  trapGone: 1,
  interactionSet: 1,
  stepOpened: 1,
  cardPlayed: 1,
  cardChanged: 1,
  cardTurned: 1,
  cardLeft: 1,
  monsterSummoned: 1,
  monsterDefeated: 1,
  monsterAttacked: 1,
  deckSet: 1,
  attackCardsLaid: 1,
  attackCardLeft: 1,
  attackCardWritten: 1,
  baseSet: 1,
  threatOpened: 1,
  reacted: 1,
  reactionTakenBack: 1,
  threatClosed: 1,
  runesDrawn: 1,
  runesLaid: 1,
  runeTaken: 1,
  runesReturned: 1,
  runeShown: 1,
  runeCardTurned: 1,
  drawn: 1,
  mapSet: 1,
  pieceSet: 1,
  pieceRemoved: 1,
  sheetPainted: 1,
  objectSet: 1,
  objectRemoved: 1,
  darknessLaid: 1,
  darknessLifted: 1,
  figurePlaced: 1,
  monsterRan: 1,
};
