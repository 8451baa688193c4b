import type { DarknessRule, DarknessStep } from '@/src/rules';
import { sentence, STRAIGHT, type NameOf, type TraceSentence } from './sentence';

const placementSentence = ({ before, after, tile }: DarknessStep): TraceSentence => {
  const missing = tile ?? 0;
  if (missing === 0) return sentence('trace.N6.reached', { before, after });
  return missing < STRAIGHT
    ? sentence('trace.N6.near', { before, after, count: missing })
    : sentence('trace.N6.far', { before, after, tile: missing - STRAIGHT });
};

const breakingSentence = ({ tile, singles = 0 }: DarknessStep): TraceSentence => {
  if (tile === null || tile === undefined) return sentence('trace.N8.noRoom');
  const breaks = singles < tile;
  if (Math.max(tile, singles) >= STRAIGHT) {
    return sentence(breaks ? 'trace.N8.breaksFar' : 'trace.N8.wholeFar');
  }
  return sentence(breaks ? 'trace.N8.breaks' : 'trace.N8.whole', { count: tile, singles });
};

export const DARKNESS_STEPS: Readonly<
  Record<DarknessRule, (step: DarknessStep, nameOf: NameOf) => TraceSentence>
> = {
  N2: ({ before, target = '' }, nameOf) =>
    sentence('trace.N2.target', { before, target: nameOf(target) }),
  N3: ({ before }) => sentence('trace.N3.crushed', { before }),
  N4: ({ before, after }) =>
    sentence(after > 0 ? 'trace.N4.some' : 'trace.N4.none', { before, after }),
  N6: placementSentence,
  N7: ({ after }) => sentence('trace.N7.sets', { after }),
  N8: breakingSentence,
  N9: ({ after }) => sentence('trace.N9.sets', { count: after }),
  N9a: () => sentence('trace.N9a.nothing'),
};
