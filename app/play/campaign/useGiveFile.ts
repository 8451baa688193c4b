import { useCallback } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { useSnackbar } from '@/src/ui';
import { giveFile } from '@/app/wiring/files';

const fileName = (name: string, time: Date): string => {
  const day = time.toISOString().slice(0, 10);
  const safe = name
    .replace(/[^\p{L}\p{N} _-]+/gu, '')
    .trim()
    .slice(0, 40);
  return `${safe === '' ? 'drunagor' : safe} ${day}.drunagor.json`;
};

/** Hands an export to the players; a share sheet that is dismissed is no fault. */
export function useGiveFile(): (name: string, text: string) => Promise<boolean> {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  return useCallback(
    async (name, text) => {
      try {
        await giveFile(fileName(name, new Date()), 'application/json', text);
        return true;
      } catch {
        show({ text: t('campaigns.data.notGiven'), refused: true });
        return false;
      }
    },
    [show, t],
  );
}
