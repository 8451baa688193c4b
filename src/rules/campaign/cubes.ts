export const CUBE_COLOURS = ['yellow', 'red', 'green', 'blue'] as const;
export type CubeColour = (typeof CUBE_COLOURS)[number];
export type CubeCounts = Readonly<Record<CubeColour, number>>;
