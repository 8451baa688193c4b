import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { Text } from './Text';

export interface RuleTagProps {
  /** A rule id such as T1. */
  readonly id: string;
  readonly spoken?: string;
}

/** Round, only outlined and with a sign: names of fields look like words, so "T1" is never taken for one. */
export function RuleTag({ id, spoken }: RuleTagProps) {
  const { colors, radius } = useTheme();
  const paint = { borderColor: colors.tones.ember.graphic, borderRadius: radius.pill };
  return (
    <View style={[styles.tag, paint]}>
      <Text variant="tag" ink="muted" aria-hidden>
        §
      </Text>
      <Text variant="tag" ink="ember" {...(spoken === undefined ? {} : { 'aria-label': spoken })}>
        {id}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  tag: {
    flexDirection: 'row',
    gap: 3,
    paddingHorizontal: 8,
    paddingVertical: 1,
    borderWidth: 1,
    alignSelf: 'flex-start',
    flexShrink: 0,
  },
});
