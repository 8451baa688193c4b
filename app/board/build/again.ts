import { findPiece, liesOnTrays, pieceZones, type DungeonMap } from '@/src/rules';
import type { PalettePiece } from '../desk/hand';
import type { MapPieceRef } from '../picture/pieces';

/** A piece of the map as it would come from the palette, paint and all. */
export function paletteOf(map: DungeonMap, { id }: Pick<MapPieceRef, 'id'>): PalettePiece | null {
  const piece = findPiece(map, id);
  switch (piece?.kind) {
    case 'sheet': {
      const { name, size, print } = piece.sheet;
      return { kind: 'sheet', name, size, print };
    }
    case 'tray':
      return { kind: 'tray', tray: piece.tray.tray };
    case 'bridge': {
      const { name, size } = piece.bridge;
      return { kind: 'bridge', name, zones: Math.max(...size) };
    }
    case undefined:
      return null;
  }
}

/** A tray without any sheet on it. */
export function isBare(map: DungeonMap, { id }: Pick<MapPieceRef, 'id'>): boolean {
  const piece = findPiece(map, id);
  return piece?.kind === 'tray' && liesOnTrays(map, pieceZones(piece), '');
}
