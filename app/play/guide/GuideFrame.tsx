import { useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { useReveal, useTheme } from '@/src/ui';
import { afterPaint } from '@/app/wiring/after-paint';
import { comeInSight, pointing, type GuideTarget } from './pointing';

/** Inside what the guide may point at: a quiet outline around it, in nobody's way. */
export function GuideFrame({ at }: { readonly at: GuideTarget }) {
  const pointed = useStore(pointing, (now) => now.at === at);
  useEffect(() => comeInSight(at), [at]);
  return pointed ? <Outline at={at} /> : null;
}

function Outline({ at }: { readonly at: GuideTarget }) {
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
        { borderColor: colors.tones.ember.graphic, borderRadius: radius.control + OUTWARD },
      ]}
    />
  );
}

const OUTWARD = 4;

const styles = StyleSheet.create({
  outline: {
    position: 'absolute',
    top: -OUTWARD,
    bottom: -OUTWARD,
    left: -OUTWARD,
    right: -OUTWARD,
    borderWidth: 2,
    borderStyle: 'dashed',
    pointerEvents: 'none',
  },
});
