import { Animated, StyleSheet } from 'react-native';
import Svg from 'react-native-svg';
import { screenReaderProps } from '@/src/ui/icons/screen-reader';
import type { Camera } from '../gestures/camera';
import type { BoardFigure, BoardOverlays, BoardWalk } from '../model';
import { inWindow, seenNear } from '../paper';
import { FigureMark } from './figure/FigureMark';
import { FIELD } from './path';

interface WalkingFigureProps {
  readonly figure: BoardFigure;
  readonly walk: BoardWalk;
  readonly overlays: BoardOverlays;
  /** The drawing's, not that of the moment. */
  readonly camera: Camera;
}

/** Halo and pointer of the one whose turn it is reach beyond its fields. */
const RIM = 14;

/** A figure on its way: a small view that is moved, so that nothing is drawn again on the way. */
export function WalkingFigure({
  figure,
  walk: { points, along },
  overlays,
  camera,
}: WalkingFigureProps) {
  const side = (figure.large ? 2 : 1) * FIELD + 2 * RIM;
  const places = points.map(({ x, y }) =>
    inWindow(camera, { x: x * FIELD - RIM, y: y * FIELD - RIM, width: side, height: side }),
  );
  const inputRange = points.map((_, index) => index / Math.max(1, points.length - 1));
  const translateX = along.interpolate({ inputRange, outputRange: places.map(({ x }) => x) });
  const translateY = along.interpolate({ inputRange, outputRange: places.map(({ y }) => y) });
  const size = side * camera.scale;
  return (
    <Animated.View
      testID="board-walker"
      style={[styles.walker, { transform: [{ translateX }, { translateY }] }]}
    >
      <Svg
        width={size}
        height={size}
        viewBox={`${-RIM} ${-RIM} ${side} ${side}`}
        {...screenReaderProps(undefined)}
      >
        <FigureMark
          figure={{ ...figure, x: 0, y: 0 }}
          target={overlays.targets?.includes(figure.id) ?? false}
          far={!seenNear(camera)}
        />
      </Svg>
    </Animated.View>
  );
}

const styles = StyleSheet.create({ walker: { position: 'absolute', left: 0, top: 0 } });
