import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSnackbar } from '@/src/ui';
import { DamageNotice } from '@/app/shell/DamageNotice';
import { EndHint } from '../end/EndHint';
import { FigureList } from '../figures/FigureList';
import { TrackBoard } from '../track/TrackBoard';
import { TrackStrip } from '../track/TrackStrip';
import { OpenCubes } from '../turn/cubes/OpenCubes';
import { ActivePanel } from './ActivePanel';
import { Footer } from './Footer';
import { FigureHint, UndoHint } from './Hints';
import { PlayHeader } from './PlayHeader';
import { StatusChips } from './StatusChips';
import { useAdventure } from './table-context';
import { turnKey } from './turn-lines';
import { TurnStart } from './TurnStart';
import { useArrangement } from './useArrangement';
import { useFromTheTop } from './useFromTheTop';

/** Phones: everything in one column, the newest panel on top. */
export function OneColumn() {
  const { pinned } = useArrangement();
  const top = (
    <>
      <PlayHeader />
      <TrackStrip />
    </>
  );
  return (
    <>
      {pinned ? (
        <>
          {top}
          <View style={styles.chips}>
            <StatusChips />
          </View>
        </>
      ) : null}
      <PanelScroll>
        {pinned ? null : <View style={styles.outward}>{top}</View>}
        <UndoHint />
        <Panel above={pinned ? null : <StatusChips />} />
        <FigureHint />
        <FigureList />
      </PanelScroll>
      <Footer />
    </>
  );
}

/** Tablets, and phones held sideways. */
export function Columns() {
  const { board, pinned } = useArrangement();
  return (
    <View style={styles.columns}>
      {pinned ? <PlayHeader /> : null}
      {board ? (
        <View style={styles.board}>
          <TrackBoard />
        </View>
      ) : null}
      <View style={styles.row}>
        <View style={styles.left}>
          {pinned ? (
            <View style={styles.chips}>
              <StatusChips />
            </View>
          ) : null}
          <ScrollView style={styles.scroll} contentContainerStyle={styles.content}>
            {pinned ? null : (
              <View style={styles.outward}>
                <PlayHeader />
              </View>
            )}
            <UndoHint />
            {pinned ? null : <StatusChips />}
            <FigureHint />
            <FigureList />
          </ScrollView>
        </View>
        <View style={styles.right}>
          <PanelScroll>
            {board ? null : (
              <View style={styles.outward}>
                <TrackStrip />
              </View>
            )}
            <Panel />
          </PanelScroll>
          <Footer />
        </View>
      </View>
    </View>
  );
}

/** What happened by itself comes before the panel it leads to; the end comes before everything. */
function Panel({ above }: { readonly above?: ReactNode }) {
  const over = useAdventure(({ outcome }) => outcome !== null);
  const told = (
    <>
      {above}
      <DamageNotice />
      <EndHint />
      <TurnStart />
      <OpenCubes />
    </>
  );
  return (
    <>
      {over ? null : told}
      <ActivePanel />
      {over ? told : null}
    </>
  );
}

/** Whoever comes next is seen from the top; a touch clears the message that lies over it. */
function PanelScroll({ children }: { readonly children: ReactNode }) {
  const { hide } = useSnackbar();
  const moment = useAdventure(
    ({ turn, round, threat, outcome }) =>
      `${turnKey(round, turn)}/${threat?.id ?? ''}/${outcome?.result ?? ''}`,
  );
  return (
    <ScrollView
      {...useFromTheTop(moment)}
      style={styles.scroll}
      contentContainerStyle={styles.content}
      keyboardShouldPersistTaps="handled"
    >
      <View style={styles.stack} onTouchStart={hide}>
        {children}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  scroll: { flex: 1 },
  content: { paddingHorizontal: 16, paddingTop: 8, paddingBottom: 24, gap: 14 },
  stack: { width: '100%', maxWidth: 720, alignSelf: 'center', gap: 14 },
  outward: { marginHorizontal: -16 },
  chips: { paddingHorizontal: 16, paddingTop: 8, paddingBottom: 2 },
  columns: { flex: 1, width: '100%', maxWidth: 1440, alignSelf: 'center' },
  board: { paddingHorizontal: 16, paddingBottom: 8 },
  row: { flex: 1, flexDirection: 'row' },
  left: { flexGrow: 2, flexShrink: 1, flexBasis: 0, maxWidth: 420 },
  right: { flexGrow: 3, flexShrink: 1, flexBasis: 0 },
});
