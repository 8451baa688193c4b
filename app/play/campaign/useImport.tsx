import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { MAX_FILE_BYTES, type ImportMode } from '@/src/game';
import { useSnackbar } from '@/src/ui';
import { askForFile } from '@/app/wiring/files';
import { useGame, useRefusalWords, useTry } from '@/app/wiring/game';
import { useNoteFile } from './useKeptFiles';
import { ImportSheet, type FoundImport } from './ImportSheet';

/** Choose a file, look at what it would bring, then decide. Until then nothing is changed. */
export function useImport(): { readonly start: () => void; readonly sheet: ReactNode } {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const words = useRefusalWords();
  const { show } = useSnackbar();
  const note = useNoteFile();
  const [found, setFound] = useState<FoundImport | null>(null);

  const pick = async () => {
    const picked = await askForFile();
    if (picked === null) return;
    if (picked.size > MAX_FILE_BYTES) {
      show({ text: words({ code: 'file-too-large' }), refused: true });
      return;
    }
    const read = await game.readFile(await picked.read());
    if (!read.ok) {
      show({ text: words(read.error), refused: true });
      return;
    }
    const library = await attempt(game.previewLibrary(read.value));
    if (library !== undefined) setFound({ file: read.value, library });
  };
  const start = () =>
    void pick().catch(() => show({ text: t('campaigns.import.unreadable'), refused: true }));

  const takeBack = async () => {
    const taken = await game.takeBackImport();
    show(
      taken.ok
        ? { text: t('campaigns.import.undone') }
        : { text: words(taken.error), refused: true },
    );
  };
  const take = async (mode: ImportMode) => {
    if (found === null) return;
    setFound(null);
    const ids = await attempt(game.importFile(found.file, mode));
    if (ids === undefined) return;
    // They have just come from a file: nobody has to be asked for another one.
    for (const id of ids) note(id);
    const text = found.file.pack
      ? t('campaigns.import.packDone', { count: found.library.changes.length })
      : t('campaigns.done.imported', { count: ids.length });
    show({
      text,
      action: { label: t('campaigns.done.undo'), onPress: () => void takeBack() },
    });
  };
  const sheet = (
    <ImportSheet found={found} onTake={(mode) => void take(mode)} onClose={() => setFound(null)} />
  );
  return { start, sheet };
}
