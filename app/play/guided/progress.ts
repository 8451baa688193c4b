import { GUIDE_IDS, type GuideId } from '@/src/i18n/guide/model';
import type { PanelName } from '../panel/active-panel';
import type { GuideTarget } from '../guide/pointing';
import { isMoment, momentOf, STEPS, type GuidePlace, type Moment } from './steps';

export interface GuideFacts {
  readonly panel: PanelName;
  readonly place: GuidePlace;
  readonly done: ReadonlySet<GuideId>;
}

export interface Progress {
  /** What is proposed; null: everything is done. */
  readonly step: GuideId | null;
  /** False: the game has to go on first, until its moment comes. */
  readonly due: boolean;
  readonly awaited: Moment;
  readonly points: GuideTarget | null;
  /** "3 von 12": as many as are done, and this one. */
  readonly number: number;
  readonly of: number;
}

const isOffered = (id: GuideId, done: ReadonlySet<GuideId>): boolean => {
  const { after } = STEPS[id];
  return after === undefined || done.has(after);
};

/** The first step left that can be done here and now, or else the first one left. */
export function progressOf({ panel, place, done }: GuideFacts): Progress {
  const left = GUIDE_IDS.filter((id) => !done.has(id));
  const due = left.find((id) => isOffered(id, done) && isMoment(momentOf(STEPS[id], place), panel));
  const step = due ?? left[0] ?? null;
  return {
    step,
    due: due !== undefined,
    awaited: step === null ? 'any' : momentOf(STEPS[step], place),
    points: due === undefined ? 'main' : STEPS[due].points[place],
    number: Math.min(done.size + 1, GUIDE_IDS.length),
    of: GUIDE_IDS.length,
  };
}
