import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { keyOfEntry, type EntryKey, type GlossaryEntry } from '@/src/glossary';
import { Tappable, Text, useTheme } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useOpenEntry } from '../parts/open-entry';
import { useEntryBeside } from '../reading/Panes';
import { OTHER_SIGNS } from './alphabet';

interface LetterEntriesProps {
  readonly letter: string;
  readonly entries: readonly GlossaryEntry[];
}

export const LetterEntries = memo(function LetterEntries({ letter, entries }: LetterEntriesProps) {
  const { t } = useTranslation();
  const { colors, radius } = useTheme();
  const open = useOpenEntry();
  const beside = useEntryBeside();
  const spoken = letter === OTHER_SIGNS ? { 'aria-label': t('glossary.home.otherSigns') } : {};
  return (
    <>
      <Text variant="heading" ink="ember" {...spoken}>
        {letter}
      </Text>
      <View style={[styles.box, { backgroundColor: colors.surface, borderRadius: radius.card }]}>
        {entries.map((entry) => (
          <NameRow
            key={entry.id}
            entry={entry}
            onOpen={open}
            selected={keyOfEntry(entry) === beside}
          />
        ))}
      </View>
    </>
  );
});

interface NameRowProps {
  readonly entry: GlossaryEntry;
  readonly selected: boolean;
  readonly onOpen: (entry: EntryKey) => void;
}

function NameRow({ entry, selected, onOpen }: NameRowProps) {
  const language = useLanguage();
  const { colors, radius } = useTheme();
  const other = language === 'de' ? 'en' : 'de';
  return (
    <Tappable
      role="link"
      onPress={() => onOpen(keyOfEntry(entry))}
      radius={radius.control}
      style={[styles.row, selected ? { backgroundColor: colors.tones.ember.soft } : null]}
    >
      <Text variant="label" style={styles.name}>
        {entry.names[language]}
      </Text>
      <Text variant="small" ink="muted" style={styles.name} lang={other}>
        {entry.names[other]}
      </Text>
    </Tappable>
  );
}

const styles = StyleSheet.create({
  box: { padding: 4 },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 10,
    paddingHorizontal: 12,
    paddingVertical: 8,
  },
  name: { flexShrink: 1, minWidth: 0 },
});
