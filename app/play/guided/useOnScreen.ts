import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { GuideId } from '@/src/i18n/guide/model';
import { navigationRef } from '@/app/wiring/navigation-ref';
import { useAdventure } from '../context/table-context';
import { activePanel } from '../panel/active-panel';
import { pointing } from '../guide/pointing';

const openTab = (): string | undefined => {
  if (!navigationRef.isReady()) return undefined;
  const tabs = navigationRef.getRootState();
  return tabs?.routes[tabs.index]?.name;
};

const onMove = (told: () => void) => navigationRef.addListener('state', told);

/** Also from a tab out of sight: arrow keys lead through the tabs between here and the glossary. */
const useOpenTab = () => useSyncExternalStore(onMove, openTab, openTab);

/** Somebody is ticked at the table. */
export function useIsAimed(): boolean {
  const panel = useAdventure(activePanel);
  const ticked = useStore(pointing, ({ inSight }) => inSight.includes('react'));
  return panel === 'monster' && ticked;
}

/** The steps that no row of the log tells of: they are done when the screen shows it. */
export function useOnScreen(): readonly GuideId[] {
  const tab = useOpenTab();
  const panel = useAdventure(activePanel);
  const aimed = useIsAimed();
  const reasons = useStore(pointing, (now) => now.reasons);
  const done: Partial<Record<GuideId, boolean>> = {
    target: aimed,
    react: panel === 'threat',
    why: reasons > 0,
    lookup: tab === 'Glossary',
  };
  return (Object.keys(done) as GuideId[]).filter((id) => done[id]);
}
