import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Stepper, Text } from '@/src/ui';

const MOST = 99;

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly onChange: (value: number) => void;
}

export function Count({ label, value, min, onChange }: CountProps) {
  const { t } = useTranslation();
  return (
    <View style={styles.count}>
      <Text variant="label" grow>
        {label}
      </Text>
      <Stepper
        label={label}
        value={value}
        min={min}
        onChange={onChange}
        max={MOST}
        lessLabel={t('ui.less', { what: label })}
        moreLabel={t('ui.more', { what: label })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  count: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
