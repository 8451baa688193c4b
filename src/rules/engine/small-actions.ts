import { decideAdventure } from '../adventure/decide';
import type { AdventureEvent } from '../adventure/events';
import type { HeroAction } from '../adventure/state/adventure';
import type { Dice } from '../base/dice';
import type { CampaignEvent } from '../campaign/events';
import type { Catalogue } from '../model/catalogue';
import type { GameState } from './state';

interface SmallAction {
  readonly action: HeroAction;
  readonly heroes: readonly string[];
}

/** Not a gem set into a socket (E4); and nothing to or from the camp, which is a correction (L7). */
function actionOf(event: CampaignEvent): SmallAction | null {
  if (event.type === 'itemLost') {
    const drunk = event.end === 'used' && event.cause === 'E5';
    return drunk ? { action: 'consumable', heroes: [event.hero] } : null;
  }
  if (event.type !== 'itemsMoved') return null;
  const spots = event.moves.flatMap(({ from, to }) => [from, to]);
  return spots.some(({ place }) => place === 'camp')
    ? null
    : { action: 'exchange', heroes: spots.map(({ hero }) => hero) };
}

/** Q1, E2: what the logbook notes in a hero's own turn uses up his small action; it never blocks. */
export function smallActionsIn(
  catalogue: Catalogue,
  state: GameState,
  events: readonly CampaignEvent[],
  dice: Dice,
): readonly AdventureEvent[] {
  const turn = state.adventure?.turn;
  const acting = turn?.over === false ? turn.figure : null;
  if (acting === null) return [];
  return events.flatMap((event) => {
    const small = actionOf(event);
    if (!small?.heroes.includes(acting)) return [];
    const command = { kind: 'tickAction', action: small.action, used: true } as const;
    const ticked = decideAdventure(catalogue, state, command, dice);
    return ticked.ok ? ticked.value : [];
  });
}
