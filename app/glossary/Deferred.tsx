import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameId } from '../../src/glossary/catalogue';
import { ErrorState, Progress, Screen } from '../../src/ui';
import { useReader, type Loading, type Reader } from './useReader';

interface DeferredProps {
  readonly game: GameId;
  readonly children: (reader: Reader) => ReactNode;
}

/** A screen of the glossary behind the loading of its game. */
export function Deferred({ game, children }: DeferredProps) {
  const { t } = useTranslation();
  const { reader, retry } = useReader(game);
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
