import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackupInfo } from '../../src/game';
import { Card, Row, Screen, Section, Text } from '../../src/ui';
import { useGiveFile } from '../logbook/files/useGiveFile';
import { useImport } from '../logbook/files/useImport';
import { useDateWords } from '../logbook/words';
import { useBack } from '../shell/useBack';
import { useTitle } from '../shell/useTitle';
import { useGame, useTry } from '../wiring/game';
import { useSession } from '../wiring/session';

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
      <Card>
        <Row
          icon="share"
          title={t('campaigns.data.exportAll')}
          subtitle={t('campaigns.data.exportAllHint')}
          onPress={() => void exportAll()}
        />
        <Row icon="upload" title={t('campaigns.data.import')} onPress={start} />
      </Card>
      <Backups />
      {sheet}
    </Screen>
  );
}

function Backups() {
  const { t } = useTranslation();
  const { storage } = useSession();
  const dates = useDateWords();
  const [backups, setBackups] = useState<readonly BackupInfo[]>([]);
  useEffect(() => {
    let wanted = true;
    storage.backups.list().then(
      (list) => wanted && setBackups(list),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [storage]);
  return (
    <Section caption={t('campaigns.data.backups')}>
      <Card gap={8}>
        <Text ink="muted">{t('campaigns.data.backupsHint')}</Text>
        {backups.length === 0 ? <Text>{t('campaigns.data.noBackups')}</Text> : null}
        {backups.map((backup) => (
          <Row
            key={backup.id}
            icon="archive"
            title={dates(backup.at)}
            subtitle={t('campaigns.data.backup', {
              campaigns: t('campaigns.data.campaigns', { count: backup.campaigns }),
              rows: backup.rows,
            })}
          />
        ))}
      </Card>
    </Section>
  );
}
