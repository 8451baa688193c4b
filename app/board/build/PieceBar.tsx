import { useAdventure } from '@/app/play/context/table-context';
import { useHand } from '../desk/desk-context';
import { pieceIn } from '../picture/pieces';
import { LaidPiece } from './LaidPiece';
import { PieceInHand } from './PieceInHand';

/** What is in hand, with everything that can be done to it. */
export function PieceBar() {
  const hand = useHand();
  const map = useAdventure((adventure) => adventure.map);
  if (hand.kind === 'piece') return <PieceInHand hand={hand} />;
  const laid = hand.kind === 'laid' ? pieceIn(map, hand.piece) : undefined;
  return laid === undefined ? null : <LaidPiece key={laid.id} piece={laid} />;
}
