import { fieldAt } from '../board/board';
import { approachOf, type DarknessApproach } from './approach';
import { completeSets } from './complete-sets';
import { FAR, measureTo, missingWith, type Measure } from './measure';
import { setsReaching, singlesToReach } from './reach';
import { targetAmong, type DarknessHero } from './target';
import type { DarknessNote } from './trace';
import { setsOfFields, SINGLES, type Way } from './way';

/** What singles can do about one target: reach it, or come near (N7). */
export type Prospect =
  | { readonly kind: 'reach'; readonly missing: 0; readonly singles: number }
  | (DarknessApproach & { readonly kind: 'approach' });

export const prospectOf = (measure: Measure, way: Way): Prospect => {
  const singles = singlesToReach(measure, way);
  return singles < FAR
    ? { kind: 'reach', missing: 0, singles }
    : { kind: 'approach', ...approachOf(measure, way) };
};

/** The start of every break-up. */
export const ALL_SINGLES: Way = { placed: [], left: SINGLES };

/** N7: the equally good sets of singles for one target. */
const setsFor = (measure: Measure, way: Way, prospect: Prospect): readonly (readonly number[])[] =>
  prospect.kind === 'reach'
    ? setsReaching(measure, way, prospect.singles)
    : completeSets(measure, way, prospect).filter(
        (set) => missingWith(measure, set) === prospect.missing,
      );

/** Measures are the same for all ways; each target is measured once. */
const measureOnce = (first: Measure): ((hero: DarknessHero) => Measure) => {
  const { ground } = first;
  const known = new Map<number, Measure>([[first.target, first]]);
  return (hero) => {
    const field = fieldAt(ground.board, hero.at);
    const measure = known.get(field) ?? measureTo(ground, field);
    known.set(field, measure);
    return measure;
  };
};

/** One target for one way: the ways that lead on. */
const goOn = (measure: Measure, way: Way, prospect: Prospect): readonly Way[] => {
  const left = prospect.kind === 'reach' ? way.left - prospect.singles : 0;
  return setsFor(measure, way, prospect).map((placed) => ({ placed, left }));
};

/** N7, N9: all complete sets of singles, target after target, each way by itself. */
export const breakUp = (
  first: Measure,
  prospect: Prospect,
  heroes: readonly DarknessHero[],
  note: DarknessNote,
): readonly (readonly number[])[] => {
  const { board } = first.ground;
  const measureFor = measureOnce(first);
  const done = setsOfFields();
  let ways = goOn(first, ALL_SINGLES, prospect);
  note({ rule: 'N7', before: first.ground.frontier.length, after: ways.length });
  while (ways.length > 0) {
    const further = ways.flatMap((way) => {
      const target = way.left > 0 ? targetAmong(board, heroes, way.placed) : undefined;
      if (!target) {
        done.add(way.placed);
        return [];
      }
      const measure = measureFor(target);
      return goOn(measure, way, prospectOf(measure, way));
    });
    if (further.length > 0) note({ rule: 'N9', before: ways.length, after: further.length });
    ways = further;
  }
  return done.all();
};
