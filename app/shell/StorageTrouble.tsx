import { hideAsync } from 'expo-splash-screen';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opening } from '../../src/game';
import { EmptyState, Screen } from '../../src/ui';
import type { Boot } from '../wiring/boot';

interface StorageTroubleProps {
  readonly trouble: Exclude<Boot, { readonly kind: 'starting' } | { readonly kind: 'ready' }>;
  readonly reopen: (opening: Promise<Opening>) => void;
}

/** The storage is not ours to use right now: says why and offers the way on. */
export function StorageTrouble({ trouble, reopen }: StorageTroubleProps) {
  useEffect(() => void hideAsync().catch(() => undefined), []);
  return (
    <Screen edges={['top', 'right', 'bottom', 'left']}>
      {trouble.kind === 'second-tab' ? (
        <SecondTab onTakeOver={() => reopen(trouble.takeOver())} />
      ) : (
        <Failed />
      )}
    </Screen>
  );
}

function SecondTab({ onTakeOver }: { readonly onTakeOver: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="users"
      title={t('shell.secondTab.title')}
      text={t('shell.secondTab.text')}
      action={{ label: t('shell.secondTab.action'), onPress: onTakeOver }}
    />
  );
}

function Failed() {
  const { t } = useTranslation();
  return (
    <EmptyState icon="warning" title={t('shell.failed.title')} text={t('shell.failed.text')} />
  );
}
