import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { BASES } from '@/src/content/drunagor';
import type { BaseColour, Size } from '@/src/rules';
import { BASE_PAINT, Chip, Pill, Text, useTheme } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';

interface BaseChoiceProps {
  readonly size: Size;
  readonly value: BaseColour | null;
  /** Bases of other figures (U2). */
  readonly taken: readonly (BaseColour | null)[];
  readonly onChange: (base: BaseColour | null) => void;
}

/** U2: the colours this size comes in; what stands on the table already is gone. */
export function BaseChoice({ size, value, taken, onChange }: BaseChoiceProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const free = BASES.filter(
    ({ id, sizes }) => sizes.includes(size) && (id === value || !taken.includes(id)),
  );
  return (
    <View style={styles.part}>
      <Text variant="tag" ink="muted">
        {t('tableSetup.base.label')}
      </Text>
      <View role="group" aria-label={t('tableSetup.base.label')} style={styles.chips}>
        {free.map(({ id }) => (
          <Chip
            key={id}
            label={words.base(id)}
            leading={<BaseDot base={id} />}
            oneOf
            selected={id === value}
            onPress={() => onChange(id)}
          />
        ))}
        <Chip
          label={t('tableSetup.base.none')}
          oneOf
          selected={value === null}
          onPress={() => onChange(null)}
        />
      </View>
    </View>
  );
}

/** The colour has its name: the players look for this base in the box. */
export function BasePill({ base }: { readonly base: BaseColour }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const name = words.base(base);
  return (
    <Pill label={name} spoken={t('tableSetup.base.spoken', { base: name })}>
      <BaseDot base={base} />
    </Pill>
  );
}

function BaseDot({ base }: { readonly base: BaseColour }) {
  const { colors } = useTheme();
  const paint = { backgroundColor: BASE_PAINT[base].fill, borderColor: colors.outline };
  return <View style={[styles.dot, paint]} />;
}

const styles = StyleSheet.create({
  part: { gap: 6 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  dot: { width: 16, height: 16, borderRadius: 8, borderWidth: 1 },
});
