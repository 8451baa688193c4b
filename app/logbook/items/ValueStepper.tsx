import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Stepper, Text } from '@/src/ui';

interface ValueStepperProps {
  readonly label: string;
  /** Null: nobody has read it off the card yet. */
  readonly value: number | null;
  readonly first: number;
  readonly min: number;
  readonly max: number;
  readonly shown?: string;
  readonly onChange: (value: number) => void;
}

export function ValueStepper(props: ValueStepperProps) {
  const { label, value, first, min, max, onChange } = props;
  const { t } = useTranslation();
  const shown = value === null ? t('logbookHero.item.unknown') : props.shown;
  return (
    <View style={styles.line}>
      <Text variant="label" grow>
        {label}
      </Text>
      <Stepper
        label={label}
        value={value ?? first}
        min={min}
        max={max}
        {...(shown === undefined ? {} : { shown })}
        lessLabel={t('logbookHero.item.less', { what: label })}
        moreLabel={t('logbookHero.item.more', { what: label })}
        onChange={(next) => onChange(value === null ? first : next)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
});
