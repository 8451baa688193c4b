import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { FieldScroll } from '@/src/ui';
import { DamageNotice } from '@/app/wiring/DamageNotice';
import { EndHint } from './EndHint';
import { FigureList, FoldedFigures } from './FigureList';
import { TrackBoard } from '../track/TrackBoard';
import { TrackStrip } from '../track/TrackStrip';
import { LinesCard } from '@/app/play/lines/LinesCard';
import { OpenCubes } from '@/app/play/threat/OpenCubes';
import { ActivePanel } from '@/app/play/panel/ActivePanel';
import { Footer } from '@/app/play/panel/Footer';
import { GuideSlot } from '@/app/play/guided/GuideSlot';
import { FigureHint, UndoHint } from '@/app/play/parts/Hints';
import { PlayHeader } from './PlayHeader';
import { StatusChips } from './StatusChips';
import { useAdventure } from '@/app/play/context/table-context';
import { turnKey } from '@/app/play/turn/turn-lines';
import { TurnStart } from '@/app/play/parts/TurnStart';
import { useArrangement } from '@/app/play/parts/useArrangement';
import { useFromTheTop } from '@/app/play/context/useFromTheTop';

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
        {pinned ? null : (
          <View style={styles.outward}>
            {top}
            <GuideSlot place="table" />
          </View>
        )}
        <UndoHint />
        <Panel above={pinned ? null : <StatusChips />} />
        <LinesCard />
        <FigureHint />
        <FoldedFigures />
      </PanelScroll>
      {pinned ? <GuideSlot place="table" /> : null}
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
            <LinesCard />
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
            {pinned ? null : (
              <View style={styles.outward}>
                <GuideSlot place="table" />
              </View>
            )}
            <Panel />
          </PanelScroll>
          {pinned ? <GuideSlot place="table" /> : null}
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
    </>
  );
  return (
    <>
      {over ? null : told}
      <ActivePanel />
      <OpenCubes />
      {over ? told : null}
    </>
  );
}

/** Whoever comes next is seen from the top. */
function PanelScroll({ children }: { readonly children: ReactNode }) {
  const moment = useAdventure(
    ({ turn, round, threat, outcome }) =>
      `${turnKey(round, turn)}/${threat?.id ?? ''}/${outcome?.result ?? ''}`,
  );
  return (
    <FieldScroll
      {...useFromTheTop(moment)}
      style={styles.scroll}
      contentContainerStyle={styles.content}
    >
      <View style={styles.stack}>{children}</View>
    </FieldScroll>
  );
}

const styles = StyleSheet.create({
  scroll: { flex: 1 },
  content: { paddingHorizontal: 16, paddingTop: 6, paddingBottom: 8, gap: 10 },
  stack: { width: '100%', maxWidth: 720, alignSelf: 'center', gap: 8 },
  outward: { marginHorizontal: -16 },
  chips: { paddingHorizontal: 16, paddingTop: 5, paddingBottom: 1 },
  columns: { flex: 1, width: '100%', maxWidth: 1440, alignSelf: 'center' },
  board: { paddingHorizontal: 16, paddingBottom: 8 },
  row: { flex: 1, flexDirection: 'row' },
  left: { flexGrow: 2, flexShrink: 1, flexBasis: 0, maxWidth: 420 },
  right: { flexGrow: 3, flexShrink: 1, flexBasis: 0 },
});
