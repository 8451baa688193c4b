import { useEffect, useRef } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useTheme } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useFigureSheet } from '@/app/play/figures/useFigureSheet';
import { afterPaint } from '@/app/wiring/after-paint';
import { useAdventure } from '@/app/play/context/table-context';
import { trackTiles } from './tiles';
import { TrackTile } from './TrackTile';

const GAP = 6;
const GUTTER = 16;
/** So many of those before it stay in sight. */
const BEFORE = 1.3;

/** The track on narrow screens: what lies on it, in turn order; the active card moves into sight. */
export function TrackStrip() {
  const { t } = useTranslation();
  const words = useGameWords();
  const adventure = useAdventure((whole) => whole);
  const open = useFigureSheet();
  const places = trackTiles(adventure, words);
  const tiles = places.flatMap(({ place, tiles: lying }) => lying.map((tile) => ({ place, tile })));
  const active = tiles.findIndex(({ tile }) => tile.state === 'active');
  return (
    <Scrolled active={active} label={t('table.track.label')}>
      {tiles.map(({ place, tile }) => (
        <TrackTile key={tile.id} {...tile} place={place} shape="tall" onOpen={open} />
      ))}
    </Scrolled>
  );
}

interface ScrolledProps {
  readonly active: number;
  readonly label: string;
  readonly children: React.ReactNode;
}

function Scrolled({ active, label, children }: ScrolledProps) {
  const { scaled, reducedMotion } = useTheme();
  const view = useRef<ScrollView>(null);
  const step = Math.max(50, scaled(46)) + GAP;
  useEffect(() => {
    const x = Math.max(0, (active - BEFORE) * step);
    // After the picture with the new turn: scrolling has the whole page measured first.
    return afterPaint(() => view.current?.scrollTo({ x, animated: !reducedMotion }));
  }, [active, step, reducedMotion]);
  return (
    <ScrollView
      ref={view}
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.scroll}
      contentContainerStyle={styles.strip}
    >
      <View role="group" aria-label={label} style={styles.tiles}>
        {children}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 0, flexShrink: 0 },
  strip: { paddingHorizontal: GUTTER, paddingVertical: 2 },
  tiles: { flexDirection: 'row', gap: GAP },
});
