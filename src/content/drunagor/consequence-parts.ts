import type { ConsequenceDraft } from '@/src/rules';
import type { Names } from './names';

export type ConsequenceKind = 'status' | 'aura' | 'outcome';

/** What a hero notes in the logbook; ids are unique within a kind. */
export interface Consequence extends Names {
  readonly id: string;
  readonly kind: ConsequenceKind;
}

type Row = readonly [id: string, en: string, de: string | null];

export const consequences = (kind: ConsequenceKind, rows: readonly Row[]): Consequence[] =>
  rows.map(([id, en, de]) => ({ id, kind, en, de }));

export const consequenceDraft = ({ id, en, de }: Consequence): ConsequenceDraft => ({
  catalogue: id,
  names: { en, de },
  notes: '',
  hp: 0,
});
