import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { ScrollView, StyleSheet, View } from 'react-native';
import Svg, { Line, Path } from 'react-native-svg';
import type { Course, RoundNumbers } from '@/src/rules';
import { Card, Chip, Section, Text, useTheme, type ToneName } from '@/src/ui';
import { NumberTable } from './NumberTable';

/** Told apart by their stroke too, not by colour alone. */
const LINES = [
  { of: 'curse', tone: 'darkness', dash: '' },
  { of: 'trauma', tone: 'danger', dash: '6 4' },
  { of: 'runes', tone: 'ember', dash: '2 4' },
  { of: 'darkness', tone: 'neutral', dash: '10 3 2 3' },
] as const satisfies readonly { of: keyof RoundNumbers; tone: ToneName; dash: string }[];

const NOTHING: RoundNumbers = { curse: 0, trauma: 0, runes: 0, darkness: 0 };

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 8;

/** How curse, trauma and runes grew in one adventure; at first the last one. */
export function CourseChart({ courses }: { readonly courses: readonly Course[] }) {
  const { t } = useTranslation();
  const [chosen, choose] = useState(courses.length - 1);
  const course = courses[chosen] ?? courses.at(-1);
  if (course === undefined || course.rounds.length === 0) return null;
  const name = ({ chapter, number }: Course) => t('statistics.courseChapter', { chapter, number });
  return (
    <Section caption={t('statistics.course')}>
      <Card gap={12}>
        {courses.length < 2 ? null : (
          <ScrollView
            horizontal
            role="group"
            aria-label={t('statistics.courseWhich')}
            contentContainerStyle={styles.chips}
          >
            {[...courses].reverse().map((one) => (
              <Chip
                key={name(one)}
                label={name(one)}
                selected={one === course}
                oneOf
                onPress={() => choose(courses.indexOf(one))}
              />
            ))}
          </ScrollView>
        )}
        {course.rounds.length < 2 ? (
          <Text ink="muted">{t('statistics.courseShort')}</Text>
        ) : (
          <>
            <Picture rounds={course.rounds} />
            <Legend />
          </>
        )}
        <NumberTable
          label={name(course)}
          heads={[
            t('statistics.round'),
            t('statistics.curse'),
            t('statistics.trauma'),
            t('statistics.runes'),
            t('statistics.darkness'),
          ]}
          rows={course.rounds.map(({ curse, trauma, runes, darkness }, index) => [
            index + 1,
            curse,
            trauma,
            runes,
            darkness,
          ])}
        />
      </Card>
    </Section>
  );
}

function Picture({ rounds }: { readonly rounds: readonly RoundNumbers[] }) {
  const { t } = useTranslation();
  const { colors } = useTheme();
  const most = Math.max(1, ...rounds.flatMap((one) => LINES.map(({ of }) => one[of])));
  const x = (round: number) => EDGE + ((WIDTH - 2 * EDGE) * round) / Math.max(1, rounds.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * value) / most;
  const last = rounds.at(-1) ?? NOTHING;
  const label = t('statistics.courseSpoken', { count: rounds.length, ...last });
  return (
    <>
      <View role="img" aria-label={label} style={styles.picture}>
        <Svg
          width="100%"
          height="100%"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <Line x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} stroke={colors.outline} strokeWidth={1} />
          {LINES.map(({ of, tone, dash }) => {
            const way = rounds.map(
              (one, round) => `${round === 0 ? 'M' : 'L'}${x(round)} ${y(one[of])}`,
            );
            const stroke = colors.tones[tone].graphic;
            return (
              <Path
                key={of}
                d={way.join(' ')}
                stroke={stroke}
                strokeWidth={3}
                fill="none"
                vectorEffect="non-scaling-stroke"
                {...(dash === '' ? {} : { strokeDasharray: dash })}
              />
            );
          })}
        </Svg>
      </View>
      <Text variant="small" ink="muted">
        {t('statistics.courseMost', { most, count: rounds.length })}
      </Text>
    </>
  );
}

function Legend() {
  const { t } = useTranslation();
  const { colors } = useTheme();
  return (
    <View style={styles.legend}>
      {LINES.map(({ of, tone, dash }) => (
        <View key={of} style={styles.sign}>
          <Svg width={28} height={8}>
            <Line
              x1={0}
              x2={28}
              y1={4}
              y2={4}
              stroke={colors.tones[tone].graphic}
              strokeWidth={3}
              {...(dash === '' ? {} : { strokeDasharray: dash })}
            />
          </Svg>
          <Text variant="small">{t(`statistics.${of}`)}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { gap: 8 },
  picture: { height: HEIGHT },
  legend: { flexDirection: 'row', flexWrap: 'wrap', gap: 16 },
  sign: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
