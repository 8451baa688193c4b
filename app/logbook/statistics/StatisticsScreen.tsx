import type { StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { OpenCampaign } from '@/src/game';
import { statisticsOf, type Statistics } from '@/src/rules';
import { Card, EmptyState, Screen, Section, SegmentedControl, Text } from '@/src/ui';
import { durationWords } from '@/app/play/campaign/duration-words';
import { chapterWords } from '@/app/play/words/chapters';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { CampaignScreenGate } from '../home/CampaignScreenGate';
import { CourseChart } from './CourseChart';
import { DiceChart } from './DiceChart';
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

/** What the adventures came to, as pictures with their numbers. */
function Numbers({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const { campaign } = open.state;
  const numbers = useMemo(() => statisticsOf(campaign), [campaign]);
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
          <Whole numbers={numbers} />
          <Chapters numbers={numbers} />
          <Compared numbers={numbers} />
          <Section caption={t('statistics.perHero')}>
            <Card gap={14}>
              {numbers.heroes.map((hero) => (
                <HeroPart key={hero.hero} hero={hero} />
              ))}
            </Card>
          </Section>
          <CourseChart courses={numbers.courses} />
          <DiceChart d20={numbers.d20} />
        </>
      )}
    </Screen>
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
            <Text variant="title">{String(numbers[key])}</Text>
            <Text variant="small" ink="muted">
              {t(`statistics.${key}`)}
            </Text>
          </View>
        ))}
      </View>
    </Card>
  );
}

function Chapters({ numbers: { chapters } }: { readonly numbers: Statistics }) {
  const { t } = useTranslation();
  const bars = chapters.map(({ chapter, attempts, rounds, duration, won }) => ({
    key: String(chapter),
    label: chapterWords(chapter, t),
    value: rounds,
    note: [
      t('statistics.attemptsCount', { count: attempts }),
      durationWords(duration, t),
      ...(won ? [] : [t('statistics.notWon')]),
    ].join(' · '),
  }));
  return (
    <Section caption={t('statistics.chapters')}>
      <Card>
        <MeasureBars label={t('statistics.chapters')} bars={bars} tone="blue" />
      </Card>
    </Section>
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
  whole: { flexDirection: 'row', flexWrap: 'wrap', rowGap: 12 },
  figure: { flexGrow: 1, flexBasis: 120, gap: 2 },
});
