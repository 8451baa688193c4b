import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';
import { BoardList, BoardView, type BoardContent } from '../../../src/ui/board';
import { useBuildActions } from '../build/useBuildActions';
import { useBuildOverlays } from '../build/useBuildOverlays';
import { useDesk, useIsBuilding } from '../desk/desk-context';
import { useTidyHand } from '../desk/useTidyHand';
import { useBoardFigures, useBoardPicture, useFrame } from '../picture/useBoardPicture';
import { usePlayActions } from '../play/usePlayActions';
import { usePlayOverlays } from '../play/usePlayOverlays';

/** Everything the picture and its twin, the list, are made from. */
function useBoardContent(): BoardContent {
  const frame = useFrame();
  const building = useIsBuilding();
  const picture = useBoardPicture(frame);
  const figures = useBoardFigures(frame);
  const built = { actions: useBuildActions(frame), overlays: useBuildOverlays(frame) };
  const playing = { actions: usePlayActions(frame), overlays: usePlayOverlays(frame) };
  return { picture, figures, ...(building ? built : playing) };
}

/** The map, drawn or in words. */
export function MapStage() {
  const { t } = useTranslation();
  useTidyHand();
  const content = useBoardContent();
  const shown = useDesk((desk) => desk.shown);
  const painting = useDesk(({ hand }) => hand.kind === 'brush');
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
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, minHeight: 160 },
  list: { paddingHorizontal: 16, paddingBottom: 16 },
});
