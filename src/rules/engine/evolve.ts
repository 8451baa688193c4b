import { evolveCampaign } from '../campaign/evolve';
import type { GameEvent } from './contract';
import type { GameState } from './state';

/** Bookkeeping only; never fails on an event that `decide` reported. */
export function evolve(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'dieRolled':
      return { ...state, dice: { ...state.dice, next: event.n + 1 } };
    case 'campaignCreated':
      return {
        dice: { seed: event.seed, next: 0 },
        campaign: evolveCampaign(state.campaign, event),
      };
    default:
      return { ...state, campaign: evolveCampaign(state.campaign, event) };
  }
}

export const replay = (start: GameState, events: readonly GameEvent[]): GameState =>
  events.reduce(evolve, start);
