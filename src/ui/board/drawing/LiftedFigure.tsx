import Svg from 'react-native-svg';
import { screenReaderProps } from '@/src/ui/icons/screen-reader';
import type { BoardFigure } from '../model';
import { FigureMark } from './figure/FigureMark';
import { FIELD } from './path';

/** Hit points and conditions reach beyond the field. */
const WHOLE = { overflow: 'visible' } as const;

interface LiftedFigureProps {
  readonly figure: BoardFigure;
  readonly far: boolean;
}

/** The figure under the finger, as large as the field it is over. */
export function LiftedFigure({ figure, far }: LiftedFigureProps) {
  const side = (figure.large ? 2 : 1) * FIELD;
  return (
    <Svg
      width="100%"
      height="100%"
      viewBox={`0 0 ${side} ${side}`}
      style={WHOLE}
      {...screenReaderProps(undefined)}
    >
      <FigureMark figure={{ ...figure, x: 0, y: 0 }} target={false} far={far} />
    </Svg>
  );
}
