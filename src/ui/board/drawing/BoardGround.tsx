import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { G, Path, Text } from 'react-native-svg';
import { family, useTheme, type Scheme } from '@/src/ui/theme';
import type { BoardCell, BoardLevel, BoardPicture } from '../model';
import { Bridges } from './Bridges';
import { emptyZonesPath, fieldLines, groundLayers, raisedPath, zonesPath } from './layers';
import { BOARD_PAINT, groundPaint } from './paint';
import { FIELD } from './path';
import { levelLabels } from './regions';
import { Rulers } from './Rulers';
import { MapSheets } from './MapSheets';
import { FieldObjects } from './FieldObjects';
import { DarknessTiles, PEN } from './DarknessTiles';

/** Everything that lies on the table: it changes when somebody builds, not when somebody moves. */
export const BoardGround = memo(function Ground({ picture }: { readonly picture: BoardPicture }) {
  const { cells, emptyZones = false, width, height, first } = picture;
  const { scheme, colors } = useTheme();
  return (
    <G>
      {emptyZones ? (
        <Path
          d={emptyZonesPath(width, height)}
          fill="none"
          stroke={colors.line}
          strokeWidth={1}
          strokeDasharray="4 4"
        />
      ) : null}
      <Rulers width={width} height={height} first={first} />
      <Floor cells={cells} scheme={scheme} />
      <DarknessTiles
        fields={cells.filter((cell) => cell.bridge?.darkBelow ?? cell.dark)}
        scheme={scheme}
      />
      <MapSheets picture={picture} />
      <Bridges cells={cells} />
      <Labels cells={cells} />
      <FieldObjects picture={picture} />
    </G>
  );
});

interface PartProps {
  readonly cells: readonly BoardCell[];
  readonly scheme: Scheme;
}

function Floor({ cells, scheme }: PartProps) {
  const layers = useMemo(() => groundLayers(cells), [cells]);
  const lines = useMemo(() => ({ fields: fieldLines(cells), zones: zonesPath(cells) }), [cells]);
  const paint = BOARD_PAINT[scheme];
  return (
    <>
      {([0, 1, 2, 3] as const).map((level) => (
        <G key={level}>
          {level === 0 ? null : <Rise cells={cells} level={level} scheme={scheme} />}
          {layers
            .filter((layer) => layer.level === level)
            .map(({ key, terrain, d, motif }) => {
              const { fill, motif: ink } = groundPaint(scheme, terrain, level);
              return (
                <G key={key}>
                  <Path d={d} fill={fill} />
                  {motif === '' ? null : <Path d={motif} {...PEN} stroke={ink} />}
                </G>
              );
            })}
        </G>
      ))}
      <Path d={lines.fields} fill="none" stroke={paint.fieldLine} strokeWidth={1} />
      <Path d={lines.zones} fill="none" stroke={paint.zoneLine} strokeWidth={1.4} />
    </>
  );
}

/** A step up: its shadow on the ground below and light on its edge. */
function Rise({ cells, level, scheme }: PartProps & { readonly level: BoardLevel }) {
  const d = useMemo(() => raisedPath(cells, level), [cells, level]);
  const { shade, edge } = BOARD_PAINT[scheme];
  if (d === '') return null;
  return (
    <>
      <Path d={d} fill={shade} transform="translate(3 5)" />
      <Path d={d} fill="none" stroke={edge} strokeWidth={3} strokeOpacity={0.55} />
    </>
  );
}

function Labels({ cells }: { readonly cells: readonly BoardCell[] }) {
  const { t } = useTranslation();
  const { scheme } = useTheme();
  const labels = useMemo(() => levelLabels(cells), [cells]);
  return labels.map(({ x, y, level }) => (
    <Text
      key={`${x} ${y}`}
      x={x * FIELD + 7}
      y={y * FIELD + 16}
      fill={BOARD_PAINT[scheme].label}
      fontFamily={family('heavy')}
      fontSize={13}
    >
      {t('boardView.level', { level })}
    </Text>
  ));
}
