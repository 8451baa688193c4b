import { useTranslation } from 'react-i18next';
import { Card, Row, Screen } from '@/src/ui';
import { useGiveFile } from '../logbook/files/useGiveFile';
import { useImport } from '../logbook/files/useImport';
import { DamageNotice } from '../shell/DamageNotice';
import { useBack } from '../shell/useBack';
import { useTitle } from '../shell/useTitle';
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
