import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import { ScrollView, StyleSheet } from 'react-native';
import type { Course, RoundNumbers } from '@/src/rules';
import { Card, Chip, Section, Text } from '@/src/ui';
import { CourseLegend, CoursePicture, mostIn } from './CoursePicture';
import { NumberTable } from './NumberTable';

const NOTHING: RoundNumbers = { curse: 0, trauma: 0, runes: 0, darkness: 0 };

const name = ({ chapter, number }: Course, t: Translate): string =>
  t('statistics.courseChapter', { chapter, number });

interface Shown {
  readonly title: string;
  /** What a step to the right is: a round, or an attempt as it ended. */
  readonly step: 'round' | 'attempt';
  /** What its steps are counted by. */
  readonly counts: readonly ('round' | 'chapter' | 'attempt')[];
  readonly points: readonly { readonly at: readonly number[]; readonly numbers: RoundNumbers }[];
}

const oneCourse = (course: Course, t: Translate): Shown => ({
  title: name(course, t),
  step: 'round',
  counts: ['round'],
  points: course.rounds.map((numbers, at) => ({ at: [at + 1], numbers })),
});

const allCourses = (courses: readonly Course[], t: Translate): Shown => ({
  title: t('statistics.allAttempts'),
  step: 'attempt',
  counts: ['chapter', 'attempt'],
  points: courses.map(({ chapter, number, rounds }) => ({
    at: [chapter, number],
    numbers: rounds.at(-1) ?? NOTHING,
  })),
});

/** How curse, trauma, runes and darkness grew: over the campaign, or in one adventure. */
export function CourseChart({ courses }: { readonly courses: readonly Course[] }) {
  const { t } = useTranslation();
  const [chosen, choose] = useState<Course | null>(null);
  const [first, ...others] = courses;
  const one = chosen ?? (others.length === 0 ? first : undefined);
  const shown = one === undefined ? allCourses(courses, t) : oneCourse(one, t);
  if (shown.points.length === 0) return null;
  return (
    <Section caption={t('statistics.course')}>
      <Card gap={12}>
        {others.length === 0 ? null : <Which courses={courses} chosen={chosen} choose={choose} />}
        <Drawn shown={shown} />
        <NumberTable
          label={shown.title}
          heads={[
            ...shown.counts.map((count) => t(`statistics.${count}`)),
            t('statistics.curse'),
            t('statistics.trauma'),
            t('statistics.runes'),
            t('statistics.darkness'),
          ]}
          rows={shown.points.map(({ at, numbers }) => [
            ...at,
            numbers.curse,
            numbers.trauma,
            numbers.runes,
            numbers.darkness,
          ])}
        />
      </Card>
    </Section>
  );
}

interface WhichProps {
  readonly courses: readonly Course[];
  readonly chosen: Course | null;
  readonly choose: (course: Course | null) => void;
}

/** All of them first, then the newest. */
function Which({ courses, chosen, choose }: WhichProps) {
  const { t } = useTranslation();
  return (
    <ScrollView
      horizontal
      role="group"
      aria-label={t('statistics.courseWhich')}
      contentContainerStyle={styles.chips}
    >
      {[null, ...[...courses].reverse()].map((course) => (
        <Chip
          key={course === null ? '' : name(course, t)}
          label={course === null ? t('statistics.allAttempts') : name(course, t)}
          selected={course === chosen}
          oneOf
          onPress={() => choose(course)}
        />
      ))}
    </ScrollView>
  );
}

function Drawn({ shown: { step, points } }: { readonly shown: Shown }) {
  const { t } = useTranslation();
  if (points.length < 2) return <Text ink="muted">{t('statistics.courseShort')}</Text>;
  const numbers = points.map((point) => point.numbers);
  const count = points.length;
  const last = numbers.at(-1) ?? NOTHING;
  return (
    <>
      <CoursePicture
        points={numbers}
        label={t(`statistics.courseSpoken.${step}`, { count, ...last })}
      />
      <Text variant="small" ink="muted">
        {t(`statistics.courseMost.${step}`, { most: mostIn(numbers), count })}
      </Text>
      <CourseLegend />
    </>
  );
}

const styles = StyleSheet.create({ chips: { gap: 8 } });
