import { useCallback } from 'react';
import type { ExportedFile, Answered } from '@/src/game';
import { useSnackbar } from '@/src/ui';
import { useTry } from '@/app/wiring/game';
import { useDamageWords } from './useDamageWords';
import { useGiveFile } from './useGiveFile';

const UNTIL_ANSWERED = Number.POSITIVE_INFINITY;

/** Hands out an export, and says what is missing in it. */
export function useGiveExport(): (name: string, file: Answered<ExportedFile>) => Promise<void> {
  const attempt = useTry();
  const give = useGiveFile();
  const words = useDamageWords();
  const { show } = useSnackbar();
  return useCallback(
    async (name, outcome) => {
      const file = await attempt(outcome);
      if (file === undefined) return;
      await give(name, file.text);
      if (file.damaged.length > 0) show({ text: words(file.damaged), duration: UNTIL_ANSWERED });
    },
    [attempt, give, words, show],
  );
}
