import { StyleSheet, View } from 'react-native';
import { Text, useTheme } from '@/src/ui';
import { Icon } from '@/src/ui/icons';

/** Said beside the button, never in its way. */
export function CommandWarnings({ lines }: { readonly lines: readonly string[] }) {
  const { colors, scaled } = useTheme();
  return (
    <View aria-live="polite" style={lines.length === 0 ? styles.none : styles.lines}>
      {lines.map((line) => (
        <View key={line} style={styles.line}>
          <View style={styles.sign}>
            <Icon name="warning" size={scaled(17)} color={colors.tones.ember.text} />
          </View>
          <Text variant="small" ink="ember" style={styles.words}>
            {line}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  /** Waits to be read out, without a gap of its own. */
  none: { position: 'absolute' },
  lines: { gap: 6 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  sign: { flexShrink: 0 },
  words: { flexShrink: 1 },
});
