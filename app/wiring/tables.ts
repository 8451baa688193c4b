import { useCallback } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { useStore } from 'zustand';
import {
  TABLE_FAULTS,
  type GameRefusal,
  type TableAnswer,
  type TableFault,
  type TableNews,
  type Tables,
} from '@/src/game';
import { fail, type Result } from '@/src/rules';
import { useRefusalWords } from './game';
import { useSession } from './session';

/** Sharing, joining and leaving a table. */
export const useTables = (): Tables => useSession().tables;

/** The table of the open campaign: who is here, what is pending, what was refused. */
export function useTable<Part>(select: (table: TableNews) => Part): Part {
  return useStore(useTables().store, select);
}

type Refused = GameRefusal | { readonly code: TableFault };

/** The part of the app that knows of servers may not be there either. */
export const answered = async <Value>(
  answer: TableAnswer<Value>,
): Promise<Result<Value, Refused>> => answer.catch(() => fail({ code: 'part-missing' }));

const isFault = (refusal: Refused): refusal is { readonly code: TableFault } =>
  TABLE_FAULTS.some((code) => code === refusal.code);

/** Why sharing, joining or leaving did not work, in a sentence. */
export function useTableWords(): (refusal: Refused) => string {
  const { t } = useTranslation();
  const words = useRefusalWords();
  return useCallback(
    (refusal) => (isFault(refusal) ? t(`sharedTable.faults.${refusal.code}`) : words(refusal)),
    [t, words],
  );
}
