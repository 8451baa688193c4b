import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Chip } from '../../../src/ui';
import { useLanguage } from '../../wiring/language';
import { entryOf, nameInSentence } from '../content';

interface EntryChipsProps {
  readonly ids: readonly string[];
  readonly onOpen: (entry: string) => void;
}

/** Names to tap. Ids of entries that are no more (an older version's favourites) are left out. */
export function EntryChips({ ids, onOpen }: EntryChipsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <View style={styles.chips}>
      {ids
        .filter((id) => entryOf(id) !== undefined)
        .map((id) => (
          <Chip
            key={id}
            keyword
            label={nameInSentence(id, language)}
            hint={t('glossary.entry.opensEntry')}
            onPress={() => onOpen(id)}
          />
        ))}
    </View>
  );
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 } });
