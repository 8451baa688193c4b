import { boardDarkness, type BoardSpread } from '@/src/rules/adventure/board/darkness';
import { layingOrder, optionWith } from '@/src/rules/adventure/board/singles';
import type { BoardCommand } from '@/src/rules/adventure/commands';
import { layPiece } from '@/src/rules/adventure/consequences/on-the-map';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { crush, layRunes, darknessReaches } from '../runes/draw';
import { refuseDoubt } from './doubt';

type SpreadOnBoard = Extract<BoardCommand, { kind: 'spreadOnBoard' }>;

/** N4, N7: the tile as one piece, singles one after the other; then who is reached (N10). */
function lay(play: Play, spread: BoardSpread, { cells }: SpreadOnBoard): void {
  const option = optionWith(spread, cells) ?? refuse({ code: 'not-an-option' });
  if (spread.result === 'tile') layPiece(play, option.cells, 'N4');
  else for (const cell of layingOrder(play.adventure, cells)) layPiece(play, [cell], 'N7');
  darknessReaches(
    play,
    option.reached.map(({ id }) => id),
  );
}

/** N1, N3: one drawn rune after the other, in the leader's order; each then goes to the track. */
export function spreadOnBoard(play: Play, command: SpreadOnBoard): void {
  const { drawn } = play.adventure;
  if (drawn.length === 0) refuse({ code: 'no-runes-waiting' });
  const spread = boardDarkness(play.catalogue, play.adventure, command.rune);
  if (!spread.ok) return refuseDoubt(play, spread.error);
  const { result } = spread.value;
  if (result === 'tile' || result === 'broken') lay(play, spread.value, command);
  else if (command.cells.length > 0) refuse({ code: 'not-an-option' });
  if (result === 'crushed') crush(play);
  layRunes(
    play,
    drawn.filter(({ id }) => id === command.rune),
  );
}
