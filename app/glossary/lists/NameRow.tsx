import { memo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet } from 'react-native';
import { keyOfEntry, type EntryKey, type GlossaryEntry } from '@/src/glossary';
import { Tappable, Text, useTheme } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { OTHER_SIGNS } from './alphabet';

/** Above the names that begin with it. */
export function LetterHeading({ letter }: { readonly letter: string }) {
  const { t } = useTranslation();
  const spoken = letter === OTHER_SIGNS ? { 'aria-label': t('glossary.home.otherSigns') } : {};
  return (
    <Text variant="heading" ink="ember" {...spoken}>
      {letter}
    </Text>
  );
}

interface NameRowProps {
  readonly entry: GlossaryEntry;
  readonly selected: boolean;
  readonly onOpen: (entry: EntryKey) => void;
}

export const NameRow = memo(function NameRow({ entry, selected, onOpen }: NameRowProps) {
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
});

const styles = StyleSheet.create({
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
