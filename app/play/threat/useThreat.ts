import { useEffect, useMemo, useState } from 'react';
import { threatOutlook, type CubeCounts, type TargetOutlook, type Threat } from '@/src/rules';
import { useGame, useGameView } from '@/app/wiring/game';
import { noteCubes } from './open-cubes';
import { useTurnMemory } from '../turn/memory';
import { useRunningTurnStore } from '../turn/running-turn-context';
import { endTurn } from '../turn/next-up';
import { useTable } from '../context/table-context';
import { endsOf, type FigureEnd } from './ends';
import { restoreThreat } from './restore';
import { useAppliedWords } from './useAppliedWords';
import { goesOn, newCubes, outcomeOf, type ChosenFatigue, type ThreatOutcome } from './outcome';

export interface ThreatView {
  readonly threat: Threat;
  readonly outlook: readonly TargetOutlook[];
  readonly outcome: ThreatOutcome | null;
  /** Everybody it changes, when all is over. */
  readonly after: readonly FigureEnd[];
  readonly chooseCubes: (hero: string, cubes: CubeCounts) => void;
  /** Whether the next turn begins with it. */
  readonly ends: boolean;
  readonly apply: () => void;
}

/** The open threat, what it will do, and "Anwenden". */
export function useThreat(threat: Threat): ThreatView {
  const { adventure } = useTable();
  const state = useGameView(({ open }) => open?.state ?? null);
  const [chosen, setChosen] = useState<ChosenFatigue>({});
  const outlook = useMemo(() => threatOutlook(adventure, threat), [adventure, threat]);
  const outcome = useMemo(
    () => (state === null ? null : outcomeOf(state, adventure, chosen)),
    [state, adventure, chosen],
  );
  useRestored(threat);
  const ends = outcome !== null && goesOn(adventure, threat, outcome.foreseen);
  return {
    threat,
    outlook,
    outcome,
    after: useMemo(
      () => (outcome === null ? [] : endsOf(adventure, outcome.foreseen)),
      [adventure, outcome],
    ),
    ends,
    chooseCubes: (hero, cubes) => setChosen({ ...chosen, [hero]: cubes }),
    apply: useApply(threat, outcome, ends),
  };
}

/** A panel that opened it remembers how; after a reload the log does. */
function useRestored(threat: Threat): void {
  const { adventure } = useTable();
  const game = useGame();
  const running = useRunningTurnStore();
  const known = useTurnMemory(adventure).opened?.threat === threat.id;
  useEffect(() => {
    if (!known) void restoreThreat(game, running, adventure, threat);
  }, [known, game, running, adventure, threat]);
}

/** Belongs to the step that opened the threat, as long as nothing came in between. */
function useApply(threat: Threat, outcome: ThreatOutcome | null, ends: boolean): () => void {
  const { adventure, act } = useTable();
  const game = useGame();
  const running = useRunningTurnStore();
  const { opened } = useTurnMemory(adventure);
  const done = useAppliedWords();
  return () => {
    const fatigue = outcome?.fatigue ?? {};
    const apply = { kind: 'applyThreat', threat: threat.id, fatigue } as const;
    const head = game.store.getState().open?.head;
    const same = opened?.threat === threat.id && opened.head === head;
    // Whoever is struck down by it leaves a turn without a figure: that one is ended.
    const then = outcome?.foreseen.ok ? outcome.foreseen.after.adventure : null;
    const applied = act(ends ? [apply, endTurn(then ?? adventure)] : [apply], {
      step: same ? 'same' : 'new',
      done,
    });
    const now = () => game.store.getState().open?.state.adventure ?? null;
    void applied.then((it) => it && noteCubes(running, newCubes(adventure, now())));
  };
}
