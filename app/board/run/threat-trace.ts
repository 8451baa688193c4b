import type { Trace } from '@/src/rules';
import { useRunningTurn } from '@/app/play/turn/running-turn-context';

/** Why the open threat came about on the board; after a reload nothing. */
export function useThreatTrace(threat: string): Trace {
  const known = useRunningTurn(({ boardTrace }) => boardTrace);
  return known.threat === threat ? known.trace : [];
}
