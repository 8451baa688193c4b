import { useCallback } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { FileRefusal } from '@/src/game';
import type { ShareRefusal } from '@/src/game/share';
import { useRefusalWords } from '@/app/wiring/game';

/** Why something shared cannot be opened, in a sentence. */
export function useShareWords(): (refusal: ShareRefusal | FileRefusal) => string {
  const { t } = useTranslation();
  const words = useRefusalWords();
  return useCallback(
    (refusal) => {
      switch (refusal.code) {
        case 'share-unfit':
          return t('boardShare.refusals.share-unfit', { why: words(refusal.why) });
        case 'share-too-long':
        case 'share-damaged':
        case 'share-newer':
        case 'share-foreign':
        case 'share-broken':
        case 'share-mismatch':
          return t(`boardShare.refusals.${refusal.code}`);
        default:
          return words(refusal);
      }
    },
    [t, words],
  );
}
