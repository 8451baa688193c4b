import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerFirst, type MonsterFigure } from '@/src/rules';
import { useTable } from '../context/table-context';
import { useTurnMemory } from '../turn/memory';
import { useNames } from '../turn/names';
import {
  hitsSeveral,
  mostPicks,
  NOTHING_SAID,
  planOf,
  withMost,
  withPick,
  type Plan,
  type SaidOfTargets,
} from './plan';
import { useAttack, type Attack } from './useAttack';

export interface MonsterTurnView {
  readonly monster: MonsterFigure;
  readonly plan: Plan;
  readonly said: SaidOfTargets;
  readonly attack: Attack;
  /** D6: it has attacked already and does not move any more. */
  readonly second: boolean;
  /** A tap in the ranking. */
  readonly pick: (id: string) => void;
  /** "Mehr geht nicht" with these; none: "keiner". */
  readonly most: (picks: readonly string[]) => void;
  readonly answer: (more: Partial<SaidOfTargets>) => void;
  /** Changes what the question is about, without answering it. */
  readonly change: (more: Partial<SaidOfTargets>) => void;
  /** As the plan stands, or as the players say. */
  readonly hit: (targets: readonly string[]) => void;
}

/** The dialogue of one monster's turn. Null: no such monster any more. */
export function useMonsterTurn(monster: MonsterFigure): MonsterTurnView | null {
  const { adventure } = useTable();
  const { hit } = useTurnMemory(adventure);
  const attack = useAttack(monster);
  const [said, setSaid] = useState(NOTHING_SAID);
  const { id } = monster;
  const plan = useMemo(() => planOf(adventure, id, said, hit), [adventure, id, said, hit]);
  const goingTo = useGoing(id);
  if (plan === undefined) return null;
  /** Goes as far as nobody has to be asked. */
  const settle = (next: SaidOfTargets) => {
    const then = planOf(adventure, id, next, hit);
    if (then?.stage.kind === 'ready') {
      attack.aimAt({ targets: then.stage.targets, trace: then.trace });
    } else if (then?.stage.kind === 'nobody') attack.moveOn(goingTo(then.stage.to));
    else setSaid(next);
  };
  return {
    monster,
    plan,
    said,
    attack,
    second: adventure.turn?.figure === id && adventure.turn.attacks > 0,
    pick: picking(plan, said, attack, settle, setSaid),
    most: (picks) => settle(withMost(plan.shape, said, picks)),
    answer: (more) => settle({ ...said, ...more }),
    change: (more) => setSaid({ ...said, ...more }),
    hit: (targets) => attack.aimAt({ targets, trace: plan.trace }),
  };
}

/** One target: the tap is the answer. Several: they are ticked until no more fit. */
const picking =
  (
    { shape, stage, trace }: Plan,
    said: SaidOfTargets,
    attack: Attack,
    settle: (said: SaidOfTargets) => void,
    keep: (said: SaidOfTargets) => void,
  ) =>
  (id: string): void => {
    if (!hitsSeveral(shape)) {
      const elsewhere = shape.ambush && id !== shape.heroes[0];
      if (stage.kind === 'ready' || elsewhere) return attack.aimAt({ targets: [id], trace });
      const facts = answerFirst({ kind: 'first', together: [], among: shape.heroes }, id);
      return settle({ ...said, facts, picks: [id], settled: true });
    }
    const ready = stage.kind === 'ready';
    const from = ready && stage.given ? { ...said, picks: stage.targets } : said;
    const next = withPick(shape, from, id);
    if (ready) return keep({ ...next, free: true });
    return next.picks.length === mostPicks(shape) ? settle(next) : keep(next);
  };

function useGoing(id: string): (to: string | null) => string {
  const { t } = useTranslation();
  const names = useNames();
  return (to) =>
    to === null
      ? t('tableTurn.done.stays', { name: names.one(id) })
      : t('tableTurn.done.approach', { name: names.one(id), to: names.one(to) });
}
