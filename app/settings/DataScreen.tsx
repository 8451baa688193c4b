import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Card, Row, Screen } from '@/src/ui';
import { EVERY_CAMPAIGN } from '@/src/game';
import { HelpButton } from '../play/help/HelpButton';
import { useGiveExport } from '../play/campaign/useGiveExport';
import { useImport } from '../play/campaign/useImport';
import { DamageNotice } from '../wiring/DamageNotice';
import { useBack } from '../wiring/useBack';
import { useTitle } from '../wiring/useTitle';
import { useGame } from '../wiring/game';
import { AsideFiles } from './AsideFiles';
import { BackupSection } from './BackupSection';
import { PackSheet } from './PackSheet';
import { StoragePlace } from './StoragePlace';

export function DataScreen() {
  const { t } = useTranslation();
  const game = useGame();
  const give = useGiveExport();
  const { start, sheet } = useImport();
  const [packing, setPacking] = useState(false);
  useTitle(t('campaigns.data.title'));
  return (
    <Screen
      caption={t('campaigns.data.caption')}
      title={t('campaigns.data.title')}
      back={useBack()}
      actions={<HelpButton page="settings" />}
    >
      <DamageNotice />
      <Card>
        <Row
          icon="share"
          title={t('campaigns.data.exportAll')}
          subtitle={t('campaigns.data.exportAllHint')}
          onPress={() => void give(t('shell.appName'), game.exportAll(), EVERY_CAMPAIGN)}
        />
        <Row
          icon="bag"
          title={t('campaigns.data.pack')}
          subtitle={t('campaigns.data.packHint')}
          onPress={() => setPacking(true)}
        />
        <Row icon="upload" title={t('campaigns.data.import')} onPress={start} />
      </Card>
      <StoragePlace />
      <BackupSection />
      <AsideFiles />
      {packing ? <PackSheet onClose={() => setPacking(false)} /> : null}
      {sheet}
    </Screen>
  );
}
