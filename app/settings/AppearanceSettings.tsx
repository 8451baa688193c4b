import { useTranslation } from 'react-i18next';
import { Card, Section, SegmentedControl, Stepper } from '../../src/ui';
import { useSettings } from '../wiring/settings';
import { Setting } from './Setting';

const TEXT_STEP = 0.1;
const SMALLEST_TEXT = 1;
const LARGEST_TEXT = 2;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

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
  const { textScale } = settings;
  return (
    <Setting label={t('settings.textSize.label')} hint={t('settings.textSize.sample')}>
      <Stepper
        label={t('settings.textSize.label')}
        value={textScale}
        min={SMALLEST_TEXT}
        max={LARGEST_TEXT}
        step={TEXT_STEP}
        shown={t('settings.textSize.percent', { percent: Math.round(textScale * 100) })}
        lessLabel={t('settings.textSize.smaller')}
        moreLabel={t('settings.textSize.larger')}
        onChange={(value) => change('textScale', oneDecimal(value))}
      />
    </Setting>
  );
}
