import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_FILE_BYTES, readFile, type ImportFile, type ImportMode } from '@/src/game';
import { useSnackbar } from '@/src/ui';
import { askForFile } from '@/app/wiring/files';
import { useGame, useRefusalWords, useTry } from '@/app/wiring/game';
import { ImportSheet } from './ImportSheet';

/** Choose a file, look at what it would bring, then decide. Until then nothing is changed. */
export function useImport(): { readonly start: () => void; readonly sheet: ReactNode } {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const words = useRefusalWords();
  const { show } = useSnackbar();
  const [file, setFile] = useState<ImportFile | null>(null);

  const pick = async () => {
    const picked = await askForFile();
    if (picked === null) return;
    if (picked.size > MOST_FILE_BYTES) {
      show({ text: words({ code: 'file-too-large' }) });
      return;
    }
    const read = readFile(await picked.read());
    if (read.ok) setFile(read.value);
    else show({ text: words(read.error) });
  };
  const start = () => void pick().catch(() => show({ text: t('campaigns.import.unreadable') }));

  const take = async (mode: ImportMode) => {
    if (file === null) return;
    setFile(null);
    const ids = await attempt(game.importFile(file, mode));
    if (ids !== undefined) show({ text: t('campaigns.done.imported', { count: ids.length }) });
  };
  const sheet = (
    <ImportSheet file={file} onTake={(mode) => void take(mode)} onClose={() => setFile(null)} />
  );
  return { start, sheet };
}
