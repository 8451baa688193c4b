import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Chip, Section, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { figureName } from '@/app/play/turn/next-up';
import { useTable } from '@/app/play/context/table-context';

interface TargetChipsProps {
  readonly caption: string;
  readonly figures: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Only one at a time. */
  readonly single?: boolean;
}

/** Whom it concerns, by a tap each. */
export function TargetChips({ caption, figures, chosen, onChange, single }: TargetChipsProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure } = useTable();
  const toggle = (id: string) => {
    if (chosen.includes(id)) onChange(chosen.filter((one) => one !== id));
    else onChange(single === true ? [id] : [...chosen, id]);
  };
  return (
    <Section caption={caption}>
      {figures.length === 0 ? <Text ink="muted">{t('tableHero.nobody')}</Text> : null}
      <View role="group" aria-label={caption} style={styles.chips}>
        {figures.map((id) => (
          <Chip
            key={id}
            label={figureName(adventure, id, words)}
            selected={chosen.includes(id)}
            onPress={() => toggle(id)}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
