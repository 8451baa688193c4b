import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { Text } from './Text';

export interface SectionProps {
  readonly caption: string;
  /** At the far end of the caption's line. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A small capital heading and what belongs under it. */
export function Section({ caption, aside, children }: SectionProps) {
  const { space } = useTheme();
  return (
    <View style={{ gap: space.s + space.xxs }}>
      <View style={styles.line}>
        <Text variant="caption" ink="muted" level={2} grow>
          {caption}
        </Text>
        {aside}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 2,
  },
});
