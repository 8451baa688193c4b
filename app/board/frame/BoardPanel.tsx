import { BuildPanel } from '../build/BuildPanel';
import { PieceBar } from '../build/PieceBar';
import { ThingBar } from '../build/ThingBar';
import { useHand, useIsBuilding } from '../desk/desk-context';
import { FigureBar } from '../play/FigureBar';
import { ObjectBar } from '../play/ObjectBar';
import { PlayPanel } from '../play/PlayPanel';

/** Beside or below the map; it says what the big button does. */
export function BoardPanel() {
  return useIsBuilding() ? <BuildPanel /> : <PlayPanel />;
}

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
      return null;
  }
}
