import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Chip, Text } from '@/src/ui';

/** D15: the adventures give small numbers. */
const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

interface CommandChoiceProps {
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}

/** D15: the number beside the players' number in the setup. */
export function CommandChoice({ value, onChange }: CommandChoiceProps) {
  const { t } = useTranslation();
  return (
    <View style={styles.part}>
      <Text variant="small" ink="muted">
        {t('tableSetup.lines.command')}
      </Text>
      <View role="group" aria-label={t('tableSetup.lines.command')} style={styles.chips}>
        {VALUES.map((number) => (
          <Chip
            key={number}
            label={t('tableSetup.lines.commandValue', { number })}
            oneOf
            selected={number === value}
            onPress={() => onChange(number)}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: 6 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
