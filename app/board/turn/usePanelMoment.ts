import { useAdventure } from '@/app/play/context/table-context';
import { runKey, useRun } from '../run/run-state';

/** Changes whenever the panel shows something new that begins at its top. */
export function usePanelMoment(): string {
  const turn = useAdventure(
    (adventure) =>
      `${runKey(adventure)}/${adventure.threat?.id ?? ''}/${adventure.outcome?.result ?? ''}`,
  );
  const { ran, asked, askedOnMap } = useRun();
  return `${turn}/${ran}/${askedOnMap ? JSON.stringify(asked) : ''}`;
}
