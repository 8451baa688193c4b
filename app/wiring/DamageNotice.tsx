import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Button, Card, Row } from '@/src/ui';
import { useGameView } from './game';
import { useSession } from './session';

/** Large files are not read whole at the start: damage may show later, and then this is the way. */
export function DamageNotice() {
  const { t } = useTranslation();
  const { enterSafeMode } = useSession();
  const damaged = useGameView((view) => view.damaged);
  if (!damaged) return null;
  return (
    <View style={styles.notice} role="alert">
      <Card padding="tight" gap={8}>
        <Row
          icon="warning"
          tone="danger"
          title={t('storage.damaged.title')}
          subtitle={t('storage.damaged.text')}
        />
        <Button label={t('storage.damaged.action')} onPress={enterSafeMode} />
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  notice: { width: '100%', maxWidth: 720, alignSelf: 'center' },
});
