import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Entry, Hit, Range } from '../../../src/glossary';
import { Tappable, Text, useTheme, type KeyPress } from '../../../src/ui';
import { useLanguage } from '../../wiring/language';
import { EntryTile } from './EntryTile';
import { Marked } from './Marked';

interface EntryCardProps {
  readonly entry: Entry;
  readonly highlights?: Hit['highlights'];
  readonly alias?: string;
  readonly order?: number;
  readonly selected?: boolean;
  readonly onOpen: (entry: string) => void;
  readonly onKey?: (press: KeyPress, order: number) => void;
  readonly hold?: (order: number, view: View | null) => void;
}

const NOWHERE: readonly Range[] = [];
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
      onPress={() => onOpen(entry.id)}
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
      <EntryTile icon={entry.icon} category={entry.category} />
      <View style={styles.words}>
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
