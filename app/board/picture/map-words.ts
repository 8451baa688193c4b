import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '@/src/i18n';
import { TRAP_KINDS, type MapObject } from '@/src/rules';
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

function objectWords({ kind, name }: Pick<MapObject, 'kind' | 'name'>, t: Translate): string {
  switch (kind) {
    case 'door':
      return name === '' ? t('board.picture.doorUnnamed') : t('board.picture.door', { name });
    case 'trap': {
      const trap = TRAP_KINDS.find((one) => one === name);
      return trap === undefined ? t('board.picture.trap') : t(`board.build.trapKinds.${trap}`);
    }
    case 'chest':
    case 'loot':
      return t(`board.picture.${kind}`);
    case 'interaction':
    case 'npc':
    case 'token':
      return t(`board.picture.${kind}`, { name }).trim();
  }
}

export function useMapWords(): MapWords {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      piece: (piece) => pieceWords(piece, t),
      object: (object) => objectWords(object, t),
    }),
    [t],
  );
}
