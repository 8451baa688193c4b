import { useCallback, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { GameRefusal } from '@/src/game';
import { LONGEST_NAME } from '@/src/rules';
import { useSnackbar } from '@/src/ui';
import { useDamageWords } from '../play/campaign/useDamageWords';
import { useGame, useRefusalWords, useTry } from '../wiring/game';

/** Why nothing came out of a backup. */
export function useRestoreRefusal(): (refusal: GameRefusal) => string {
  const { t } = useTranslation();
  const words = useRefusalWords();
  return useCallback(
    (refusal) =>
      refusal.code === 'storage-failed' || refusal.code === 'broken-log'
        ? t('storage.restore.failed')
        : words(refusal),
    [t, words],
  );
}

interface Restoring {
  readonly busy: boolean;
  /** Null: all. */
  readonly restore: (backup: number, campaigns: readonly string[] | null) => Promise<void>;
}

/** Brings campaigns back beside what is here, and offers to take them away again. */
export function useRestore(onEnd: () => void): Restoring {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const refusalWords = useRestoreRefusal();
  const damageWords = useDamageWords();
  const { show } = useSnackbar();
  const [busy, setBusy] = useState(false);
  const copyName = (name: string) => t('storage.restore.copyName', { name }).slice(0, LONGEST_NAME);
  const restore: Restoring['restore'] = async (backup, campaigns) => {
    setBusy(true);
    const restored = await game.restore({ backup, campaigns, copyName }).finally(() => {
      setBusy(false);
      onEnd();
    });
    if (!restored.ok) {
      show({ text: refusalWords(restored.error), refused: true });
      return;
    }
    const takeBack = async () => {
      const done = await game.takeBack(restored.value);
      if (done.ok) show({ text: t('storage.restore.undone') });
      else await attempt(Promise.resolve(done));
    };
    const done = t('storage.restore.done', { count: restored.value.campaigns.length });
    show({
      text: [done, damageWords(restored.value.damaged)].join(' ').trim(),
      action: { label: t('storage.restore.undo'), onPress: () => void takeBack() },
    });
  };
  return { busy, restore };
}
