import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { IconButton, Tappable } from '../components';
import { ICON_BOX, line, paintDrawing } from '../icons/drawing';
import { Painting } from '../icons/Painting';
import { useTheme } from '../theme';
import type { CameraControl } from './gestures/camera-control';

const CORNERS = [line('M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15', 2.1)];
const STEP = 1.4;

/** Pinch, wheel and keys have these beside them: nothing needs two fingers. */
export function ZoomButtons({ control }: { readonly control: CameraControl }) {
  const { t } = useTranslation();
  const { motion, shadow } = useTheme();
  const zoom = (factor: number) => () => control.zoom(factor, motion.quick);
  return (
    <View style={[styles.column, { boxShadow: shadow.card }]}>
      <IconButton icon="plus" label={t('boardView.zoomIn')} onPress={zoom(STEP)} />
      <IconButton icon="minus" label={t('boardView.zoomOut')} onPress={zoom(1 / STEP)} />
      <FitButton onPress={() => control.fit(motion.calm)} />
    </View>
  );
}

function FitButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation();
  const { colors, radius, scaled } = useTheme();
  const side = Math.max(44, scaled(22) + 22);
  return (
    <Tappable
      role="button"
      aria-label={t('boardView.fit')}
      onPress={onPress}
      radius={radius.control}
      style={[styles.box, { width: side, height: side, backgroundColor: colors.surface }]}
    >
      <Painting layers={paintDrawing(CORNERS, colors.muted)} box={ICON_BOX} size={scaled(22)} />
    </Tappable>
  );
}

const styles = StyleSheet.create({
  column: { position: 'absolute', right: 12, bottom: 12, gap: 2, borderRadius: 16 },
  box: { alignItems: 'center', justifyContent: 'center' },
});
