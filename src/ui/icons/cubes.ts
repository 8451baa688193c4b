import type { PaintedLayer } from './drawing';

export type CubeKind = 'yellow' | 'red' | 'green' | 'blue' | 'curse' | 'trauma';

/** The mark on the face tells the kind without its colour: each skill its own sign. */
interface CubeFace {
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
  readonly mark: string;
  readonly stroked: boolean;
}

const FACES: Readonly<Record<CubeKind, CubeFace>> = {
  yellow: {
    fill: '#e6c34a',
    edge: '#8a6a10',
    ink: '#3d2c02',
    mark: 'M12 3L14 5.6V10.6H16.8V12.8H13.2V15.2C13.2 16.6 10.8 16.6 10.8 15.2V12.8H7.2V10.6H10V5.6z',
    stroked: false,
  },
  red: {
    fill: '#d9564b',
    edge: '#7d1f1c',
    ink: '#330605',
    mark: 'M7.8 14.2L15.8 6.2M10.4 6H16V11.6',
    stroked: true,
  },
  green: {
    fill: '#66ae60',
    edge: '#2d6630',
    ink: '#0b2b0d',
    mark: 'M7.4 10.2L12 5.8L16.6 10.2M7.4 14.6L12 10.2L16.6 14.6',
    stroked: true,
  },
  blue: {
    fill: '#5b98dc',
    edge: '#235690',
    ink: '#04203f',
    mark: 'M12 4.4C12.7 8.2 13.8 9.3 17.6 10C13.8 10.7 12.7 11.8 12 15.6C11.3 11.8 10.2 10.7 6.4 10C10.2 9.3 11.3 8.2 12 4.4z',
    stroked: false,
  },
  curse: {
    fill: '#2a2631',
    edge: '#85799c',
    ink: '#d9cdf2',
    mark: 'M8 6L16 14M16 6L8 14',
    stroked: true,
  },
  trauma: {
    fill: '#7b55c7',
    edge: '#432a7d',
    ink: '#f3ebff',
    mark: 'M13.4 4.2L8.6 9.2L13.6 11L10.4 15.8',
    stroked: true,
  },
};

/** The colour it has on the table. */
export const cubePaint = (kind: CubeKind): string => FACES[kind].fill;

const SIDE =
  'M6.6 1.8H17.4C19.8 1.8 21.6 3.6 21.6 6V17.8C21.6 20.2 19.8 22 17.4 22H6.6C4.2 22 2.4 20.2 2.4 17.8V6C2.4 3.6 4.2 1.8 6.6 1.8z';
const FOOT =
  'M2.4 13.6V17.8C2.4 20.2 4.2 22 6.6 22H17.4C19.8 22 21.6 20.2 21.6 17.8V13.6C21.6 16 19.8 17.8 17.4 17.8H6.6C4.2 17.8 2.4 16 2.4 13.6z';

export const CUBE_KINDS = Object.keys(FACES) as readonly CubeKind[];

export function cubeLayers(kind: CubeKind): readonly PaintedLayer[] {
  const face = FACES[kind];
  return [
    { d: SIDE, fill: face.fill },
    { d: FOOT, fill: '#000000', opacity: 0.3 },
    { d: SIDE, stroke: face.edge, width: 1.3 },
    face.stroked
      ? { d: face.mark, stroke: face.ink, width: 2.1 }
      : { d: face.mark, fill: face.ink },
  ];
}
