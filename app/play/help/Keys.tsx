import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Section, Text, useTheme } from '@/src/ui';

interface KeyLine {
  readonly keys: readonly string[];
  readonly words: string;
}

function useKeys(): readonly KeyLine[] {
  const { t } = useTranslation();
  return [
    { keys: ['N', t('table.help.enter')], words: t('table.help.mainKey') },
    { keys: ['1', '…', '9'], words: t('table.help.targetKey') },
    { keys: ['U'], words: t('table.undo') },
    { keys: ['R'], words: t('table.redo') },
    { keys: ['H'], words: t('table.history') },
    { keys: ['D'], words: t('table.menu.dice') },
    { keys: ['G'], words: t('table.help.glossaryKey') },
    { keys: ['?'], words: t('table.help.helpKey') },
  ];
}

/** The keys of the table, for those who have some. */
export function Keys() {
  const { t } = useTranslation();
  return (
    <Section caption={t('table.help.keys')}>
      {useKeys().map(({ keys, words }) => (
        <View key={words} style={styles.line}>
          <View style={styles.keys}>
            {keys.map((key) => (
              <Key key={key} name={key} />
            ))}
          </View>
          <Text grow>{words}</Text>
        </View>
      ))}
    </Section>
  );
}

function Key({ name }: { readonly name: string }) {
  const { colors, radius } = useTheme();
  const paint = { backgroundColor: colors.raised, borderColor: colors.outline };
  return (
    <View style={[styles.key, paint, { borderRadius: radius.tag }]}>
      <Text variant="tag">{name}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 32 },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: 4, width: 120 },
  key: {
    borderWidth: 1,
    paddingHorizontal: 8,
    paddingVertical: 3,
    minWidth: 30,
    alignItems: 'center',
  },
});
