import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Card, Fold, Text } from '@/src/ui';
import { useChangeWords } from '@/app/play/logbook/change-words';
import { useHeroSheet } from '@/app/logbook/parts/hero-context';

/** V1: everything of this hero that a defeat would take back. */
export function ProvisionalCard() {
  const { t } = useTranslation();
  const { marks } = useHeroSheet();
  const words = useChangeWords();
  const [open, setOpen] = useState(false);
  const count = marks.changes.length;
  if (count === 0) return null;
  return (
    <Card state="active" padding="tight" gap={6}>
      <Fold label={t('logbookHero.provisional.title', { count })} open={open} onToggle={setOpen}>
        {marks.changes.map((change, index) => (
          <Text key={`${index} ${change.kind}`} variant="small">
            {words(change)}
          </Text>
        ))}
        <Text variant="small" ink="muted">
          {t('logbookHero.provisional.text')}
        </Text>
      </Fold>
    </Card>
  );
}
