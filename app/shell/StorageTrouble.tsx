import { hideAsync } from 'expo-splash-screen';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Trouble as TroubleKind } from '@/src/game';
import { ErrorState, Screen } from '@/src/ui';
import type { Reopen } from '../wiring/boot';
import { lazyPart } from '../wiring/lazy-screen';
import { startOver, takePictureAway } from '../wiring/page';
import { SecondTab } from './SecondTab';

const SafeMode = lazyPart(async () => (await import('./SafeMode')).SafeMode);

interface StorageTroubleProps {
  readonly trouble: TroubleKind;
  readonly reopen: Reopen;
  /** Opens the storage once more from the beginning. */
  readonly retry: () => void;
}

/** The storage is not ours to use right now: says why and offers the way on. */
export function StorageTrouble({ trouble, reopen, retry }: StorageTroubleProps) {
  const { t } = useTranslation();
  useEffect(() => void hideAsync().catch(() => undefined), []);
  useLayoutEffect(takePictureAway, []);
  return (
    <Screen title={trouble.kind === 'damaged' ? t('storage.safeMode.title') : t('shell.appName')}>
      <Trouble trouble={trouble} reopen={reopen} retry={retry} />
    </Screen>
  );
}

function Trouble({ trouble, reopen, retry }: StorageTroubleProps) {
  const { t } = useTranslation();
  switch (trouble.kind) {
    case 'second-tab':
      return <SecondTab takeOver={trouble.takeOver} reopen={reopen} />;
    case 'damaged':
      return <SafeMode rescue={trouble.rescue} reopen={reopen} />;
    case 'failed':
      return (
        <ErrorState
          title={t('shell.failed.title')}
          text={t(`refusals.${trouble.fault.code}`)}
          action={{ label: t('shell.crash.action'), onPress: () => startOver(retry) }}
          details={{ label: t('shell.crash.details'), text: trouble.fault.message }}
        />
      );
  }
}
