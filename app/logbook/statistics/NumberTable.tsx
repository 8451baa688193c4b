import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Fold, Text } from '@/src/ui';

interface NumberTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (number | string)[])[];
}

/** A picture's numbers, for whoever would rather read or hear them. */
export function NumberTable({ label, heads, rows }: NumberTableProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const shares = heads.map((head, column) => ({
    flexGrow: longestWord([head, ...rows.map((row) => String(row[column]))]),
  }));
  return (
    <Fold label={t('statistics.asTable')} open={open} onToggle={setOpen}>
      <View role="table" aria-label={label}>
        <View role="row" style={styles.row}>
          {heads.map((head, column) => (
            <View key={column} role="columnheader" style={[styles.cell, shares[column]]}>
              <Text variant="small" ink="muted">
                {head}
              </Text>
            </View>
          ))}
        </View>
        {rows.map((row, at) => (
          <View key={at} role="row" style={styles.row}>
            {row.map((value, column) => (
              <View key={column} role="cell" style={[styles.cell, shares[column]]}>
                <Text variant="small">{String(value)}</Text>
              </View>
            ))}
          </View>
        ))}
      </View>
    </Fold>
  );
}

const LEAST = 4;

/** As much room as it needs in comparison: on a phone six columns are narrow. */
const longestWord = (texts: readonly string[]): number =>
  Math.max(LEAST, ...texts.flatMap((text) => text.split(' ')).map(({ length }) => length));

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 8, paddingVertical: 3 },
  cell: { flexShrink: 1, flexBasis: 0 },
});
