import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { OpenCampaign } from '@/src/game';
import { CAMP_STEPS, type CampStep } from '@/src/rules';
import { Button, useSnackbar } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';
import { useMessageUndo } from '@/app/play/context/stepping';
import { CommandWarnings } from '@/app/play/parts/CommandWarnings';
import { useCommandWarnings } from '@/app/play/logbook/logbook-warnings';
import { useLogbook } from '../parts/useLogbook';
import { isRest } from './step-words';

interface CampFooterProps {
  readonly open: OpenCampaign;
  readonly next: CampStep | undefined;
}

/** The next step is one tap away; the five without a choice can go together. */
export function CampFooter({ open, next }: CampFooterProps) {
  const { t } = useTranslation();
  const write = useLogbook();
  const warningsFor = useCommandWarnings(open.state);
  if (next === undefined) return <EndCamp open={open} />;
  const step = t(`logbookCamp.camp.steps.${next}`);
  return (
    <View style={styles.footer}>
      {next === 'conditions' ? <AllAtOnce /> : null}
      <CommandWarnings lines={warningsFor({ kind: 'doCampStep', step: next })} />
      <Button
        label={t('logbookCamp.camp.do', { step })}
        onPress={() =>
          void write({ kind: 'doCampStep', step: next }, t('logbookCamp.camp.stepDone', { step }))
        }
        grow
      />
    </View>
  );
}

/** L1 to L5 leave nothing to decide: one step of the history. */
function AllAtOnce() {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  const takingBack = useMessageUndo();
  const rest = async () => {
    const steps = CAMP_STEPS.filter(isRest);
    const done = await attempt(
      game.dispatch(steps.map((step) => ({ kind: 'doCampStep', step }) as const)),
    );
    if (done === undefined) return;
    const action = { label: t('campaigns.done.undo'), onPress: takingBack() };
    show({ text: t('logbookCamp.camp.allDone'), action });
  };
  return <Button label={t('logbookCamp.camp.all')} kind="quiet" onPress={() => void rest()} grow />;
}

/** The camp may have been opened by its address: it leads to the campaign, whatever lies behind. */
function EndCamp({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const write = useLogbook();
  const warningsFor = useCommandWarnings(open.state);
  const end = async () => {
    const done = await write({ kind: 'endCamp' }, t('logbookCamp.camp.ended'));
    const params = { campaign: open.id };
    if (done) navigation.navigate('Logbook', { screen: 'CampaignHome', params, pop: true });
  };
  return (
    <View style={styles.footer}>
      <CommandWarnings lines={warningsFor({ kind: 'endCamp' })} />
      <Button label={t('logbookCamp.camp.end')} onPress={() => void end()} grow />
    </View>
  );
}

/** The longest step takes two lines on a phone. */
const styles = StyleSheet.create({ footer: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 8 } });
