import { useMemo } from 'react';
import { G, Path } from 'react-native-svg';
import { useTheme } from '@/src/ui/theme';
import type { BoardCell, BoardPoint } from '../model';
import type { Sight } from '../paper';
import { isSeen } from '../sight';
import { deckOf } from './deck';
import { LevelSign } from './LevelSign';
import { motifPath, tileMotif } from './motifs';
import { BOARD_PAINT, groundPaint } from './paint';
import { areaPath, FIELD, tilesPath } from './path';
import { bridgePieces, type BridgePiece } from './regions';
import { DarknessTiles, PEN } from './DarknessTiles';

interface BridgesProps {
  /** A bridge is one thing, however little of it is in sight. */
  readonly all: readonly BoardCell[];
  readonly cells: readonly BoardCell[];
  readonly sight: Sight;
}

/** Over everything on the ground: a wooden way with rails and a shadow below it. */
export function Bridges({ all, cells, sight }: BridgesProps) {
  const { scheme } = useTheme();
  const bridges = useMemo(() => bridgePieces(all), [all]);
  const pieces = bridges.filter(({ fields }) => fields.some((field) => isSeen(sight, field)));
  const dark = cells.filter((cell) => cell.bridge !== undefined && cell.dark);
  return (
    <>
      {pieces.map((piece) => (
        <Bridge key={`${piece.first.x} ${piece.first.y}`} piece={piece} />
      ))}
      <DarknessTiles fields={dark} scheme={scheme} />
      {cells.filter(hasBelow).map((cell) => (
        <Below key={`${cell.x} ${cell.y}`} cell={cell} />
      ))}
    </>
  );
}

const hasBelow = ({ bridge, terrain }: BoardCell): boolean =>
  bridge !== undefined && (bridge.darkBelow || (terrain !== 'plain' && terrain !== 'gap'));

/** Of a field's side. */
const SMALL = 0.42;
const HERE: readonly BoardPoint[] = [{ x: 0, y: 0 }];

/** What lies on the ground under the planks, small in the field's corner. */
function Below({ cell: { x, y, level, terrain, bridge } }: { readonly cell: BoardCell }) {
  const { scheme } = useTheme();
  const { tile, bridge: wood } = BOARD_PAINT[scheme];
  const place = `translate(${x * FIELD + 2} ${(y + 1 - SMALL) * FIELD - 2}) scale(${SMALL})`;
  const ground = groundPaint(scheme, terrain, level);
  const [fill, ink, motif] =
    bridge?.darkBelow === true
      ? [tile.fill, tile.wisp, tileMotif(HERE)]
      : [ground.fill, ground.motif, motifPath(terrain, HERE)];
  return (
    <G transform={place}>
      <Path d={tilesPath(HERE, 8, 0)} fill={fill} stroke={wood.plank} strokeWidth={4} />
      <Path d={motif} {...PEN} strokeWidth={3.4} stroke={ink} />
    </G>
  );
}

function Bridge({ piece }: { readonly piece: BridgePiece }) {
  const { scheme } = useTheme();
  const { bridge, shade } = BOARD_PAINT[scheme];
  const { fields, level, first } = piece;
  const { planks, rails } = useMemo(() => deckOf(piece), [piece]);
  const shadow = useMemo(() => areaPath(fields, 0, 4), [fields]);
  return (
    <G>
      <Path d={shadow} fill={shade} transform="translate(4 8)" />
      <Path d={planks} fill={bridge.fill} stroke={bridge.plank} strokeWidth={1} />
      <Path d={rails} stroke={bridge.plank} strokeWidth={6} strokeLinecap="round" />
      <Path d={rails} stroke={bridge.rail} strokeWidth={3.4} strokeLinecap="round" />
      <LevelSign at={first} level={level} />
    </G>
  );
}
