import type { Cause } from '@/src/rules/base/event';
import type { Play } from '../play';
import type { LossReason } from '../state/adventure';

/** D12: the first reason stands; the table may play on. */
export function lose(play: Play, reason: LossReason, cause: Cause = 'D12'): void {
  if (play.adventure.outcome !== null) return;
  play.add({ type: 'outcomeReached', v: 1, cause, outcome: { result: 'lost', reason } });
}
