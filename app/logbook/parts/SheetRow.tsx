import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Tappable, Text, useTheme } from '@/src/ui';
import { NewMark } from './Marked';

/** A long note is read on the thing's own page. */
const MAX_LINES = 5;

interface SheetRowProps {
  readonly title: string;
  /** A short line under the title; nothing when empty. */
  readonly below: string;
  readonly leading?: ReactNode;
  /** Said instead of the words on it, where the card around it is needed to understand them. */
  readonly spoken?: string;
  readonly fresh: boolean;
  /** On a ground of its own, as the places of the hero's board are. */
  readonly tile?: boolean;
  readonly onPress: () => void;
}

/** One noted thing: of few parts, since a long campaign has many of them. */
export function SheetRow(props: SheetRowProps) {
  const { title, below, leading, spoken, fresh, tile = false, onPress } = props;
  const { colors, radius } = useTheme();
  const ground = { backgroundColor: colors.raised, borderColor: colors.line };
  return (
    <Tappable
      role="button"
      {...(spoken === undefined ? {} : { 'aria-label': spoken })}
      onPress={onPress}
      radius={radius.control}
      style={[styles.row, tile ? [styles.tile, ground] : null]}
    >
      {leading}
      <Text variant="label" grow numberOfLines={MAX_LINES} style={styles.words}>
        {title}
        {below === '' ? null : (
          <Text variant="small" ink="muted">
            {`\n${below}`}
          </Text>
        )}
      </Text>
      <NewMark when={fresh} />
    </Tappable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 48, paddingVertical: 4 },
  /** Words longer than the row break. */
  words: { minWidth: 0 },
  tile: { borderWidth: 1, paddingHorizontal: 14, paddingVertical: 8 },
});
