import { PieceBar } from '../build/PieceBar';
import { ThingBar } from '../build/ThingBar';
import { useHand, useIsBuilding } from '../desk/desk-context';
import type { Hand } from '../desk/hand';
import { FigureBar } from '../play/FigureBar';
import { ObjectBar } from '../play/ObjectBar';

/** Brushes and new tokens are set in the panel itself. */
export const hasBar = ({ kind }: Hand): boolean =>
  kind === 'piece' || kind === 'laid' || kind === 'object' || kind === 'figure';

/** What is in hand stays in sight while the panel below it is scrolled. */
export function InHandBar() {
  const hand = useHand();
  const building = useIsBuilding();
  switch (hand.kind) {
    case 'piece':
    case 'laid':
      return <PieceBar />;
    case 'object':
      return building ? <ThingBar object={hand.object} /> : <ObjectBar object={hand.object} />;
    case 'figure':
      return <FigureBar />;
    case 'nothing':
    case 'brush':
    case 'thing':
    case 'darkness':
      return null;
  }
}
