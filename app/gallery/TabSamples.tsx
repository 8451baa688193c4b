import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Section, TabBar, useTheme, type TabItem } from '@/src/ui';

const KEYS = ['table', 'board', 'logbook', 'glossary', 'more'] as const;

export function TabSamples() {
  const { t } = useTranslation();
  const { radius } = useTheme();
  const [active, setActive] = useState('table');
  const items: readonly TabItem[] = KEYS.map((key) => ({
    key,
    icon: key,
    label: t(`shell.tabs.${key}`),
  }));
  return (
    <Section caption={t('gallery.sections.tabs')}>
      {(['bottom', 'rail'] as const).map((layout) => (
        <View key={layout} style={[styles.frame, { borderRadius: radius.card }]}>
          <TabBar
            label={`${t('gallery.sections.tabs')} ${layout}`}
            items={items}
            activeKey={active}
            onPress={setActive}
            layout={layout}
          />
        </View>
      ))}
    </Section>
  );
}

const styles = StyleSheet.create({
  frame: { overflow: 'hidden', alignSelf: 'flex-start', maxWidth: '100%' },
});
