import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign } from '@/src/game';
import type { CampaignHero } from '@/src/rules';
import { EmptyState, Screen } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';

interface HeroGateProps {
  readonly open: OpenCampaign;
  readonly hero: string;
  readonly children: (hero: CampaignHero) => ReactNode;
}

/** Screens of one hero stand behind it; whoever was removed says so. */
export function HeroGate({ open, hero: id, children }: HeroGateProps) {
  const { t } = useTranslation();
  const back = useBack();
  const navigation = useNavigation();
  const params = { campaign: open.id };
  const toCampaign = () =>
    navigation.navigate('Logbook', { screen: 'CampaignHome', params, pop: true });
  const hero = open.state.campaign.heroes.find((candidate) => candidate.id === id);
  if (hero !== undefined) return children(hero);
  return (
    <Screen title={open.state.campaign.name} back={back}>
      <EmptyState
        icon="warning"
        title={t('campaigns.hero.gone')}
        action={{ label: t('campaigns.hero.toCampaign'), onPress: toCampaign }}
      />
    </Screen>
  );
}
