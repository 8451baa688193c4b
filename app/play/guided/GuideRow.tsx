import { useTranslation } from '@/src/i18n/translation';
import { Row } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useAdventure } from '../context/table-context';
import { DEMO_CHAPTER } from '../demo/setups';
import { useGuideHere } from './GuideSlot';
import { useGuideMark } from '../guide/useGuideMark';
import { useTakeUp } from './useTakeUp';

interface GuideRowProps {
  /** The table is to be seen. */
  readonly onTaken?: () => void;
}

/** The guided trial adventure, for whoever wants to be shown; taken up where it was left. */
export function GuideRow({ onTaken }: GuideRowProps) {
  const { t } = useTranslation();
  const { waits, busy, takeUp } = useTakeUp();
  const press = async () => {
    if (await takeUp()) onTaken?.();
  };
  return (
    <Row
      icon="sparkle"
      tone="ember"
      title={t(waits ? 'tableSetup.guide.goOn' : 'tableSetup.guide.start')}
      subtitle={t('tableSetup.guide.text')}
      disabled={busy}
      onPress={() => void press()}
    />
  );
}

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
