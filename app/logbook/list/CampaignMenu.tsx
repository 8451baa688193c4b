import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { CampaignCard } from '@/src/game';
import { Button, Row, Sheet, TextField } from '@/src/ui';
import type { IconName } from '@/src/ui/icons';
import { useGame, useTry } from '@/app/wiring/game';
import { TableSheetLater } from '@/app/play/shared/later';
import { useCampaignActions, type CampaignActions } from './useCampaignActions';
import { useChangeDraft } from '@/app/wiring/useDraft';

interface CampaignMenuProps {
  readonly campaign: CampaignCard | undefined;
  readonly onClose: () => void;
}

export function CampaignMenu({ campaign, onClose }: CampaignMenuProps) {
  const { t } = useTranslation();
  const [renaming, setRenaming] = useState<string | null>(null);
  const [sharing, setSharing] = useState(false);
  const close = () => {
    setRenaming(null);
    onClose();
  };
  return (
    <>
      <Sheet
        visible={campaign !== undefined}
        onClose={close}
        title={campaign?.name ?? ''}
        closeLabel={t('campaigns.menu.close')}
      >
        {campaign === undefined ? null : campaign.id === renaming ? (
          <Rename campaign={campaign} onDone={close} />
        ) : (
          <MenuRows
            campaign={campaign}
            onRename={() => setRenaming(campaign.id)}
            onShare={() => setSharing(true)}
            onClose={close}
          />
        )}
      </Sheet>
      {sharing ? <TableSheetLater first="invite" onClose={() => setSharing(false)} /> : null}
    </>
  );
}

interface MenuRow {
  readonly action: 'open' | 'rename' | 'together' | keyof CampaignActions;
  readonly icon: IconName;
}

const OPEN_ROWS: readonly MenuRow[] = [
  { action: 'open', icon: 'book-open' },
  { action: 'rename', icon: 'edit' },
  { action: 'duplicate', icon: 'copy' },
  { action: 'export', icon: 'share' },
  { action: 'together', icon: 'users' },
];

function rowsFor({ deletedAt, archived }: CampaignCard): readonly MenuRow[] {
  if (deletedAt !== null) return [{ action: 'unremove', icon: 'undo' }];
  return [
    ...OPEN_ROWS,
    { action: archived ? 'unarchive' : 'archive', icon: 'archive' },
    { action: 'remove', icon: 'trash' },
  ];
}

interface MenuRowsProps {
  readonly campaign: CampaignCard;
  readonly onRename: () => void;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

function MenuRows({ campaign, onRename, onShare, onClose }: MenuRowsProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const actions = useCampaignActions(campaign);
  const game = useGame();
  const attempt = useTry();
  // A table is that of the open campaign.
  const together = async () => {
    const opened = await game.open(campaign.id);
    await attempt(Promise.resolve(opened));
    if (opened.ok) onShare();
  };
  const press = (action: MenuRow['action']) => () => {
    if (action === 'rename') {
      onRename();
      return;
    }
    onClose();
    if (action === 'open') {
      navigation.navigate('Logbook', { screen: 'CampaignHome', params: { campaign: campaign.id } });
    } else if (action === 'together') void together();
    else void actions[action]();
  };
  return (
    <>
      {rowsFor(campaign).map(({ action, icon }) => (
        <Row
          key={action}
          icon={icon}
          tone={action === 'remove' ? 'danger' : 'neutral'}
          title={t(`campaigns.menu.${action}`)}
          onPress={press(action)}
        />
      ))}
    </>
  );
}

function Rename({
  campaign,
  onDone,
}: {
  readonly campaign: CampaignCard;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const [name, setName, finish] = useChangeDraft(`name of ${campaign.id}`, campaign.name);
  const save = async () => {
    const renamed = await game.rename(campaign.id, name);
    await attempt(Promise.resolve(renamed));
    if (!renamed.ok) return;
    finish();
    onDone();
  };
  return (
    <>
      <TextField
        label={t('campaigns.create.name')}
        value={name}
        onChangeText={setName}
        maxLength={60}
        onSubmit={() => void save()}
      />
      <Button
        label={t('campaigns.menu.save')}
        onPress={() => void save()}
        disabled={name.trim() === ''}
      />
    </>
  );
}
