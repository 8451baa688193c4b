import { useCallback } from 'react';
import type { ExportedFile, Answered } from '@/src/game';
import { useSnackbar } from '@/src/ui';
import { useTry } from '@/app/wiring/game';
import { useDamageWords } from './useDamageWords';
import { useGiveFile } from './useGiveFile';
import { useNoteFile } from './useKeptFiles';

const UNTIL_ANSWERED = Number.POSITIVE_INFINITY;

/** `of`: the campaign's id, or `EVERY_CAMPAIGN`. */
type Give = (name: string, file: Answered<ExportedFile>, of: string) => Promise<void>;

/** Hands out an export, and says what is missing in it. */
export function useGiveExport(): Give {
  const attempt = useTry();
  const give = useGiveFile();
  const words = useDamageWords();
  const note = useNoteFile();
  const { show } = useSnackbar();
  return useCallback(
    async (name, outcome, of) => {
      const file = await attempt(outcome);
      if (file === undefined) return;
      if (await give(name, file.text)) note(of);
      if (file.damaged.length > 0) show({ text: words(file.damaged), duration: UNTIL_ANSWERED });
    },
    [attempt, give, note, words, show],
  );
}
