import { useTranslation } from 'react-i18next';
import { Share } from 'react-native';
import { useSnackbar } from '@/src/ui';
import { copyText } from '@/app/wiring/sharing';

/** Into the clipboard; phones have copying inside their share sheet. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const done = () => (copyText === null ? undefined : show({ text: t('boardShare.share.copied') }));
  const failed = () => show({ text: t('boardShare.share.notCopied') });
  const copy = copyText ?? ((text: string) => Share.share({ message: text }));
  return (text) => void Promise.resolve(copy(text)).then(done, failed);
}
