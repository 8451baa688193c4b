import { Text } from 'react-native-svg';
import { family, useTheme } from '@/src/ui/theme';
import { columnName, rowName } from '../coordinates';
import type { BoardPicture } from '../model';
import { FIELD } from './path';

type RulersProps = Pick<BoardPicture, 'width' | 'height'> & {
  readonly first: BoardPicture['first'];
};

/** Letters above, numbers on the left: the names the trace and the list use. */
export function Rulers({ width, height, first = { x: 0, y: 0 } }: RulersProps) {
  const { colors } = useTheme();
  const look = { fill: colors.faint, fontFamily: family('bold'), fontSize: 11 } as const;
  return (
    <>
      {Array.from({ length: width }, (_, x) => (
        <Text key={`x${x}`} {...look} x={(x + 0.5) * FIELD} y={-5} textAnchor="middle">
          {columnName(x - first.x)}
        </Text>
      ))}
      {Array.from({ length: height }, (_, y) => (
        <Text key={`y${y}`} {...look} x={-4} y={(y + 0.5) * FIELD + 4} textAnchor="end">
          {rowName(y - first.y)}
        </Text>
      ))}
    </>
  );
}
