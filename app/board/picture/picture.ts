import type { DungeonMap, MapObject } from '@/src/rules';
import type { BoardPicture, BoardSheet, FieldObject } from '@/src/ui/board';
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

/** Everything but the figures: it is made anew only when the map itself changes. */
export function pictureOf(map: DungeonMap | null, shown: Shown): BoardPicture {
  const { width, height } = shown.frame;
  return {
    width,
    height,
    first: firstOf(shown.frame),
    cells: map === null ? [] : cellsOf(map, shown.frame),
    sheets: map === null ? [] : sheetsOf(map, shown),
    objects: (map?.objects ?? []).map((object) => objectOf(object, shown)),
    emptyZones: shown.building,
  };
}
