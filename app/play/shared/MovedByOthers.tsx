import { useEffect, useRef } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { useSnackbar } from '@/src/ui';
import { useGame } from '@/app/wiring/game';
import { useTable } from '@/app/wiring/tables';
import { wordsBetween } from '../context/between';
import { useStepWords } from './step-words';

/** Somebody else took a step back, or brought it back: said on every device. */
export function MovedByOthers() {
  const { t } = useTranslation();
  const game = useGame();
  const { all } = useStepWords();
  const { show } = useSnackbar();
  const moved = useTable((table) => table.moved);
  const last = useRef(moved);
  useEffect(() => {
    // Each move is told once, whatever else changes.
    if (moved === null || moved === last.current) return;
    last.current = moved;
    const { from, to, who } = moved;
    const tell = async () => {
      const back = await wordsBetween(game, all, from, to);
      const again = back === '' ? await wordsBetween(game, all, to, from) : '';
      const what = back === '' ? again : back;
      const way = back === '' && again !== '' ? 'redone' : 'undone';
      const key = what === '' ? 'jumped' : way;
      const name = who === '' ? t('sharedTable.people.someone') : who;
      show({
        text:
          name === null
            ? t(`sharedTable.moved.${key}`, { what })
            : t(`sharedTable.movedBy.${key}`, { what, who: name }),
      });
    };
    void tell().catch(() => undefined);
  }, [moved, game, all, show, t]);
  return null;
}
