import { CATALOGUE } from '@/src/content/drunagor';
import {
  boardDarkness,
  boardTurn,
  situationOf,
  type Adventure,
  type BoardDoubt,
  type BoardSaid,
  type BoardSpread,
  type BoardTurn,
  type OnBoard,
  type Result,
  type SpreadDoubt,
} from '@/src/rules';

/** The panel and the map ask the same question: the newest answer of each kind is kept. */
function newest<Extra, Answer>(ask: (adventure: Adventure, id: string, extra: Extra) => Answer) {
  let last: { adventure: Adventure; id: string; extra: Extra; answer: Answer } | null = null;
  return (adventure: Adventure, id: string, extra: Extra): Answer => {
    if (last?.adventure === adventure && last.id === id && last.extra === extra) return last.answer;
    const answer = ask(adventure, id, extra);
    last = { adventure, id, extra, answer };
    return answer;
  };
}

/** What has to be asked or put right before the monster can act on the map. */
export const situationNow = newest<BoardSaid, Result<OnBoard, BoardDoubt>>(situationOf);

/** What it does. */
export const turnNow = newest<BoardSaid, Result<BoardTurn, BoardDoubt>>(boardTurn);

/** Where the tile of a rune goes. */
export const spreadNow = newest<null, Result<BoardSpread, SpreadDoubt>>((adventure, rune) =>
  boardDarkness(CATALOGUE, adventure, rune),
);
