import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import {
  compareTiles,
  MAX_TILES_FILE_BYTES,
  readTilesFile,
  tilesText,
  type MergeChoice,
  type TileMerge,
  type UndoTileChange,
} from '@/src/game';
import { useSnackbar } from '@/src/ui';
import { useGiveFile } from '@/app/play/campaign/useGiveFile';
import { askForFile } from '@/app/wiring/files';
import { useRefusalWords } from '@/app/wiring/game';
import { APP_VERSION } from '@/app/wiring/version';
import { TileImportSheet } from './TileImportSheet';
import type { KeptTiles } from './useTileLibrary';

/** Says what was done, with the way back. */
export function useTold(): (text: string, takeBack: UndoTileChange) => void {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  return (text, takeBack) => {
    const failed = () => show({ text: t('refusals.storage-failed'), refused: true });
    const onPress = () => void takeBack().catch(failed);
    show({ text, action: { label: t('ui.undo'), onPress } });
  };
}

export interface TileFiles {
  readonly give: () => void;
  readonly start: () => void;
  readonly sheet: ReactNode;
}

/** Sheets as a file: handed out whole, read in with a look at them first. */
export function useTileFiles(library: KeptTiles): TileFiles {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const words = useRefusalWords();
  const giveFile = useGiveFile();
  const told = useTold();
  const [merge, setMerge] = useState<TileMerge | null>(null);
  const pick = async () => {
    const picked = await askForFile();
    if (picked === null) return;
    if (picked.size > MAX_TILES_FILE_BYTES) {
      show({ text: words({ code: 'file-too-large' }), refused: true });
      return;
    }
    const read = readTilesFile(await picked.read());
    if (read.ok) setMerge(compareTiles(library.tiles, read.value));
    else show({ text: words(read.error), refused: true });
  };
  const take = async (choice: MergeChoice) => {
    if (merge === null) return;
    setMerge(null);
    const { fresh, conflicts } = merge;
    const count = fresh.length + (choice === 'theirs' ? conflicts.length : 0);
    if (count === 0) show({ text: t('boardShare.library.nothingTaken'), refused: true });
    else told(t('boardShare.library.taken', { count }), await library.applyMerge(merge, choice));
  };
  const failed = () => show({ text: t('refusals.storage-failed'), refused: true });
  return {
    give: () =>
      void giveFile(t('boardShare.library.fileName'), tilesText(library.tiles, APP_VERSION)),
    start: () =>
      void pick().catch(() => show({ text: t('boardShare.library.unreadable'), refused: true })),
    sheet: (
      <TileImportSheet
        merge={merge}
        onTake={(choice) => void take(choice).catch(failed)}
        onClose={() => setMerge(null)}
      />
    ),
  };
}
