import { useStore } from 'zustand';
import type { GuideId } from '@/src/i18n/guide/model';
import { useAdventure } from '../context/table-context';
import { activePanel } from '../panel/active-panel';
import { pointing } from '../guide/pointing';

/** Somebody is ticked at the table. */
export function useIsAimed(): boolean {
  const panel = useAdventure(activePanel);
  const ticked = useStore(pointing, ({ inSight }) => inSight.includes('react'));
  return panel === 'monster' && ticked;
}

/** The steps that no row of the log tells of: they are done when the screen shows it. */
export function useOnScreen(): readonly GuideId[] {
  const panel = useAdventure(activePanel);
  const aimed = useIsAimed();
  const reasons = useStore(pointing, (now) => now.reasons);
  const lookups = useStore(pointing, (now) => now.lookups);
  const done: Partial<Record<GuideId, boolean>> = {
    target: aimed,
    react: panel === 'threat',
    why: reasons > 0,
    lookup: lookups > 0,
  };
  return (Object.keys(done) as GuideId[]).filter((id) => done[id]);
}
