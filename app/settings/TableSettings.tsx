import { useTranslation } from '@/src/i18n/translation';
import { Platform } from 'react-native';
import { Card, Section, SegmentedControl, SwitchRow } from '@/src/ui';
import { useSettings } from '../wiring/settings';
import { Setting } from './Setting';

export function TableSettings() {
  const { t } = useTranslation();
  const { settings, change } = useSettings();
  return (
    <Section caption={t('settings.table')}>
      <Card gap={20}>
        <Setting label={t('settings.dice.label')} hint={t('settings.dice.hint')}>
          <SegmentedControl
            label={t('settings.dice.label')}
            value={settings.dice}
            onChange={(dice) => change('dice', dice)}
            segments={(['virtual', 'physical'] as const).map((value) => ({
              value,
              label: t(`settings.dice.${value}`),
            }))}
          />
        </Setting>
        <SwitchRow
          title={t('settings.keepAwake.label')}
          subtitle={t('settings.keepAwake.hint')}
          value={settings.keepAwake}
          onChange={(keepAwake) => change('keepAwake', keepAwake)}
        />
        {Platform.OS === 'web' ? null : (
          <SwitchRow
            title={t('settings.haptics.label')}
            subtitle={t('settings.haptics.hint')}
            value={settings.haptics}
            onChange={(haptics) => change('haptics', haptics)}
          />
        )}
      </Card>
    </Section>
  );
}
