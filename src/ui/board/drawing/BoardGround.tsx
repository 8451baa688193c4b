import { memo, useMemo } from 'react';
import { G, Path } from 'react-native-svg';
import { useTheme, type Scheme } from '@/src/ui/theme';
import type { BoardCell, BoardPicture } from '../model';
import type { Sight } from '../paper';
import { cellsSeen, isSeen } from '../sight';
import { Bridges } from './Bridges';
import { DarknessTiles } from './DarknessTiles';
import { FieldObjects, SpawnPoints } from './FieldObjects';
import { Edge, Floor, useRaised, Walls } from './Floor';
import { emptyZonesPath, fieldLines, zonesPath } from './layers';
import { LevelSign } from './LevelSign';
import { MapSheets } from './MapSheets';
import { BOARD_PAINT } from './paint';
import { rectPath } from './path';
import { levelLabels } from './regions';
import { groundShape } from './shape';

interface BoardGroundProps {
  readonly picture: BoardPicture;
  readonly sight: Sight;
  /** Large enough for lines, hatchings and letters. */
  readonly detailed: boolean;
}

/** Everything that lies on the table, as far as it is in sight: a figure's step leaves it as it is. */
export const BoardGround = memo(function Ground(props: BoardGroundProps) {
  const { picture, sight, detailed } = props;
  const { scheme } = useTheme();
  const cells = useMemo(() => cellsSeen(picture.cells, sight), [picture, sight]);
  const shape = useMemo(() => groundShape(cells), [cells]);
  const whole = useMemo(() => groundShape(picture.cells), [picture.cells]);
  const raised = useRaised(shape);
  return (
    <G>
      {picture.emptyZones === true ? <EmptyZones {...props} /> : null}
      <Walls cells={shape} scheme={scheme} />
      <Floor cells={cells} scheme={scheme} detailed={detailed} raised={raised} />
      {detailed ? <FloorLines cells={shape} scheme={scheme} /> : null}
      {RAISED.map((level) => (
        <Edge key={level} d={raised[level]} level={level} scheme={scheme} />
      ))}
      <DarknessTiles
        fields={cells.filter((cell) => cell.bridge?.darkBelow ?? cell.dark)}
        scheme={scheme}
      />
      <MapSheets picture={picture} sight={sight} />
      <Bridges all={whole} cells={cells} sight={sight} />
      {detailed ? <Labels cells={whole} sight={sight} /> : null}
      {detailed ? <SpawnPoints cells={cells} /> : null}
      <FieldObjects picture={picture} sight={sight} />
    </G>
  );
});

const RAISED = [1, 2, 3] as const;

/** Far away, one frame says it for all zones. */
function EmptyZones({ picture: { width, height }, sight, detailed }: BoardGroundProps) {
  const { colors } = useTheme();
  const d = useMemo(
    () =>
      detailed ? emptyZonesPath(width, height, sight) : rectPath({ x: 0, y: 0, width, height }),
    [width, height, sight, detailed],
  );
  const look = { stroke: colors.outline, strokeOpacity: 0.5, strokeDasharray: '4 4' } as const;
  return <Path d={d} fill="none" strokeWidth={1.2} {...look} />;
}

interface PartProps {
  readonly cells: readonly BoardCell[];
  readonly scheme: Scheme;
}

/** Joints between the stones, lit on one side; zones a little stronger. */
function FloorLines({ cells, scheme }: PartProps) {
  const lines = useMemo(() => ({ fields: fieldLines(cells), zones: zonesPath(cells) }), [cells]);
  const paint = BOARD_PAINT[scheme];
  const light = { stroke: paint.edge, strokeOpacity: 0.1, transform: 'translate(1 1)' } as const;
  return (
    <>
      <Path d={lines.fields} fill="none" stroke={paint.fieldLine} strokeWidth={1.1} />
      <Path d={lines.fields} fill="none" {...light} strokeWidth={0.9} />
      <Path d={lines.zones} fill="none" stroke={paint.zoneLine} strokeWidth={1.4} />
    </>
  );
}

interface LabelsProps {
  /** All there are: a piece is named in its first field, in sight or not. */
  readonly cells: readonly BoardCell[];
  readonly sight: Sight;
}

function Labels({ cells, sight }: LabelsProps) {
  const labels = useMemo(() => levelLabels(cells), [cells]);
  return labels
    .filter((label) => isSeen(sight, label))
    .map((label) => <LevelSign key={`${label.x} ${label.y}`} at={label} level={label.level} />);
}
