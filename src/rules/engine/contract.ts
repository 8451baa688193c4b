import type { AdventureCommand, AdventureRefusal } from '../adventure/commands';
import type { CampaignCommand, CampaignRefusal } from '../campaign/commands';
import type { SessionCommand, SessionRefusal } from '../session';
import { EVENTS, type DieSides, type GameEvent } from './events';

export type { DiceEvent, DieSides, EventLine, GameEvent } from './events';

export type GameCommand =
  | CampaignCommand
  | AdventureCommand
  | SessionCommand
  | { readonly kind: 'rollDie'; readonly sides: DieSides };

export type Refusal =
  | CampaignRefusal
  | AdventureRefusal
  | SessionRefusal
  | { readonly code: 'die-out-of-range'; readonly sides: number };

/** The newest form of each event. */
export const EVENT_VERSIONS = Object.fromEntries(
  Object.entries(EVENTS).map(([type, { v }]) => [type, v]),
) as { readonly [Event in GameEvent as Event['type']]: Event['v'] };
