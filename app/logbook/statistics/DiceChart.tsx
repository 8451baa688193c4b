import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { luckOf, meanRoll, type Statistics } from '@/src/rules';
import { Card, Section, Text, useTheme } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { NumberTable } from './NumberTable';

/** How often each face of the d20 came up, from 1 to 20. */
export function DiceChart({ numbers }: { readonly numbers: Statistics }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { d20 } = numbers;
  const count = d20.reduce((sum, one) => sum + one, 0);
  const total = d20.reduce((sum, one, face) => sum + one * (face + 1), 0);
  if (count === 0) {
    return (
      <Section caption={t('statistics.dice')}>
        <Text ink="muted">{t('statistics.diceNone')}</Text>
      </Section>
    );
  }
  const digits = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 });
  const mean = digits(total / count);
  const luck = luckOf(numbers);
  const words = t('statistics.diceMean', { mean, count });
  return (
    <Section caption={t('statistics.dice')}>
      <Card gap={12}>
        <Columns label={words} values={d20} />
        <Text variant="small">{words}</Text>
        {luck === null
          ? null
          : (['best', 'worst'] as const).map((which) => (
              <Text key={which} variant="small">
                {t(`statistics.luck.${which}`, {
                  name: luck[which].name,
                  mean: digits(meanRoll(luck[which])),
                })}
              </Text>
            ))}
        <NumberTable
          label={t('statistics.dice')}
          heads={[t('statistics.face'), t('statistics.times')]}
          rows={d20.map((times, face) => [face + 1, times])}
        />
      </Card>
    </Section>
  );
}

const HEIGHT = 84;
/** Faces that have their number below: the rest would not fit a phone. */
const NAMED = [1, 5, 10, 15, 20];

function Columns({
  label,
  values,
}: {
  readonly label: string;
  readonly values: readonly number[];
}) {
  const { colors } = useTheme();
  const most = Math.max(1, ...values);
  return (
    <View role="img" aria-label={label} style={styles.columns}>
      {values.map((value, index) => (
        <View key={index} style={styles.column}>
          <View
            style={{
              height: Math.max(2, (HEIGHT * value) / most),
              borderRadius: 3,
              backgroundColor:
                value === 0 ? colors.sunken : colors.tones[index === 19 ? 'ok' : 'ember'].graphic,
            }}
          />
          <Text variant="small" ink="muted" align="center" style={styles.face}>
            {NAMED.includes(index + 1) ? String(index + 1) : ' '}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', alignItems: 'flex-end', gap: 3 },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 },
  /** Two digits are wider than their column. */
  face: { marginHorizontal: -8 },
});
