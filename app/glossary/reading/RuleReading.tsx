import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { entryKey, type EntryKey, type GlossaryRule } from '@/src/glossary';
import { Section } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { EntryChips } from '../parts/EntryChips';
import { Worded } from '../parts/Worded';
import { Aside } from './Aside';

interface RuleReadingProps {
  readonly rule: GlossaryRule;
  readonly onLink: (entry: EntryKey) => void;
}

/** Beyond these the reader would choose among names instead of reading. */
const MAX_ENTRIES = 8;

/** What a rule says, how we read it where the book leaves room, and where to read on. */
export function RuleReading({ rule: { id, game, words, entries }, onLink }: RuleReadingProps) {
  const { t } = useTranslation();
  const { text, ruling } = words[useLanguage()];
  const keys = entries.slice(0, MAX_ENTRIES).map((entry) => entryKey(game, entry));
  return (
    <View style={styles.reading} testID={`rule-${id}`}>
      <Worded game={game} onLink={onLink}>
        {text}
      </Worded>
      {ruling === undefined ? null : (
        <Aside
          icon="info"
          caption={t('glossary.rule.ruling')}
          game={game}
          onLink={onLink}
          texts={[ruling]}
        />
      )}
      {keys.length === 0 ? null : (
        <Section caption={t('glossary.rule.entries')}>
          <EntryChips keys={keys} onOpen={onLink} />
        </Section>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ reading: { gap: 18 } });
