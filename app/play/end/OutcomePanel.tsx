import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import type { Afterwards, Outcome } from '@/src/rules';
import { useGame } from '@/app/wiring/game';
import { useMainAction } from '../context/main-action';
import { useTable } from '../context/table-context';
import { useTrialAgain } from './useTrialAgain';
import { FightEndLater } from './later';
import { KeywordChip } from '../parts/KeywordChip';
import { Wrap } from '../parts/Wrap';
import { DeclareSheet } from './DeclareSheet';
import { EndCard, EndedOtherwise } from './EndCard';
import { outcomeWords } from './summary-words';
import { Summary } from './Summary';

/** V1: the adventure is over; what stays, what comes back, and where it goes on. */
export function OutcomePanel() {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { outcome, versus } = adventure;
  if (outcome === null) return null;
  if (versus !== undefined) return <FightEndLater />;
  const title = t(`tableSetup.end.${outcome.result}`);
  return (
    <>
      <WhereTo outcome={outcome} />
      <EndCard result={outcome.result} title={title} lines={[outcomeWords(outcome, adventure, t)]}>
        <Summary result={outcome.result} />
        <Second />
      </EndCard>
    </>
  );
}

/** Only a victory leads into the camp or straight on; everything else is played again. */
function WhereTo({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const { act } = useTable();
  const { isTrial, begin } = useTrialAgain();
  const toCamp = useCampScreen();
  const close = async (afterwards: Afterwards) => {
    const closing = { kind: 'closeAdventure', at: Date.now(), afterwards } as const;
    if (isTrial && afterwards === 'restart') return begin(closing);
    const done = () => t(`tableSetup.end.closed.${outcome.result}`);
    const closed = await act(closing, { done });
    if (closed && outcome.result === 'won' && afterwards === 'camp') toCamp();
  };
  const won = outcome.result === 'won';
  useMainAction({
    label: t(won ? 'tableSetup.end.camp' : 'tableSetup.end.restart'),
    onPress: () => void close(won ? 'camp' : 'restart'),
    beside: won
      ? { label: t('tableSetup.end.sequential'), onPress: () => void close('sequential') }
      : { label: t('tableSetup.end.stop'), onPress: () => void close('camp') },
  });
  return null;
}

/** L1: the camp begins by itself where there is one; its walk stands in the logbook. */
function useCampScreen(): () => void {
  const navigation = useNavigation();
  const game = useGame();
  return () => {
    const { open } = game.store.getState();
    if (open === null || open.state.campaign.camp === null) return;
    const params = { campaign: open.id };
    navigation.navigate('Logbook', { screen: 'Camp', params, initial: false });
  };
}

function Second() {
  const { t } = useTranslation();
  return (
    <>
      <Wrap>
        <EndedOtherwise Declare={DeclareSheet} />
      </Wrap>
      <Wrap>
        <KeywordChip entry="end-of-adventure" label={t('tableSetup.end.aboutEnd')} />
        <KeywordChip entry="camp-phase" label={t('tableSetup.end.aboutCamp')} />
        <KeywordChip entry="sequential-adventure" label={t('tableSetup.end.aboutSequence')} />
      </Wrap>
    </>
  );
}
