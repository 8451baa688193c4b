import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { HeroStatistics } from '@/src/rules';
import { Card, Section, Text, useTheme } from '@/src/ui';
import { NumberTable } from './NumberTable';

const WIDTH = 120;
const HEIGHT = 36;
const EDGE = 3;

/** How each hero grew from adventure to adventure: a small line each, and all of it as a table. */
export function GrowthChart({ heroes }: { readonly heroes: readonly HeroStatistics[] }) {
  const { t } = useTranslation();
  const grown = heroes.filter(({ growth }) => growth.length > 1);
  if (grown.length === 0) return null;
  return (
    <Section caption={t('statistics.growth')}>
      <Card gap={12}>
        {grown.map((hero) => (
          <Grown key={hero.hero} hero={hero} />
        ))}
        <NumberTable
          label={t('statistics.growth')}
          heads={[
            t('statistics.hero'),
            t('statistics.chapter'),
            t('statistics.maxHp'),
            t('statistics.cubes'),
          ]}
          rows={grown.flatMap(({ name, growth }) =>
            growth.map(({ chapter, maxHp, cubes }) => [name, chapter, maxHp, cubes ?? '–']),
          )}
        />
      </Card>
    </Section>
  );
}

function Grown({ hero: { name, growth } }: { readonly hero: HeroStatistics }) {
  const { t } = useTranslation();
  const [first, last] = [growth[0], growth.at(-1)];
  const [from, to] = [first?.cubes ?? null, last?.cubes ?? null];
  const words = [
    t('statistics.growthHp', { from: first?.maxHp ?? 0, to: last?.maxHp ?? 0 }),
    ...(from === null || to === null ? [] : [t('statistics.growthCubes', { from, to })]),
  ].join(' · ');
  return (
    <View style={styles.line}>
      <View style={styles.words}>
        <Text variant="label">{name}</Text>
        <Text variant="small" ink="muted">
          {words}
        </Text>
      </View>
      <Spark
        label={t('statistics.growthSpoken', { name, words, count: growth.length })}
        values={growth.map(({ maxHp }) => maxHp)}
      />
    </View>
  );
}

interface SparkProps {
  readonly label: string;
  readonly values: readonly number[];
}

function Spark({ label, values }: SparkProps) {
  const { colors } = useTheme();
  const [least, most] = [Math.min(...values) - 1, Math.max(...values) + 1];
  const x = (at: number) => EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, values.length - 1);
  const y = (value: number) =>
    HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - least)) / (most - least);
  const way = values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join(' ');
  return (
    <View role="img" aria-label={label}>
      <Svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <Path d={way} stroke={colors.tones.ok.graphic} strokeWidth={3} fill="none" />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
});
