import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign } from '@/src/game';
import { IconButton } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';

export function UndoButtons({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  return (
    <>
      <IconButton
        icon="undo"
        label={t('campaigns.home.undo')}
        disabled={!open.canUndo}
        onPress={() => void attempt(game.undo())}
      />
      <IconButton
        icon="redo"
        label={t('campaigns.home.redo')}
        disabled={!open.canRedo}
        onPress={() => void attempt(game.redo())}
      />
    </>
  );
}
