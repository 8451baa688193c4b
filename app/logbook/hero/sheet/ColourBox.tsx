import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Tappable, useTheme } from '@/src/ui';

interface ColourBoxProps {
  readonly label: string;
  readonly chosen: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A cube to choose; the chosen one stands in a frame. */
export function ColourBox({ label, chosen, onPress, children }: ColourBoxProps) {
  const { colors } = useTheme();
  const look = chosen
    ? { backgroundColor: colors.tones.ember.soft, borderColor: colors.tones.ember.graphic }
    : { backgroundColor: colors.raised, borderColor: colors.line };
  return (
    <Tappable
      role="checkbox"
      aria-checked={chosen}
      aria-label={label}
      onPress={onPress}
      radius={14}
      style={[styles.box, look]}
    >
      {children}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  box: { alignItems: 'center', justifyContent: 'center', borderWidth: 2 },
});
