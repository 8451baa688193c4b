import { StyleSheet } from 'react-native';
import { Icon, pressState, steady, Tappable, Text, useTheme, type IconName } from '@/src/ui';

interface ActionTileProps {
  readonly icon: IconName;
  readonly label: string;
  readonly spoken?: string;
  /** Left out for what does something instead of being on or off. */
  readonly selected?: boolean;
  readonly onPress: () => void;
}

/** A sign over its word; as wide as the word, and all of a row as wide as the row. */
export const ActionTile = steady(function ActionTile(props: ActionTileProps) {
  const { icon, label, spoken = label, selected, onPress } = props;
  const { colors, radius, scaled } = useTheme();
  const on = selected === true;
  const paint = on
    ? { backgroundColor: colors.active, borderColor: colors.tones.ember.graphic }
    : { backgroundColor: colors.surface, borderColor: colors.line };
  return (
    <Tappable
      role="button"
      aria-label={spoken}
      {...pressState(selected)}
      onPress={onPress}
      radius={radius.control}
      style={[styles.tile, paint]}
    >
      <Icon name={on ? 'check' : icon} size={scaled(21)} color={colors.tones.ember.text} />
      <Text variant="tab" align="center">
        {label}
      </Text>
    </Tappable>
  );
});

const styles = StyleSheet.create({
  tile: {
    flexGrow: 1,
    minHeight: 48,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    borderWidth: 1,
    paddingHorizontal: 5,
    paddingVertical: 3,
  },
});
