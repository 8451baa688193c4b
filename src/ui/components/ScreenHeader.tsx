import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { IconButton } from './IconButton';
import { Text } from './Text';

export interface ScreenHeaderProps {
  readonly title: string;
  readonly caption?: string;
  readonly subtitle?: string;
  readonly back?: { readonly label: string; readonly onPress: () => void };
  /** An emblem left of the words. */
  readonly leading?: ReactNode;
  /** Icon buttons at the far end; they move under the words when both do not fit. */
  readonly actions?: ReactNode;
}

/** The longest name in the largest letters must not take the screen from what stands below it. */
const MAX_LINES = 3;

export function ScreenHeader({
  title,
  caption,
  subtitle,
  back,
  leading,
  actions,
}: ScreenHeaderProps) {
  return (
    <View style={styles.header}>
      {back === undefined ? null : (
        <IconButton icon="back" label={back.label} onPress={back.onPress} />
      )}
      {leading}
      <View style={styles.words}>
        {caption === undefined ? null : (
          <Text variant="caption" ink="muted">
            {caption}
          </Text>
        )}
        <Text variant="title" numberOfLines={MAX_LINES}>
          {title}
        </Text>
        {subtitle === undefined ? null : (
          <Text variant="body" ink="muted" numberOfLines={MAX_LINES}>
            {subtitle}
          </Text>
        )}
      </View>
      {actions === undefined ? null : <View style={styles.actions}>{actions}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  header: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    paddingHorizontal: 16,
    paddingTop: 14,
    paddingBottom: 14,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 180, gap: 1 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' },
});
