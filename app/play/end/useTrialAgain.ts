import { useTranslation } from '@/src/i18n/translation';
import type { GameCommand } from '@/src/rules';
import { useSnackbar } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';
import { useTable } from '../context/table-context';
import { DEMO_CHAPTER } from '../demo/setups';

interface TrialAgain {
  readonly isTrial: boolean;
  /** With what closes the one before it as one step: undo leads back to its end. */
  readonly begin: (closing: GameCommand) => Promise<void>;
}

/** Once more after a defeat: heroes, bag and map as they were the first time, without a page in between. */
export function useTrialAgain(): TrialAgain {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const { act, adventure } = useTable();
  const { show } = useSnackbar();
  const run = async (closing: GameCommand) => {
    const [{ demoCommands }, { demoLayout }] = await Promise.all([
      import('../demo/party'),
      import('../demo/layout'),
    ]);
    const commands = [closing, ...demoCommands(adventure.title, Date.now())];
    const done = () => t('tableSetup.end.closed.lost');
    if (!(await act(commands, { done }))) return;
    const begun = game.store.getState().open?.state.adventure ?? null;
    if (begun !== null) await attempt(game.dispatch(demoLayout(begun), { step: 'same' }));
  };
  const begin = (closing: GameCommand) =>
    run(closing).catch(() => show({ text: t('refusals.part-missing'), refused: true }));
  return { isTrial: adventure.chapter === DEMO_CHAPTER, begin };
}
