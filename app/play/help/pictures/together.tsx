import { useTranslation } from '@/src/i18n/translation';
import { Button, Chip, Row, SegmentedControl } from '@/src/ui';
import { InRow } from './InRow';
import { nothing, VORN } from './example';

function Open() {
  const { t } = useTranslation();
  return (
    <>
      <Row icon="users" title={t('table.menu.together')} onPress={nothing} />
      <Button label={t('sharedTable.open.action')} onPress={nothing} />
    </>
  );
}

function Invite() {
  const { t } = useTranslation();
  return (
    <InRow>
      <Button icon="copy" label={t('sharedTable.invite.copy')} onPress={nothing} />
      <Button kind="quiet" icon="eye" label={t('sharedTable.place.watch')} onPress={nothing} />
    </InRow>
  );
}

function Place() {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('sharedTable.place.view')}
      value="hero"
      onChange={nothing}
      segments={(['table', 'hero', 'watch'] as const).map((value) => ({
        value,
        label: t(`sharedTable.place.${value}`),
      }))}
    />
  );
}

function React() {
  const { t } = useTranslation();
  return (
    <InRow>
      <Button kind="quiet" label={t('sharedTable.threat.pass')} onPress={nothing} />
      <Button label={t('sharedTable.threat.react', { name: VORN })} onPress={nothing} grow />
    </InRow>
  );
}

function Alone() {
  const { t } = useTranslation();
  return (
    <InRow>
      <Chip icon="users" label={t('sharedTable.chip.pending', { count: 2 })} onPress={nothing} />
      <Button kind="quiet" size="small" label={t('sharedTable.refused.again')} onPress={nothing} />
    </InRow>
  );
}

export const TOGETHER_PICTURES = {
  open: Open,
  invite: Invite,
  place: Place,
  react: React,
  alone: Alone,
};
