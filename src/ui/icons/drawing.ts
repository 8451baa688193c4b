/** One size of paper for every icon; emblems are drawn finer, on 48 × 48. */
export const ICON_BOX = 24;
export const EMBLEM_BOX = 48;

const LINE_WIDTH = 1.75;
const TONE_OPACITY = 0.26;

/** `line` is stroked, `solid` filled, `tone` filled thinly: the second tone of the same colour. */
export interface Layer {
  readonly role: 'line' | 'solid' | 'tone';
  readonly d: string;
  readonly width?: number;
}

export type Drawing = readonly Layer[];

/** What a renderer needs and nothing else: the app and the asset scripts both paint these. */
export interface PaintedLayer {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

export const line = (d: string, width: number = LINE_WIDTH): Layer => ({ role: 'line', d, width });
export const solid = (d: string): Layer => ({ role: 'solid', d });
export const tone = (d: string): Layer => ({ role: 'tone', d });

/** The usual duotone body: thin fill under its own outline. */
export const body = (d: string): Drawing => [tone(d), line(d)];

export const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

function paintLayer(layer: Layer, color: string): PaintedLayer {
  switch (layer.role) {
    case 'line':
      return { d: layer.d, stroke: color, width: layer.width ?? LINE_WIDTH };
    case 'solid':
      return { d: layer.d, fill: color };
    case 'tone':
      return { d: layer.d, fill: color, opacity: TONE_OPACITY };
  }
}

export const paintDrawing = (drawing: Drawing, color: string): readonly PaintedLayer[] =>
  drawing.map((layer) => paintLayer(layer, color));
