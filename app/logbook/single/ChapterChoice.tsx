import { useTranslation } from 'react-i18next';
import { SINGLE_ADVENTURES, type SingleAdventure } from '@/src/rules';
import { Card, Section, Text } from '@/src/ui';
import { chapterTitle } from '@/app/play/words/chapters';
import { bonusWords } from './bonus-words';

interface ChapterChoiceProps {
  readonly chapter: number;
  readonly onChange: (chapter: number) => void;
}

/** X1: the eight chapters that stand by themselves, each with what it starts with. */
export function ChapterChoice({ chapter, onChange }: ChapterChoiceProps) {
  const { t } = useTranslation();
  return (
    <Section caption={t('logbookCamp.single.which')}>
      {SINGLE_ADVENTURES.map((single) => (
        <ChapterCard
          key={single.chapter}
          single={single}
          chosen={single.chapter === chapter}
          onPress={() => onChange(single.chapter)}
        />
      ))}
    </Section>
  );
}

interface ChapterCardProps {
  readonly single: SingleAdventure;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function ChapterCard({ single, chosen, onPress }: ChapterCardProps) {
  const { t } = useTranslation();
  const title = chapterTitle(single.chapter, t);
  const label = t('logbookCamp.single.chapter', { chapter: single.chapter, title });
  const bonus = bonusWords(single.bonus, t);
  return (
    <Card
      state={chosen ? 'active' : 'plain'}
      selected={chosen}
      padding="tight"
      gap={4}
      onPress={onPress}
    >
      <Text variant="label">{label}</Text>
      <Text variant="small" ink="muted">
        {bonus}
      </Text>
    </Card>
  );
}
