import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet } from 'react-native';
import { countCubes, type HeroCubes } from '@/src/rules';
import { Chip, Live, Text } from '@/src/ui';
import { useMoves } from '@/app/play/context/table-context';

interface RecallDueProps {
  readonly hero: string;
  readonly cubes: HeroCubes;
}

/** Q3: no cube is left; the recall waits for the running effect, and for nothing else. */
export function RecallDue({ hero, cubes }: RecallDueProps) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const { available, placed, spent } = cubes;
  if (countCubes(available) > 0 || countCubes(placed) + countCubes(spent) === 0) return null;
  return (
    <Live appears style={styles.due} role="status">
      <Text variant="small" ink="yellow" style={styles.words}>
        {t('tableFigure.cubes.due')}
      </Text>
      <Chip
        icon="moon"
        label={t('tableFigure.cubes.recallNow')}
        onPress={() => void act({ kind: 'recall', hero, recall: 'forced' })}
      />
    </Live>
  );
}

const styles = StyleSheet.create({
  due: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
});
