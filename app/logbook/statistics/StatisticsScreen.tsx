import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { OpenCampaign } from '@/src/game';
import {
  adventuresIn,
  statisticsOf,
  type Campaign,
  type Course,
  type Statistics,
} from '@/src/rules';
import { Card, Chip, EmptyState, Row, Screen, Section, SegmentedControl, Text } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { CampaignScreenGate } from '../home/CampaignScreenGate';
import { Chapters } from './Chapters';
import { CourseChart } from './CourseChart';
import { DiceChart } from './DiceChart';
import { GrowthChart } from './GrowthChart';
import { HeroPart } from './HeroPart';
import { MeasureBars } from './MeasureBars';

type Props = StaticScreenProps<{ campaign: string }>;

export function StatisticsScreen({ route }: Props) {
  return (
    <CampaignScreenGate campaign={route.params.campaign}>
      {(open) => <Numbers open={open} />}
    </CampaignScreenGate>
  );
}

/** What the adventures came to, as pictures with their numbers: all of them, or one. */
function Numbers({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const { campaign } = open.state;
  const [chosen, choose] = useState<number | null>(null);
  const whole = useMemo(() => statisticsOf(campaign), [campaign]);
  const numbers = useMemo(() => oneOf(campaign, whole, chosen), [campaign, whole, chosen]);
  useTitle(t('statistics.title'));
  return (
    <Screen caption={campaign.name} title={t('statistics.title')} back={useBack()}>
      {numbers.attempts === 0 ? (
        <EmptyState
          icon="book-open"
          title={t('statistics.empty')}
          text={t('statistics.emptyText')}
        />
      ) : (
        <>
          <Which courses={whole.courses} chosen={chosen} choose={choose} />
          <Whole numbers={numbers} />
          {chosen === null ? <Chapters numbers={numbers} /> : null}
          <Compared numbers={numbers} />
          <Section caption={t('statistics.perHero')}>
            <Card gap={14}>
              {numbers.heroes.map((hero) => (
                <HeroPart key={hero.hero} hero={hero} />
              ))}
            </Card>
          </Section>
          <CourseChart key={chosen} courses={numbers.courses} />
          <DiceChart numbers={numbers} />
          <GrowthChart heroes={numbers.heroes} />
          <ToFinale campaign={open.id} />
        </>
      )}
    </Screen>
  );
}

/** Everything on one page, to be sent around. */
function ToFinale({ campaign }: { readonly campaign: string }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <Card>
      <Row
        icon="share"
        title={t('group.finale.open')}
        subtitle={t('group.finale.openText')}
        onPress={() => navigation.navigate('Logbook', { screen: 'Finale', params: { campaign } })}
      />
    </Card>
  );
}

/** The numbers of one attempt alone; its place among the attempts stays. */
const oneOf = (campaign: Campaign, whole: Statistics, chosen: number | null): Statistics => {
  const entry = chosen === null ? undefined : adventuresIn(campaign)[chosen];
  if (chosen === null || entry === undefined) return whole;
  const courses = whole.courses.slice(chosen, chosen + 1);
  return { ...statisticsOf({ chronicle: [entry] }), courses };
};

interface WhichProps {
  readonly courses: readonly Course[];
  readonly chosen: number | null;
  readonly choose: (attempt: number | null) => void;
}

/** The whole campaign or one adventure, the newest first. */
function Which({ courses, chosen, choose }: WhichProps) {
  const { t } = useTranslation();
  if (courses.length < 2) return null;
  return (
    <ScrollView
      horizontal
      role="group"
      aria-label={t('statistics.courseWhich')}
      style={styles.which}
      contentContainerStyle={styles.chips}
    >
      <Chip
        label={t('statistics.allAttempts')}
        selected={chosen === null}
        oneOf
        onPress={() => choose(null)}
      />
      {courses
        .map(({ chapter, number }, index) => (
          <Chip
            key={index}
            label={t('statistics.courseChapter', { chapter, number })}
            selected={chosen === index}
            oneOf
            onPress={() => choose(index)}
          />
        ))
        .reverse()}
    </ScrollView>
  );
}

const WHOLE = ['won', 'attempts', 'rounds', 'defeated'] as const;

function Whole({ numbers }: { readonly numbers: Statistics }) {
  const { t } = useTranslation();
  return (
    <Card>
      <View style={styles.whole}>
        {WHOLE.map((key) => (
          <View key={key} accessible style={styles.figure}>
            <Text variant="title" level="none">
              {String(numbers[key])}
            </Text>
            <Text variant="small" ink="muted">
              {t(`statistics.${key}`, { count: numbers[key] })}
            </Text>
          </View>
        ))}
      </View>
    </Card>
  );
}

const MEASURES = ['dealt', 'taken', 'kills', 'falls'] as const;
type Measure = (typeof MEASURES)[number];

function Compared({ numbers: { heroes } }: { readonly numbers: Statistics }) {
  const { t } = useTranslation();
  const [measure, setMeasure] = useState<Measure>('dealt');
  const segments = MEASURES.map((value) => ({ value, label: t(`statistics.measures.${value}`) }));
  const bars = heroes.map((hero) => ({ key: hero.hero, label: hero.name, value: hero[measure] }));
  return (
    <Section caption={t('statistics.heroes')}>
      <Card gap={14}>
        <SegmentedControl
          label={t('statistics.measure')}
          segments={segments}
          value={measure}
          onChange={setMeasure}
        />
        <Text variant="small" ink="muted">
          {t(`statistics.measureText.${measure}`)}
        </Text>
        <MeasureBars label={t(`statistics.measures.${measure}`)} bars={bars} />
      </Card>
    </Section>
  );
}

const styles = StyleSheet.create({
  // Where the page is shorter than the screen, what is left is not the chips'.
  which: { flexGrow: 0 },
  chips: { gap: 8 },
  whole: { flexDirection: 'row', flexWrap: 'wrap', rowGap: 12 },
  figure: { flexGrow: 1, flexBasis: 120, gap: 2 },
});
