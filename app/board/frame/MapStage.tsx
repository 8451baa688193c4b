import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { ScrollView, StyleSheet, View } from 'react-native';
import { BoardList, BoardView, type BoardActions, type BoardContent } from '@/src/ui/board';
import { GuideFrame } from '@/app/play/guide/GuideFrame';
import { useBuildActions } from '../build/useBuildActions';
import { useBuildOverlays } from '../build/useBuildOverlays';
import { useDesk, useIsBuilding } from '../desk/desk-context';
import { useLook } from './useLook';
import { useTidyHand } from './useTidyHand';
import type { Frame } from '../picture/frame';
import { useBoardFigures, useBoardPicture, useFrame } from '../picture/useBoardPicture';
import { usePlayActions } from '../play/usePlayActions';
import { usePlayOverlays } from '../play/usePlayOverlays';
import { useTurnOnMap } from '../play/useTurnOnMap';
import type { OnMap } from '../run/on-map';
import { useWalk } from '../turn/walking';

/** Everything the picture and its twin, the list, are made from. */
function useBoardContent(): BoardContent {
  const frame = useFrame();
  const building = useIsBuilding();
  const picture = useBoardPicture(frame);
  const figures = useBoardFigures(frame);
  const walk = useWalk(figures, frame);
  const built = { actions: useBuildActions(frame), overlays: useBuildOverlays(frame) };
  const playing = usePlaying(frame);
  const look = useLook(frame);
  return { picture, figures, walk, look, ...(building ? built : playing) };
}

/** Where fields are chosen, whoever stands on one does not hide it. */
function meantBelow(actions: BoardActions, under: OnMap['under']): BoardActions {
  const { onFigure } = actions;
  if (under === undefined) return actions;
  return {
    ...actions,
    onFigure: (figure) => {
      if (!under(figure)) onFigure?.(figure);
    },
  };
}

/** What the players hold goes first; what the running turn shows is laid over it. */
function usePlaying(frame: Frame): Pick<BoardContent, 'actions' | 'overlays'> {
  const actions = usePlayActions(frame);
  const overlays = usePlayOverlays(frame);
  const turn = useTurnOnMap(frame);
  return useMemo(
    () => ({
      actions: meantBelow({ ...actions, ...turn.actions }, turn.under),
      overlays: { ...overlays, ...turn.overlays },
    }),
    [actions, overlays, turn],
  );
}

/** The map, drawn or in words. */
export function MapStage() {
  const { t } = useTranslation();
  useTidyHand();
  const content = useBoardContent();
  const shown = useDesk((desk) => desk.shown);
  const painting = useDesk(({ hand: { kind } }) => kind === 'brush' || kind === 'darkness');
  const label = t('board.picture.label');
  if (shown === 'list') {
    return (
      <ScrollView style={styles.fill} contentContainerStyle={styles.list}>
        <BoardList {...content} label={label} />
      </ScrollView>
    );
  }
  return (
    <View style={styles.fill}>
      <BoardView {...content} label={label} doubleTapZooms={!painting} />
      <GuideFrame at="map" inside />
    </View>
  );
}

const styles = StyleSheet.create({
  // The zoom buttons must find room.
  fill: { flex: 1, minHeight: 148 },
  list: { paddingHorizontal: 16, paddingBottom: 16 },
});
