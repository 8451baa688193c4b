import { TurnSlot } from '../turn/TurnSlot';
import { Unplaced } from './Unplaced';

/** Who still has no place, and the turn that runs. */
export function PlayPanel() {
  return (
    <>
      <Unplaced />
      <TurnSlot />
    </>
  );
}
