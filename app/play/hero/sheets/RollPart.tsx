import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Button, NumberGrid, SegmentedControl } from '@/src/ui';

export type Roller = 'app' | 'table';

interface RollPartProps {
  readonly roller: Roller;
  readonly onRoller: (roller: Roller) => void;
  /** With what the players rolled, or without: the app rolls. */
  readonly onRoll: (roll?: number) => void;
  readonly disabled?: boolean;
}

/** The d20: the app's, or the one on the table. */
export function RollPart({ roller, onRoller, onRoll, disabled = false }: RollPartProps) {
  const { t } = useTranslation();
  return (
    <View style={styles.part}>
      <SegmentedControl
        label={t('tableHero.roll.label')}
        value={roller}
        onChange={onRoller}
        segments={(['app', 'table'] as const).map((value) => ({
          value,
          label: t(`tableHero.roll.${value}`),
        }))}
      />
      {roller === 'app' ? (
        <Button
          label={t('tableHero.roll.do')}
          icon="dice"
          disabled={disabled}
          onPress={() => onRoll()}
        />
      ) : (
        <NumberGrid
          label={t('tableHero.roll.grid')}
          onPick={(roll) => (disabled ? undefined : onRoll(roll))}
          spoken={(roll) => t('tableHero.roll.spoken', { roll })}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ part: { gap: 12 } });
