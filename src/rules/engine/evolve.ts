import { evolveAdventure } from '../adventure/evolve';
import { evolveCampaign } from '../campaign/evolve';
import { isCampaignEvent } from '../campaign/kinds';
import type { GameEvent } from './contract';
import type { GameState } from './state';

/** Bookkeeping only; never fails on an event that `decide` reported. */
export function evolve(state: GameState, event: GameEvent): GameState {
  if (event.type === 'dieRolled') {
    return { ...state, dice: { ...state.dice, next: event.n + 1 } };
  }
  if (!isCampaignEvent(event)) return evolveAdventure(state, event);
  const campaign = evolveCampaign(state.campaign, event);
  return event.type === 'campaignCreated'
    ? { ...state, campaign, dice: { seed: event.seed, next: 0 } }
    : { ...state, campaign };
}

export const replay = (start: GameState, events: readonly GameEvent[]): GameState =>
  events.reduce(evolve, start);
