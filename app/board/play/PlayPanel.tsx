import { StyleSheet, View } from 'react-native';
import { activePanel, type PanelName } from '../../table/play/active-panel';
import { useAdventure } from '../../table/play/table-context';
import { useHand } from '../desk/desk-context';
import { useRoom } from '../frame/useRoom';
import { TurnSlot } from '../turn/TurnSlot';
import { Unplaced } from './Unplaced';

/** Their panels only wait: where room is short, the map may have it. */
const WAITING: readonly PanelName[] = ['hero', 'ally', 'begin'];

/** Who still has no place, and the turn that runs. It stays behind a figure in hand. */
export function PlayPanel() {
  const { beside } = useRoom();
  const holding = useHand().kind === 'figure';
  const waits = useAdventure((adventure) => WAITING.includes(activePanel(adventure)));
  return (
    <>
      <Unplaced />
      <View style={holding && waits && !beside ? styles.behind : styles.turn}>
        <TurnSlot />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  turn: { gap: 12 },
  behind: { display: 'none' },
});
