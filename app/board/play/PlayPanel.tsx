import { StyleSheet, View } from 'react-native';
import { useAdventure } from '../../table/play/table-context';
import { useHand, useIsBuilding } from '../desk/desk-context';
import { useRoom } from '../frame/useRoom';
import { TurnSlot } from '../turn/TurnSlot';
import { withoutPlace } from './standing';
import { Unplaced } from './Unplaced';
import { useTurnWaits } from './useTurnWaits';

/** Phones: with a figure in hand nothing of the panel is left to be seen. */
export function usePanelRests(): boolean {
  const { beside } = useRoom();
  const holding = useHand().kind === 'figure';
  const waits = useTurnWaits();
  const building = useIsBuilding();
  const everybody = useAdventure((adventure) => withoutPlace(adventure).length === 0);
  return holding && waits && everybody && !beside && !building;
}

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
