import { useTranslation } from '@/src/i18n/translation';
import { useCallback } from 'react';
import type { PlayedRow, RowId } from '@/src/game';
import type { SessionEvent } from '@/src/rules';
import type { Say } from '../model/helper';

interface HistoryText {
  readonly key: string;
  readonly row: RowId;
  readonly text: string;
  readonly helper: string;
}

type Noted = Extract<SessionEvent, { type: 'helperNoted' }>;

/** What a row says; a change that only belongs to another one says nothing. */
export function useSessionLines(say: Say): (row: PlayedRow) => readonly HistoryText[] {
  const { t } = useTranslation();
  return useCallback(
    ({ id, events }) => {
      const noted = ({ helper, line }: Noted): HistoryText => {
        const label = say(String(line.values['label'] ?? ''));
        const value = line.values['value'];
        const shown =
          value === undefined ? label : t('games.changed', { label, value: say(String(value)) });
        const text = line.key === '~set' ? shown : say(line.key, line.values);
        return { key: id, row: id, text, helper: say(`helper.${helper}`) };
      };
      return (events ?? []).flatMap((event): readonly HistoryText[] => {
        if (event.type === 'helperNoted') return event.line.key === '~also' ? [] : [noted(event)];
        if (event.type === 'campaignRenamed') {
          return [{ key: id, row: id, text: t('games.rename'), helper: event.name }];
        }
        if (event.type !== 'sessionBegan' && event.type !== 'playersSet') return [];
        const names = event.players.map(({ name }) => name).join(', ');
        return [{ key: id, row: id, text: t(`history.${event.type}`), helper: names }];
      });
    },
    [say, t],
  );
}
