import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import { SINGLE_ADVENTURES, type SingleAdventure, type SingleBonus } from '@/src/rules';
import { Card, Section, Text } from '@/src/ui';
import { chapterTitle } from '@/app/play/words/chapters';

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

const BONUS_PARTS = ['skill1', 'skill2', 'gear1', 'gear2', 'classSkill'] as const;

/** X1: "2 Fähigkeiten Stufe 1, 1 Ausrüstung Stufe 1". */
const bonusWords = (bonus: SingleBonus, t: Translate): string =>
  BONUS_PARTS.filter((part) => bonus[part] > 0)
    .map((part) => t(`logbookCamp.single.${part}`, { count: bonus[part] }))
    // A number does not stand alone at the end of a line.
    .map((words) => words.replace(' ', '\u00a0'))
    .join(', ');

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
