import { useTranslation } from '@/src/i18n/translation';
import { Row } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useAdventure } from '../context/table-context';
import { DEMO_CHAPTER } from '../demo/setups';
import { useGuideMark } from '../guide/useGuideMark';
import { useGuideHere } from './GuideSlot';

/** In the menus of a trial adventure: here and now. */
export function GuideHereRow({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation();
  const { mark, keep } = useGuideMark();
  const campaign = useGameView(({ open }) => open?.id ?? '');
  const trial = useAdventure(({ chapter }) => chapter === DEMO_CHAPTER);
  const guided = useGuideHere() !== null;
  if (!trial || guided) return null;
  const left = mark !== null && mark.campaign === campaign;
  const begin = () => {
    keep({ campaign, on: true, seen: left ? mark.seen : [] });
    onPress();
  };
  return (
    <Row
      icon="sparkle"
      title={t(left ? 'tableSetup.guide.goOn' : 'tableSetup.guide.here')}
      subtitle={t('tableSetup.guide.text')}
      onPress={begin}
    />
  );
}
