import type { Cause } from '@/src/rules/base/event';
import { refOf } from '../play/figures';
import type { Play } from '../play';
import type { LossReason, Outcome } from '../state/adventure';
import { alliesOf, heroIn } from '../state/figures';
import { teamOf, teamsStanding, teamTrauma, teamTraumaLimit } from '../state/versus';
import type { BeatenBy } from '../events';
import { PAIRS } from '../state/teams';

function end(play: Play, outcome: Outcome, cause: Cause): void {
  if (play.adventure.outcome !== null) return;
  play.add({ type: 'outcomeReached', v: 1, cause, outcome });
}

/** D12: the first reason stands; the table may play on. X9, X10: in a fight each for himself. */
export function lose(play: Play, reason: LossReason, cause: Cause = 'D12'): void {
  if (play.adventure.versus === undefined) return end(play, { result: 'lost', reason }, cause);
  if (reason.kind === 'last-rune') return end(play, { result: 'draw' }, 'X10');
  if ('hero' in reason) beat(play, reason.hero, reason.kind);
}

/** D12: the cube that is one too many. X9: of a pair both count together. */
export function hasTooMuchTrauma({ adventure }: Play, id: string): boolean {
  const hero = heroIn(adventure, id);
  if (hero === undefined) return false;
  const team = teamOf(adventure, id);
  return team.length === PAIRS.heroes
    ? teamTrauma(adventure, team) >= teamTraumaLimit(adventure, team)
    : hero.trauma.length >= hero.traumaLimit;
}

/** X9: trauma takes a pair, curse cubes only him who has them. */
function beat(play: Play, id: string, by: 'curse' | 'trauma'): void {
  leave(play, id, by);
  if (by === 'trauma')
    for (const partner of teamOf(play.adventure, id)) leave(play, partner, 'team');
  const [winners, ...others] = teamsStanding(play.adventure);
  if (others.length > 0) return;
  end(play, winners === undefined ? { result: 'draw' } : { result: 'decided', winners }, 'X10');
}

/** X9: out at once, with who goes with him. */
function leave(play: Play, id: string, by: BeatenBy): void {
  if (heroIn(play.adventure, id)?.out === true) return;
  play.add({ type: 'heroBeaten', v: 1, cause: 'X9', who: refOf(play, id), by });
  for (const ally of alliesOf(play.adventure, id)) {
    play.add({ type: 'allyLeft', v: 1, cause: 'X9', who: refOf(play, ally.id) });
  }
}
