import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { entryOf, type EntryKey } from '@/src/glossary';
import { Chip } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { nameInSentence } from '../content';

interface EntryChipsProps {
  readonly keys: readonly EntryKey[];
  readonly onOpen: (entry: EntryKey) => void;
}

/** Names to tap. Keys of entries that are no more (an older version's favourites) are left out. */
export function EntryChips({ keys, onOpen }: EntryChipsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <View style={styles.chips}>
      {keys
        .filter((key) => entryOf(key) !== undefined)
        .map((key) => (
          <Chip
            key={key}
            keyword
            label={nameInSentence(key, language)}
            hint={t('glossary.entry.opensEntry')}
            onPress={() => onOpen(key)}
          />
        ))}
    </View>
  );
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 } });
