import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_FILE_BYTES, type ImportMode } from '@/src/game';
import { useSnackbar } from '@/src/ui';
import { askForFile } from '@/app/wiring/files';
import { useGame, useRefusalWords, useTry } from '@/app/wiring/game';
import { ImportSheet, type FoundImport } from './ImportSheet';

/** Choose a file, look at what it would bring, then decide. Until then nothing is changed. */
export function useImport(): { readonly start: () => void; readonly sheet: ReactNode } {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const words = useRefusalWords();
  const { show } = useSnackbar();
  const [found, setFound] = useState<FoundImport | null>(null);

  const pick = async () => {
    const picked = await askForFile();
    if (picked === null) return;
    if (picked.size > MAX_FILE_BYTES) {
      show({ text: words({ code: 'file-too-large' }) });
      return;
    }
    const read = await game.readFile(await picked.read());
    if (!read.ok) {
      show({ text: words(read.error) });
      return;
    }
    const library = await attempt(game.previewLibrary(read.value));
    if (library !== undefined) setFound({ file: read.value, library });
  };
  const start = () => void pick().catch(() => show({ text: t('campaigns.import.unreadable') }));

  const takeBack = async () => {
    const taken = await game.takeBackImport();
    show({ text: taken.ok ? t('campaigns.import.undone') : words(taken.error) });
  };
  const take = async (mode: ImportMode) => {
    if (found === null) return;
    setFound(null);
    const ids = await attempt(game.importFile(found.file, mode));
    if (ids === undefined) return;
    const text = t('campaigns.done.imported', { count: ids.length });
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
