import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Section, Sheet, Sign, Text, useTheme, type IconName } from '@/src/ui';

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

const HOW: readonly {
  readonly name: 'next' | 'damage' | 'undo' | 'keyword';
  readonly icon: IconName;
}[] = [
  { name: 'next', icon: 'play' },
  { name: 'damage', icon: 'skull' },
  { name: 'undo', icon: 'undo' },
  { name: 'keyword', icon: 'glossary' },
];

export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { colors, scaled } = useTheme();
  return (
    <Sheet visible onClose={onClose} title={t('table.help.title')} closeLabel={t('ui.close')}>
      <Section caption={t('table.help.how')}>
        {HOW.map(({ name, icon }) => (
          <View key={name} style={styles.line}>
            <Sign name={icon} size={scaled(20)} color={colors.tones.ember.text} />
            <Text grow>{t(`table.help.${name}`)}</Text>
          </View>
        ))}
      </Section>
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
    </Sheet>
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
