import { G, Path, Rect } from 'react-native-svg';
import type { BoardLevel, BoardPoint } from '../model';
import { NumberMark } from './NumberMark';
import { PLATE } from './paint';
import { FIELD } from './path';

interface LevelSignProps {
  readonly at: BoardPoint;
  readonly level: BoardLevel;
}

/** A stair and a number, which every language reads: how high the ground is. */
export function LevelSign({ at: { x, y }, level }: LevelSignProps) {
  return (
    <G transform={`translate(${x * FIELD + 4} ${y * FIELD + 4})`}>
      <Rect
        width={27}
        height={16}
        rx={5}
        fill={PLATE.fill}
        fillOpacity={0.88}
        stroke={PLATE.line}
        strokeWidth={0.8}
      />
      <Path d="M4 12.4h3.6v-3h3.4v-3h3.4v-3" fill="none" stroke={PLATE.ink} strokeWidth={1.8} />
      <NumberMark words={String(level)} x={20.6} y={8} height={10} ink={PLATE.ink} />
    </G>
  );
}
