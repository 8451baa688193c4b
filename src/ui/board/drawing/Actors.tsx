import { memo } from 'react';
import { G, Path } from 'react-native-svg';
import { useTheme } from '@/src/ui/theme';
import type { BoardFigure, BoardOverlays, BoardPoint } from '../model';
import type { Sight } from '../paper';
import { isSeen } from '../sight';
import { AttackLines } from './AttackLines';
import { FigureBody, FigureSigns } from './figure/FigureMark';
import { Ghosts, OptionFields, OptionNumbers } from './Options';
import { FIELD, rectPath } from './path';
import { ReachOutline } from './ReachOutline';
import { PathCost, WayBeads } from './Way';

interface ActorsProps {
  readonly figures: readonly BoardFigure[];
  readonly overlays: BoardOverlays;
  readonly sight: Sight;
  /** So small that a figure's signs are fewer and larger. */
  readonly far?: boolean;
}

/** Everything that moves or is offered, as far as it is in sight. */
export const Actors = memo(function Actors(props: ActorsProps) {
  const { figures, overlays, sight, far = false } = props;
  const { ghosts = [], marks = [], targets = [] } = overlays;
  const isIn = (at: BoardPoint) => isSeen(sight, at);
  const seen = marks.filter(isIn);
  const standing = inDrawingOrder(figures.filter(isIn));
  const isTarget = ({ id }: BoardFigure) => targets.includes(id);
  return (
    <G>
      <ReachOutline reach={overlays.reach} sight={sight} />
      <Preview preview={overlays.preview} />
      <Ghosts ghosts={ghosts} sight={sight} />
      <OptionFields marks={seen} />
      <WayBeads overlays={overlays} />
      <AttackLines figures={figures} overlays={overlays} />
      <OptionNumbers marks={seen} />
      {standing.map((figure) => (
        <FigureBody key={figure.id} figure={figure} target={isTarget(figure)} />
      ))}
      {standing.map((figure) => {
        const damage = isTarget(figure) ? overlays.damage : undefined;
        return <FigureSigns key={figure.id} figure={figure} far={far} damage={damage} />;
      })}
      <PathCost overlays={overlays} far={far} />
    </G>
  );
});

/** From the back to the front; the active one on top. */
const inDrawingOrder = (figures: readonly BoardFigure[]): readonly BoardFigure[] =>
  [...figures].sort((one, other) => Number(one.active) - Number(other.active) || one.y - other.y);

interface PreviewProps {
  readonly preview: BoardOverlays['preview'];
}

function Preview({ preview }: PreviewProps) {
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
