import { useTranslation } from '@/src/i18n/translation';
import { Card, Row } from '@/src/ui';
import { useStartDemo } from '@/app/play/demo/useStartDemo';
import { GuideRow } from '@/app/play/guided/GuideRow';

/** For whoever wants to try the table first, guided or not; no campaign of theirs is touched. */
export function DemoRow() {
  const { t } = useTranslation();
  const { start, busy } = useStartDemo();
  return (
    <Card padding="tight">
      <GuideRow />
      <Row
        icon="play"
        tone="ember"
        title={t('tableSetup.demo.start')}
        subtitle={t('tableSetup.demo.text')}
        disabled={busy}
        onPress={() => void start()}
      />
    </Card>
  );
}
