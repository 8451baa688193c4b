import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { MAX_FILE_BYTES, type ImportMode } from '@/src/game';
import { useSnackbar } from '@/src/ui';
import { afterPaint } from '@/app/wiring/after-paint';
import { askForFile, type PickedFile } from '@/app/wiring/files';
import { useGame, useRefusalWords, useTry } from '@/app/wiring/game';
import { useNoteFile } from './useKeptFiles';
import { ImportSheet, type FoundImport, type ImportStage } from './ImportSheet';

const painted = () => new Promise<void>((done) => void afterPaint(done));

/** What is in a file; null: nothing that could be read, and that was said. */
function useLook(): (picked: PickedFile) => Promise<ImportStage | null> {
  const game = useGame();
  const attempt = useTry();
  const words = useRefusalWords();
  const { show } = useSnackbar();
  return async (picked) => {
    if (picked.size > MAX_FILE_BYTES) {
      show({ text: words({ code: 'file-too-large' }), refused: true });
      return null;
    }
    const read = await game.readFile(await picked.read());
    if (!read.ok) {
      show({ text: words(read.error), refused: true });
      return null;
    }
    const library = await attempt(game.previewLibrary(read.value));
    return library === undefined ? null : { kind: 'found', file: read.value, library };
  };
}

/** Choose a file, look at what it would bring, then decide. Until then nothing is changed. */
export function useImport(): { readonly start: () => void; readonly sheet: ReactNode } {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const words = useRefusalWords();
  const { show } = useSnackbar();
  const note = useNoteFile();
  const look = useLook();
  const [stage, setStage] = useState<ImportStage | null>(null);

  const unreadable = () => {
    show({ text: t('campaigns.import.unreadable'), refused: true });
    return null;
  };
  const pick = async () => {
    const picked = await askForFile();
    if (picked === null) return;
    const reading: ImportStage = { kind: 'reading' };
    setStage(reading);
    // Large files keep the screen still while they are looked through.
    await painted();
    const next = await look(picked).catch(unreadable);
    setStage((now) => (now === reading ? next : now));
  };
  const start = () => void pick().catch(unreadable);

  const takeBack = async () => {
    const taken = await game.takeBackImport();
    show(
      taken.ok
        ? { text: t('campaigns.import.undone') }
        : { text: words(taken.error), refused: true },
    );
  };
  const take = async ({ file, library }: FoundImport, mode: ImportMode) => {
    setStage({ kind: 'writing' });
    const ids = await attempt(game.importFile(file, mode)).finally(() => setStage(null));
    if (ids === undefined) return;
    // They have just come from a file: nobody has to be asked for another one.
    for (const id of ids) note(id);
    const text = file.pack
      ? t('campaigns.import.packDone', { count: library.changes.length })
      : t('campaigns.done.imported', { count: ids.length });
    show({
      text,
      action: { label: t('campaigns.done.undo'), onPress: () => void takeBack() },
    });
  };
  const sheet = (
    <ImportSheet
      stage={stage}
      onTake={(found, mode) => void take(found, mode)}
      onClose={() => setStage(null)}
    />
  );
  return { start, sheet };
}
