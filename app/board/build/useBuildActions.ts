import { useCallback, useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { fieldsOfZone, isField, zoneOf, type DungeonMap, type Position } from '@/src/rules';
import { useSnackbar } from '@/src/ui';
import type { BoardActions } from '@/src/ui/board';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { useDeskMoves, useHand } from '../desk/desk-context';
import type { Hand } from '../desk/hand';
import { toMap, type Frame } from '../picture/frame';
import { covers, mapPieces } from '../picture/pieces';
import { useLayAt } from './useLayAt';
import { useBuilding, useMapNow } from './useBuilding';
import { IN_HAND } from './useBuildOverlays';

type Painting = Extract<Hand, { readonly kind: 'brush' }>;

/** The sheet or bridge a field belongs to (G7). */
const sheetAt = (map: DungeonMap | null, field: Position): readonly string[] =>
  (map === null ? [] : mapPieces(map))
    .filter((piece) => piece.kind !== 'tray' && covers(piece, zoneOf(field)))
    .slice(-1)
    .map(({ id }) => id);

/** All fields of the zones of these, each once. */
const zonesOf = (fields: readonly Position[]): readonly Position[] => {
  const zones = new Map(fields.map((field) => [zoneOf(field).join(), zoneOf(field)]));
  return [...zones.values()].flatMap(fieldsOfZone);
};

/** One tap paints a field, its zone, or the whole sheet or bridge it belongs to (G7). */
function usePainting(): (hand: Painting, fields: readonly Position[]) => void {
  const { t } = useTranslation();
  const { act } = useMoves();
  const { show } = useSnackbar();
  const mapNow = useMapNow();
  return useCallback(
    ({ brush, spread }, touched) => {
      const map = mapNow();
      const onIt = map === null ? [] : touched.filter((field) => isField(map, field));
      if (onIt.length === 0) return show({ text: t('board.build.noSheet'), refused: true });
      if (spread !== 'sheet') {
        const fields = spread === 'zone' ? zonesOf(onIt) : onIt;
        return void act({ kind: 'paint', fields, as: brush });
      }
      const sheets = new Set(onIt.flatMap((field) => sheetAt(map, field)));
      void act([...sheets].map((sheet) => ({ kind: 'paint', sheet, as: brush }) as const));
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
  const map = useAdventure((adventure) => adventure.map);
  const paint = usePainting();
  const { layAt, dropAt, layOn } = useLayAt(frame, building);
  const { brush } = useDeskMoves();
  return useMemo(() => {
    const stroking =
      (held: Painting): NonNullable<BoardActions['onStroke']> =>
      (fields, done) => {
        const painted = fields.map(({ x, y }) => toMap(frame, x, y));
        brush(done ? [] : painted);
        if (done && painted.length > 0) paint(held, painted);
      };
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
          ...at((field) => layAt(hand, field)),
          onGhost: (id) => layOn(hand, id),
          onDrop: (_, x, y) => dropAt(hand, toMap(frame, x, y)),
          movable: [IN_HAND],
        };
      case 'laid':
        return { ...choose, ...at((field) => void building.moveTo(hand.piece, zoneOf(field))) };
      case 'brush':
        return { ...at((field) => paint(hand, [field])), onStroke: stroking(hand) };
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
  }, [hand, frame, map, take, letGo, brush, act, building, paint, layAt, dropAt, layOn]);
}
