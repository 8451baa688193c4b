import { memo, useMemo } from 'react';
import { G, Path } from 'react-native-svg';
import { useTheme } from '@/src/ui/theme';
import type { BoardFigure, BoardOverlays, BoardPoint } from '../model';
import { FigureMark } from './FigureMark';
import { Ghosts, OptionMarks } from './Options';
import { fieldSet, placeKey } from './outline';
import { areaPath, FIELD, rectPath, tilesPath } from './path';

interface ActorsProps {
  readonly figures: readonly BoardFigure[];
  readonly overlays: BoardOverlays;
}

/** Everything that moves or is offered. */
export const Actors = memo(function Actors({ figures, overlays }: ActorsProps) {
  const { ghosts = [], marks = [], targets = [] } = overlays;
  return (
    <G>
      <Reach overlays={overlays} />
      <Preview overlays={overlays} />
      <Ghosts ghosts={ghosts} />
      <Way overlays={overlays} />
      {figures.map((figure) => (
        <FigureMark key={figure.id} figure={figure} target={targets.includes(figure.id)} />
      ))}
      <OptionMarks marks={marks} />
    </G>
  );
});

interface OverlayProps {
  readonly overlays: BoardOverlays;
}

/** Dots in the offered fields, but none in the way of the dashes. */
function Reach({ overlays: { reach = NOWHERE, path = NOWHERE } }: OverlayProps) {
  const { colors } = useTheme();
  const { text, graphic } = colors.tones.ember;
  const paths = useMemo(
    () => ({ area: areaPath(reach, 8, 1.5), dots: tilesPath(without(reach, path), 4, 16) }),
    [reach, path],
  );
  if (reach.length === 0) return null;
  return (
    <>
      <Path d={paths.area} fill={graphic} fillOpacity={0.2} stroke={text} strokeWidth={2.2} />
      <Path d={paths.dots} fill={text} fillOpacity={0.75} />
    </>
  );
}

const NOWHERE: readonly BoardPoint[] = [];

const without = (fields: readonly BoardPoint[], others: readonly BoardPoint[]) => {
  const set = fieldSet(others);
  return fields.filter(({ x, y }) => !set.has(placeKey(x, y)));
};

function Preview({ overlays: { preview } }: OverlayProps) {
  const { colors } = useTheme();
  if (preview === undefined) return null;
  const { graphic } = colors.tones[preview.fits ? 'ok' : 'danger'];
  return (
    <>
      <Path
        d={rectPath(preview, 7, 1)}
        fill={graphic}
        fillOpacity={0.3}
        stroke={graphic}
        strokeWidth={3}
        strokeDasharray="8 5"
      />
      {preview.fits ? null : <Path d={crossPath(preview)} stroke={graphic} strokeWidth={3} />}
    </>
  );
}

const crossPath = ({ x, y, width, height }: NonNullable<BoardOverlays['preview']>): string => {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map((at) => at * FIELD);
  return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
};

/** Large figures name their zone's top left field; their way runs through the zones' middles. */
const centre = (at: number, large: boolean): number => (at + (large ? 1 : 0.5)) * FIELD;

function Way({ overlays: { path = [], chosen } }: OverlayProps) {
  const { colors } = useTheme();
  const { text } = colors.tones.ember;
  const large = chosen?.large === true;
  const d = path
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${centre(x, large)} ${centre(y, large)}`)
    .join('');
  const side = large ? 2 : 1;
  return (
    <>
      {chosen === undefined ? null : (
        <Path
          d={rectPath({ ...chosen, width: side, height: side }, 9, 2)}
          fill={text}
          fillOpacity={0.16}
          stroke={text}
          strokeWidth={3.6}
        />
      )}
      {path.length < 2 ? null : (
        <>
          <Path d={d} {...LINE} stroke={colors.background} strokeOpacity={0.3} strokeWidth={7.5} />
          <Path d={d} {...LINE} stroke={text} strokeWidth={4.4} strokeDasharray="5 9" />
        </>
      )}
    </>
  );
}

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
