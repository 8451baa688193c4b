import { memo } from 'react';
import { StyleSheet } from 'react-native';
import Svg from 'react-native-svg';
import { screenReaderProps } from '@/src/ui/icons/screen-reader';
import type { BoardFigure, BoardOverlays, BoardPicture } from '../model';
import { Actors } from './Actors';
import { BoardGround } from './BoardGround';
import { FIELD } from './path';

interface BoardDrawingProps {
  readonly picture: BoardPicture;
  readonly figures: readonly BoardFigure[];
  readonly overlays: BoardOverlays;
}

/** Room for shadows and halos that reach beyond the outermost fields. */
const RIM = 16;

const paper = ({ width, height }: BoardPicture) => {
  const [w, h] = [width * FIELD + 2 * RIM, height * FIELD + 2 * RIM];
  return { width: w, height: h, viewBox: `${-RIM} ${-RIM} ${w} ${h}` };
};

/** Two sheets of paper: the ground is drawn once, a step of a figure draws only the upper one. */
export const BoardDrawing = memo(function Drawing({
  picture,
  figures,
  overlays,
}: BoardDrawingProps) {
  const size = paper(picture);
  return (
    <>
      <Svg {...size} {...screenReaderProps(undefined)} style={styles.paper}>
        <BoardGround picture={picture} />
      </Svg>
      <Svg {...size} {...screenReaderProps(undefined)} style={styles.paper}>
        <Actors figures={figures} overlays={overlays} />
      </Svg>
    </>
  );
});

const styles = StyleSheet.create({ paper: { position: 'absolute', left: -RIM, top: -RIM } });
