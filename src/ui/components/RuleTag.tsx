import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { Text } from './Text';

export interface RuleTagProps {
  /** A rule id such as T1. */
  readonly id: string;
  readonly spoken?: string;
}

export function RuleTag({ id, spoken }: RuleTagProps) {
  const { colors, radius } = useTheme();
  const paint = { backgroundColor: colors.tones.ember.soft, borderRadius: radius.tag };
  return (
    <View style={[styles.tag, paint]}>
      <Text variant="tag" ink="ember" {...(spoken === undefined ? {} : { 'aria-label': spoken })}>
        {id}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  tag: { paddingHorizontal: 7, paddingVertical: 2, alignSelf: 'flex-start', flexShrink: 0 },
});
