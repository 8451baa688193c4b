import { StyleSheet, View } from 'react-native';
import { Live, Text, useTheme } from '@/src/ui';
import { Icon } from '@/src/ui/icons';

/** Said beside the button, never in its way. */
export function CommandWarnings({ lines }: { readonly lines: readonly string[] }) {
  const { colors, scaled } = useTheme();
  return (
    <Live empty={lines.length === 0} style={styles.lines}>
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
    </Live>
  );
}

const styles = StyleSheet.create({
  lines: { gap: 6 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  sign: { flexShrink: 0 },
  words: { flexShrink: 1 },
});
