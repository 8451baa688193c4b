import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenCampaign } from '../../../src/game';
import { EmptyState, Progress, Screen } from '../../../src/ui';
import { useOpenCampaign } from './useOpenCampaign';

interface CampaignGateProps {
  readonly campaign: string;
  readonly children: (open: OpenCampaign) => ReactNode;
}

/** Screens of one campaign stand behind it: it opens, or says that there is none. */
export function CampaignGate({ campaign, children }: CampaignGateProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const opened = useOpenCampaign(campaign);
  if (opened === 'opening') {
    return (
      <Screen>
        <Progress label={t('campaigns.home.opening')} />
      </Screen>
    );
  }
  if (opened !== 'unknown') return children(opened);
  return (
    <Screen title={t('campaigns.list.title')}>
      <EmptyState
        icon="warning"
        title={t('campaigns.home.unknown')}
        text={t('campaigns.home.unknownText')}
        action={{
          label: t('campaigns.home.toList'),
          onPress: () => navigation.navigate('Logbook', { screen: 'LogbookHome', pop: true }),
        }}
      />
    </Screen>
  );
}
