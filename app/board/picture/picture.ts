import type { DungeonMap, MapObject } from '@/src/rules';
import type { BoardPicture, BoardRect, BoardSheet, FieldObject } from '@/src/ui/board';
import { cellsOf } from './cells';
import { firstOf, toView, zonesToView, type Frame } from './frame';
import type { MapWords } from './map-words';
import { mapPieces } from './pieces';

interface Shown {
  readonly frame: Frame;
  readonly words: MapWords;
  readonly building: boolean;
  /** The piece that is in hand, if it lies on the map. */
  readonly chosen: string | null;
}

const sheetsOf = (map: DungeonMap, { frame, words, chosen }: Shown): readonly BoardSheet[] =>
  mapPieces(map).map((piece) => ({
    ...zonesToView(frame, piece),
    id: piece.id,
    name: words.piece(piece),
    ...(piece.id === chosen ? { chosen: true } : {}),
  }));

const marked = ({ kind, name }: MapObject): string | undefined =>
  kind === 'door' && name !== '' ? name : undefined;

const objectOf = (object: MapObject, { frame, words }: Shown): FieldObject => {
  const mark = marked(object);
  return {
    ...toView(frame, object.at),
    id: object.id,
    kind: object.kind,
    label: words.object(object),
    ...(mark === undefined ? {} : { mark }),
    ...(object.charges === null ? {} : { charges: object.charges }),
  };
};

/** A little room to tap at, not all that could be built on. */
const ROOM = 1;

const focusOf = ({ width, height, rim }: Frame): BoardRect => {
  const off = Math.max(0, rim - ROOM);
  return { x: off, y: off, width: width - 2 * off, height: height - 2 * off };
};

/** Everything but the figures: it is made anew only when the map itself changes. */
export function pictureOf(map: DungeonMap | null, shown: Shown): BoardPicture {
  const { width, height } = shown.frame;
  return {
    width,
    height,
    first: firstOf(shown.frame),
    origin: { x: shown.frame.origin[0], y: shown.frame.origin[1] },
    cells: map === null ? [] : cellsOf(map, shown.frame),
    sheets: map === null ? [] : sheetsOf(map, shown),
    objects: (map?.objects ?? []).map((object) => objectOf(object, shown)),
    emptyZones: shown.building,
    ...(map === null ? {} : { focus: focusOf(shown.frame) }),
  };
}
