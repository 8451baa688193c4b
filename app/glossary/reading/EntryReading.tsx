import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  entryKey,
  entryOf,
  keyOfEntry,
  ruleOf,
  type EntryKey,
  type GlossaryEntry,
  type GlossaryTone,
} from '@/src/glossary';
import { EmptyState, Section, Text, useTheme } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useNoteRead } from '../Bookmarks';
import { toneOfGame } from '../content';
import { EntryChips } from '../parts/EntryChips';
import { Abbreviated, sentenceLabel, useSpeech } from '../parts/spoken';
import { Worded } from '../parts/Worded';
import { Aside } from './Aside';
import { ShareButtons } from './EntryActions';
import { EntryFacts } from './EntryFacts';
import { HelperLink } from './HelperLink';
import { RuleReading } from './RuleReading';
import { RuleTags } from './RuleTags';

type OnLink = (entry: EntryKey) => void;

interface EntryReadingProps {
  readonly entry: EntryKey;
  readonly onLink: OnLink;
  /** Shows the star here; pages have it in their header. */
  readonly star?: boolean;
}

/** Everything an entry or a rule says, below its title. */
export function EntryReading({ entry: key, onLink, star = false }: EntryReadingProps) {
  const { t } = useTranslation();
  const entry = entryOf(key);
  const rule = ruleOf(key);
  if (rule !== undefined) return <RuleReading rule={rule} onLink={onLink} />;
  if (entry === undefined) {
    return (
      <EmptyState
        icon="search"
        title={t('glossary.entry.unknown')}
        text={t('glossary.entry.unknownText')}
      />
    );
  }
  return <Known entry={entry} onLink={onLink} star={star} />;
}

interface KnownProps {
  readonly entry: GlossaryEntry;
  readonly onLink: OnLink;
  readonly star: boolean;
}

function Known({ entry, onLink, star }: KnownProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { text, missed = [], example } = entry.words[language];
  const { game } = entry;
  useNoteRead(keyOfEntry(entry));
  return (
    <View style={styles.reading}>
      <EntryFacts entry={entry} star={star} />
      <Gist tone={toneOfGame(game)} text={entry.words[language].gist} />
      <View style={styles.paragraphs}>
        {text.map((paragraph) => (
          <Worded key={paragraph} game={game} onLink={onLink}>
            {paragraph}
          </Worded>
        ))}
      </View>
      {missed.length === 0 ? null : (
        <Aside
          icon="warning"
          caption={t('glossary.entry.missed')}
          game={game}
          onLink={onLink}
          texts={missed}
        />
      )}
      {example === undefined ? null : (
        <Aside
          icon="dice"
          caption={t('glossary.entry.example')}
          game={game}
          onLink={onLink}
          texts={[example]}
        />
      )}
      {entry.related.length === 0 ? null : (
        <Section caption={t('glossary.entry.related')}>
          <EntryChips keys={entry.related.map((id) => entryKey(game, id))} onOpen={onLink} />
        </Section>
      )}
      {star ? null : <HelperLink game={game} entry={entry.id} />}
      <RuleTags game={game} rules={entry.rules} onOpen={onLink} />
      <ShareButtons entry={entry} />
    </View>
  );
}

/** The rule in one sentence, for whoever has no time for more. */
function Gist({ tone, text }: { readonly tone: GlossaryTone; readonly text: string }) {
  const { colors, radius } = useTheme();
  const { spoken } = useSpeech();
  const paint = { borderLeftColor: colors.tones[tone].graphic, borderRadius: radius.tag };
  return (
    <View style={[styles.gist, paint]}>
      <Text variant="label" {...sentenceLabel(spoken(text))}>
        <Abbreviated variant="label">{text}</Abbreviated>
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  reading: { gap: 18 },
  paragraphs: { gap: 12 },
  gist: { borderLeftWidth: 4, paddingLeft: 14, paddingVertical: 2 },
});
