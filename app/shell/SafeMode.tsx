import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import {
  exportRescued,
  type BackupInfo,
  type Opening,
  type Rescue,
  type RescuedCampaign,
} from '@/src/game';
import { Button, Card, Progress, Row, Section, Text, useSnackbar } from '@/src/ui';
import { useDamageWords } from '../play/campaign/useDamageWords';
import { useGiveFile } from '../play/campaign/useGiveFile';
import { useDateWords } from '../play/campaign/campaign-words';
import { giveFile } from '../wiring/files';
import type { Reopen } from '../wiring/boot';
import { APP_VERSION } from '../wiring/version';

const UNTIL_ANSWERED = Number.POSITIVE_INFINITY;

interface SafeModeProps {
  readonly rescue: Rescue;
  readonly reopen: Reopen;
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

type Way = () => Promise<Opening>;

interface WayOut {
  readonly busy: boolean;
  /** Without anything of the damaged file. */
  readonly take: (way: Way) => void;
  /** What can still be read of the damaged file comes along. */
  readonly takeReadable: (way: Way) => void;
}

/** One way at a time; one that fails leads back here, where the others are. */
function useWayOut({ rescue, reopen }: SafeModeProps): WayOut {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const [busy, setBusy] = useState(false);
  const leave = async (way: Way, read: Rescue['readableCampaigns']) => {
    setBusy(true);
    try {
      // Before the way is taken: it replaces the file.
      const rescued = await read().catch(() => []);
      const opening = await way();
      reopen(Promise.resolve(opening), rescued);
    } catch {
      setBusy(false);
      show({ text: t('storage.safeMode.failed'), refused: true });
    }
  };
  return {
    busy,
    take: (way) => void leave(way, async () => []),
    takeReadable: (way) => void leave(way, rescue.readableCampaigns),
  };
}

/** The main file is damaged: says so, changes nothing, and offers every way out there is. */
export function SafeMode({ rescue, reopen }: SafeModeProps) {
  const { t } = useTranslation();
  // In this order: the backups are found at once, a large damaged file may take a while.
  const backups = useRead(rescue.backups);
  const campaigns = useRead(rescue.readableCampaigns);
  const { busy, take, takeReadable } = useWayOut({ rescue, reopen });
  if (busy) return <Progress label={t('shell.starting')} />;
  return (
    <>
      <Text ink="muted">{t('storage.safeMode.text')}</Text>
      <Restore backups={backups} onRestore={(id) => takeReadable(() => rescue.restore(id))} />
      <Readable campaigns={campaigns} onGoOn={() => takeReadable(rescue.startAfresh)} />
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
        <Text ink="muted">{t('storage.safeMode.restoreHint')}</Text>
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
  readonly onGoOn: () => void;
}

function Readable({ campaigns, onGoOn }: ReadableProps) {
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
          <>
            <Button label={t('storage.safeMode.goOn')} onPress={onGoOn} />
            <ExportReadable campaigns={campaigns} />
          </>
        )}
      </Card>
    </Section>
  );
}

function ExportReadable({ campaigns }: { readonly campaigns: readonly RescuedCampaign[] }) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const give = useGiveFile();
  const words = useDamageWords();
  const save = async () => {
    const file = await exportRescued(campaigns, { app: APP_VERSION, exportedAt: Date.now() });
    if (!file.ok) {
      show({ text: t(`refusals.${file.error.code}`), refused: true });
      return;
    }
    const { text, damaged } = file.value;
    await give(t('shell.appName'), text);
    if (damaged.length > 0) show({ text: words(damaged), duration: UNTIL_ANSWERED });
  };
  const label = t('storage.safeMode.exportReadable');
  return <Button label={label} kind="quiet" onPress={() => void save()} />;
}

function RawFile({ rescue }: { readonly rescue: Rescue }) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const save = async () => {
    try {
      await giveFile('drunagor.db', 'application/vnd.sqlite3', await rescue.rawFile());
    } catch {
      show({ text: t('campaigns.data.notGiven'), refused: true });
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
