import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { G, Path, Text } from 'react-native-svg';
import { family, useTheme } from '../../theme';
import type { BoardCell } from '../model';
import { plankMotif } from './motifs';
import { BOARD_PAINT } from './paint';
import { areaPath, FIELD } from './path';
import { bridgePieces, type BridgePiece } from './regions';
import { Tiles } from './Tiles';

/** Over everything on the ground: a wooden way with rails and a shadow below it. */
export function Bridges({ cells }: { readonly cells: readonly BoardCell[] }) {
  const { scheme } = useTheme();
  const pieces = useMemo(() => bridgePieces(cells), [cells]);
  const dark = cells.filter(({ bridge, dark: token }) => bridge !== undefined && token);
  return (
    <>
      {pieces.map((piece) => (
        <Bridge key={`${piece.first.x} ${piece.first.y}`} piece={piece} />
      ))}
      <Tiles fields={dark} scheme={scheme} />
    </>
  );
}

/** Planks stop short of the rim, so that what lies below peeps out on both sides. */
const RIM = 5;

function Bridge({ piece }: { readonly piece: BridgePiece }) {
  const { t } = useTranslation();
  const { scheme } = useTheme();
  const { bridge, shade } = BOARD_PAINT[scheme];
  const { fields, along, level, first } = piece;
  const deck = useMemo(() => areaPath(fields, 3, RIM), [fields]);
  const planks = useMemo(() => plankMotif(fields, along), [fields, along]);
  return (
    <G>
      <Path d={deck} fill={shade} transform="translate(3 7)" />
      <Path d={deck} fill={bridge.fill} />
      <Path d={planks} fill="none" stroke={bridge.plank} strokeWidth={1.2} strokeOpacity={0.8} />
      <Path d={deck} fill="none" stroke={bridge.plank} strokeWidth={4.4} />
      <Path d={deck} fill="none" stroke={bridge.rail} strokeWidth={2.4} />
      <Text
        x={first.x * FIELD + RIM + 6}
        y={first.y * FIELD + RIM + 14}
        fill={bridge.label}
        fontFamily={family('heavy')}
        fontSize={12}
      >
        {t('boardView.level', { level })}
      </Text>
    </G>
  );
}
