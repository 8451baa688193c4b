import { decideAdventure, isAdventureCommand } from '../adventure/decide';
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
import { beginSession, decideSession, isSessionCommand, type SessionCommand } from '../session';
import type { DieSides, GameCommand, GameEvent, Refusal } from './contract';
import { liveHp } from './live-hp';
import { smallActionsIn } from './small-actions';
import type { GameState } from './state';

export type Decision = Result<readonly GameEvent[], Refusal>;

/** Whether players can ask for anything of this name. */
export const isCommandKind = (kind: string): boolean =>
  kind === 'rollDie' ||
  isCampaignCommand({ kind }) ||
  isSessionCommand({ kind }) ||
  isAdventureCommand(kind);

/** The rules: what happens when the players ask for this now, or why it cannot happen. */
export function decide(
  catalogue: Catalogue,
  state: GameState,
  asked: GameCommand,
  dice: Dice,
): Decision {
  const command = plainTexts(asked);
  if (command.kind === 'beginSession' && state.campaign.name === '') {
    return begin(catalogue, state, command);
  }
  if (state.session !== undefined && !fitsSession(command)) return fail({ code: 'session-exists' });
  if (isCampaignCommand(command)) {
    const written = decideCampaign(catalogue, state.campaign, command);
    if (!written.ok) return written;
    return ok([
      ...written.value,
      ...smallActionsIn(catalogue, state, written.value, dice),
      ...liveHp(catalogue, state, written.value, dice),
    ]);
  }
  if (state.campaign.name === '') return fail({ code: 'no-campaign' });
  if (isSessionCommand(command)) return decideSession(state, command, dice);
  if (command.kind === 'rollDie') return rollDie(state, command.sides, dice);
  const played = decideAdventure(catalogue, state, command, dice);
  return played.ok ? ok([...played.value, ...keptBy(state, played.value)]) : played;
}

/** A session is a campaign without heroes: one row creates both. */
function begin(
  catalogue: Catalogue,
  { campaign }: GameState,
  command: Extract<SessionCommand, { kind: 'beginSession' }>,
): Decision {
  const { name, seed } = command;
  const created = decideCampaign(catalogue, campaign, {
    kind: 'createCampaign',
    name,
    seed,
    heroes: [],
  });
  if (!created.ok) return created;
  const began = beginSession(command);
  return began.ok ? ok([...created.value, ...began.value]) : began;
}

/** Nothing of the first game's rules happens in a session of another. */
const fitsSession = (command: GameCommand): boolean =>
  isSessionCommand(command) || command.kind === 'renameCampaign' || command.kind === 'writeNotes';

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
