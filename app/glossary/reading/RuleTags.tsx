import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { entryKey, type EntryKey, type GameId } from '@/src/glossary';
import { RuleTag, Section, Tappable, useTheme } from '@/src/ui';

interface RuleTagsProps {
  readonly game: GameId;
  readonly rules: readonly string[];
  readonly onOpen: (rule: EntryKey) => void;
}

/** The exact rules behind an entry, each leading to its text. */
export function RuleTags({ game, rules, onOpen }: RuleTagsProps) {
  const { t } = useTranslation();
  const { radius } = useTheme();
  if (rules.length === 0) return null;
  return (
    <Section caption={t('glossary.entry.rules')}>
      <View style={styles.tags}>
        {rules.map((id) => (
          <Tappable
            key={id}
            role="link"
            aria-label={t('ui.ruleOpens', { id })}
            onPress={() => onOpen(entryKey(game, id))}
            radius={radius.tag}
            style={styles.tag}
          >
            <RuleTag id={id} />
          </Tappable>
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  tags: { flexDirection: 'row', flexWrap: 'wrap' },
  tag: { alignItems: 'flex-start', justifyContent: 'center' },
});
