import { useTranslation } from 'react-i18next';
import type { GameCommand } from '@/src/rules';
import { useNames } from '@/app/play/turn/names';
import { noteCubes } from '@/app/play/threat/open-cubes';
import { rememberTurn } from '@/app/play/turn/memory';
import { useRunningTurnStore } from '@/app/play/turn/running-turn-context';
import { newCubes } from '@/app/play/threat/outcome';
import { useTable } from '@/app/play/context/table-context';
import { useGame } from '@/app/wiring/game';
import type { RunPlan } from './plan';
import type { RunningMonster } from './useRunning';
import { useStartWalk } from './walking';

export interface ApplyRun {
  /** Nobody reacts: walk, attack, damage and the next turn, undone as one. */
  readonly apply: () => void;
  /** The same panel as in quick mode takes over. */
  readonly react: () => void;
}

export function useApplyRun(running: RunningMonster, plan: RunPlan): ApplyRun {
  const game = useGame();
  const remembered = useRunningTurnStore();
  const { adventure, act } = useTable();
  const walk = useStartWalk();
  const done = useDoneWords();
  /** Typed-in dice belong to the walk alone. */
  const begin = (commands: readonly GameCommand[], said?: string) =>
    act(commands, {
      ...(plan.dice === null ? {} : { dice: plan.dice }),
      ...(said === undefined ? {} : { done: said }),
    });
  const apply = async () => {
    walk(running.figure, running.option.way);
    if (plan.outcome !== null) noteCubes(remembered, newCubes(adventure, plan.outcome.foreseen));
    const said = done(plan);
    if (plan.dice === null) return void (await begin([plan.run, ...plan.rest], said));
    if (!(await begin([plan.run])) || plan.rest.length === 0) return;
    await act(plan.rest, { step: 'same', done: said });
  };
  const react = async () => {
    walk(running.figure, running.option.way);
    if (!(await begin([plan.run]))) return;
    const now = game.store.getState().open;
    const threat = now?.state.adventure?.threat;
    if (!now || !threat) return;
    const opened = { threat: threat.id, head: now.head, trace: [], parts: null };
    const { hits, onDarkness } = running.option;
    rememberTurn(remembered, adventure, { opened, onDarkness, hit: hits });
    remembered.setState({ boardTrace: { threat: threat.id, trace: running.turn.trace } });
  };
  return { apply: () => void apply(), react: () => void react() };
}

/** What the snackbar says with "undo". */
function useDoneWords(): (plan: RunPlan) => string {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  return ({ outlook }) => {
    const said = outlook.flatMap(({ figure, lost, falls }) => {
      const name = names.one(figure);
      const isHero = adventure.heroes.some(({ id }) => id === figure);
      if (falls) return [t(isHero ? 'tableTurn.done.fell' : 'tableTurn.done.gone', { name })];
      return lost > 0 ? [t('tableTurn.done.lost', { name, n: lost })] : [];
    });
    return said.length === 0 ? t('tableTurn.done.nothing') : said.join(' · ');
  };
}
