import { useMemo, type Ref } from 'react';
import Svg, { G, Rect, Text } from 'react-native-svg';
import { screenReaderProps } from '@/src/ui/icons/screen-reader';
import { family, useTheme } from '../theme';
import { columnName, rowName } from './coordinates';
import { Actors } from './drawing/Actors';
import { BoardGround } from './drawing/BoardGround';
import { FIELD } from './drawing/path';
import type { BoardContent, BoardOverlays, BoardPicture } from './model';

export interface BoardStillProps extends Pick<BoardContent, 'picture' | 'figures' | 'overlays'> {
  /** Points a field. */
  readonly field: number;
  /** Names of columns and rows around it, on a ground of its own: for looking at it elsewhere. */
  readonly framed?: boolean;
  /** For white paper: the names without a ground below them. */
  readonly onWhite?: boolean;
  readonly ref?: Ref<Svg>;
}

/** Walls and shadows reach beyond the fields; names need more. */
const RIM = { bare: 9, framed: 34 } as const;

const NOTHING: BoardOverlays = {};

/** How large it will be, in points. */
export function stillSize({ width, height }: BoardPicture, field: number, framed: boolean) {
  const rim = framed ? RIM.framed : RIM.bare;
  const scale = field / FIELD;
  return { width: (width * FIELD + 2 * rim) * scale, height: (height * FIELD + 2 * rim) * scale };
}

/** The board as one drawing that nothing moves: signs of the legend, the picture that is shared. */
export function BoardStill(props: BoardStillProps) {
  const {
    picture,
    figures,
    overlays = NOTHING,
    field,
    framed = false,
    onWhite = false,
    ref,
  } = props;
  const { colors } = useTheme();
  const { width, height } = picture;
  const sight = useMemo(() => ({ left: 0, top: 0, right: width, bottom: height }), [width, height]);
  const rim = framed ? RIM.framed : RIM.bare;
  const [right, bottom] = [width * FIELD + 2 * rim, height * FIELD + 2 * rim];
  return (
    <Svg
      ref={ref}
      {...stillSize(picture, field, framed)}
      viewBox={`${-rim} ${-rim} ${right} ${bottom}`}
      {...screenReaderProps(undefined)}
    >
      {framed && !onWhite ? (
        <Rect x={-rim} y={-rim} width={right} height={bottom} fill={colors.background} />
      ) : null}
      <BoardGround picture={picture} sight={sight} detailed />
      <Actors figures={figures} overlays={overlays} sight={sight} />
      {framed ? <Names picture={picture} /> : null}
    </Svg>
  );
}

const NAME = 13;
const middle = (at: number): number => (at + 0.5) * FIELD;
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

function Names({ picture: { width, height, first } }: { readonly picture: BoardPicture }) {
  const { colors } = useTheme();
  const { x: left, y: top } = first ?? { x: 0, y: 0 };
  return (
    <G fill={colors.muted} fontFamily={family('bold')} fontSize={NAME} textAnchor="middle">
      {upTo(width).map((at) => (
        <Text key={`x${at}`} x={middle(at)} y={-15}>
          {columnName(at - left)}
        </Text>
      ))}
      {upTo(height).map((at) => (
        <Text key={`y${at}`} x={-21} y={middle(at) + NAME / 3}>
          {rowName(at - top)}
        </Text>
      ))}
    </G>
  );
}
