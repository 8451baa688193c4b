import { StyleSheet, View } from 'react-native';
import { Live, Text } from '../components';
import { useTheme } from '../theme';

interface LiveWordsProps {
  readonly words: string;
  /** Shown once under the first words. */
  readonly hint: string | undefined;
}

/** What is under the cursor, for eyes and for screen readers. */
export function LiveWords({ words, hint }: LiveWordsProps) {
  const { colors, radius, shadow } = useTheme();
  const box = { backgroundColor: colors.raised, borderRadius: radius.pill, boxShadow: shadow.card };
  return (
    <Live style={styles.place} testID="board-cursor">
      {words === '' ? null : (
        <View style={[styles.words, box]}>
          <Text variant="small">{words}</Text>
          {hint === undefined ? null : (
            <Text variant="small" ink="muted">
              {hint}
            </Text>
          )}
        </View>
      )}
    </Live>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 12, right: 72, bottom: 12, pointerEvents: 'none' },
  words: { alignSelf: 'flex-start', paddingHorizontal: 14, paddingVertical: 9 },
});
