import { useMemo } from 'react';
import { G, Path } from 'react-native-svg';
import type { Scheme } from '@/src/ui/theme';
import type { BoardCell, BoardLevel, BoardTerrain } from '../model';
import { PEN } from './DarknessTiles';
import { groundLayers, groundPath, raisedPath, type GroundLayer } from './layers';
import { BOARD_PAINT, groundPaint } from './paint';
import { areaPath } from './path';
import { floorTexture } from './texture';

interface FloorProps {
  readonly cells: readonly BoardCell[];
  readonly scheme: Scheme;
  readonly detailed: boolean;
}

/** Half of what is drawn; the floor lies over the other half. */
const WALL = 12;

/** A wall of stones where the map ends, and its shadow on the table. */
export function Walls({ cells, scheme }: Omit<FloorProps, 'detailed'>) {
  const d = useMemo(() => groundPath(cells), [cells]);
  const { wall, shade } = BOARD_PAINT[scheme];
  if (d === '') return null;
  const line = { fill: 'none', strokeLinejoin: 'round' } as const;
  return (
    <>
      <Path d={d} fill={shade} stroke={shade} strokeWidth={WALL} transform="translate(4 7)" />
      <Path d={d} {...line} stroke={wall.line} strokeWidth={WALL + 2.4} />
      <Path d={d} {...line} stroke={wall.fill} strokeWidth={WALL} />
      <Path d={d} fill="none" stroke={wall.joint} strokeWidth={WALL} strokeDasharray="1.6 18.4" />
      <Path d={d} {...line} stroke={wall.line} strokeWidth={3} />
    </>
  );
}

const LEVELS: readonly BoardLevel[] = [0, 1, 2, 3];

/** What stands out on each level: used for its side, its shadow and its edge. */
export type Raised = Readonly<Record<BoardLevel, string>>;

export const useRaised = (cells: readonly BoardCell[]): Raised =>
  useMemo(
    () => ({
      0: '',
      1: raisedPath(cells, 1),
      2: raisedPath(cells, 2),
      3: raisedPath(cells, 3),
    }),
    [cells],
  );

interface FloorLevelsProps extends FloorProps {
  readonly raised: Raised;
}

/** Level by level: each casts its shadow on the ones below and shows the side of its step. */
export function Floor({ cells, scheme, detailed, raised }: FloorLevelsProps) {
  const layers = useMemo(() => groundLayers(cells), [cells]);
  return LEVELS.map((level) => {
    const own = layers.filter((layer) => layer.level === level);
    return (
      <G key={level}>
        {level === 0 ? null : <Rise d={raised[level]} level={level} scheme={scheme} />}
        {own.map((layer) => (
          <Ground key={layer.key} layer={layer} scheme={scheme} detailed={detailed} />
        ))}
      </G>
    );
  });
}

interface GroundProps {
  readonly layer: GroundLayer;
  readonly scheme: Scheme;
  readonly detailed: boolean;
}

/** Stones and spikes have bodies, waves and vapours are lines. */
const isSolid = (terrain: BoardTerrain): boolean => terrain === 'difficult' || terrain === 'spikes';

function Ground({ layer: { terrain, level, d, motif, fields }, scheme, detailed }: GroundProps) {
  const { fill, motif: ink, rim } = groundPaint(scheme, terrain, level);
  const plain = terrain === 'plain';
  const marks = useMemo(
    () => (plain && detailed ? floorTexture(fields) : ''),
    [plain, detailed, fields],
  );
  const inner = useMemo(
    () => (plain || !detailed ? '' : areaPath(fields, 7, 2.4)),
    [plain, detailed, fields],
  );
  const { crack } = BOARD_PAINT[scheme];
  return (
    <>
      <Path d={d} fill={fill} />
      {marks === '' ? null : (
        <Path d={marks} fill="none" stroke={crack} strokeWidth={1.1} strokeOpacity={0.42} />
      )}
      {inner === '' ? null : <Path d={inner} fill="none" stroke={rim} strokeWidth={2} />}
      {motif === '' ? null : (
        <Path
          d={motif}
          {...PEN}
          stroke={ink}
          {...(isSolid(terrain) ? { fill: ink, fillOpacity: 0.3 } : {})}
        />
      )}
    </>
  );
}

interface RiseProps {
  readonly d: string;
  readonly level: BoardLevel;
  readonly scheme: Scheme;
}

/** How far a step's side is seen, from above. */
const FACE = 5;

/** A step up: its shadow falls to the lower right, its side is seen from below. */
function Rise({ d, level, scheme }: RiseProps) {
  const { shade, faces, fieldLine } = BOARD_PAINT[scheme];
  if (d === '') return null;
  return (
    <>
      <Path d={d} fill={shade} transform="translate(6 11)" />
      <Path d={d} fill={faces[level]} stroke={fieldLine} transform={`translate(0 ${FACE})`} />
    </>
  );
}

/** A rim along the edge, with light on it. */
export function Edge({ d, level, scheme }: RiseProps) {
  const { edge, faces } = BOARD_PAINT[scheme];
  if (d === '') return null;
  return (
    <>
      <Path d={d} fill="none" stroke={faces[level]} strokeWidth={3.4} />
      <Path d={d} fill="none" stroke={edge} strokeWidth={1.2} strokeOpacity={0.75} />
    </>
  );
}
