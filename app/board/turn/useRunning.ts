import { useMemo } from 'react';
import { monsterIn, type BoardOption, type BoardTurn, type OnBoard } from '@/src/rules';
import { useAdventure } from '@/app/play/context/table-context';
import { useGameView } from '@/app/wiring/game';
import { situationNow, turnNow } from '../run/answers';
import { planRun, type RunPlan } from './plan';
import { useOnMap } from '@/app/play/turn/mode-state';
import type { BoardRun } from '@/app/play/turn/running-turn';
import { useRun } from '../run/run-state';

export interface RunningMonster {
  readonly figure: string;
  readonly here: OnBoard;
  readonly turn: BoardTurn;
  readonly index: number;
  readonly option: BoardOption;
  readonly run: BoardRun;
}

/** The monster whose turn it is, as long as nothing else is open; null: no monster acts. */
export function useActing(): string | null {
  return useAdventure((adventure) => {
    const { turn, threat, drawn, outcome } = adventure;
    if (threat !== null || drawn.length > 0 || outcome !== null) return null;
    const figure = turn?.figure ?? '';
    return monsterIn(adventure, figure) === undefined ? null : figure;
  });
}

/** What the map shows between "Ausführen" and "Anwenden"; null before and after. */
export function useRunning(): RunningMonster | null {
  const figure = useActing();
  const onMap = useOnMap();
  const run = useRun();
  const adventure = useAdventure((whole) => whole);
  return useMemo(() => {
    if (figure === null || !onMap || !isShown(run, adventure.turn?.attacks ?? 0)) return null;
    const here = situationNow(adventure, figure, run.said);
    const turn = turnNow(adventure, figure, run.said);
    if (!here.ok || !turn.ok) return null;
    const index = Math.min(run.option, turn.value.options.length - 1);
    const option = turn.value.options[index];
    if (option === undefined) return null;
    return { figure, here: here.value, turn: turn.value, index, option, run };
  }, [figure, onMap, run, adventure]);
}

/** D6: the second attack follows at once; nobody has to start it. */
export const isShown = ({ ran }: BoardRun, attacks: number): boolean => ran || attacks > 0;

export function usePlan(running: RunningMonster | null): RunPlan | null {
  const state = useGameView(({ open }) => open?.state ?? null);
  return useMemo(() => {
    if (state === null || running === null) return null;
    const { here, figure, option, run } = running;
    return planRun(state, here, figure, option, run);
  }, [state, running]);
}
