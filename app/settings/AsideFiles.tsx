import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { AsideFile } from '@/src/game';
import { Button, Card, Row, Section, Sheet, Text, useSnackbar } from '@/src/ui';
import { useDateWords } from '../play/campaign/campaign-words';
import { giveFile } from '../wiring/files';
import { useSession } from '../wiring/session';

/** Empty where the device does not let us look: then there is nothing to offer. */
function useAsideFiles() {
  const { aside } = useSession().storage;
  const [files, setFiles] = useState<readonly AsideFile[]>([]);
  useEffect(() => {
    let wanted = true;
    aside.list().then(
      (found) => wanted && setFiles(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [aside]);
  const forget = (name: string) => setFiles(files.filter((file) => file.name !== name));
  return { files, forget };
}

const BYTES = 1024;

/** What safe mode could not read in full is kept until the players want the room. */
export function AsideFiles() {
  const { t } = useTranslation();
  const dates = useDateWords();
  const { files, forget } = useAsideFiles();
  const [chosen, setChosen] = useState<AsideFile | null>(null);
  if (files.length === 0) return null;
  return (
    <Section caption={t('storage.aside.caption')}>
      <Card gap={8}>
        <Text ink="muted">{t('storage.aside.hint')}</Text>
        {files.map((file) => (
          <Row
            key={file.name}
            icon="archive"
            title={t('storage.aside.file', { date: dates(file.at) })}
            subtitle={t('storage.aside.size', { kilobytes: Math.ceil(file.bytes / BYTES) })}
            hint={t('storage.aside.openHint')}
            onPress={() => setChosen(file)}
          />
        ))}
      </Card>
      <AsideSheet file={chosen} onGone={forget} onClose={() => setChosen(null)} />
    </Section>
  );
}

interface AsideSheetProps {
  readonly file: AsideFile | null;
  readonly onGone: (name: string) => void;
  readonly onClose: () => void;
}

function AsideSheet({ file, onGone, onClose }: AsideSheetProps) {
  const { t } = useTranslation();
  const dates = useDateWords();
  const { show } = useSnackbar();
  const { aside } = useSession().storage;
  const attempt = async (task: () => Promise<void>) => {
    onClose();
    await task().catch(() => show({ text: t('storage.aside.failed'), refused: true }));
  };
  const save = async (name: string) =>
    giveFile('drunagor.db', 'application/vnd.sqlite3', await aside.read(name));
  const remove = async (name: string) => {
    await aside.remove(name);
    onGone(name);
    show({ text: t('storage.aside.removed') });
  };
  return (
    <Sheet
      visible={file !== null}
      onClose={onClose}
      title={t('storage.aside.file', { date: file === null ? '' : dates(file.at) })}
      closeLabel={t('storage.restore.close')}
    >
      <Text ink="muted">{t('storage.aside.hint')}</Text>
      <Button
        label={t('storage.aside.save')}
        onPress={() => void (file && attempt(() => save(file.name)))}
      />
      <Button
        label={t('storage.aside.remove')}
        kind="danger"
        onPress={() => void (file && attempt(() => remove(file.name)))}
      />
    </Sheet>
  );
}
