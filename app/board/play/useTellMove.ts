import { useCallback } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { linesOfEvents } from '@/src/game';
import type { GameEvent, Position } from '@/src/rules';
import { useGameWords } from '@/app/play/words/useGameWords';
import { figureName } from '@/app/play/turn/next-up';
import { useGame } from '@/app/wiring/game';
import { nameOf, type Frame } from '../picture/frame';

/** The history names no field; where on the map somebody went is said with its letters instead. */
const isPlaced = (event: GameEvent): boolean => event.type === 'figurePlaced' && event.at !== null;

type Telling = (events: readonly GameEvent[]) => string;

/** Says where a figure stands now and what came of it: fire, a fall, a chest crushed. */
export function useTellMove(frame: Frame): (figure: string, at: Position) => Telling {
  const { t } = useTranslation();
  const game = useGame();
  const words = useGameWords();
  return useCallback(
    (figure, at) => (events) => {
      const { adventure = null } = game.store.getState().open?.state ?? {};
      if (adventure === null) return '';
      const name = figureName(adventure, figure, words);
      const said = t('board.play.placed', { name, field: nameOf(frame, at) });
      const besides = linesOfEvents(events.filter((event) => !isPlaced(event)));
      return [said, ...besides.map(words.line)].join(' · ');
    },
    [t, game, words, frame],
  );
}
