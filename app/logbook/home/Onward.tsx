import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign } from '@/src/game';
import { adventuresIn, CAMP_STEPS } from '@/src/rules';
import { Card, Row, Section } from '@/src/ui';
import { chapterTitle, campWords } from '@/app/play/words/chapters';

/** Where it goes on: the camp under way, rewards to choose, the story so far. */
export function Onward({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { campaign } = open.state;
  const params = { campaign: open.id };
  const toChoose = campaign.rewards.reduce((sum, reward) => sum + reward.open.length, 0);
  const played = campaign.chronicle.length;
  return (
    <Section caption={t('logbookCamp.home.onward')}>
      <Card>
        <Single open={open} />
        <Camp open={open} />
        {toChoose === 0 ? null : (
          <Row
            icon="star"
            tone="ember"
            title={t('logbookCamp.home.rewards')}
            subtitle={t('logbookCamp.home.rewardsOpen', { count: toChoose })}
            onPress={() => navigation.navigate('Logbook', { screen: 'Rewards', params })}
          />
        )}
        <Row
          icon="book-open"
          title={t('logbookCamp.home.chronicle')}
          subtitle={
            played === 0
              ? t('logbookCamp.home.noAttempts')
              : t('logbookCamp.home.attempts', { count: played })
          }
          onPress={() => navigation.navigate('Logbook', { screen: 'Chronicle', params })}
        />
        <Row
          icon="users"
          title={t('group.open')}
          subtitle={t('group.openText')}
          onPress={() => navigation.navigate('Logbook', { screen: 'Group', params })}
        />
        {adventuresIn(campaign).length === 0 ? null : (
          <Row
            icon="star"
            title={t('statistics.open')}
            subtitle={t('statistics.openText')}
            onPress={() => navigation.navigate('Logbook', { screen: 'Statistics', params })}
          />
        )}
      </Card>
    </Section>
  );
}

function Single({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const { single } = open.state.campaign;
  if (single === null) return null;
  const { chapter } = single;
  return (
    <Row
      icon="play"
      title={t('logbookCamp.home.single')}
      subtitle={t('logbookCamp.single.chapter', { chapter, title: chapterTitle(chapter, t) })}
    />
  );
}

/** No camp in the middle of an adventure. */
function Camp({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { campaign, adventure } = open.state;
  const { camp } = campaign;
  if (adventure !== null) return null;
  const progress = { done: camp?.done.length ?? 0, all: CAMP_STEPS.length };
  return (
    <Row
      icon="moon"
      {...(camp === null ? {} : { tone: 'ember' as const })}
      title={camp === null ? t('logbookCamp.home.beginCamp') : campWords(camp.chapter, t)}
      subtitle={
        camp === null
          ? t('logbookCamp.home.beginCampText')
          : t('logbookCamp.camp.progress', progress)
      }
      onPress={() =>
        navigation.navigate('Logbook', { screen: 'Camp', params: { campaign: open.id } })
      }
    />
  );
}
