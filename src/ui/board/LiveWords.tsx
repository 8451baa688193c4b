import { StyleSheet, View } from 'react-native';
import { Text } from '../components';
import { useTheme } from '../theme';

/** What is under the cursor, for eyes and for screen readers. */
export function LiveWords({ words }: { readonly words: string }) {
  const { colors, radius, shadow } = useTheme();
  const box = { backgroundColor: colors.raised, borderRadius: radius.pill, boxShadow: shadow.card };
  return (
    <View aria-live="polite" style={styles.place} testID="board-cursor">
      {words === '' ? null : (
        <View style={[styles.words, box]}>
          <Text variant="small">{words}</Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 12, right: 72, bottom: 12, pointerEvents: 'none' },
  words: { alignSelf: 'flex-start', paddingHorizontal: 14, paddingVertical: 9 },
});
