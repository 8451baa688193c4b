import { useTranslation } from '@/src/i18n/translation';
import { useSnackbar } from '@/src/ui';
import { copyText } from '@/app/wiring/sharing';

/** Into the clipboard, and says so. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const done = () => show({ text: t('boardShare.share.copied') });
  const failed = () => show({ text: t('boardShare.share.notCopied'), refused: true });
  return (text) => void copyText(text).then(done, failed);
}
