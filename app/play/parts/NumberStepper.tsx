import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Stepper, Text } from '@/src/ui';

export interface NumberLine {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly shown?: string;
}

/** A name at the left, a number at the right. */
export function NumberStepper({ label, ...number }: NumberLine) {
  const { t } = useTranslation();
  return (
    <View style={styles.line}>
      <Text style={styles.words}>{label}</Text>
      <Stepper
        label={label}
        lessLabel={t('ui.less', { what: label })}
        moreLabel={t('ui.more', { what: label })}
        {...number}
      />
    </View>
  );
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
});
