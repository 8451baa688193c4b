import { useCallback } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { DamagedCampaign, LogDamage } from '@/src/game';
import { useDateWords } from './campaign-words';

/** "Beschädigt seit 3. Mai, 20:15: 12 Einträge fehlen." */
export function useDamageLine(): (damage: LogDamage) => string {
  const { t } = useTranslation();
  const dates = useDateWords();
  return useCallback(
    ({ since, rows }) => t('storage.loss.line', { date: dates(since), count: rows }),
    [t, dates],
  );
}

/** Which campaigns did not come whole, and since when they are damaged. */
export function useDamageWords(): (damaged: readonly DamagedCampaign[]) => string {
  const { t } = useTranslation();
  const line = useDamageLine();
  return useCallback(
    (damaged) =>
      damaged
        .map(({ name, cause, damage }) => {
          if (damage !== null) return t('storage.loss.part', { name, line: line(damage) });
          return t(cause === 'newer-log' ? 'storage.loss.newer' : 'storage.loss.all', { name });
        })
        .join(' '),
    [t, line],
  );
}
