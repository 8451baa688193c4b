import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { screenReaderProps } from '@/src/ui/icons/screen-reader';
import { useTheme } from '@/src/ui/theme';
import { PEN } from '../drawing/DarknessTiles';
import { driftMotif } from '../drawing/motifs';
import { BOARD_PAINT } from '../drawing/paint';
import type { BoardPicture } from '../model';
import { fieldsOn, inWindow, isDetailed, type Paper } from '../paper';
import { cellsSeen } from '../sight';
import { Breath } from './Breath';
import { coverOf } from './cover';

interface LivingDarknessProps {
  readonly picture: BoardPicture;
  readonly paper: Paper;
}

/** Wisps over the darkness in sight that come and go: a drawing of their own, no larger than they are. */
export const LivingDarkness = memo(function Living(props: LivingDarknessProps) {
  const { reducedMotion } = useTheme();
  return reducedMotion || !isDetailed(props.paper.camera) ? null : <Wisps {...props} />;
});

function Wisps({ picture, paper }: LivingDarknessProps) {
  const { scheme } = useTheme();
  const dark = useMemo(
    () => cellsSeen(picture.cells, fieldsOn(paper)).filter((cell) => cell.dark),
    [picture, paper],
  );
  const cover = coverOf(dark, paper);
  if (cover === undefined) return null;
  const { x: left, y: top, width, height } = inWindow(paper.camera, cover);
  const viewBox = `${cover.x} ${cover.y} ${cover.width} ${cover.height}`;
  return (
    <View style={[styles.place, { left, top, width, height }]} testID="board-wisps">
      <Breath>
        <Svg width={width} height={height} viewBox={viewBox} {...screenReaderProps(undefined)}>
          <Path
            d={driftMotif(dark)}
            {...PEN}
            strokeWidth={2.4}
            stroke={BOARD_PAINT[scheme].tile.wisp}
            strokeOpacity={0.9}
          />
        </Svg>
      </Breath>
    </View>
  );
}

const styles = StyleSheet.create({ place: { position: 'absolute', pointerEvents: 'none' } });
