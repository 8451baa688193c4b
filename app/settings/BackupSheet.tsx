import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { BackupCard, BackupInfo, BackupView, GameRefusal } from '@/src/game';
import { Button, Live, Progress, Row, Sheet, Text } from '@/src/ui';
import { useCampaignLine, useDateWords } from '../play/campaign/campaign-words';
import { useGame } from '../wiring/game';
import { useRestore, useRestoreRefusal } from './useRestore';

interface BackupSheetProps {
  readonly backup: BackupInfo | null;
  readonly onClose: () => void;
}

/** What is in a backup: one campaign of it, or everything, comes back with one tap. */
export function BackupSheet({ backup, onClose }: BackupSheetProps) {
  const { t } = useTranslation();
  const dates = useDateWords();
  const contents = useContents(backup?.id ?? null);
  const { busy, restore } = useRestore(onClose);
  const take = (campaigns: readonly string[] | null) => {
    if (backup !== null) void restore(backup.id, campaigns);
  };
  const cards = contents.kind === 'read' && !busy ? contents.cards : [];
  return (
    <Sheet
      visible={backup !== null}
      onClose={onClose}
      held={busy}
      title={t('storage.safeMode.backup', { date: backup === null ? '' : dates(backup.at) })}
      closeLabel={t('storage.restore.close')}
      footer={
        bringsSomething(contents) && !busy ? (
          <Button label={t('storage.restore.all')} onPress={() => take(null)} grow />
        ) : undefined
      }
    >
      <Live role="status" empty={!busy}>
        <Progress label={t('storage.restore.writing')} />
      </Live>
      {busy ? null : <ContentsWords contents={contents} />}
      {cards.map((card) => (
        <BackupCampaign key={card.id} card={card} onTake={() => take([card.id])} />
      ))}
    </Sheet>
  );
}

type Contents =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly refusal: GameRefusal }
  | ({ readonly kind: 'read' } & BackupView);

const bringsSomething = (contents: Contents): boolean =>
  contents.kind === 'read' &&
  (contents.missingItems > 0 || contents.cards.some(({ presence }) => presence !== 'same'));

function useContents(backup: number | null): Contents {
  const game = useGame();
  const [contents, setContents] = useState<Contents>({ kind: 'reading' });
  useEffect(() => {
    if (backup === null) return undefined;
    let wanted = true;
    void game.viewBackup(backup).then((view) => {
      if (!wanted) return;
      if (view.ok) setContents({ kind: 'read', ...view.value });
      else setContents({ kind: 'refused', refusal: view.error });
    });
    return () => {
      wanted = false;
      setContents({ kind: 'reading' });
    };
  }, [game, backup]);
  return contents;
}

function ContentsWords({ contents }: { readonly contents: Contents }) {
  const { t } = useTranslation();
  const refusalWords = useRestoreRefusal();
  switch (contents.kind) {
    case 'reading':
      return <Progress label={t('storage.restore.reading')} />;
    case 'refused':
      return <Text>{refusalWords(contents.refusal)}</Text>;
    case 'read':
      return <ViewWords view={contents} />;
  }
}

function ViewWords({ view }: { readonly view: BackupView }) {
  const { t } = useTranslation();
  const empty = view.cards.length === 0;
  return (
    <>
      <Text ink="muted">{t(empty ? 'storage.restore.nothing' : 'storage.restore.hint')}</Text>
      {view.missingItems === 0 ? null : (
        <Text ink="muted">{t('storage.restore.items', { count: view.missingItems })}</Text>
      )}
    </>
  );
}

interface BackupCampaignProps {
  readonly card: BackupCard;
  readonly onTake: () => void;
}

function BackupCampaign({ card, onTake }: BackupCampaignProps) {
  const { t } = useTranslation();
  const line = useCampaignLine()(card);
  const fate = t(`storage.restore.${card.presence}`);
  return (
    <Row
      icon="logbook"
      title={card.name}
      subtitle={`${line} · ${fate}`}
      hint={t('storage.restore.takeHint')}
      onPress={onTake}
    />
  );
}
