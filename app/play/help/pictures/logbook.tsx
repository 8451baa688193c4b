import { useTranslation } from '@/src/i18n/translation';
import { Button, Row, SegmentedControl, Text } from '@/src/ui';
import { Avatar } from '@/app/play/parts/Avatar';
import { NumberStepper } from '@/app/play/parts/NumberStepper';
import { InRow } from './InRow';
import { nothing, VORN } from './example';

function Create() {
  const { t } = useTranslation();
  return <Button icon="plus" label={t('campaigns.list.create')} onPress={nothing} />;
}

function Versus() {
  const { t } = useTranslation();
  return <Button kind="quiet" icon="melee" label={t('versus.open')} onPress={nothing} />;
}

function Sheet() {
  const { t } = useTranslation();
  return (
    <>
      <InRow>
        <Avatar emblem="vorn" size={36} />
        <Text variant="label">{VORN}</Text>
      </InRow>
      <NumberStepper label={t('logbookHero.vitals.hp')} value={10} onChange={nothing} />
    </>
  );
}

function Group() {
  const { t } = useTranslation();
  return (
    <>
      <Row icon="users" title={t('group.open')} onPress={nothing} />
      <Row icon="share" title={t('group.finale.open')} onPress={nothing} />
    </>
  );
}

function Camp() {
  const { t } = useTranslation();
  return (
    <>
      <Row icon="check" tone="ok" title={t('logbookCamp.camp.steps.conditions')} />
      <Button
        label={t('logbookCamp.camp.do', { step: t('logbookCamp.camp.steps.curse') })}
        onPress={nothing}
      />
    </>
  );
}

function Jump() {
  const { t } = useTranslation();
  return (
    <InRow>
      <Button
        kind="quiet"
        size="small"
        icon="history"
        label={t('campaigns.log.title')}
        onPress={nothing}
      />
      <Button size="small" label={t('campaigns.jump.go')} onPress={nothing} />
    </InRow>
  );
}

function File() {
  const { t } = useTranslation();
  return (
    <>
      <Row icon="share" title={t('campaigns.menu.export')} onPress={nothing} />
      <Row icon="upload" title={t('campaigns.list.import')} onPress={nothing} />
    </>
  );
}

function Bin() {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('campaigns.list.show')}
      value="deleted"
      onChange={nothing}
      segments={(['active', 'archived', 'deleted'] as const).map((value) => ({
        value,
        label: t(`campaigns.list.${value}`),
      }))}
    />
  );
}

export const LOGBOOK_PICTURES = {
  create: Create,
  versus: Versus,
  sheet: Sheet,
  group: Group,
  camp: Camp,
  jump: Jump,
  file: File,
  bin: Bin,
};
