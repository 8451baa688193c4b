import { useTranslation } from '@/src/i18n/translation';
import type { CampaignCard, Answered } from '@/src/game';
import { useSnackbar } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';
import { useGiveExport } from '@/app/play/campaign/useGiveExport';

export type CampaignActions = Readonly<
  Record<
    'duplicate' | 'export' | 'archive' | 'unarchive' | 'remove' | 'unremove',
    () => Promise<void>
  >
>;

/** What the menu of a campaign does; everything that hides it offers its undo. */
export function useCampaignActions({ id, name }: CampaignCard): CampaignActions {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  const give = useGiveExport();
  const unarchive = async () => void (await attempt(game.archive(id, false)));
  const unremove = async () => void (await attempt(game.unremove(id)));
  const hide = async (
    outcome: Answered<void>,
    key: 'removed' | 'archived',
    undo: () => Promise<void>,
  ) => {
    const result = await outcome;
    await attempt(Promise.resolve(result));
    if (!result.ok) return;
    show({
      text: t(`campaigns.done.${key}`, { name }),
      action: { label: t('campaigns.done.undo'), onPress: () => void undo() },
    });
  };
  return {
    duplicate: async () => {
      const copy = t('campaigns.menu.copyName', { name }).slice(0, 60);
      const made = await attempt(game.duplicate(id, copy));
      if (made !== undefined) show({ text: t('campaigns.done.duplicated', { name: copy }) });
    },
    export: () => give(name, game.exportCampaign(id), id),
    archive: () => hide(game.archive(id, true), 'archived', unarchive),
    unarchive,
    remove: () => hide(game.remove(id), 'removed', unremove),
    unremove,
  };
}
