import type { PaintedLayer } from '@/src/ui/icons/drawing';

/** The same painted layers the app shows, as SVG text for a rasteriser. */
export function layerText(layer: PaintedLayer): string {
  const stroke = layer.stroke
    ? ` stroke="${layer.stroke}" stroke-width="${layer.width}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  const fill = ` fill="${layer.fill ?? 'none'}" fill-rule="evenodd"`;
  const opacity = layer.opacity === undefined ? '' : ` opacity="${layer.opacity}"`;
  return `<path d="${layer.d}"${fill}${stroke}${opacity}/>`;
}

export const placed = (
  layers: readonly PaintedLayer[],
  box: number,
  x: number,
  y: number,
  size: number,
): string =>
  `<g transform="translate(${x} ${y}) scale(${size / box})">${layers.map(layerText).join('')}</g>`;
