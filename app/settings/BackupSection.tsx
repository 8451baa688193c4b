import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { BackupInfo } from '@/src/game';
import { Card, Progress, Row, Section, Text } from '@/src/ui';
import { useDateWords } from '../play/campaign/campaign-words';
import { useGameView } from '../wiring/game';
import { useSession } from '../wiring/session';
import { BackupSheet } from './BackupSheet';

type Listed = readonly BackupInfo[] | 'reading' | 'unreadable';

function useBackups(): Listed {
  const { storage } = useSession();
  const [listed, setListed] = useState<Listed>('reading');
  useEffect(() => {
    let wanted = true;
    const take = (found: Listed) => wanted && setListed(found);
    storage.backups.list().then(take, () => take('unreadable'));
    return () => {
      wanted = false;
    };
  }, [storage]);
  return listed;
}

export function BackupSection() {
  const { t } = useTranslation();
  const listed = useBackups();
  const [chosen, setChosen] = useState<BackupInfo | null>(null);
  const backups = typeof listed === 'string' ? [] : listed;
  return (
    <Section caption={t('campaigns.data.backups')}>
      <Card gap={8}>
        <Text ink="muted">{t('campaigns.data.backupsHint')}</Text>
        <LastFault />
        {listed === 'reading' ? <Progress label={t('storage.safeMode.reading')} /> : null}
        {listed === 'unreadable' ? <Text>{t('storage.restore.unreadable')}</Text> : null}
        {typeof listed !== 'string' && listed.length === 0 ? (
          <Text>{t('campaigns.data.noBackups')}</Text>
        ) : null}
        {backups.map((backup) => (
          <BackupRow key={backup.id} backup={backup} onPress={() => setChosen(backup)} />
        ))}
      </Card>
      <BackupSheet backup={chosen} onClose={() => setChosen(null)} />
    </Section>
  );
}

/** A backup that failed is made up for by itself; whoever looks here should know. */
function LastFault() {
  const { t } = useTranslation();
  const fault = useGameView((view) => view.backupFault);
  if (fault === null) return null;
  return (
    <Row
      icon="warning"
      tone="ember"
      title={t('storage.restore.lastFailed')}
      subtitle={t(`refusals.${fault}`)}
    />
  );
}

interface BackupRowProps {
  readonly backup: BackupInfo;
  readonly onPress: () => void;
}

function BackupRow({ backup, onPress }: BackupRowProps) {
  const { t } = useTranslation();
  const dates = useDateWords();
  const content = t('campaigns.data.backup', {
    campaigns: t('campaigns.data.campaigns', { count: backup.campaigns }),
    rows: t('campaigns.data.rows', { count: backup.rows }),
  });
  return (
    <Row
      icon="archive"
      title={dates(backup.at)}
      subtitle={backup.chapterEnd ? `${content} · ${t('campaigns.data.chapterEnd')}` : content}
      hint={t('storage.restore.openHint')}
      onPress={onPress}
    />
  );
}
