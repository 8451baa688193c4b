import { useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { useReveal, useTheme } from '@/src/ui';
import { afterPaint } from '@/app/wiring/after-paint';
import { comeInSight, pointing, type GuideTarget } from './pointing';

interface GuideFrameProps {
  readonly at: GuideTarget;
  /** What fills the screen from side to side leaves no room around it. */
  readonly inside?: boolean;
}

/** Inside what the guide may point at: a quiet outline around it, in nobody's way. */
export function GuideFrame({ at, inside = false }: GuideFrameProps) {
  const pointed = useStore(pointing, (now) => now.at === at);
  useEffect(() => comeInSight(at), [at]);
  return pointed ? <Outline at={at} inside={inside} /> : null;
}

function Outline({ at, inside }: Required<GuideFrameProps>) {
  const { colors, radius } = useTheme();
  const outline = useRef<View>(null);
  const reveal = useReveal();
  useEffect(
    () =>
      afterPaint(() => {
        if (outline.current !== null) reveal(outline.current);
      }),
    [reveal],
  );
  return (
    <View
      ref={outline}
      aria-hidden
      testID={`guide-${at}`}
      style={[
        styles.outline,
        inside ? styles.inside : styles.around,
        { borderColor: colors.tones.ember.graphic, borderRadius: radius.control + OUTWARD },
      ]}
    />
  );
}

const OUTWARD = 4;

const edges = (outward: number) => ({
  top: -outward,
  bottom: -outward,
  left: -outward,
  right: -outward,
});

const styles = StyleSheet.create({
  around: edges(OUTWARD),
  inside: edges(-OUTWARD),
  outline: {
    position: 'absolute',
    borderWidth: 2,
    borderStyle: 'dashed',
    pointerEvents: 'none',
  },
});
