import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import type { CubeColour } from '@/src/rules';
import { Cube, Spoken, steady, Tappable, Text, useTheme } from '@/src/ui';

interface CubeTileProps {
  readonly colour: CubeColour;
  readonly free: number;
  readonly placed: number;
  readonly spent: number;
  /** What a tap does. */
  readonly spoken: string;
  readonly disabled: boolean;
  /** In a sheet, which is lighter than the table. */
  readonly raised?: boolean;
  readonly onPress: () => void;
}

/** `1 liegt · 1 weg`; empty: all are free. */
const elsewhereWords = (placed: number, spent: number, t: Translate): string =>
  [
    ...(placed > 0 ? [t('tableFigure.cubes.lying', { count: placed })] : []),
    ...(spent > 0 ? [t('tableFigure.cubes.gone', { count: spent })] : []),
  ].join(' · ');

/** The cubes of one colour: how many are free, how many are in use. */
export const CubeTile = steady(function CubeTile(props: CubeTileProps) {
  const { colour, free, placed, spent, spoken, disabled, raised = false, onPress } = props;
  const { t } = useTranslation();
  const { colors, radius, scaled } = useTheme();
  const elsewhere = elsewhereWords(placed, spent, t);
  const backgroundColor = raised ? colors.raised : colors.surface;
  return (
    <Tappable
      role="button"
      disabled={disabled}
      onPress={onPress}
      radius={radius.control}
      style={[styles.tile, { backgroundColor, borderColor: colors.line }]}
    >
      <View style={styles.count}>
        <Spoken words={spoken}>
          <Cube kind={colour} size={scaled(22)} />
        </Spoken>
        <Text variant="number" ink={disabled ? 'faint' : 'text'}>
          {free}
        </Text>
        <Spoken words={t('tableFigure.cubes.spoken')} />
      </View>
      {elsewhere === '' ? null : (
        <Text variant="tab" ink="muted" align="center">
          {elsewhere}
        </Text>
      )}
    </Tappable>
  );
});

const styles = StyleSheet.create({
  tile: {
    flexGrow: 1,
    flexBasis: 54,
    minHeight: 48,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 4,
    paddingVertical: 4,
  },
  count: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
