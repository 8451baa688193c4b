import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import { ErrorState, Progress, Screen, Sheet, type SheetProps } from '@/src/ui';
import { WaitingLook } from './WaitingLook';

export interface Wait {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Stands where a part of a screen will be: that it is coming, or that it could not be fetched. */
export function WaitingPart({ failed, onRetry }: Wait) {
  const { t } = useTranslation();
  if (!failed) return <Progress label={t('shell.lazy.loading')} />;
  return (
    <ErrorState
      title={t('shell.lazy.title')}
      text={t('shell.lazy.text')}
      action={{ label: t('shell.lazy.retry'), onPress: onRetry }}
    />
  );
}

export function WaitingScreen(wait: Wait) {
  const { t } = useTranslation();
  if (!wait.failed) return <WaitingLook label={t('shell.lazy.loading')} />;
  return (
    <Screen>
      <WaitingPart {...wait} />
    </Screen>
  );
}

/** What is known of a sheet before it is there. */
export interface SheetFrame extends Pick<SheetProps, 'whenWide'> {
  readonly title: (t: Translate) => string;
}

interface WaitingSheetProps extends Wait {
  readonly frame: SheetFrame;
  readonly onClose: () => void;
}

/** Opens with the tap that asked for it, and can be closed again. */
export function WaitingSheet({ frame, onClose, ...wait }: WaitingSheetProps) {
  const { t } = useTranslation();
  const { title, ...place } = frame;
  return (
    <Sheet visible onClose={onClose} title={title(t)} closeLabel={t('ui.close')} {...place}>
      <WaitingPart {...wait} />
    </Sheet>
  );
}
