import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign } from '@/src/game';
import { IconButton } from '@/src/ui';
import { useStepping } from '@/app/play/context/stepping';

export function UndoButtons({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const step = useStepping();
  return (
    <>
      <IconButton
        icon="undo"
        label={t('campaigns.home.undo')}
        disabled={!open.canUndo}
        onPress={() => void step('undone')}
      />
      <IconButton
        icon="redo"
        label={t('campaigns.home.redo')}
        disabled={!open.canRedo}
        onPress={() => void step('redone')}
      />
    </>
  );
}
