import { useTranslation } from '@/src/i18n/translation';
import { ErrorState, Progress } from '@/src/ui';

export type Loading = 'loading' | 'failed';

interface WaitingProps {
  readonly state: Loading;
  readonly onRetry: () => void;
}

export function Waiting({ state, onRetry }: WaitingProps) {
  const { t } = useTranslation();
  if (state === 'loading') return <Progress label={t('glossary.loading')} />;
  return (
    <ErrorState
      title={t('glossary.failed.title')}
      text={t('glossary.failed.text')}
      action={{ label: t('glossary.failed.retry'), onPress: onRetry }}
    />
  );
}
