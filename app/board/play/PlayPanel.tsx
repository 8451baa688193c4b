import { StyleSheet, View } from 'react-native';
import { useHand } from '../desk/desk-context';
import { useRoom } from '../frame/useRoom';
import { TurnSlot } from '../turn/TurnSlot';
import { Unplaced } from './Unplaced';
import { useTurnWaits } from './useTurnWaits';

/** Who still has no place, and the turn that runs. It stays behind a figure in hand. */
export function PlayPanel() {
  const { beside } = useRoom();
  const holding = useHand().kind === 'figure';
  const waits = useTurnWaits();
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
