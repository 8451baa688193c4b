import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { GameRefusal, OpenCampaign } from '@/src/game';
import { EmptyState, ErrorState, Progress, Screen, type StateAction } from '@/src/ui';
import { useRefusalWords } from '@/app/wiring/game';
import { useSession } from '@/app/wiring/session';
import { useOpenCampaign } from './useOpenCampaign';
import { useReadableRest } from './useReadableRest';

interface CampaignScreenGateProps {
  readonly campaign: string;
  readonly children: (open: OpenCampaign) => ReactNode;
}

/** Screens of one campaign stand behind it: it opens, or says why not. */
export function CampaignScreenGate({ campaign, children }: CampaignScreenGateProps) {
  const { t } = useTranslation();
  const opened = useOpenCampaign(campaign);
  switch (opened.kind) {
    case 'open':
      return children(opened.open);
    case 'opening':
      return (
        <Screen>
          <Progress label={t('campaigns.home.opening')} />
        </Screen>
      );
    case 'refused':
      return (
        <Screen title={t('campaigns.list.title')}>
          {opened.refusal.code === 'unknown-campaign' ? (
            <Unknown />
          ) : (
            <Unreadable campaign={campaign} refusal={opened.refusal} retry={opened.retry} />
          )}
        </Screen>
      );
  }
}

function useToList(): StateAction {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return {
    label: t('campaigns.home.toList'),
    onPress: () => navigation.navigate('Logbook', { screen: 'LogbookHome', pop: true }),
  };
}

function Unknown() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="warning"
      title={t('campaigns.home.unknown')}
      text={t('campaigns.home.unknownText')}
      action={useToList()}
    />
  );
}

interface UnreadableProps {
  readonly campaign: string;
  readonly refusal: GameRefusal;
  readonly retry: () => void;
}

/** The campaign is there: what helps depends on why it cannot be read. */
function useRemedy({ refusal, retry }: Omit<UnreadableProps, 'campaign'>): StateAction {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { enterSafeMode } = useSession();
  switch (refusal.code) {
    case 'storage-damaged':
      return { label: t('storage.damaged.action'), onPress: enterSafeMode };
    case 'broken-log':
    case 'unknown-row':
      return {
        label: t('storage.unreadable.toBackups'),
        onPress: () => navigation.navigate('More', { screen: 'Data', initial: false }),
      };
    default:
      return { label: t('shell.crash.action'), onPress: retry };
  }
}

function Unreadable(props: UnreadableProps) {
  const { t } = useTranslation();
  const rest = useReadableRest(props);
  const toList = useToList();
  const why = useRefusalWords()(props.refusal);
  return (
    <ErrorState
      title={t('storage.unreadable.title')}
      text={rest === null ? why : `${why} ${rest.line}`}
      action={useRemedy(props)}
      secondAction={rest === null ? toList : rest.copy}
    />
  );
}
