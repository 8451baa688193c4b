import { Children, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useTheme } from '@/src/ui';
import { useRoom } from './useRoom';

/** From here on words need lines, not one long strip. */
const LARGE_TEXT = 1.3;

interface StripProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Choices in one line that is pushed sideways, so that the map keeps the room; wrapped where there is plenty. */
export function Strip({ label, children }: StripProps) {
  const { beside } = useRoom();
  const { textScale } = useTheme();
  if (beside || textScale >= LARGE_TEXT) {
    return (
      <View role="group" aria-label={label} style={styles.wrap}>
        {Children.map(children, (child) => (
          <View style={styles.item}>{child}</View>
        ))}
      </View>
    );
  }
  return (
    <View role="group" aria-label={label} style={styles.outward}>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={styles.line}
      >
        {children}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  wrap: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  /** A long name is broken rather than pushed out of the window. */
  item: { maxWidth: '100%' },
  outward: { marginHorizontal: -16 },
  line: { alignItems: 'center', gap: 8, paddingHorizontal: 16, paddingVertical: 2 },
});
