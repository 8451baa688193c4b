import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import type { Adventure } from '@/src/rules';
import { useGameWords } from '../words/useGameWords';
import { figureName } from './next-up';
import { useTable } from '../context/table-context';

/** SLAUGHTER: the tokens on the board, which the app does not know one by one (K3). */
export const NPC = 'npc';

export interface FigureNames {
  readonly one: (id: string) => string;
  /** `Jaheen, Elros und Vorn`. */
  readonly all: (ids: readonly string[]) => string;
}

/** Heroes are known by their first name alone. */
export const listed = (names: readonly string[], t: Translate): string => {
  const last = names.at(-1);
  if (last === undefined || names.length === 1) return last ?? '';
  return t('tableTurn.and', { first: names.slice(0, -1).join(', '), last });
};

export function useNames(): FigureNames {
  const { adventure } = useTable();
  return useNamesIn(adventure);
}

export function useNamesIn(adventure: Adventure): FigureNames {
  const { t } = useTranslation();
  const words = useGameWords();
  return useMemo(() => {
    const one = (id: string) =>
      id === NPC ? t('tableTurn.ranking.npc') : figureName(adventure, id, words);
    return { one, all: (ids) => listed(ids.map(one), t) };
  }, [adventure, words, t]);
}
