import { memo, useMemo } from 'react';
import { StyleSheet } from 'react-native';
import Svg from 'react-native-svg';
import { screenReaderProps } from '@/src/ui/icons/screen-reader';
import type { BoardFigure, BoardOverlays, BoardPicture } from '../model';
import { fieldsOn, inWindow, isDetailed, seenNear, type Paper, type Sight } from '../paper';
import { LivingDarkness } from '../darkness/LivingDarkness';
import { Actors } from './Actors';
import { BoardGround } from './BoardGround';

interface BoardDrawingProps {
  readonly picture: BoardPicture;
  readonly figures: readonly BoardFigure[];
  readonly overlays: BoardOverlays;
  readonly paper: Paper;
}

/** As large as the window needs it and no larger; the camera is in its view box. */
function sheetOf(paper: Paper) {
  const { x: left, y: top, width, height } = inWindow(paper.camera, paper);
  const viewBox = `${paper.x} ${paper.y} ${paper.width} ${paper.height}`;
  return { width, height, viewBox, style: [styles.sheet, { left, top }] };
}

/** The same one as long as the same fields are on the paper. */
function useSight(paper: Paper): Sight {
  const { left, top, right, bottom } = fieldsOn(paper);
  return useMemo(() => ({ left, top, right, bottom }), [left, top, right, bottom]);
}

/** Two sheets: the ground is drawn seldom, a step of a figure draws only the upper one. */
export const BoardDrawing = memo(function Drawing(props: BoardDrawingProps) {
  const { picture, figures, overlays, paper } = props;
  const sight = useSight(paper);
  const sheet = sheetOf(paper);
  return (
    <>
      <Svg {...sheet} {...screenReaderProps(undefined)}>
        <BoardGround picture={picture} sight={sight} detailed={isDetailed(paper.camera)} />
      </Svg>
      <LivingDarkness picture={picture} paper={paper} />
      <Svg {...sheet} {...screenReaderProps(undefined)}>
        <Actors figures={figures} overlays={overlays} sight={sight} far={!seenNear(paper.camera)} />
      </Svg>
    </>
  );
});

const styles = StyleSheet.create({ sheet: { position: 'absolute' } });
