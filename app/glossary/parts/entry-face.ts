import type { GlossaryEntry, SearchHit, TextRange } from '@/src/glossary';

export interface EntryFaceProps {
  readonly entry: GlossaryEntry;
  readonly highlights?: SearchHit['highlights'] | undefined;
  readonly alias?: string | undefined;
  /** Says which game it is from: where several are listed. */
  readonly withGame?: boolean | undefined;
}

const NOWHERE: readonly TextRange[] = [];

export const UNMARKED: SearchHit['highlights'] = {
  name: NOWHERE,
  otherName: NOWHERE,
  gist: NOWHERE,
};
