import { memo, useMemo } from 'react';
import type { CubeKind } from './cubes';
import { cubeLayers } from './cubes';
import { ICON_BOX } from './drawing';
import { LayerPath } from './Painting';
import { SvgBox } from './svg';
import { screenReaderProps } from './screen-reader';
import { sideBySide } from './side-by-side';

/** Between two cubes, in units of the drawing. */
const GAP = 4;

export interface CubeRowProps {
  readonly kind: CubeKind;
  readonly count: number;
  /** Of one cube. */
  readonly size?: number;
}

/** Several cubes of a kind as one picture; silent, the words beside it count them. */
export const CubeRow = memo(function CubeRow({ kind, count, size = 24 }: CubeRowProps) {
  const step = ICON_BOX + GAP;
  const width = count * step - GAP;
  const layers = useMemo(
    () => cubeLayers(kind).map((layer) => ({ ...layer, d: sideBySide(layer.d, count, step) })),
    [kind, count, step],
  );
  return (
    <SvgBox
      width={(size * width) / ICON_BOX}
      height={size}
      viewBox={`0 0 ${width} ${ICON_BOX}`}
      {...screenReaderProps(undefined)}
    >
      {layers.map((layer, order) => (
        <LayerPath key={order} layer={layer} />
      ))}
    </SvgBox>
  );
});
