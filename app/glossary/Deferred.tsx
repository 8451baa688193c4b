import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, Progress, Screen } from '../../src/ui';
import { useReader, type Loading, type Reader } from './useReader';

interface DeferredProps {
  readonly children: (reader: Reader) => ReactNode;
}

/** A screen of the glossary behind its loading. */
export function Deferred({ children }: DeferredProps) {
  const { t } = useTranslation();
  const { reader, retry } = useReader();
  if (typeof reader !== 'string') return children(reader);
  return (
    <Screen title={t('shell.tabs.glossary')}>
      <Waiting state={reader} onRetry={retry} />
    </Screen>
  );
}

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
