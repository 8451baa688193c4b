import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet } from 'react-native';
import { Card, Live, Row } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';

/** The browser refused to store: said where campaigns are made, until the tab is closed. */
export function MemoryNotice() {
  const { t } = useTranslation();
  const persistence = useGameView((view) => view.persistence);
  if (persistence !== 'memory' && persistence !== 'private') return null;
  return (
    <Live style={styles.notice} role="alert" appears>
      <Card padding="tight">
        <Row
          icon="warning"
          tone="ember"
          title={t(`storage.place.${persistence}.title`)}
          subtitle={t(`storage.place.${persistence}.text`)}
        />
      </Card>
    </Live>
  );
}

const styles = StyleSheet.create({
  notice: { width: '100%', maxWidth: 720, alignSelf: 'center', padding: 16, paddingTop: 4 },
});
