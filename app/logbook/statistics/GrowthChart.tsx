import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { HeroStatistics } from '@/src/rules';
import { Card, Section, Text, useTheme } from '@/src/ui';
import { dashed, LineLegend, type LineStroke } from './LineLegend';
import { NumberTable } from './NumberTable';

const LINES = [
  { of: 'maxHp', tone: 'ok', dash: '' },
  { of: 'cubes', tone: 'blue', dash: '5 3' },
] as const satisfies readonly (LineStroke & { of: string })[];

const WIDTH = 120;
const HEIGHT = 48;
const EDGE = 3;

/** How each hero grew from adventure to adventure: HP and cubes as small lines, and all of it as a table. */
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
        <LineLegend
          lines={LINES.map(({ of, ...stroke }) => ({ ...stroke, label: t(`statistics.${of}`) }))}
        />
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
        growth={growth}
      />
    </View>
  );
}

interface SparkProps {
  readonly label: string;
  readonly growth: HeroStatistics['growth'];
}

function Spark({ label, growth }: SparkProps) {
  const { colors } = useTheme();
  const values = growth.flatMap(({ maxHp, cubes }) => [maxHp, cubes ?? maxHp]);
  const [least, most] = [Math.min(...values) - 1, Math.max(...values) + 1];
  const x = (at: number) => EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, growth.length - 1);
  const y = (value: number) =>
    HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - least)) / (most - least);
  return (
    <View role="img" aria-label={label}>
      <Svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {LINES.map(({ of, ...stroke }) => (
          <Path
            key={of}
            d={wayOf(growth.map((one, at) => (one[of] === null ? null : [x(at), y(one[of])])))}
            stroke={colors.tones[stroke.tone].graphic}
            strokeWidth={3}
            fill="none"
            {...dashed(stroke)}
          />
        ))}
      </Svg>
    </View>
  );
}

/** Broken where nothing is known. */
const wayOf = (points: readonly (readonly [x: number, y: number] | null)[]): string =>
  points
    .map((point, at) =>
      point === null ? '' : `${(points[at - 1] ?? null) === null ? 'M' : 'L'}${point.join(' ')}`,
    )
    .join('');

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
});
