import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { ChapterStatistics, Statistics } from '@/src/rules';
import { Card, Section, SegmentedControl } from '@/src/ui';
import { durationWords } from '@/app/play/campaign/duration-words';
import { chapterWords } from '@/app/play/words/chapters';
import { MeasureBars } from './MeasureBars';

const COUNTED = ['rounds', 'minutes', 'attempts'] as const;
type Counted = (typeof COUNTED)[number];

const MINUTE = 60_000;

const countOf = (chapter: ChapterStatistics, counted: Counted): number =>
  counted === 'minutes' ? Math.round(chapter.duration / MINUTE) : chapter[counted];

/** How long each chapter took, in rounds, minutes or attempts; the other two stand below. */
export function Chapters({ numbers: { chapters } }: { readonly numbers: Statistics }) {
  const { t } = useTranslation();
  const [counted, setCounted] = useState<Counted>('rounds');
  const segments = COUNTED.map((value) => ({ value, label: t(`statistics.counted.${value}`) }));
  const bars = chapters.map((one) => {
    const notes = {
      rounds: t('logbookCamp.chronicle.rounds', { count: one.rounds }),
      minutes: durationWords(one.duration, t),
      attempts: t('statistics.attemptsCount', { count: one.attempts }),
    };
    return {
      key: String(one.chapter),
      label: chapterWords(one.chapter, t),
      value: countOf(one, counted),
      note: [
        ...COUNTED.filter((other) => other !== counted).map((other) => notes[other]),
        ...(one.won ? [] : [t('statistics.notWon')]),
      ].join(' · '),
    };
  });
  return (
    <Section caption={t('statistics.chapters')}>
      <Card gap={14}>
        <SegmentedControl
          label={t('statistics.measure')}
          segments={segments}
          value={counted}
          onChange={setCounted}
        />
        <MeasureBars label={t(`statistics.counted.${counted}`)} bars={bars} tone="blue" />
      </Card>
    </Section>
  );
}
