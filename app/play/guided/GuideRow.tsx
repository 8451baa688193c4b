import { useTranslation } from '@/src/i18n/translation';
import { Row } from '@/src/ui';
import { useTakeUp } from './useTakeUp';

interface GuideRowProps {
  /** The table is to be seen. */
  readonly onTaken?: () => void;
}

/** The guided trial adventure, for whoever wants to be shown; taken up where it was left. */
export function GuideRow({ onTaken }: GuideRowProps) {
  const { t } = useTranslation();
  const { waits, busy, takeUp } = useTakeUp();
  const press = async () => {
    if (await takeUp()) onTaken?.();
  };
  return (
    <Row
      icon="sparkle"
      tone="ember"
      title={t(waits ? 'tableSetup.guide.goOn' : 'tableSetup.guide.start')}
      subtitle={t('tableSetup.guide.text')}
      disabled={busy}
      onPress={() => void press()}
    />
  );
}
