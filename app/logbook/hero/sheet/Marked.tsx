import { useTranslation } from 'react-i18next';
import { Pill, Text } from '../../../../src/ui';

/** V1: not final yet. */
export function NewMark({ when }: { readonly when: boolean }) {
  const { t } = useTranslation();
  return when ? (
    <Text variant="tag" ink="ember">
      {t('logbookHero.provisional.mark')}
    </Text>
  ) : null;
}

export function ProvisionalCount({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return count === 0 ? null : (
    <Pill tone="ember" label={t('logbookHero.provisional.count', { count })} />
  );
}
