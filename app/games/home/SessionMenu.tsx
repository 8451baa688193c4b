import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { CampaignCard } from '@/src/game';
import { Button, Row, Sheet, TextField, useSnackbar } from '@/src/ui';
import { useGiveExport } from '@/app/play/campaign/useGiveExport';
import { TableSheetLater } from '@/app/play/shared/later';
import { useGame, useTry } from '@/app/wiring/game';

interface SessionMenuProps {
  readonly card: CampaignCard | undefined;
  readonly onClose: () => void;
}

export function SessionMenu({ card, onClose }: SessionMenuProps) {
  const { t } = useTranslation();
  const [sharing, setSharing] = useState(false);
  const share = () => setSharing(true);
  return (
    <>
      <Sheet
        visible={card !== undefined}
        onClose={onClose}
        title={card?.name ?? ''}
        closeLabel={t('ui.close')}
      >
        {card === undefined ? null : (
          <Rows key={card.id} card={card} onShare={share} onClose={onClose} />
        )}
      </Sheet>
      {sharing ? <TableSheetLater first="invite" onClose={() => setSharing(false)} /> : null}
    </>
  );
}

interface RowsProps {
  readonly card: CampaignCard;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

function Rows({ card, onShare, onClose }: RowsProps) {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const give = useGiveExport();
  const { show } = useSnackbar();
  const [name, setName] = useState(card.name);
  const { id, deletedAt } = card;
  const restore = async () => void (await attempt(game.unremove(id)));
  const remove = async () => {
    onClose();
    const removed = await game.remove(id);
    await attempt(Promise.resolve(removed));
    if (!removed.ok) return;
    const action = { label: t('games.undo'), onPress: () => void restore() };
    show({ text: t('games.removed', { name: card.name }), action });
  };
  const rename = async () => {
    onClose();
    await attempt(game.rename(id, name));
  };
  // A table is that of the open session.
  const together = async () => {
    const opened = await game.open(id);
    await attempt(Promise.resolve(opened));
    if (opened.ok) onShare();
  };
  const close = (then: () => Promise<void>) => () => {
    onClose();
    void then();
  };
  if (deletedAt !== null) {
    return <Row icon="undo" title={t('games.unremove')} onPress={close(restore)} />;
  }
  return (
    <>
      <TextField label={t('games.name')} value={name} onChangeText={setName} maxLength={40} />
      <Button
        kind="quiet"
        label={t('games.rename')}
        disabled={name.trim() === '' || name === card.name}
        onPress={() => void rename()}
      />
      <Row
        icon="share"
        title={t('games.export')}
        onPress={close(() => give(card.name, game.exportCampaign(id), id))}
      />
      <Row icon="users" title={t('campaigns.menu.together')} onPress={close(together)} />
      <Row icon="trash" tone="danger" title={t('games.remove')} onPress={() => void remove()} />
    </>
  );
}
