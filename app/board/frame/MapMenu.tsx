import { useTranslation } from '@/src/i18n/translation';
import { Sheet } from '@/src/ui';
import { GuideHereRow } from '@/app/play/guided/GuideHereRow';
import { HelpRow } from '@/app/play/help/HelpButton';
import { Legend } from '../legend/Legend';
import { MapRows } from '../share/MapRows';

/** Sharing, the library, and how it all works. */
export function MapMenu({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet visible onClose={onClose} title={t('board.tools.more')} closeLabel={t('ui.close')}>
      <GuideHereRow onPress={onClose} />
      <MapRows onPress={onClose} />
      <HelpRow page="board" />
      <Legend />
    </Sheet>
  );
}
