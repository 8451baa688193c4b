import { Platform, ScrollView, StyleSheet, View } from 'react-native';
import { Text, useTheme } from '@/src/ui';

const MONO = Platform.select({ ios: 'Menlo', default: 'monospace' });

/** Text in letters of equal width, to be looked at or marked by hand. */
export function Printed({ text, label }: { readonly text: string; readonly label: string }) {
  const { colors, radius, scaled } = useTheme();
  const size = { fontSize: scaled(12), lineHeight: scaled(16) };
  return (
    <ScrollView
      horizontal
      role="region"
      aria-label={label}
      tabIndex={0}
      style={{ backgroundColor: colors.sunken, borderRadius: radius.control }}
    >
      <View style={styles.content}>
        <Text variant="small" selectable style={{ ...styles.mono, ...size }}>
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
