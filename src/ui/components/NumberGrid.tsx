import { ScrollView, StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { pressState, Tappable } from './Tappable';
import { Text } from './Text';
import { useRoving } from './useRoving';

export interface NumberGridProps {
  readonly label: string;
  readonly onPick: (value: number) => void;
  readonly value?: number;
  readonly from?: number;
  readonly to?: number;
  readonly columns?: number;
  /** What a screen reader says for a number, where the figure alone is not enough. */
  readonly spoken?: (value: number) => string;
}

/** Five rows stay in sight; the rest is scrolled to. */
const ROWS_IN_SIGHT = 5;

export function NumberGrid(props: NumberGridProps) {
  const { label, from = 1, to = 20, columns = 5 } = props;
  const { scaled } = useTheme();
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const rowHeight = Math.max(52, scaled(40)) + 8;
  const rows = Math.ceil(numbers.length / columns);
  const cells = (
    <View role="group" aria-label={label} style={styles.grid}>
      <Cells {...props} numbers={numbers} columns={columns} height={rowHeight - 8} />
    </View>
  );
  if (rows <= ROWS_IN_SIGHT) return cells;
  const inSight = { maxHeight: (ROWS_IN_SIGHT + 0.5) * rowHeight };
  return (
    <ScrollView nestedScrollEnabled style={inSight}>
      {cells}
    </ScrollView>
  );
}

interface CellsProps extends NumberGridProps {
  readonly numbers: readonly number[];
  readonly columns: number;
  readonly height: number;
}

function Cells({ numbers, columns, height, value, onPick, spoken }: CellsProps) {
  const { colors, radius } = useTheme();
  const roving = useRoving({
    count: numbers.length,
    active: numbers.indexOf(value ?? NaN),
    columns,
  });
  const { ember } = colors.tones;
  return numbers.map((number, index) => {
    const chosen = number === value;
    const paint = chosen
      ? { backgroundColor: ember.fill, borderColor: ember.graphic }
      : { backgroundColor: colors.raised, borderColor: colors.line };
    return (
      <View key={number} style={{ width: `${100 / columns}%`, padding: 4 }}>
        <Tappable
          {...roving(index)}
          role="button"
          {...pressState(value === undefined ? undefined : chosen)}
          aria-label={spoken?.(number) ?? String(number)}
          onPress={() => onPick(number)}
          radius={radius.control}
          style={[styles.cell, { minHeight: height }, paint]}
        >
          <Text variant="number" align="center" {...(chosen ? { onFill: 'ember' } : {})}>
            {number}
          </Text>
        </Tappable>
      </View>
    );
  });
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', margin: -4 },
  cell: { justifyContent: 'center', borderWidth: 1.5 },
});
