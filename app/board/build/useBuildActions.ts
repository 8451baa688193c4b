import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOfZone, zoneOf, type Position } from '@/src/rules';
import { useSnackbar } from '@/src/ui';
import type { BoardActions } from '@/src/ui/board';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { useDeskMoves, useHand } from '../desk/desk-context';
import type { Hand } from '../desk/hand';
import { toMap, type Frame } from '../picture/frame';
import { covers, mapPieces } from '../picture/pieces';
import { snapped } from './spots';
import { useBuilding, useMapNow } from './useBuilding';
import { IN_HAND } from './useBuildOverlays';

type Painting = Extract<Hand, { readonly kind: 'brush' }>;

/** One tap paints a field, its zone, or the whole sheet or bridge it belongs to (G7). */
function usePainting(): (hand: Painting, field: Position) => void {
  const { t } = useTranslation();
  const { act } = useMoves();
  const { show } = useSnackbar();
  const mapNow = useMapNow();
  return useCallback(
    ({ brush, spread }, field) => {
      if (spread !== 'sheet') {
        const fields = spread === 'zone' ? fieldsOfZone(zoneOf(field)) : [field];
        return void act({ kind: 'paint', fields, as: brush });
      }
      const map = mapNow();
      const hit = (map === null ? [] : mapPieces(map))
        .filter((piece) => piece.kind !== 'tray' && covers(piece, zoneOf(field)))
        .at(-1);
      if (hit === undefined) show({ text: t('board.build.noSheet') });
      else void act({ kind: 'paint', sheet: hit.id, as: brush });
    },
    [t, act, show, mapNow],
  );
}

/** What a tap on the map does while building, by what is in hand. */
export function useBuildActions(frame: Frame): BoardActions {
  const hand = useHand();
  const { take, letGo } = useDeskMoves();
  const { act } = useMoves();
  const building = useBuilding();
  const mapNow = useMapNow();
  const map = useAdventure((adventure) => adventure.map);
  const paint = usePainting();
  return useMemo(() => {
    const choose = {
      onSheet: (piece: string) =>
        hand.kind === 'laid' && hand.piece === piece ? letGo() : take({ kind: 'laid', piece }),
      onObject: (object: string) =>
        hand.kind === 'object' && hand.object === object
          ? letGo()
          : take({ kind: 'object', object }),
      onDrop: (id: string, x: number, y: number) =>
        void building.moveTo(id, zoneOf(toMap(frame, x, y))),
      movable: map === null ? [] : mapPieces(map).map(({ id }) => id),
    };
    const at = (then: (field: Position) => void): BoardActions => ({
      onField: (x, y) => then(toMap(frame, x, y)),
    });
    switch (hand.kind) {
      case 'nothing':
      case 'figure':
        return choose;
      case 'piece':
        return {
          ...at((field) => {
            void building.lay(hand.piece, snapped(mapNow(), hand, zoneOf(field)), hand.turn);
          }),
          onDrop: (_, x, y) => void building.lay(hand.piece, zoneOf(toMap(frame, x, y)), hand.turn),
          movable: [IN_HAND],
        };
      case 'laid':
        return { ...choose, ...at((field) => void building.moveTo(hand.piece, zoneOf(field))) };
      case 'brush':
        return at((field) => paint(hand, field));
      case 'darkness':
        return at((field) => void building.darken(field, hand.reaches));
      case 'thing':
        return at((field) => void building.put(hand.thing, field));
      case 'object':
        return {
          ...choose,
          ...at((field) => void act({ kind: 'moveObject', object: hand.object, at: field })),
        };
    }
  }, [hand, frame, map, take, letGo, act, building, mapNow, paint]);
}
