import { useEffect } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { useSnackbar } from '@/src/ui';
import { watchForUpdates } from './service-worker';

const UNTIL_ANSWERED = Number.POSITIVE_INFINITY;

/** Offers a new version of the web app; nobody is torn out of a round. */
export function UpdateNotice() {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  useEffect(
    () =>
      watchForUpdates(({ take }) =>
        show({
          text: t('shell.update.ready'),
          action: { label: t('shell.update.take'), onPress: take },
          duration: UNTIL_ANSWERED,
        }),
      ),
    [show, t],
  );
  return null;
}
