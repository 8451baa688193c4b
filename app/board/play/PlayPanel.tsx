import { StyleSheet, View } from 'react-native';
import { useAdventure } from '@/app/play/context/table-context';
import { LinesCard } from '@/app/play/lines/LinesCard';
import { useHand, useIsBuilding } from '../desk/desk-context';
import { useRoom } from '../parts/useRoom';
import { HeroHelp } from '../hero/HeroHelp';
import { useIsHelping } from '../hero/useHelped';
import { TurnSlot } from './TurnSlot';
import { withoutPlace } from '../picture/standing';
import { Unplaced } from './Unplaced';
import { useTurnWaits } from './useTurnWaits';

/** Phones: with a figure in hand nothing of the panel is left to be seen, but what was asked for. */
export function usePanelRests(): boolean {
  const helping = useIsHelping();
  const { beside } = useRoom();
  const holding = useHand().kind === 'figure';
  const waits = useTurnWaits();
  const building = useIsBuilding();
  const everybody = useAdventure((adventure) => withoutPlace(adventure).length === 0);
  return holding && waits && everybody && !beside && !building && !helping;
}

/** Who still has no place, and the turn that runs. It stays behind a figure in hand. */
export function PlayPanel() {
  const { beside } = useRoom();
  const holding = useHand().kind === 'figure';
  const behind = useTurnWaits() && holding && !beside;
  const helping = useIsHelping();
  return (
    <>
      {helping ? null : <Unplaced />}
      <View style={behind ? styles.behind : styles.turn}>
        <TurnSlot />
        <LinesCard />
      </View>
      {behind && helping ? <HeroHelp /> : null}
    </>
  );
}

const styles = StyleSheet.create({
  turn: { gap: 12 },
  behind: { display: 'none' },
});
