import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Card, Emblem, Row, Section, Stepper, Text, useTheme } from '@/src/ui';
import { useState } from 'react';

const nothing = () => undefined;

export function CardSamples() {
  const { t } = useTranslation();
  return (
    <Section caption={t('gallery.sections.cards')}>
      <View style={styles.columns}>
        <StateCard state="done" />
        <StateCard state="active" />
        <StateCard state="plain" />
      </View>
      <Card gap={6}>
        <Row
          icon="poison"
          tone="green"
          title={t('gallery.cards.poison')}
          subtitle={t('gallery.cards.poisonText')}
          onPress={nothing}
        />
        <HeroRow />
        <Row
          icon="lock"
          title={t('gallery.cards.locked')}
          subtitle={t('gallery.cards.lockedText')}
          disabled
          onPress={nothing}
        />
      </Card>
      <Card onPress={nothing} gap={2}>
        <Text variant="caption" ink="muted">
          {t('gallery.cards.weapon')}
        </Text>
        <Text variant="label">{t('gallery.cards.weaponName')}</Text>
        <Text variant="small" ink="muted">
          {t('gallery.cards.weaponText')}
        </Text>
      </Card>
    </Section>
  );
}

function StateCard({ state }: { readonly state: 'plain' | 'active' | 'done' }) {
  const { t } = useTranslation();
  const quiet = state === 'done' ? 'faint' : 'muted';
  return (
    <View style={styles.column}>
      <Card state={state} gap={4} grow>
        <Text variant="heading" level={3} ink={state === 'done' ? 'faint' : 'text'}>
          {t(`gallery.cards.${state}`)}
        </Text>
        <Text variant="small" ink={quiet}>
          {t(`gallery.cards.${state}Text`)}
        </Text>
      </Card>
    </View>
  );
}

function HeroRow() {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const [prevented, setPrevented] = useState(3);
  const what = t('gallery.numbers.preventedFor');
  return (
    <Row
      leading={<Emblem id="elros" size={scaled(44)} />}
      title={t('gallery.cards.elros')}
      subtitle={t('gallery.cards.elrosText')}
      right={
        <Stepper
          label={what}
          caption={t('gallery.numbers.prevented')}
          value={prevented}
          max={7}
          onChange={setPrevented}
          lessLabel={t('ui.less', { what })}
          moreLabel={t('ui.more', { what })}
        />
      }
    />
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
});
