import { Platform, ScrollView, StyleSheet, View } from 'react-native';
import { Text, useTheme } from '../../../src/ui';

const MONO = Platform.select({ ios: 'Menlo', default: 'monospace' });

/** Text in letters of equal width, to be looked at or marked by hand. */
export function Printed({ text, label }: { readonly text: string; readonly label: string }) {
  const { colors, radius } = useTheme();
  return (
    <ScrollView
      horizontal
      role="region"
      aria-label={label}
      tabIndex={0}
      style={{ backgroundColor: colors.sunken, borderRadius: radius.control }}
    >
      <View style={styles.content}>
        <Text variant="small" selectable style={styles.mono}>
          {text}
        </Text>
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { padding: 12 },
  mono: { fontFamily: MONO, whiteSpace: 'pre' } as object,
});
