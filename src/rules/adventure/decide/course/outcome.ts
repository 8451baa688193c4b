import { canonicalText } from '@/src/rules/base/hash';
import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import { storyOfDefeat } from '@/src/rules/campaign/chronicle';
import type { CourseCommand } from '@/src/rules/adventure/commands';
import { theHero } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { LossReason, Outcome } from '@/src/rules/adventure/state/adventure';
import { checkLength, checkTime } from '../check';
import { carryOverOf } from './carry-over';

type Of<Kind extends CourseCommand['kind']> = Extract<CourseCommand, { readonly kind: Kind }>;

function checkReason(play: Play, reason: LossReason): void {
  if ('hero' in reason) theHero(play, reason.hero);
  if ('name' in reason) checkLength(reason.name, LONGEST_NAME);
}

/** X10: a fight has winners or none, everything else is won or lost together. */
function checkMode({ adventure }: Play, outcome: Outcome): void {
  const fought = outcome.result === 'decided' || outcome.result === 'draw';
  if (outcome.result === 'abandoned') return;
  if (fought !== (adventure.versus !== undefined)) refuse({ code: 'other-mode' });
  const { versus } = adventure;
  if (outcome.result !== 'decided' || versus === undefined) return;
  const { winners } = outcome;
  if (!versus.teams.some((team) => team.join() === winners.join()))
    refuse({ code: 'no-such-teams' });
}

/** V1, D12: the players' word, also against what the rules found. */
export function declareOutcome(play: Play, { outcome }: Of<'declareOutcome'>): void {
  if (outcome.result === 'lost') checkReason(play, outcome.reason);
  checkMode(play, outcome);
  if (canonicalText(outcome) === canonicalText(play.adventure.outcome)) return;
  const cause = outcome.result === 'lost' ? 'D12' : 'V1';
  play.add({ type: 'outcomeReached', v: 1, cause, outcome });
}

export function playOn(play: Play): void {
  if (play.adventure.outcome === null) refuse({ code: 'adventure-not-over' });
  play.add({ type: 'outcomeTakenBack', v: 1, cause: 'table' });
}

const storyOf = ({ state, adventure }: Play) =>
  storyOfDefeat(adventure.before.decisions, state.campaign.decisions);

/** V1: only a victory is final; V2: only a victory goes on in a sequence. */
export function closeAdventure(play: Play, { at, afterwards }: Of<'closeAdventure'>): void {
  const { adventure } = play;
  const outcome = adventure.outcome ?? refuse({ code: 'adventure-not-over' });
  checkTime(at);
  const goesOn = outcome.result === 'won' && afterwards === 'sequential';
  const carryOver = goesOn ? carryOverOf(adventure) : null;
  const cause = goesOn ? 'V2' : 'V1';
  const told = outcome.result === 'won' ? {} : { story: storyOf(play) };
  play.add({ type: 'adventureClosed', v: 1, cause, at, afterwards, outcome, carryOver, ...told });
}
