import { TurnSlot } from '../turn/TurnSlot';
import { useHand } from '../desk/desk-context';
import { FigureBar } from './FigureBar';
import { ObjectBar } from './ObjectBar';
import { Unplaced } from './Unplaced';

/** What is in hand, who still has no place, and the turn that runs. */
export function PlayPanel() {
  const hand = useHand();
  return (
    <>
      <FigureBar />
      {hand.kind === 'object' ? <ObjectBar object={hand.object} /> : null}
      <Unplaced />
      <TurnSlot />
    </>
  );
}
