import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  heroIn,
  threatOutlook,
  type CubeCounts,
  type TargetOutlook,
  type Threat,
} from '@/src/rules';
import { useGame, useGameView } from '@/app/wiring/game';
import { noteCubes } from './open-cubes';
import { useTurnMemory } from '../turn/memory';
import { useRunningTurnStore } from '../turn/running-turn-context';
import { useNames } from '../turn/names';
import { useTable } from '../context/table-context';
import { restoreThreat } from './restore';
import { goesOn, newCubes, outcomeOf, type ChosenFatigue, type ThreatOutcome } from './outcome';

export interface ThreatView {
  readonly threat: Threat;
  readonly outlook: readonly TargetOutlook[];
  readonly outcome: ThreatOutcome | null;
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
    ends,
    chooseCubes: (hero, cubes) => setChosen({ ...chosen, [hero]: cubes }),
    apply: useApply(threat, outlook, outcome, ends),
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
function useApply(
  threat: Threat,
  outlook: readonly TargetOutlook[],
  outcome: ThreatOutcome | null,
  ends: boolean,
): () => void {
  const { adventure, act } = useTable();
  const game = useGame();
  const running = useRunningTurnStore();
  const { opened } = useTurnMemory(adventure);
  const done = useDoneWords();
  return () => {
    const apply = { kind: 'applyThreat', fatigue: outcome?.fatigue ?? {} } as const;
    const head = game.store.getState().open?.head;
    const same = opened?.threat === threat.id && opened.head === head;
    if (outcome !== null) noteCubes(running, newCubes(adventure, outcome.foreseen));
    void act(ends ? [apply, { kind: 'nextTurn' }] : [apply], {
      step: same ? 'same' : 'new',
      done: done(outlook),
    });
  };
}

function useDoneWords(): (outlook: readonly TargetOutlook[]) => string {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  return (outlook) => {
    const said = outlook.flatMap(({ figure, lost, falls }) => {
      const name = names.one(figure);
      const isHero = heroIn(adventure, figure) !== undefined;
      if (falls) return [t(isHero ? 'tableTurn.done.fell' : 'tableTurn.done.gone', { name })];
      return lost > 0 ? [t('tableTurn.done.lost', { name, n: lost })] : [];
    });
    return said.length === 0 ? t('tableTurn.done.nothing') : said.join(' · ');
  };
}
