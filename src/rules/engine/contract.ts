import type { DiceSource } from '../base/dice';
import type { Caused } from '../base/event';
import type { CampaignCommand, CampaignRefusal } from '../campaign/commands';
import type { CampaignEvent } from '../campaign/events';

export type DieSides = 6 | 20;

export type GameCommand = CampaignCommand | { readonly kind: 'rollDie'; readonly sides: DieSides };

export type GameEvent =
  | CampaignEvent
  | (Caused<'dieRolled', 1> & {
      readonly n: number;
      readonly sides: DieSides;
      readonly value: number;
      readonly source: DiceSource;
    });

export type Refusal =
  CampaignRefusal | { readonly code: 'die-out-of-range'; readonly sides: number };

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
  dieRolled: 1,
};
