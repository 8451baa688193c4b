import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { GlossaryEntry } from '@/src/glossary';
import { Pill, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { toneOfEntry } from '../content';
import { EntryTile } from '../parts/EntryTile';
import { FavouriteButton } from './EntryActions';

interface EntryFactsProps {
  readonly entry: GlossaryEntry;
  readonly star: boolean;
}

/** The other language's name, where the book has it, and the star. */
export function EntryFacts({ entry, star }: EntryFactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const other = language === 'de' ? 'en' : 'de';
  const name = entry.names[other];
  return (
    <View style={styles.facts}>
      <EntryTile icon={entry.icon} tone={toneOfEntry(entry)} size={52} />
      <View style={styles.words}>
        <Text ink="muted">{t(`glossary.entry.otherName.${other}`, { name })}</Text>
        <Source entry={entry} />
      </View>
      {star ? <FavouriteButton entry={entry} on="raised" /> : null}
    </View>
  );
}

/** Where it stands in the German rulebook: its page, or its section in a book without numbers. */
function Source({ entry: { page, section } }: { readonly entry: GlossaryEntry }) {
  const { t } = useTranslation();
  const words = [
    ...(page === undefined ? [] : [t('glossary.entry.page', { page })]),
    ...(section === undefined ? [] : [t('glossary.entry.section', { section })]),
  ];
  const spoken = [
    ...(page === undefined ? [] : [t('glossary.entry.pageSpoken', { page })]),
    ...(section === undefined ? [] : [t('glossary.entry.sectionSpoken', { section })]),
  ];
  if (words.length === 0) return null;
  return <Pill icon="book-open" label={words.join(', ')} spoken={spoken.join(', ')} />;
}

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 14 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 140, gap: 6 },
});
