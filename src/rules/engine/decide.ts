import { decideAdventure } from '../adventure/decide';
import type { AdventureEvent } from '../adventure/events';
import type { Dice } from '../base/dice';
import { fail, ok, type Result } from '../base/result';
import { plainTexts } from '../base/text';
import { decideCampaign } from '../campaign/decide';
import { isWithin } from '../campaign/check';
import type { CampaignEvent } from '../campaign/events';
import { keptAfterDefeat } from '../campaign/kept';
import { isCampaignCommand } from '../campaign/kinds';
import type { Catalogue } from '../model/catalogue';
import type { DieSides, GameCommand, GameEvent, Refusal } from './contract';
import { smallActionsIn } from './small-actions';
import type { GameState } from './state';

export type Decision = Result<readonly GameEvent[], Refusal>;

/** The rules: what happens when the players ask for this now, or why it cannot happen. */
export function decide(
  catalogue: Catalogue,
  state: GameState,
  asked: GameCommand,
  dice: Dice,
): Decision {
  const command = plainTexts(asked);
  if (isCampaignCommand(command)) {
    const written = decideCampaign(catalogue, state.campaign, command);
    if (!written.ok) return written;
    return ok([...written.value, ...smallActionsIn(catalogue, state, written.value, dice)]);
  }
  if (state.campaign.name === '') return fail({ code: 'no-campaign' });
  if (command.kind === 'rollDie') return rollDie(state, command.sides, dice);
  const played = decideAdventure(catalogue, state, command, dice);
  return played.ok ? ok([...played.value, ...keptBy(state, played.value)]) : played;
}

/** V1: a defeat restores the campaign as it was at the start; what is not its to take follows. */
function keptBy(
  { campaign, adventure }: GameState,
  events: readonly AdventureEvent[],
): readonly CampaignEvent[] {
  const lost = events.some(
    (event) => event.type === 'adventureClosed' && event.outcome.result !== 'won',
  );
  return lost && adventure !== null ? keptAfterDefeat(adventure.before, campaign) : [];
}

function rollDie(state: GameState, sides: DieSides, dice: Dice): Decision {
  const n = state.dice.next;
  const value = dice.die(n, sides);
  if (!isWithin(value, 1, sides)) return fail({ code: 'die-out-of-range', sides });
  return ok([{ type: 'dieRolled', v: 1, cause: 'table', n, sides, value, source: dice.source }]);
}
