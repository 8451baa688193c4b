import { useTranslation } from '@/src/i18n/translation';
import { Row, SegmentedControl } from '@/src/ui';
import { nothing } from './example';

function Look() {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('settings.theme.label')}
      value="dark"
      onChange={nothing}
      segments={[
        { value: 'device', label: t('settings.theme.device') },
        { value: 'dark', label: t('settings.theme.dark'), icon: 'moon' },
        { value: 'light', label: t('settings.theme.light'), icon: 'sun' },
      ]}
    />
  );
}

function Rolling() {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('settings.dice.label')}
      value="virtual"
      onChange={nothing}
      segments={(['virtual', 'physical'] as const).map((value) => ({
        value,
        label: t(`settings.dice.${value}`),
      }))}
    />
  );
}

function Save() {
  const { t } = useTranslation();
  return <Row icon="share" title={t('campaigns.data.exportAll')} onPress={nothing} />;
}

function Pack() {
  const { t } = useTranslation();
  return <Row icon="bag" title={t('campaigns.data.pack')} onPress={nothing} />;
}

function Backups() {
  const { t } = useTranslation();
  return (
    <Row
      icon="archive"
      title={t('campaigns.data.backups')}
      subtitle={t('campaigns.data.campaigns', { count: 2 })}
      onPress={nothing}
    />
  );
}

function Version() {
  const { t } = useTranslation();
  return <Row icon="info" title={t('settings.about.label')} onPress={nothing} />;
}

export const SETTINGS_PICTURES = {
  look: Look,
  rolling: Rolling,
  save: Save,
  pack: Pack,
  backups: Backups,
  version: Version,
};
