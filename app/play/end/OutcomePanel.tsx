import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet } from 'react-native';
import type { Afterwards, Outcome } from '@/src/rules';
import { Button, Card, Live, Medallion, Text } from '@/src/ui';
import { useGame } from '@/app/wiring/game';
import { useMainAction } from '../context/main-action';
import { useSheets } from '../context/sheets';
import { useTable } from '../context/table-context';
import { FightEndLater } from './later';
import { KeywordChip } from '../parts/KeywordChip';
import { Wrap } from '../parts/Wrap';
import { DeclareSheet } from './DeclareSheet';
import { OUTCOME_LOOKS } from './looks';
import { outcomeWords } from './summary-words';
import { Summary } from './Summary';

/** V1: the adventure is over; what stays, what comes back, and where it goes on. */
export function OutcomePanel() {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { outcome, round, versus } = adventure;
  if (outcome === null) return null;
  if (versus !== undefined) return <FightEndLater />;
  const { icon, tone } = OUTCOME_LOOKS[outcome.result];
  return (
    <>
      <WhereTo outcome={outcome} />
      <Card state="active">
        <Live appears urgent style={styles.head}>
          <Medallion icon={icon} tone={tone} />
          <Text variant="title" align="center">
            {t(`tableSetup.end.${outcome.result}`)}
          </Text>
          <Text align="center">{outcomeWords(outcome, adventure, t)}</Text>
          <Text variant="small" ink="muted" align="center">
            {t('tableSetup.end.rounds', { count: round })}
          </Text>
        </Live>
        <Summary result={outcome.result} />
        <Second />
      </Card>
    </>
  );
}

/** Only a victory leads into the camp or straight on; everything else is played again. */
function WhereTo({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const { act } = useTable();
  const toCamp = useCampScreen();
  const close = async (afterwards: Afterwards) => {
    const closed = await act(
      { kind: 'closeAdventure', at: Date.now(), afterwards },
      { done: () => t(`tableSetup.end.closed.${outcome.result}`) },
    );
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

/** The players' word against the app's: play on, or count it differently. */
function Second() {
  const { t } = useTranslation();
  const { act } = useTable();
  const sheets = useSheets();
  return (
    <>
      <Wrap>
        <Button
          label={t('tableSetup.end.playOn')}
          kind="quiet"
          size="small"
          onPress={() => void act({ kind: 'playOn' })}
        />
        <Button
          label={t('tableSetup.end.otherwise')}
          kind="quiet"
          size="small"
          onPress={() => sheets.open((close) => <DeclareSheet onClose={close} />)}
        />
      </Wrap>
      <Wrap>
        <KeywordChip entry="end-of-adventure" label={t('tableSetup.end.aboutEnd')} />
        <KeywordChip entry="camp-phase" label={t('tableSetup.end.aboutCamp')} />
        <KeywordChip entry="sequential-adventure" label={t('tableSetup.end.aboutSequence')} />
      </Wrap>
    </>
  );
}

const styles = StyleSheet.create({ head: { alignItems: 'center', gap: 6 } });
