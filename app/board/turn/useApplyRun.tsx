import type { GameCommand } from '@/src/rules';
import { useAppliedWords } from '@/app/play/threat/useAppliedWords';
import { noteCubes } from '@/app/play/threat/open-cubes';
import { rememberTurn } from '@/app/play/turn/memory';
import { useRunningTurnStore } from '@/app/play/turn/running-turn-context';
import { newCubes } from '@/app/play/threat/outcome';
import { ReactionSheet } from '@/app/play/reactions/ReactionSheet';
import { useSheets } from '@/app/play/context/sheets';
import { useTable, type ActOptions } from '@/app/play/context/table-context';
import { useGame } from '@/app/wiring/game';
import type { RunPlan } from './plan';
import type { RunningMonster } from './useRunning';
import { useStartWalk } from './walking';

export interface ApplyRun {
  /** Nobody reacts: walk, attack, damage and the next turn, undone as one. */
  readonly apply: () => void;
  /** The same panel as in quick mode takes over; with a hero, his reaction is asked for at once. */
  readonly react: (hero?: string) => void;
}

export function useApplyRun(running: RunningMonster, plan: RunPlan): ApplyRun {
  const game = useGame();
  const remembered = useRunningTurnStore();
  const { adventure, act } = useTable();
  const { open } = useSheets();
  const walk = useStartWalk();
  const done = useAppliedWords();
  /** Typed-in dice belong to the walk alone. */
  const begin = (commands: readonly GameCommand[], said: Pick<ActOptions, 'done'> = {}) =>
    act(commands, { ...(plan.dice === null ? {} : { dice: plan.dice }), ...said });
  const apply = async () => {
    walk(running.figure, running.option.way);
    if (plan.dice === null) await begin([plan.run, ...plan.rest], { done });
    else if ((await begin([plan.run])) && plan.rest.length > 0) {
      await act(plan.rest, { step: 'same', done });
    }
    const now = game.store.getState().open?.state.adventure ?? null;
    noteCubes(remembered, newCubes(adventure, now));
  };
  const react = async (hero?: string) => {
    walk(running.figure, running.option.way);
    if (!(await begin([plan.run]))) return;
    const now = game.store.getState().open;
    const threat = now?.state.adventure?.threat;
    if (!now || !threat) return;
    const opened = { threat: threat.id, head: now.head, trace: [], parts: null };
    const { hits, onDarkness } = running.option;
    rememberTurn(remembered, adventure, { opened, onDarkness, hit: hits });
    remembered.setState({ boardTrace: { threat: threat.id, trace: running.turn.trace } });
    if (hero === undefined) return;
    open((close) => <ReactionSheet hero={hero} onClose={close} />);
  };
  return { apply: () => void apply(), react: (hero) => void react(hero) };
}
