import { useTranslation } from 'react-i18next';
import { Card, Row } from '@/src/ui';
import { useStartDemo } from './useStartDemo';

/** For whoever wants to try the table first; no campaign of theirs is touched. */
export function DemoRow() {
  const { t } = useTranslation();
  const { start, busy } = useStartDemo();
  return (
    <Card padding="tight">
      <Row
        icon="play"
        tone="ember"
        title={t('tableSetup.demo.start')}
        subtitle={t('tableSetup.demo.text')}
        disabled={busy}
        onPress={start}
      />
    </Card>
  );
}
