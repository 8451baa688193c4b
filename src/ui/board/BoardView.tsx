import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Platform, StyleSheet, View } from 'react-native';
import { focusRing, onKeys } from '../components';
import { useTheme } from '../theme';
import { fieldWords } from './describe';
import { BoardDrawing } from './drawing/BoardDrawing';
import { FIELD } from './drawing/path';
import { useBoardInput } from './gestures/input';
import type { BoardTouch } from './gestures/touch';
import { LiveWords } from './LiveWords';
import type { BoardContent, BoardOverlays, BoardPicture, BoardPoint } from './model';
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
  const { picture, figures, overlays = NOTHING, doubleTapZooms = true } = props;
  const { t } = useTranslation();
  const theme = useTheme();
  const { control, touch } = useBoardCamera(props, doubleTapZooms);
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
        <View ref={attach} style={[styles.moved, sizeOf(picture)]}>
          <BoardDrawing picture={picture} figures={figures} overlays={overlays} />
          {cursor === undefined ? null : <Cursor at={cursor} />}
        </View>
        <TouchLayer touch={touch} content={props} />
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

const sizeOf = ({ width, height }: BoardPicture) => ({
  width: width * FIELD,
  height: height * FIELD,
});

function Cursor({ at }: { readonly at: BoardPoint }) {
  const { colors } = useTheme();
  const place = { left: at.x * FIELD, top: at.y * FIELD, borderColor: colors.focus };
  return <View style={[styles.cursor, place, { outlineColor: colors.background }]} />;
}

interface TouchLayerProps {
  readonly touch: BoardTouch;
  readonly content: BoardContent;
}

/** One layer over all fields takes every touch; above it only what is being dragged. */
function TouchLayer({ touch, content }: TouchLayerProps) {
  const { t } = useTranslation();
  const { colors } = useTheme();
  const lift = useCallback((node: View | null) => touch.attachLift(node), [touch]);
  const input = useBoardInput(touch.gestures, touch.wheel);
  const { text, soft } = colors.tones.ember;
  const summary = t('boardView.summary', {
    fields: t('boardView.fields', { count: content.picture.cells.length }),
    figures: t('boardView.figures', { count: content.figures.length }),
  });
  return (
    <>
      <View ref={lift} style={[styles.lift, { borderColor: text, backgroundColor: soft }]} />
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
  moved: { position: 'absolute', left: 0, top: 0, transformOrigin: 'top left' },
  cursor: {
    position: 'absolute',
    width: FIELD,
    height: FIELD,
    borderWidth: 3,
    borderRadius: 8,
    outlineStyle: 'solid',
    outlineWidth: 2,
  },
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
