import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { SegmentedControl, Text } from '@/src/ui';

export const HEIGHTS = ['lower', 'same', 'higher'] as const;
export type Height = (typeof HEIGHTS)[number];

/** W2 looks only at who stands higher: the attacker in the middle, each target beside him. */
export const ATTACKER_LEVEL = 1;
const TARGET_LEVELS: Readonly<Record<Height, number>> = { lower: 2, same: 1, higher: 0 };
export const targetLevel = (height: Height): number => TARGET_LEVELS[height];

interface HeightChoiceProps {
  /** Whom it is about, where there are several. */
  readonly name?: string;
  readonly value: Height;
  readonly onChange: (height: Height) => void;
}

export function HeightChoice({ name, value, onChange }: HeightChoiceProps) {
  const { t } = useTranslation();
  return (
    <View style={styles.one}>
      {name === undefined ? null : <Text variant="label">{name}</Text>}
      <SegmentedControl
        label={
          name === undefined ? t('tableHero.height.label') : t('tableHero.height.labelOf', { name })
        }
        value={value}
        onChange={onChange}
        segments={HEIGHTS.map((height) => ({
          value: height,
          label: t(`tableHero.height.${height}`),
        }))}
      />
    </View>
  );
}

const styles = StyleSheet.create({ one: { gap: 6 } });
