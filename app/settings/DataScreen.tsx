import { useTranslation } from 'react-i18next';
import { Card, Row, Screen } from '@/src/ui';
import { useGiveFile } from '../play/campaign/useGiveFile';
import { useImport } from '../play/campaign/useImport';
import { DamageNotice } from '../wiring/DamageNotice';
import { useBack } from '../wiring/useBack';
import { useTitle } from '../wiring/useTitle';
import { useGame, useTry } from '../wiring/game';
import { BackupSection } from './BackupSection';

export function DataScreen() {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const give = useGiveFile();
  const { start, sheet } = useImport();
  useTitle(t('campaigns.data.title'));
  const exportAll = async () => {
    const text = await attempt(game.exportAll());
    if (text !== undefined) await give(t('shell.appName'), text);
  };
  return (
    <Screen
      caption={t('campaigns.data.caption')}
      title={t('campaigns.data.title')}
      back={useBack()}
    >
      <DamageNotice />
      <Card>
        <Row
          icon="share"
          title={t('campaigns.data.exportAll')}
          subtitle={t('campaigns.data.exportAllHint')}
          onPress={() => void exportAll()}
        />
        <Row icon="upload" title={t('campaigns.data.import')} onPress={start} />
      </Card>
      <BackupSection />
      {sheet}
    </Screen>
  );
}
