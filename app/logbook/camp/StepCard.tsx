import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { OpenCampaign } from '@/src/game';
import { CAMP_STEPS, type CampPhase, type CampStep } from '@/src/rules';
import { Card, Text, useTheme } from '@/src/ui';
import { Icon } from '@/src/ui/icons';
import { useGameWords } from '@/app/play/words/useGameWords';
import { RewardsPart } from './RewardsPart';
import { isRest, restLines } from './step-words';
import { StowPart } from './StowPart';

interface StepCardProps {
  readonly open: OpenCampaign;
  readonly camp: CampPhase;
  readonly step: CampStep;
  /** The one that is due. */
  readonly next: boolean;
}

/** A step says what it does; done, it stays readable. */
export function StepCard({ open, camp, step, next }: StepCardProps) {
  const done = camp.done.includes(step);
  const settled = done && isRest(step);
  return (
    <Card
      state={next ? 'active' : settled ? 'done' : 'plain'}
      padding={settled ? 'tight' : 'normal'}
      gap={settled ? 2 : 8}
    >
      <StepHead step={step} done={done} />
      {isRest(step) ? (
        <RestLines open={open} camp={camp} step={step} done={done} />
      ) : (
        <Choices open={open} step={step} shown={next || done} />
      )}
    </Card>
  );
}

function StepHead({ step, done }: { readonly step: CampStep; readonly done: boolean }) {
  const { t } = useTranslation();
  const { colors, scaled } = useTheme();
  const label = t(`logbookCamp.camp.steps.${step}`);
  return (
    <View style={styles.head}>
      {done ? (
        <Icon name="check" size={scaled(22)} color={colors.tones.ok.text} />
      ) : (
        <Text variant="number" ink="muted">
          {CAMP_STEPS.indexOf(step) + 1}
        </Text>
      )}
      <Text
        variant="label"
        level={2}
        grow
        aria-label={t(done ? 'logbookCamp.camp.spokenDone' : 'logbookCamp.camp.spokenOpen', {
          step: label,
        })}
      >
        {label}
      </Text>
    </View>
  );
}

type RestLinesProps = Omit<StepCardProps, 'next'> & { readonly done: boolean };

function RestLines({ open, camp, step, done }: RestLinesProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  if (!isRest(step)) return null;
  return restLines(step, open.state.campaign, camp, words, t).map((line, at) => (
    <Text key={at} variant="small" ink={done ? 'muted' : 'text'}>
      {line}
    </Text>
  ));
}

interface ChoicesProps {
  readonly open: OpenCampaign;
  readonly step: CampStep;
  readonly shown: boolean;
}

function Choices({ open, step, shown }: ChoicesProps) {
  if (!shown) return null;
  return step === 'rewards' ? <RewardsPart state={open.state} /> : <StowPart state={open.state} />;
}

const styles = StyleSheet.create({ head: { flexDirection: 'row', alignItems: 'center', gap: 10 } });
