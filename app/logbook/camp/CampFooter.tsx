import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { CAMP_STEPS, type CampStep, type GameState } from '../../../src/rules';
import { Button, useSnackbar } from '../../../src/ui';
import { useGame, useTry } from '../../wiring/game';
import { Doubts } from '../hero/sheet/Doubts';
import { useDoubts, useLogbook } from '../hero/sheet/useLogbook';
import { isRest } from './step-words';

interface CampFooterProps {
  readonly state: GameState;
  readonly next: CampStep | undefined;
}

/** The next step is one tap away; the five without a choice can go together. */
export function CampFooter({ state, next }: CampFooterProps) {
  const { t } = useTranslation();
  const write = useLogbook();
  if (next === undefined) return <EndCamp state={state} />;
  const step = t(`logbookCamp.camp.steps.${next}`);
  return (
    <View style={styles.footer}>
      {next === 'conditions' ? <AllAtOnce /> : null}
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
  const rest = async () => {
    const steps = CAMP_STEPS.filter(isRest);
    const done = await attempt(
      game.dispatch(steps.map((step) => ({ kind: 'doCampStep', step }) as const)),
    );
    if (done === undefined) return;
    const action = { label: t('campaigns.done.undo'), onPress: () => void attempt(game.undo()) };
    show({ text: t('logbookCamp.camp.allDone'), action });
  };
  return <Button label={t('logbookCamp.camp.all')} kind="quiet" onPress={() => void rest()} grow />;
}

function EndCamp({ state }: { readonly state: GameState }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const write = useLogbook();
  const doubts = useDoubts(state);
  const end = async () => {
    const done = await write({ kind: 'endCamp' }, t('logbookCamp.camp.ended'));
    if (done) navigation.goBack();
  };
  return (
    <View style={styles.footer}>
      <Doubts lines={doubts({ kind: 'endCamp' })} />
      <Button label={t('logbookCamp.camp.end')} onPress={() => void end()} grow />
    </View>
  );
}

/** The longest step takes two lines on a phone. */
const styles = StyleSheet.create({ footer: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 8 } });
