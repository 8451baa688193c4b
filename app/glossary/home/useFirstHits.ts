import { startTransition, useEffect, useState } from 'react';
import { keyOfEntry, type SearchHit } from '@/src/glossary';
import { afterPaint } from '@/app/wiring/after-paint';

/** As many as a phone shows above the keyboard, and one more. */
const AT_ONCE = 5;

type Hits = readonly SearchHit[];

/** The best of the new ones, and below them what stood there: neither jumps nor is drawn again. */
function mixed(hits: Hits, before: Hits): Hits {
  const head = hits.slice(0, AT_ONCE);
  const known = new Set(head.map(({ entry }) => keyOfEntry(entry)));
  return [...head, ...before.slice(AT_ONCE).filter(({ entry }) => !known.has(keyOfEntry(entry)))];
}

/**
 * A letter is answered with what is in sight; the rest of the list follows once that is painted. Drawing cards is most of
 * what a letter costs.
 */
export function useFirstHits(hits: Hits): Hits {
  const [whole, setWhole] = useState(hits);
  useEffect(() => afterPaint(() => startTransition(() => setWhole(hits))), [hits]);
  return whole === hits || hits.length <= AT_ONCE ? hits : mixed(hits, whole);
}
