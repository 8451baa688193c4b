import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { CubeColour } from '@/src/rules';
import { Cube, Spoken, steady, Tappable, Text, useTheme } from '@/src/ui';

interface CubeTileProps {
  readonly colour: CubeColour;
  readonly free: number;
  /** Where the others are; empty: all are free. */
  readonly elsewhere: string;
  /** What a tap does. */
  readonly spoken: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** The cubes of one colour: how many are free, how many are in use. */
export const CubeTile = steady(function CubeTile(props: CubeTileProps) {
  const { colour, free, elsewhere, spoken, disabled, onPress } = props;
  const { t } = useTranslation();
  const { colors, radius, scaled } = useTheme();
  return (
    <Tappable
      role="button"
      disabled={disabled}
      onPress={onPress}
      radius={radius.control}
      style={[styles.tile, { backgroundColor: colors.surface, borderColor: colors.line }]}
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
    minHeight: 54,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 4,
    paddingVertical: 4,
  },
  count: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
