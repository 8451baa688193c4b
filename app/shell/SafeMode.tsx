import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  fileText,
  savedCampaign,
  type BackupInfo,
  type Opening,
  type Rescue,
  type RescuedCampaign,
} from '../../src/game';
import { Button, Card, Progress, Row, Section, Text, useSnackbar } from '../../src/ui';
import { useGiveFile } from '../logbook/files/useGiveFile';
import { useDateWords } from '../logbook/words';
import { giveFile } from '../wiring/files';
import { APP_VERSION } from '../wiring/version';

interface SafeModeProps {
  readonly rescue: Rescue;
  readonly reopen: (opening: Promise<Opening>) => void;
}

/** Null while it is read; each part may fail by itself: a damaged file gives what it can. */
function useRead<Item>(read: () => Promise<readonly Item[]>): readonly Item[] | null {
  const [found, setFound] = useState<readonly Item[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const take = (items: readonly Item[]) => wanted && setFound(items);
    read().then(take, () => take([]));
    return () => {
      wanted = false;
    };
  }, [read]);
  return found;
}

interface WayOut {
  readonly busy: boolean;
  readonly take: (way: () => Promise<Opening>) => void;
}

/** One way at a time; one that fails leads back here, where the others are. */
function useWayOut(reopen: SafeModeProps['reopen']): WayOut {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const [busy, setBusy] = useState(false);
  const take = (way: () => Promise<Opening>) => {
    setBusy(true);
    way().then(
      (opening) => reopen(Promise.resolve(opening)),
      () => {
        setBusy(false);
        show({ text: t('storage.safeMode.failed') });
      },
    );
  };
  return { busy, take };
}

/** The main file is damaged: says so, changes nothing, and offers every way out there is. */
export function SafeMode({ rescue, reopen }: SafeModeProps) {
  const { t } = useTranslation();
  // In this order: the backups are found at once, a large damaged file may take a while.
  const backups = useRead(rescue.backups);
  const campaigns = useRead(rescue.readableCampaigns);
  const { busy, take } = useWayOut(reopen);
  if (busy) return <Progress label={t('shell.starting')} />;
  return (
    <>
      <Text ink="muted">{t('storage.safeMode.text')}</Text>
      <Restore backups={backups} onRestore={(id) => take(() => rescue.restore(id))} />
      <Readable campaigns={campaigns} />
      <RawFile rescue={rescue} />
      <Card gap={12}>
        <Text ink="muted">{t('storage.safeMode.startAfreshHint')}</Text>
        <Button
          label={t('storage.safeMode.startAfresh')}
          kind="danger"
          onPress={() => take(rescue.startAfresh)}
        />
      </Card>
    </>
  );
}

interface RestoreProps {
  readonly backups: readonly BackupInfo[] | null;
  readonly onRestore: (backup: number) => void;
}

function Restore({ backups, onRestore }: RestoreProps) {
  const { t } = useTranslation();
  const dates = useDateWords();
  return (
    <Section caption={t('storage.safeMode.restore')}>
      <Card>
        {backups === null ? <Progress label={t('storage.safeMode.reading')} /> : null}
        {backups?.length === 0 ? <Text>{t('storage.safeMode.noBackups')}</Text> : null}
        {backups?.map(({ id, at, campaigns }) => (
          <Row
            key={id}
            icon="undo"
            title={t('storage.safeMode.backup', { date: dates(at) })}
            subtitle={t('storage.safeMode.backupCampaigns', { count: campaigns })}
            onPress={() => onRestore(id)}
          />
        ))}
      </Card>
    </Section>
  );
}

interface ReadableProps {
  readonly campaigns: readonly RescuedCampaign[] | null;
}

function Readable({ campaigns }: ReadableProps) {
  const { t } = useTranslation();
  return (
    <Section caption={t('storage.safeMode.readable')}>
      <Card gap={8}>
        {campaigns === null ? <Progress label={t('storage.safeMode.reading')} /> : null}
        {campaigns?.length === 0 ? <Text>{t('storage.safeMode.nothingReadable')}</Text> : null}
        {campaigns?.map(({ record }) => (
          <Row key={record.id} icon="logbook" title={record.name} />
        ))}
        {campaigns === null || campaigns.length === 0 ? null : (
          <ExportReadable campaigns={campaigns} />
        )}
      </Card>
    </Section>
  );
}

function ExportReadable({ campaigns }: { readonly campaigns: readonly RescuedCampaign[] }) {
  const { t } = useTranslation();
  const give = useGiveFile();
  const save = () => {
    const saved = campaigns.map(({ record, rows }) => savedCampaign(record, rows));
    void give(
      t('shell.appName'),
      fileText(saved, [], { app: APP_VERSION, exportedAt: Date.now() }),
    );
  };
  return <Button label={t('storage.safeMode.exportReadable')} kind="quiet" onPress={save} />;
}

function RawFile({ rescue }: { readonly rescue: Rescue }) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const save = async () => {
    try {
      await giveFile('drunagor.db', 'application/vnd.sqlite3', await rescue.rawFile());
    } catch {
      show({ text: t('campaigns.data.notGiven') });
    }
  };
  return (
    <Card>
      <Row
        icon="download"
        title={t('storage.safeMode.raw')}
        subtitle={t('storage.safeMode.rawHint')}
        onPress={() => void save()}
      />
    </Card>
  );
}
