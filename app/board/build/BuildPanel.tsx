import type { ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { SegmentedControl } from '@/src/ui';
import { useMainAction, type MainAction } from '@/app/play/context/main-action';
import { BUILD_PARTS, useDesk, useDeskMoves, type BuildPart } from '../desk/desk-context';
import { DoorBanner } from '../door/DoorBanner';
import { useDoorButton } from '../door/useDoor';
import { useTakeWaiting } from '../door/useTakeWaiting';
import { Paints } from './Paints';
import { PiecePalette } from './PiecePalette';
import { ThingPalette } from './ThingPalette';
import { useLaying } from './useLaying';

const PARTS: Readonly<Record<BuildPart, () => ReactNode>> = {
  pieces: () => <PiecePalette />,
  paint: () => <Paints />,
  things: () => <ThingPalette />,
};

/** Below or beside the map while it is built. A piece in hand only waits for its place. */
export function BuildPanel() {
  const { t } = useTranslation();
  const part = useDesk((desk) => desk.part);
  const laying = useDesk(({ hand }) => hand.kind === 'piece');
  const { open } = useDeskMoves();
  useMainAction(useBuildButton());
  if (laying) return <DoorBanner />;
  return (
    <>
      <DoorBanner />
      <SegmentedControl
        label={t('board.build.part')}
        segments={BUILD_PARTS.map((value) => ({ value, label: t(`board.build.parts.${value}`) }))}
        value={part}
        onChange={open}
      />
      {PARTS[part]()}
    </>
  );
}

/** With a piece in hand the big button lays it where the preview is; otherwise it ends the building. */
function useBuildButton(): MainAction {
  const { t } = useTranslation();
  const mode = useDesk((desk) => desk.mode);
  const { enter, letGo } = useDeskMoves();
  const laying = useLaying();
  const back = useDoorButton();
  const takeWaiting = useTakeWaiting();
  const done = () => {
    enter('play');
    takeWaiting();
  };
  if (laying !== null) {
    return {
      label: t('board.build.layHere'),
      onPress: laying.layHere,
      disabled: !laying.fits,
      beside: { label: t('board.build.putAway'), onPress: letGo },
    };
  }
  return mode === 'door' ? back : { label: t('board.build.done'), onPress: done };
}
