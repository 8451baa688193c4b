import type { PaintedLayer } from './drawing';
import { SvgBox, SvgGroup, SvgPath } from './svg';
import { screenReaderProps } from './screen-reader';

export function LayerPath({ layer }: { readonly layer: PaintedLayer }) {
  return (
    <SvgPath
      d={layer.d}
      fill={layer.fill ?? 'none'}
      fillRule="evenodd"
      {...(layer.stroke === undefined
        ? {}
        : {
            stroke: layer.stroke,
            strokeWidth: layer.width ?? 1,
            strokeLinecap: 'round' as const,
            strokeLinejoin: 'round' as const,
          })}
      {...(layer.opacity === undefined ? {} : { opacity: layer.opacity })}
    />
  );
}

function paths(layers: readonly PaintedLayer[]) {
  return layers.map((layer, order) => <LayerPath key={order} layer={layer} />);
}

export interface PaintingProps {
  readonly layers: readonly PaintedLayer[];
  readonly box: number;
  readonly size: number;
  readonly label?: string | undefined;
}

/** In a row the words give way. */
const KEEPS_ITS_SIZE = { flexShrink: 0 };

/** A picture of its own. */
export function Painting({ layers, box, size, label }: PaintingProps) {
  return (
    <SvgBox
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      style={KEEPS_ITS_SIZE}
      {...screenReaderProps(label)}
    >
      {paths(layers)}
    </SvgBox>
  );
}

export interface PaintingMarkProps {
  readonly layers: readonly PaintedLayer[];
  readonly box: number;
  readonly size: number;
  readonly cx: number;
  readonly cy: number;
}

/** The same picture inside a bigger drawing, for instance the board, centred on a point. */
export function PaintingMark({ layers, box, size, cx, cy }: PaintingMarkProps) {
  const corner = `translate(${cx - size / 2} ${cy - size / 2})`;
  return <SvgGroup transform={`${corner} scale(${size / box})`}>{paths(layers)}</SvgGroup>;
}
