import type { StaticScreenProps } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign } from '@/src/game';
import { chronicleOf, type ChronicleChapter } from '@/src/rules';
import { Card, EmptyState, Screen, Section, Text } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { CampaignScreenGate } from '../home/CampaignScreenGate';
import { chapterWords } from '@/app/play/words/chapters';
import { AttemptPart } from './AttemptPart';
import { Decisions } from './Decisions';

type Props = StaticScreenProps<{ campaign: string }>;

export function ChronicleScreen({ route }: Props) {
  return (
    <CampaignScreenGate campaign={route.params.campaign}>
      {(open) => <Chronicle open={open} />}
    </CampaignScreenGate>
  );
}

/** The story so far, the newest first: chapters, and attempts within them. */
function Chronicle({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const { campaign } = open.state;
  const chapters = [...chronicleOf(campaign)].reverse();
  useTitle(t('logbookCamp.chronicle.title'));
  return (
    <Screen caption={campaign.name} title={t('logbookCamp.chronicle.title')} back={useBack()}>
      {campaign.decisions.length === 0 ? null : (
        <Section caption={t('logbookCamp.chronicle.since')}>
          <Card>
            <Decisions decisions={campaign.decisions} />
          </Card>
        </Section>
      )}
      {chapters.length === 0 ? (
        <EmptyState
          icon="book-open"
          title={t('logbookCamp.chronicle.empty')}
          text={t('logbookCamp.chronicle.emptyText')}
        />
      ) : (
        chapters.map((chapter) => (
          <ChapterCard
            key={`${chapter.fights ? 'fight' : chapter.chapter}-${chapter.attempts[0]?.number ?? 0}`}
            chapter={chapter}
          />
        ))
      )}
    </Screen>
  );
}

function ChapterCard({ chapter }: { readonly chapter: ChronicleChapter }) {
  const { t } = useTranslation();
  const caption = chapter.fights ? t('versus.chronicle.caption') : chapterWords(chapter.chapter, t);
  return (
    <Section caption={caption}>
      <Card gap={16}>
        {chapter.title === caption || chapter.fights ? null : (
          <Text variant="heading" level={3}>
            {chapter.title}
          </Text>
        )}
        {[...chapter.attempts].reverse().map((attempt) => (
          <AttemptPart key={attempt.number} attempt={attempt} />
        ))}
      </Card>
    </Section>
  );
}
