import { useEffect } from 'react';
import type { EntryKey } from '@/src/glossary';
import { noteLookup } from '@/app/play/guide/pointing';

/** The guide hears of an entry that is read in the glossary; null: there is none of that name. */
export function useLookedUp(entry: EntryKey | null): void {
  useEffect(() => {
    if (entry !== null) noteLookup();
  }, [entry]);
}
