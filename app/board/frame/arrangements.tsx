import { StyleSheet, View } from 'react-native';
import { FieldScroll, useLayout, useTheme } from '@/src/ui';
import { GuideSlot } from '@/app/play/guided/GuideSlot';
import { Footer } from '@/app/play/panel/Footer';
import { useFromTheTop } from '@/app/play/context/useFromTheTop';
import { BuildPanel } from '../build/BuildPanel';
import { useDesk, useHand, useIsBuilding } from '../desk/desk-context';
import { useIsHelping } from '../hero/useHelped';
import { PlayPanel, usePanelRests } from '../play/PlayPanel';
import { useTurnWaits } from '../play/useTurnWaits';
import { MapStage } from './MapStage';
import { BoardHeader } from './BoardHeader';
import { hasBar, InHandBar } from './InHandBar';
import { Toolbar } from './Toolbar';
import { usePanelMoment } from '../run/run-state';
import { useRoom } from '../parts/useRoom';

/** Tablets, and phones held sideways: map left, panel right. */
export function Beside() {
  const { colors } = useTheme();
  const building = useIsBuilding();
  return (
    <View style={styles.row}>
      <View style={styles.left}>
        <Toolbar />
        <MapStage />
      </View>
      <View style={[styles.right, { backgroundColor: colors.surface }]}>
        <PanelScroll grow />
        {building ? null : <GuideSlot place="board" />}
        <Footer hint={!building} />
      </View>
    </View>
  );
}

/** Of the height, for the panel. */
const SHARE = { waiting: 0.37, asking: 0.46 } as const;

/** Phones: the map above, the panel like a sheet at its lower edge. */
export function Stacked() {
  const { height } = useLayout();
  const { colors, radius } = useTheme();
  const { scrolled } = useRoom();
  const waits = useTurnWaits();
  const building = useIsBuilding();
  const helping = useIsHelping();
  // A figure in hand takes what it needs: nothing else is there.
  const rests = usePanelRests();
  const share = waits && !building && !helping && !rests ? SHARE.waiting : SHARE.asking;
  const sheet = {
    backgroundColor: colors.surface,
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
  };
  if (scrolled) {
    return (
      <FieldScroll style={styles.fill}>
        <BoardHeader />
        <Toolbar />
        <View style={{ height: Math.max(260, height * 0.5) }}>
          <MapStage />
        </View>
        {building ? null : <GuideSlot place="board" />}
        <View style={[sheet, styles.panel]}>
          <InHandBar />
          <BoardPanel />
        </View>
        <Footer hint={!building} />
      </FieldScroll>
    );
  }
  return (
    <View style={styles.fill}>
      <Toolbar />
      <MapStage />
      <View style={[sheet, styles.shrink]}>
        {building ? null : <GuideSlot place="board" />}
        <View style={[styles.shrink, { maxHeight: height * share }]}>
          <PanelScroll />
          <Footer hint={!building} />
        </View>
      </View>
    </View>
  );
}

/** Of the height: so much of the panel is seen beside the map, whatever is in hand. */
const LEAST_PANEL = 0.1;

/** `grow`: the big button stays at the bottom however little there is above it. */
function PanelScroll({ grow = false }: { readonly grow?: boolean }) {
  const { height } = useLayout();
  const part = useDesk((desk) => `${desk.mode} ${desk.part}`);
  const inHand = hasBar(useHand());
  const rests = usePanelRests();
  const fromTheTop = useFromTheTop(usePanelMoment());
  return (
    <>
      {inHand ? (
        <FieldScroll style={styles.held} contentContainerStyle={styles.inHand}>
          <InHandBar />
        </FieldScroll>
      ) : null}
      <FieldScroll
        key={part}
        {...fromTheTop}
        style={
          rests
            ? styles.behind
            : grow
              ? [styles.fill, { minHeight: height * LEAST_PANEL }]
              : styles.first
        }
        contentContainerStyle={styles.panel}
      >
        <BoardPanel />
      </FieldScroll>
    </>
  );
}

/** Beside or below the map; it says what the big button does. */
function BoardPanel() {
  return useIsBuilding() ? <BuildPanel /> : <PlayPanel />;
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  shrink: { flexGrow: 0, flexShrink: 1 },
  // Where room is short the panel gives first, what is in hand then, the big button never.
  first: { flexGrow: 0, flexShrink: 1000 },
  held: { flexGrow: 0, flexShrink: 1 },
  // An empty region that scrolls is a trap for the tab key.
  behind: { display: 'none' },
  row: { flex: 1, flexDirection: 'row' },
  left: { flexGrow: 3, flexShrink: 1, flexBasis: 0 },
  right: { flexGrow: 2, flexShrink: 1, flexBasis: 0, maxWidth: 440 },
  panel: { padding: 16, paddingBottom: 8, gap: 12 },
  inHand: { paddingHorizontal: 12, paddingTop: 6 },
});
