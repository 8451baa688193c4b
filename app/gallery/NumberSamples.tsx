import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Card, HpBar, NumberGrid, Section, Text } from '@/src/ui';

const MAX = 16;

export function NumberSamples() {
  const { t } = useTranslation();
  const [damage, setDamage] = useState(7);
  return (
    <Section caption={t('gallery.sections.numbers')}>
      <Card>
        <View style={styles.line}>
          <Text variant="heading" level={3} grow>
            {t('gallery.numbers.hp')}
          </Text>
          <Text variant="figure">{`12/${MAX}`}</Text>
        </View>
        <HpBar value={12} max={MAX} label={t('gallery.numbers.hpOf', { value: 12, max: MAX })} />
        <HpBar
          value={12}
          max={MAX}
          after={Math.max(0, 12 - damage)}
          label={t('gallery.numbers.hpAfter', {
            value: 12,
            max: MAX,
            after: Math.max(0, 12 - damage),
          })}
        />
        <HpBar
          value={5}
          max={9}
          tone="ok"
          label={t('gallery.numbers.hpOf', { value: 5, max: 9 })}
        />
      </Card>
      <Card>
        <NumberGrid
          label={t('gallery.numbers.damage')}
          value={damage}
          onPick={setDamage}
          spoken={(count) => t('gallery.numbers.damageOf', { count })}
        />
      </Card>
    </Section>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
