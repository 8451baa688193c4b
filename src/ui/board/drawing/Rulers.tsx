import { Text } from 'react-native-svg';
import { family, useTheme } from '../../theme';
import { columnName } from '../coordinates';
import { FIELD } from './path';

interface RulersProps {
  readonly width: number;
  readonly height: number;
}

/** Letters above, numbers on the left: the names the trace and the list use. */
export function Rulers({ width, height }: RulersProps) {
  const { colors } = useTheme();
  const look = { fill: colors.faint, fontFamily: family('bold'), fontSize: 11 } as const;
  return (
    <>
      {Array.from({ length: width }, (_, x) => (
        <Text key={`x${x}`} {...look} x={(x + 0.5) * FIELD} y={-5} textAnchor="middle">
          {columnName(x)}
        </Text>
      ))}
      {Array.from({ length: height }, (_, y) => (
        <Text key={`y${y}`} {...look} x={-4} y={(y + 0.5) * FIELD + 4} textAnchor="end">
          {String(y + 1)}
        </Text>
      ))}
    </>
  );
}
