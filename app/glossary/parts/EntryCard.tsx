import { memo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  aboutGame,
  keyOfEntry,
  type EntryKey,
  type GlossaryEntry,
  type SearchHit,
  type TextRange,
} from '@/src/glossary';
import { Tappable, Text, useTheme, type KeyPress } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { toneOfEntry } from '../content';
import { EntryTile } from './EntryTile';
import { Marked } from './Marked';

interface EntryCardProps {
  readonly entry: GlossaryEntry;
  readonly highlights?: SearchHit['highlights'];
  readonly alias?: string;
  /** Says which game it is from: where several are listed. */
  readonly withGame?: boolean;
  readonly order?: number;
  readonly selected?: boolean;
  readonly onOpen: (entry: EntryKey) => void;
  readonly onKey?: (press: KeyPress, order: number) => void;
  readonly hold?: (order: number, view: View | null) => void;
}

const NOWHERE: readonly TextRange[] = [];
const UNMARKED = { name: NOWHERE, otherName: NOWHERE, gist: NOWHERE };

/** An entry in a list: what it is called in both languages, and the rule in one sentence. */
export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { entry, highlights = UNMARKED, alias, order = 0, onOpen, onKey, hold } = props;
  const { t } = useTranslation();
  const theme = useTheme();
  const language = useLanguage();
  const other = language === 'de' ? 'en' : 'de';
  const { gist } = entry.words[language];
  const border = props.selected === true ? theme.colors.tones.ember.graphic : theme.colors.surface;
  return (
    <Tappable
      role="link"
      onPress={() => onOpen(keyOfEntry(entry))}
      radius={theme.radius.card}
      ref={(view) => hold?.(order, view)}
      {...(onKey === undefined ? {} : { onKey: (press: KeyPress) => onKey(press, order) })}
      style={[
        styles.card,
        {
          backgroundColor: theme.colors.surface,
          boxShadow: theme.shadow.card,
          borderColor: border,
        },
      ]}
    >
      <EntryTile icon={entry.icon} tone={toneOfEntry(entry)} />
      <View style={styles.words}>
        {props.withGame === true ? <FromGame game={entry.game} /> : null}
        <View style={styles.names}>
          <Marked variant="label" ranges={highlights.name}>
            {entry.names[language]}
          </Marked>
          <Marked variant="small" ink="muted" ranges={highlights.otherName} lang={other}>
            {entry.names[other]}
          </Marked>
        </View>
        <Marked variant="small" ink="muted" ranges={highlights.gist}>
          {gist}
        </Marked>
        {alias === undefined ? null : (
          <Text variant="small" ink="faint">
            {t('glossary.search.alias', { alias })}
          </Text>
        )}
      </View>
    </Tappable>
  );
});

function FromGame({ game }: { readonly game: string }) {
  const language = useLanguage();
  const about = aboutGame(game);
  if (about === undefined) return null;
  return (
    <Text variant="caption" ink={about.tone}>
      {about.shortNames[language]}
    </Text>
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
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 2 },
  names: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8, alignItems: 'baseline' },
});
