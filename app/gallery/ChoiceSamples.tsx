import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Card, Section, SegmentedControl, SwitchRow } from '@/src/ui';

export function ChoiceSamples() {
  const { t } = useTranslation();
  const [mode, setMode] = useState<'quick' | 'board'>('quick');
  const [theme, setTheme] = useState<'dark' | 'light' | 'device'>('dark');
  return (
    <Section caption={t('gallery.sections.choices')}>
      <SegmentedControl
        label={t('gallery.choices.mode')}
        value={mode}
        onChange={setMode}
        segments={[
          { value: 'quick', label: t('gallery.choices.quick'), icon: 'sparkle' },
          { value: 'board', label: t('gallery.choices.board'), icon: 'board' },
        ]}
      />
      <SegmentedControl
        label={t('gallery.choices.theme')}
        value={theme}
        onChange={setTheme}
        segments={[
          { value: 'dark', label: t('gallery.choices.dark') },
          { value: 'light', label: t('gallery.choices.light') },
          { value: 'device', label: t('gallery.choices.device') },
        ]}
      />
      <Card gap={4}>
        <Switches />
      </Card>
    </Section>
  );
}

function Switches() {
  const { t } = useTranslation();
  const [stands, setStands] = useState(true);
  const [reach, setReach] = useState(false);
  return (
    <>
      <SwitchRow
        icon="darkness"
        title={t('gallery.choices.stands')}
        subtitle={t('gallery.choices.standsHint')}
        value={stands}
        onChange={setStands}
      />
      <SwitchRow title={t('gallery.choices.reach')} value={reach} onChange={setReach} />
      <SwitchRow title={t('gallery.choices.locked')} value onChange={setReach} disabled />
    </>
  );
}
