import { memo, type ReactNode, type Ref } from 'react';
import { StyleSheet, type View } from 'react-native';
import { keyOfEntry, type EntryKey, type GlossaryEntry } from '@/src/glossary';
import { Tappable, useTheme, type TappableProps } from '@/src/ui';
import { EntryFace } from './EntryFace';

interface EntryCardProps {
  readonly entry: GlossaryEntry;
  readonly selected: boolean;
  readonly onOpen: (entry: EntryKey) => void;
}

/** An entry in a list. */
export const EntryCard = memo(function EntryCard({ entry, selected, onOpen }: EntryCardProps) {
  return (
    <CardFrame selected={selected} onPress={() => onOpen(keyOfEntry(entry))}>
      <EntryFace entry={entry} />
    </CardFrame>
  );
});

interface CardFrameProps extends Pick<TappableProps, 'onPress' | 'onKey' | 'shownAt'> {
  readonly selected: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<View>;
}

/** What is pressed to open an entry. */
export function CardFrame({ selected, children, ...press }: CardFrameProps) {
  const { colors, radius, shadow } = useTheme();
  const look = {
    backgroundColor: colors.surface,
    boxShadow: shadow.card,
    borderColor: selected ? colors.tones.ember.graphic : colors.surface,
  };
  return (
    <Tappable role="link" {...press} radius={radius.card} style={[styles.card, look]}>
      {children}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: 14,
    padding: 14,
    borderWidth: 2,
  },
});
