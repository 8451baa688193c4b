import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { PlayedGame } from '@/src/content/games/helpers';
import { Chip, Section } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useLanguage } from '@/app/wiring/language';
import { useShelf } from './useShelf';

interface EntryLinksProps {
  readonly game: PlayedGame;
  readonly entries: readonly string[];
}

/** The entries whose work this helper does; they open over it. */
export function EntryLinks({ game, entries }: EntryLinksProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sheet = useGlossarySheet();
  const shelf = useShelf(game);
  const found = entries.flatMap((id) => {
    const entry = shelf?.byId.get(id);
    return entry === undefined ? [] : [{ key: `${game}/${id}`, name: entry.names[language] }];
  });
  if (found.length === 0) return null;
  return (
    <Section caption={t('games.words')}>
      <View style={styles.links}>
        {found.map(({ key, name }) => (
          <Chip key={key} label={name} keyword onPress={() => sheet.open(key)} />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({ links: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 } });
