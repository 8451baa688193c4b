import { useLayoutEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/src/ui/theme';
import type { CameraControl } from '../gestures/camera-control';
import type { BoardPicture } from '../model';
import { fieldsOn, isDetailed, type Paper } from '../paper';
import { AxisNames, type TierNodes } from './AxisNames';
import { placeStrip, showStrip } from './strip-node';
import { hasRoomFor, stripBox, stripsOf, THICK, TIERS, type AxisStrip } from './strips';

interface AxesProps {
  readonly picture: BoardPicture;
  readonly paper: Paper;
  readonly control: CameraControl;
}

/** The names of columns and rows: they stay at the window's edge and go along with the camera. */
export function Axes({ picture, paper, control }: AxesProps) {
  const strips = isDetailed(paper.camera) ? stripsOf(picture, fieldsOn(paper)) : [];
  const nodes = useRef(new Map<AxisStrip['along'], View | null>());
  const tiers = { x: useRef(new Map()) as TierNodes, y: useRef(new Map()) as TierNodes };
  useLayoutEffect(() => {
    control.accompany((camera, moving) => {
      for (const strip of strips) {
        placeStrip(nodes.current.get(strip.along) ?? null, stripBox(strip, camera), moving);
        for (const tier of TIERS) {
          showStrip(tiers[strip.along].current.get(tier) ?? null, hasRoomFor(tier, camera));
        }
      }
    });
    return () => control.accompany(undefined);
  });
  const { colors } = useTheme();
  return strips.map((strip) => (
    <View
      key={strip.along}
      ref={(node) => {
        nodes.current.set(strip.along, node);
      }}
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      testID={`board-axis-${strip.along}`}
      style={[styles.strip, styles[strip.along], { backgroundColor: colors.background }]}
    >
      <AxisNames strip={strip} first={picture.first} tiers={tiers[strip.along]} />
    </View>
  ));
}

const styles = StyleSheet.create({
  strip: { position: 'absolute', left: 0, top: 0, opacity: 0.86, pointerEvents: 'none' },
  x: { height: THICK.x, borderRadius: 5 },
  y: { width: THICK.y, borderRadius: 5 },
});
