import { useMemo } from 'react';
import { letterAt, type DungeonMap, type Print } from '@/src/rules';
import { frameOf } from '../picture/frame';
import { PrintPicture } from '../library/PrintPicture';

/** Row by row; a space where no field is. */
const rowsOf = (map: DungeonMap): Print => {
  const { origin, width, height } = frameOf(map, 0);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => letterAt(map, [x + origin[0], y + origin[1]])).join(
      '',
    ),
  );
};

/** A whole map as small as a stamp; the words beside it name it. */
export function MapStamp({ map, size }: { readonly map: DungeonMap; readonly size: number }) {
  const print = useMemo(() => rowsOf(map), [map]);
  return <PrintPicture print={print} size={size} />;
}
