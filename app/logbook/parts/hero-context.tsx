import { createContext, useContext, useMemo, type ReactNode } from 'react';
import {
  sheetOf,
  type Campaign,
  type CampaignHero,
  type GameState,
  type HeroSheet,
} from '@/src/rules';
import { Provide } from '@/src/ui';
import { provisionalMarks, type ProvisionalMarks } from '@/app/play/logbook/provisional-marks';

export interface OpenSheet {
  readonly state: GameState;
  readonly campaign: Campaign;
  readonly hero: CampaignHero;
  readonly sheet: HeroSheet;
  /** V1: what waits for the victory. */
  readonly marks: ProvisionalMarks;
}

const HeroContext = createContext<OpenSheet | null>(null);

/** Whose pages are open. */
export function useHeroSheet(): OpenSheet {
  const open = useContext(HeroContext);
  if (open === null) throw new Error('useHeroSheet outside a hero sheet');
  return open;
}

interface HeroSheetProviderProps {
  readonly state: GameState;
  readonly hero: CampaignHero;
  readonly children: ReactNode;
}

export function HeroSheetProvider({ state, hero, children }: HeroSheetProviderProps) {
  const { campaign, adventure } = state;
  const before = adventure?.before ?? null;
  const marks = useMemo(
    () => provisionalMarks(campaign, before, hero.id),
    [campaign, before, hero.id],
  );
  const open = useMemo(
    () => ({ state, campaign, hero, sheet: sheetOf(campaign, hero.id), marks }),
    [state, campaign, hero, marks],
  );
  return (
    <Provide context={HeroContext} value={open}>
      {children}
    </Provide>
  );
}
