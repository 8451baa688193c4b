import type { ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { GameId } from '@/src/glossary/catalogue';
import { Screen } from '@/src/ui';
import { useReader, type Reader } from './useReader';
import { Waiting } from './Waiting';

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
