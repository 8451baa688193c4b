import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@/src/game';
import type { Position } from '@/src/rules';
import { useSnackbar } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { figureName } from '@/app/play/turn/next-up';
import { rowsBack, type Line } from '@/app/play/context/recent-rows';
import { useMoves } from '@/app/play/context/table-context';
import { useGame } from '@/app/wiring/game';
import { nameOf, type Frame } from '../picture/frame';

/** The history names fields by numbers; on the map they have letters. */
const PLACED = 'historyAdventure.figurePlaced';
const MOST_ROWS = 20;

/** What else the newest step brought: fire, a fall, a chest crushed. */
async function consequences(game: Game): Promise<readonly Line[]> {
  const head = game.store.getState().open?.head;
  if (head === undefined) return [];
  const rows = await rowsBack(game, head, ({ id, step }) => id === step, MOST_ROWS);
  return [...rows]
    .reverse()
    .flatMap(({ lines }) => lines)
    .filter(({ key }) => key !== PLACED);
}

/** Says where a figure stands now and what came of it, with undo. */
export function useTellMove(frame: Frame): (figure: string, at: Position) => Promise<void> {
  const { t } = useTranslation();
  const game = useGame();
  const words = useGameWords();
  const { show } = useSnackbar();
  const { undo } = useMoves();
  return useCallback(
    async (figure, at) => {
      const { adventure = null } = game.store.getState().open?.state ?? {};
      if (adventure === null) return;
      const name = figureName(adventure, figure, words);
      const said = t('board.play.placed', { name, field: nameOf(frame, at) });
      const text = [said, ...(await consequences(game)).map(words.line)].join(' · ');
      const spoken = t('table.undoWhat', { what: text });
      show({ text, action: { label: t('table.undo'), spoken, onPress: undo } });
    },
    [t, game, words, show, undo, frame],
  );
}
