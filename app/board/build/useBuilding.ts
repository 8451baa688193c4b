import { useCallback, useMemo } from 'react';
import {
  turnedSize,
  type DungeonMap,
  type MapCommand,
  type Position,
  type QuarterTurns,
} from '@/src/rules';
import { useMoves } from '@/app/play/context/table-context';
import { useGame } from '@/app/wiring/game';
import { useDeskMoves } from '../desk/desk-context';
import { turned, type PalettePiece, type Thing } from '../desk/hand';
import { pieceIn, mapPieces, type MapPieceRef } from '../picture/pieces';
import { darkenCommand, layCommand, putCommand } from './commands';

/** The map as it is now, not as it was drawn. */
export function useMapNow(): () => DungeonMap | null {
  const game = useGame();
  return useCallback(() => game.store.getState().open?.state.adventure?.map ?? null, [game]);
}

const idsOf = (map: DungeonMap | null): readonly string[] =>
  map === null ? [] : mapPieces(map).map(({ id }) => id);

export interface Building {
  /** Lays a piece and keeps it in hand, for turning and pushing. */
  readonly lay: (piece: PalettePiece, at: Position, turn: QuarterTurns) => Promise<void>;
  readonly put: (thing: Thing, at: Position) => Promise<boolean>;
  readonly darken: (at: Position, reaches: boolean) => Promise<void>;
  readonly moveTo: (piece: string, at: Position) => Promise<void>;
  readonly push: (piece: string, by: Position) => Promise<void>;
  readonly turn: (piece: string, by: 1 | -1) => Promise<void>;
  readonly remove: (piece: string) => Promise<void>;
}

/** A bridge is turned by quarters, everything else has a turn it lies in. */
const lying = ({ kind, turn }: MapPieceRef): QuarterTurns => (kind === 'bridge' ? 0 : turn);

/** It turns around its middle, as a hand would turn it. */
const turnedAt = ({ at, size }: MapPieceRef): Position => {
  const after = turnedSize(size, 1);
  const shift = (index: 0 | 1) => at[index] + Math.trunc((size[index] - after[index]) / 2);
  return [shift(0), shift(1)];
};

export function useBuilding(): Building {
  const { act } = useMoves();
  const { take, letGo } = useDeskMoves();
  const mapNow = useMapNow();
  return useMemo(() => {
    const change = async (id: string, to: (piece: MapPieceRef) => MapCommand) => {
      const piece = pieceIn(mapNow(), id);
      if (piece !== undefined) await act(to(piece));
    };
    const move = (piece: MapPieceRef, at: Position, turn = lying(piece)): MapCommand => ({
      kind: 'movePiece',
      piece: piece.id,
      at,
      turn,
    });
    return {
      lay: async (piece, at, turn) => {
        const before = idsOf(mapNow());
        if (!(await act(layCommand(piece, at, turn)))) return;
        const laid = idsOf(mapNow()).find((id) => !before.includes(id));
        if (laid !== undefined) take({ kind: 'laid', piece: laid });
      },
      put: (thing, at) => act(putCommand(thing, at)),
      darken: async (at, reaches) => {
        const map = mapNow();
        if (map !== null) await act(darkenCommand(map, at, reaches));
      },
      moveTo: (id, at) => change(id, (piece) => move(piece, at)),
      push: (id, [x, y]) => change(id, (piece) => move(piece, [piece.at[0] + x, piece.at[1] + y])),
      turn: (id, by) =>
        change(id, (piece) => move(piece, turnedAt(piece), turned(lying(piece), by))),
      remove: async (id) => {
        if (await act({ kind: 'removePiece', piece: id })) letGo();
      },
    };
  }, [act, take, letGo, mapNow]);
}
