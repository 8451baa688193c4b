import type { StaticScreenProps } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign } from '@/src/game';
import { Card, Screen } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { CampaignScreenGate } from '../home/CampaignScreenGate';
import { UndoButtons } from '../home/UndoButtons';
import { RewardsPart } from './RewardsPart';

type Props = StaticScreenProps<{ campaign: string }>;

/** L6: noted ones wait here until they are chosen, in the camp or later. */
export function RewardsScreen({ route }: Props) {
  return (
    <CampaignScreenGate campaign={route.params.campaign}>
      {(open) => <Rewards open={open} />}
    </CampaignScreenGate>
  );
}

function Rewards({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  useTitle(t('logbookCamp.rewards.title'));
  return (
    <Screen
      caption={open.state.campaign.name}
      title={t('logbookCamp.rewards.title')}
      back={useBack()}
      actions={<UndoButtons open={open} />}
    >
      <Card gap={12}>
        <RewardsPart state={open.state} />
      </Card>
    </Screen>
  );
}
