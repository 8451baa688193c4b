import { GUIDE_IDS, type GuideId } from '@/src/i18n/guide/model';
import type { PanelName } from '../panel/active-panel';
import type { GuideTarget } from '../guide/pointing';
import { isMoment, STEPS, type GuidePlace, type GuideMoment } from './steps';

export interface GuideFacts {
  readonly panel: PanelName;
  readonly place: GuidePlace;
  readonly done: ReadonlySet<GuideId>;
  /** At the table somebody is ticked: this turn is decided without the map. */
  readonly aimed: boolean;
  /** Somebody has no place on the map. */
  readonly missing: boolean;
}

export interface GuideProgress {
  /** What is proposed; null: everything is done. */
  readonly step: GuideId | null;
  /** False: the game has to go on first, until its moment comes. */
  readonly due: boolean;
  readonly awaited: GuideMoment;
  /** First of all somebody needs a place on the map. */
  readonly unplaced: boolean;
  readonly points: GuideTarget | null;
  /** "3 von 12": as many as are done, and this one. */
  readonly number: number;
  readonly of: number;
}

function isDue(id: GuideId, { panel, place, done, aimed }: GuideFacts): boolean {
  const { after, moment } = STEPS[id];
  if (id === 'map' && place === 'table' && aimed) return false;
  return isMoment(moment, panel) && (after === undefined || done.has(after));
}

/** The first step left that can be done here and now, or else the first one left. */
export function progressOf(facts: GuideFacts): GuideProgress {
  const { place, done } = facts;
  const left = GUIDE_IDS.filter((id) => !done.has(id));
  const due = left.find((id) => isDue(id, facts));
  const unplaced = due === 'map' && place === 'board' && facts.missing;
  const step = due ?? left[0] ?? null;
  return {
    step,
    due: due !== undefined,
    awaited: step === null ? 'any' : STEPS[step].moment,
    unplaced,
    points: unplaced ? 'map' : due === undefined ? 'main' : STEPS[due].points[place],
    number: Math.min(done.size + 1, GUIDE_IDS.length),
    of: GUIDE_IDS.length,
  };
}
