import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Entry } from '../../../src/glossary';
import { Pill, RuleTag, Section, Text } from '../../../src/ui';
import { useLanguage } from '../../wiring/language';
import { EntryTile } from '../parts/EntryTile';
import { FavouriteButton } from './EntryActions';

interface EntryFactsProps {
  readonly entry: Entry;
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
      <EntryTile icon={entry.icon} category={entry.category} size={52} />
      <View style={styles.words}>
        <Text ink="muted">{t(`glossary.entry.otherName.${other}`, { name })}</Text>
        {entry.page === undefined ? null : (
          <Pill
            icon="book-open"
            label={t('glossary.entry.page', { page: entry.page })}
            spoken={t('glossary.entry.pageSpoken', { page: entry.page })}
          />
        )}
      </View>
      {star ? <FavouriteButton entry={entry} on="raised" /> : null}
    </View>
  );
}

export function RuleTags({ rules }: { readonly rules: readonly string[] }) {
  const { t } = useTranslation();
  if (rules.length === 0) return null;
  return (
    <Section caption={t('glossary.entry.rules')}>
      <View style={styles.tags}>
        {rules.map((id) => (
          <RuleTag key={id} id={id} />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 14 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 140, gap: 6 },
  tags: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
