import type { StaticScreenProps } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { OpenCampaign } from '@/src/game';
import { CAMP_STEPS, type CampPhase } from '@/src/rules';
import { EmptyState, Screen, Text } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { KeywordChip } from '@/app/play/parts/KeywordChip';
import { useLogbook } from '../parts/useLogbook';
import { CampaignScreenGate } from '../home/CampaignScreenGate';
import { UndoButtons } from '../home/UndoButtons';
import { afterChapterWords } from '@/app/play/words/chapters';
import { CampFooter } from './CampFooter';
import { StepCard } from './StepCard';
import { useDueInSight } from './useDueInSight';

type Props = StaticScreenProps<{ campaign: string }>;

export function CampScreen({ route }: Props) {
  return (
    <CampaignScreenGate campaign={route.params.campaign}>
      {(open) =>
        open.state.campaign.camp === null ? (
          <NoCamp open={open} />
        ) : (
          <Camp open={open} camp={open.state.campaign.camp} />
        )
      }
    </CampaignScreenGate>
  );
}

function NoCamp({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const write = useLogbook();
  useTitle(t('logbookCamp.camp.title'));
  return (
    <Screen
      caption={open.state.campaign.name}
      title={t('logbookCamp.camp.title')}
      back={useBack()}
      actions={<UndoButtons open={open} />}
    >
      <EmptyState
        icon="moon"
        title={t('logbookCamp.camp.none')}
        text={t('logbookCamp.camp.noneText')}
        action={{
          label: t('logbookCamp.camp.begin'),
          onPress: () => void write({ kind: 'beginCamp' }, t('logbookCamp.camp.began')),
        }}
      />
    </Screen>
  );
}

interface CampProps {
  readonly open: OpenCampaign;
  readonly camp: CampPhase;
}

/** L1 to L7 as a walk: it stands where it was left, even after a week. */
function Camp({ open, camp }: CampProps) {
  const { t } = useTranslation();
  useTitle(t('logbookCamp.camp.title'));
  const progress = { done: camp.done.length, all: CAMP_STEPS.length };
  const next = CAMP_STEPS.find((step) => !camp.done.includes(step));
  const { scroller, steps, due } = useDueInSight(next);
  return (
    <Screen
      caption={afterChapterWords(camp.chapter, t)}
      title={t('logbookCamp.camp.title')}
      subtitle={t('logbookCamp.camp.progress', progress)}
      back={useBack()}
      actions={<UndoButtons open={open} />}
      footer={<CampFooter open={open} next={next} />}
      scroller={scroller}
    >
      <View ref={steps} style={styles.steps}>
        {CAMP_STEPS.map((step) => (
          <View key={step} ref={step === next ? due : null}>
            <StepCard open={open} camp={camp} step={step} next={step === next} />
          </View>
        ))}
      </View>
      <View style={styles.below}>
        <KeywordChip entry="camp-phase" label={t('tableSetup.end.aboutCamp')} />
        <Text variant="small" ink="muted" align="center">
          {t('logbookCamp.camp.pause')}
        </Text>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  steps: { gap: 22 },
  below: { alignItems: 'center', gap: 10 },
});
