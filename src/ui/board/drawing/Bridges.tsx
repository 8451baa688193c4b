import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { G, Path, Text } from 'react-native-svg';
import { family, useTheme } from '@/src/ui/theme';
import type { BoardCell } from '../model';
import { deckOf } from './deck';
import { BOARD_PAINT } from './paint';
import { areaPath, FIELD } from './path';
import { bridgePieces, type BridgePiece } from './regions';
import { DarknessTiles } from './DarknessTiles';

/** Over everything on the ground: a wooden way with rails and a shadow below it. */
export function Bridges({ cells }: { readonly cells: readonly BoardCell[] }) {
  const { scheme } = useTheme();
  const pieces = useMemo(() => bridgePieces(cells), [cells]);
  const dark = cells.filter((cell) => cell.bridge !== undefined && cell.dark);
  return (
    <>
      {pieces.map((piece) => (
        <Bridge key={`${piece.first.x} ${piece.first.y}`} piece={piece} />
      ))}
      <DarknessTiles fields={dark} scheme={scheme} />
    </>
  );
}

function Bridge({ piece }: { readonly piece: BridgePiece }) {
  const { t } = useTranslation();
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
      <Text
        x={first.x * FIELD + 11}
        y={first.y * FIELD + 19}
        fill={bridge.label}
        fontFamily={family('heavy')}
        fontSize={13}
      >
        {t('boardView.level', { level })}
      </Text>
    </G>
  );
}
