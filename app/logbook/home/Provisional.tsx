import { useMemo, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { provisionalChanges, type GameState } from '@/src/rules';
import { Card, Fold, Text } from '@/src/ui';
import { ChangeList } from '@/app/play/logbook/ChangeList';

/** V1: what a defeat would take back, while the adventure runs; X2: a fight leaves nothing anyway. */
export function Provisional({ state }: { readonly state: GameState }) {
  const { t } = useTranslation();
  const { campaign, adventure } = state;
  const [open, setOpen] = useState(false);
  const before = adventure?.before ?? null;
  const changes = useMemo(
    () => (before === null ? [] : provisionalChanges(campaign, before)),
    [campaign, before],
  );
  if (adventure === null) return null;
  const { title, versus } = adventure;
  const fight = versus !== undefined;
  return (
    <Card state="active" gap={8}>
      <Text variant="label">
        {t(fight ? 'versus.running' : 'logbookCamp.home.running', { title })}
      </Text>
      {changes.length === 0 ? null : (
        <Fold
          label={t('logbookCamp.home.provisional', { count: changes.length })}
          open={open}
          onToggle={setOpen}
        >
          <ChangeList changes={changes} />
        </Fold>
      )}
      <Text variant="small" ink="muted">
        {t(fight ? 'versus.end.afterText' : 'logbookCamp.home.provisionalText')}
      </Text>
    </Card>
  );
}
