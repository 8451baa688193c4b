import { useTranslation } from '@/src/i18n/translation';
import { Pill, Text } from '@/src/ui';

/** V1: not final yet. Most things are, and cost nothing here. */
export const NewMark = ({ when }: { readonly when: boolean }) => (when ? <Mark /> : null);

function Mark() {
  const { t } = useTranslation();
  return (
    <Text variant="tag" ink="ember">
      {t('logbookHero.provisional.mark')}
    </Text>
  );
}

export const ProvisionalCount = ({ count }: { readonly count: number }) =>
  count === 0 ? null : <Count count={count} />;

function Count({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return <Pill tone="ember" label={t('logbookHero.provisional.count', { count })} />;
}
