import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Amount } from '@/src/rules';
import { Chip, Stepper, Text } from '@/src/ui';
import { Wrap } from '@/app/play/parts/Wrap';

interface AmountFieldProps {
  readonly label: string;
  readonly value: Amount | null;
  /** Words for a card without it; left out where there must be a value. */
  readonly none?: string;
  readonly onChange: (value: Amount | null) => void;
}

const MOST = 99;
const USUAL = 3;

const baseOf = (value: Amount | null): number =>
  value === null ? 0 : typeof value === 'number' ? value : 'base' in value ? value.base : 0;

const hasX = (value: Amount | null): boolean =>
  typeof value === 'object' && value !== null && 'x' in value;

const amount = (base: number, x: boolean): Amount => (x ? { base, x: 1 } : base);

/** A number, maybe with X for the runes of its colour on the track (D1). */
export function AmountField({ label, value, none, onChange }: AmountFieldProps) {
  const { t } = useTranslation();
  const base = baseOf(value);
  const x = hasX(value);
  return (
    <View style={styles.line}>
      <Text grow>{label}</Text>
      {value === null ? null : (
        <Stepper
          label={label}
          value={base}
          max={MOST}
          lessLabel={t('tableSetup.less', { what: label })}
          moreLabel={t('tableSetup.more', { what: label })}
          onChange={(next) => onChange(amount(next, x))}
        />
      )}
      <Wrap>
        {value === null ? null : (
          <Chip
            label={t('tableSetup.card.plusX')}
            spoken={t('tableSetup.card.plusXOf', { what: label })}
            selected={x}
            onPress={() => onChange(amount(base, !x))}
          />
        )}
        {none === undefined ? null : (
          <Chip
            label={none}
            selected={value === null}
            onPress={() => onChange(value === null ? USUAL : null)}
          />
        )}
      </Wrap>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
