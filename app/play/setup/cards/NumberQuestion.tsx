import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Button } from '@/src/ui';
import { NumberField } from '@/app/play/parts/NumberField';

interface NumberAskedProps {
  readonly label: string;
  readonly most: number;
  readonly onAnswer: (value: number) => void;
}

/** A number that settles something: it counts when it is complete, not with its first digit. */
export function NumberQuestion({ label, most, onAnswer }: NumberAskedProps) {
  const { t } = useTranslation();
  const [value, setValue] = useState<number | null>(null);
  return (
    <View style={styles.line}>
      <View style={styles.field}>
        <NumberField label={label} value={null} most={most} onChange={setValue} />
      </View>
      <Button
        label={t('tableSetup.accept')}
        size="small"
        disabled={value === null}
        onPress={() => (value === null ? undefined : onAnswer(value))}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: 10 },
  field: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
});
