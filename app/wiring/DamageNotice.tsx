import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet } from 'react-native';
import { Button, Card, Live, Row } from '@/src/ui';
import { useGameView } from './game';
import { navigationRef } from './navigation-ref';
import { useSession } from './session';

interface NoticeProps {
  readonly kind: 'damaged' | 'gone';
  readonly onPress: () => void;
}

function StorageNotice({ kind, onPress }: NoticeProps) {
  const { t } = useTranslation();
  return (
    <Live style={styles.notice} role="alert" appears>
      <Card padding="tight" gap={8}>
        <Row
          icon="warning"
          tone="danger"
          title={t(`storage.${kind}.title`)}
          subtitle={t(`storage.${kind}.text`)}
        />
        <Button label={t(`storage.${kind}.action`)} onPress={onPress} />
      </Card>
    </Live>
  );
}

const toData = (): void => navigationRef.navigate('More', { screen: 'Data', initial: false });

/** Large files are not read whole at the start: damage may show later, and then this is the way. */
export function DamageNotice() {
  const { enterSafeMode } = useSession();
  const damaged = useGameView((view) => view.damaged);
  const gone = useGameView((view) => view.gone);
  if (gone) return <StorageNotice kind="gone" onPress={toData} />;
  return damaged ? <StorageNotice kind="damaged" onPress={enterSafeMode} /> : null;
}

const styles = StyleSheet.create({
  notice: { width: '100%', maxWidth: 720, alignSelf: 'center' },
});
