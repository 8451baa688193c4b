import { useTranslation } from '@/src/i18n/translation';
import { Card, Section, SegmentedControl } from '@/src/ui';
import { useSettings } from '../wiring/settings';
import { Setting } from './Setting';

const TEXT_SCALES = [1, 1.25, 1.5, 2] as const;

export function AppearanceSettings() {
  const { t } = useTranslation();
  const { settings, change } = useSettings();
  return (
    <Section caption={t('settings.appearance')}>
      <Card gap={20}>
        <Setting label={t('settings.language.label')}>
          <SegmentedControl
            label={t('settings.language.label')}
            value={settings.language}
            onChange={(language) => change('language', language)}
            segments={(['device', 'de', 'en'] as const).map((value) => ({
              value,
              label: t(`settings.language.${value}`),
            }))}
          />
        </Setting>
        <Setting label={t('settings.theme.label')}>
          <SegmentedControl
            label={t('settings.theme.label')}
            value={settings.theme}
            onChange={(theme) => change('theme', theme)}
            segments={[
              { value: 'device', label: t('settings.theme.device') },
              { value: 'dark', label: t('settings.theme.dark'), icon: 'moon' },
              { value: 'light', label: t('settings.theme.light'), icon: 'sun' },
            ]}
          />
        </Setting>
        <TextSize />
        <Setting label={t('settings.motion.label')}>
          <SegmentedControl
            label={t('settings.motion.label')}
            value={settings.reducedMotion}
            onChange={(reducedMotion) => change('reducedMotion', reducedMotion)}
            segments={(['device', 'off', 'on'] as const).map((value) => ({
              value,
              label: t(`settings.motion.${value}`),
            }))}
          />
        </Setting>
      </Card>
    </Section>
  );
}

function TextSize() {
  const { t } = useTranslation();
  const { settings, change } = useSettings();
  return (
    <Setting label={t('settings.textSize.label')} hint={t('settings.textSize.sample')}>
      <SegmentedControl
        label={t('settings.textSize.label')}
        value={String(settings.textScale)}
        onChange={(scale) => change('textScale', Number(scale))}
        segments={TEXT_SCALES.map((scale) => ({
          value: String(scale),
          label: t('settings.textSize.percent', { percent: scale * 100 }),
        }))}
      />
    </Setting>
  );
}
