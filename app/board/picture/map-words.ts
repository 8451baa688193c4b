import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import type { MapObject } from '@/src/rules';
import { thingWords } from '@/app/play/words/map-things';
import type { MapPieceRef } from './pieces';

/** Names of what lies on the map. */
export interface MapWords {
  readonly piece: (piece: Pick<MapPieceRef, 'kind' | 'name' | 'sheetSize'>) => string;
  readonly object: (object: Pick<MapObject, 'kind' | 'name'>) => string;
}

function pieceWords(
  { kind, name, sheetSize }: Pick<MapPieceRef, 'kind' | 'name' | 'sheetSize'>,
  t: Translate,
): string {
  switch (kind) {
    case 'sheet':
      return name === ''
        ? t('board.picture.sheetUnnamed', { size: sheetSize ?? '' })
        : t('board.picture.sheet', { name });
    case 'tray':
      return t('board.picture.tray', { tray: name });
    case 'bridge':
      return t('board.picture.bridge', { name }).trim();
  }
}

export function useMapWords(): MapWords {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      piece: (piece) => pieceWords(piece, t),
      object: (object) => thingWords(object, t),
    }),
    [t],
  );
}
