import { useCallback, useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Platform, StyleSheet, View } from 'react-native';
import { focusRing, onKeys } from '../components';
import { useTheme } from '../theme';
import { Axes } from './axes/Axes';
import { fieldWords } from './describe';
import { BoardDrawing } from './drawing/BoardDrawing';
import { LiftedFigure } from './drawing/LiftedFigure';
import { WalkingFigure } from './drawing/WalkingFigure';
import type { Camera } from './gestures/camera';
import { useBoardInput } from './gestures/input';
import type { BoardTouch } from './gestures/touch';
import { LiveWords } from './LiveWords';
import type { BoardContent, BoardOverlays, BoardPoint } from './model';
import { seenNear, rectInWindow, type Paper } from './paper';
import { useBoardCamera } from './useBoardCamera';
import { useBoardKeys } from './useBoardKeys';
import { ZoomButtons } from './ZoomButtons';

export interface BoardViewProps extends BoardContent {
  readonly label?: string;
  /** Off where two quick taps on one field mean two taps, such as while painting. */
  readonly doubleTapZooms?: boolean;
  readonly testID?: string;
}

/**
 * The board as a picture. Pass the same `picture`, `figures` and `overlays` objects while nothing
 * changes: each is drawn again only when it is another one.
 */
export function BoardView(props: BoardViewProps) {
  const { doubleTapZooms = true } = props;
  const { t } = useTranslation();
  const theme = useTheme();
  const { control, touch, paper, lifted } = useBoardCamera(props, doubleTapZooms);
  const attach = useCallback((node: View | null) => control.attach(node), [control]);
  const keys = useBoardKeys(props, control);
  const { cursor } = keys;
  return (
    <View style={styles.window}>
      <View
        role="group"
        aria-label={props.label ?? t('boardView.label')}
        {...TAB_STOP}
        {...onKeys(keys.press)}
        onFocus={keys.focus}
        onBlur={keys.blur}
        onLayout={({ nativeEvent }) => control.resize(nativeEvent.layout)}
        testID={props.testID}
        style={[styles.fill, focusRing(theme, cursor !== undefined), styles.ringInside]}
      >
        <View ref={attach} style={styles.moved}>
          {paper === undefined ? null : <Drawn {...props} paper={paper} cursor={cursor} />}
        </View>
        {paper === undefined ? null : (
          <Axes picture={props.picture} paper={paper} control={control} />
        )}
        <TouchLayer touch={touch} content={props} lifted={lifted} paper={paper} />
      </View>
      <ZoomButtons control={control} />
      <LiveWords
        words={cursor === undefined ? '' : fieldWords(t, props, cursor)}
        hint={keys.fresh ? t('boardView.keys') : undefined}
      />
    </View>
  );
}

const NOTHING: BoardOverlays = {};

/** One stop for the tab key; inside, the arrow keys go on. */
const TAB_STOP = Platform.OS === 'web' ? { tabIndex: 0 as const } : {};

interface DrawnProps extends BoardContent {
  readonly paper: Paper;
  readonly cursor: BoardPoint | undefined;
}

/** What moves with the camera: the drawing, and small things over it that need no new one. */
function Drawn({ picture, figures, overlays = NOTHING, walk, paper, cursor }: DrawnProps) {
  const walker = figures.find(({ id }) => id === walk?.figure);
  const standing = useMemo(() => figures.filter((one) => one !== walker), [figures, walker]);
  return (
    <>
      <BoardDrawing picture={picture} figures={standing} overlays={overlays} paper={paper} />
      {walk === undefined || walker === undefined ? null : (
        <WalkingFigure figure={walker} walk={walk} overlays={overlays} camera={paper.camera} />
      )}
      {cursor === undefined ? null : <Cursor at={cursor} camera={paper.camera} />}
    </>
  );
}

function Cursor({ at, camera }: { readonly at: BoardPoint; readonly camera: Camera }) {
  const { colors } = useTheme();
  const { x: left, y: top, width, height } = rectInWindow(camera, { ...at, width: 1, height: 1 });
  const look = {
    left,
    top,
    width,
    height,
    borderColor: colors.focus,
    borderWidth: 3 * camera.scale,
    borderRadius: 8 * camera.scale,
    outlineColor: colors.background,
    outlineWidth: 2 * camera.scale,
  };
  return <View style={[styles.cursor, look]} />;
}

interface TouchLayerProps {
  readonly touch: BoardTouch;
  readonly content: BoardContent;
  readonly lifted: string | undefined;
  readonly paper: Paper | undefined;
}

/** One layer over all fields takes every touch; above it only what is being dragged. */
function TouchLayer({ touch, content, lifted, paper }: TouchLayerProps) {
  const { t } = useTranslation();
  const { colors } = useTheme();
  const lift = useCallback((node: View | null) => touch.attachLift(node), [touch]);
  const input = useBoardInput(touch.gestures, touch.wheel);
  const figure = content.figures.find(({ id }) => id === lifted);
  const { text, soft } = colors.tones.ember;
  const summary = t('boardView.summary', {
    fields: t('boardView.fields', { count: content.picture.cells.length }),
    figures: t('boardView.figures', { count: content.figures.length }),
  });
  return (
    <>
      <View ref={lift} style={[styles.lift, { borderColor: text, backgroundColor: soft }]}>
        {figure === undefined ? null : (
          <LiftedFigure figure={figure} far={paper !== undefined && !seenNear(paper.camera)} />
        )}
      </View>
      <View
        {...input}
        {...(Platform.OS === 'web' ? {} : { accessible: true, role: 'img', 'aria-label': summary })}
        testID="board-touch"
        style={styles.fill}
      />
    </>
  );
}

const styles = StyleSheet.create({
  // A double tap would otherwise mark the letters of the drawing.
  window: { flex: 1, overflow: 'hidden', userSelect: 'none' },
  // Outside it would be cut off by the window's own edge.
  ringInside: { outlineOffset: -3 },
  moved: {
    position: 'absolute',
    left: 0,
    top: 0,
    right: 0,
    bottom: 0,
    transformOrigin: 'top left',
  },
  cursor: { position: 'absolute', outlineStyle: 'solid' },
  lift: {
    position: 'absolute',
    left: 0,
    top: 0,
    opacity: 0,
    borderWidth: 3,
    borderRadius: 10,
    borderStyle: 'dashed',
    pointerEvents: 'none',
  },
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, overflow: 'hidden' },
});
