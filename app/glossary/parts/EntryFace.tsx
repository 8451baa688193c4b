import { StyleSheet, View } from 'react-native';
import { useTranslation } from '@/src/i18n/translation';
import { Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { gameShown, toneOfEntry } from '../content';
import { UNMARKED, type EntryFaceProps } from './entry-face';
import { EntryTile } from './EntryTile';
import { Marked } from './Marked';

/** What stands on an entry's card: what it is called in both languages, and the rule in one sentence. */
export function EntryFace({ entry, highlights = UNMARKED, alias, withGame }: EntryFaceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const other = language === 'de' ? 'en' : 'de';
  const game = withGame === true ? gameShown(entry, language) : undefined;
  return (
    <>
      <EntryTile icon={entry.icon} tone={toneOfEntry(entry)} />
      <View style={styles.words}>
        {game === undefined ? null : (
          <Text variant="caption" ink={game.tone}>
            {game.name}
          </Text>
        )}
        <View style={styles.names}>
          <Marked variant="label" ranges={highlights.name}>
            {entry.names[language]}
          </Marked>
          <Marked variant="small" ink="muted" ranges={highlights.otherName} lang={other}>
            {entry.names[other]}
          </Marked>
        </View>
        <Marked variant="small" ink="muted" ranges={highlights.gist}>
          {entry.words[language].gist}
        </Marked>
        {alias === undefined ? null : (
          <Text variant="small" ink="faint">
            {t('glossary.search.alias', { alias })}
          </Text>
        )}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 2 },
  names: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8, alignItems: 'baseline' },
});
