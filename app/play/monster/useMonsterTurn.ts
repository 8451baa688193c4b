import { useMemo, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { answerFirst, type MonsterFigure } from '@/src/rules';
import { useTable } from '../context/table-context';
import { useTurnMemory } from '../turn/memory';
import { useNames } from '../turn/names';
import {
  hitsSeveral,
  NOTHING_SAID,
  planOf,
  withMost,
  withPick,
  type Plan,
  type SaidOfTargets,
} from './plan';
import { useAttack, type Attack, type AttackAim, type Strike } from './useAttack';

export interface MonsterTurnView {
  readonly monster: MonsterFigure;
  readonly plan: Plan;
  readonly said: SaidOfTargets;
  readonly attack: Attack;
  /** D6: it has attacked already and does not move any more. */
  readonly second: boolean;
  /** A tap in the ranking. */
  readonly pick: (id: string) => void;
  /** These and no more; none: "keiner". */
  readonly most: (picks: readonly string[]) => void;
  readonly answer: (more: Partial<SaidOfTargets>) => void;
  /** Changes what the question is about, without answering it. */
  readonly change: (more: Partial<SaidOfTargets>) => void;
  /** As the plan stands, or as the players say. */
  readonly hit: (targets: readonly string[]) => void;
  /** The same, open for reactions; true when it is. */
  readonly react: (targets: readonly string[]) => Promise<boolean>;
}

/** The dialogue of one monster's turn. Null: no such monster any more. */
export function useMonsterTurn(monster: MonsterFigure, strikeAt: Strike): MonsterTurnView | null {
  const { adventure } = useTable();
  const { hit } = useTurnMemory(adventure);
  const attack = useAttack(monster, strikeAt);
  const [said, setSaid] = useState(NOTHING_SAID);
  const { id } = monster;
  const plan = useMemo(() => planOf(adventure, id, said, hit), [adventure, id, said, hit]);
  const goingTo = useGoing(id);
  if (plan === undefined) return null;
  const second = adventure.turn?.figure === id && adventure.turn.attacks > 0;
  const stage = plan.stage.kind;
  const limited = (picks: readonly string[]) => withMost(plan.shape, said, picks);
  const reset = (struck: boolean) => (struck ? setSaid(NOTHING_SAID) : undefined);
  const strike = (aim: AttackAim) => void attack.hit(aim).then(reset);
  /** "Keiner" leads on at once; whom it hits is seen first. */
  const settle = (next: SaidOfTargets) => {
    const then = planOf(adventure, id, next, hit);
    if (then?.stage.kind === 'nobody') attack.moveOn(goingTo(then.stage.to, second));
    else setSaid(next);
  };
  return {
    monster,
    plan,
    said,
    attack,
    second,
    pick: (picked) => setSaid(picking(plan, said, picked)),
    most: (picks) => {
      // D6: the same targets again, unless the table says that it reaches none of them.
      if (second && picks.length === 0) return attack.moveOn(goingTo(null, second));
      const next = limited(picks);
      const then = planOf(adventure, id, next, hit);
      if (then?.stage.kind === 'ready') strike({ targets: then.stage.targets, trace: then.trace });
      else settle(next);
    },
    answer: (more) => settle({ ...said, ...more }),
    change: (more) => setSaid({ ...said, ...more }),
    hit: (targets) => strike({ targets, trace: plan.trace }),
    react: async (targets) => {
      const then = stage === 'ready' ? plan : planOf(adventure, id, limited(targets), hit);
      if (then?.stage.kind === 'ready') {
        return attack.open({ targets: then.stage.targets, trace: then.trace });
      }
      settle(limited(targets));
      return false;
    },
  };
}

/** A tap ticks a row; one more takes the tick off. Where one is hit, the tick moves. */
function picking({ shape, stage }: Plan, said: SaidOfTargets, id: string): SaidOfTargets {
  const ready = stage.kind === 'ready';
  if (hitsSeveral(shape)) {
    const from = ready ? { ...said, picks: stage.targets } : said;
    const next = withPick(shape, from, id);
    if (ready) return { ...next, free: next.picks.length > 0 };
    return next;
  }
  if (said.picks.includes(id)) return { ...NOTHING_SAID, primary: said.primary };
  const elsewhere = shape.ambush && id !== shape.heroes[0];
  const fresh = { ...NOTHING_SAID, primary: said.primary, picks: [id] };
  if (elsewhere || (ready && stage.given)) return { ...fresh, free: true };
  const facts = answerFirst({ kind: 'first', together: [], among: shape.heroes }, id);
  return { ...fresh, facts, settled: true };
}

/** D6: for its second attack it does not move any more. */
function useGoing(id: string): (to: string | null, second: boolean) => string {
  const { t } = useTranslation();
  const names = useNames();
  return (to, second) =>
    second
      ? t('tableTurn.done.nobodyLeft', { name: names.one(id) })
      : to === null
        ? t('tableTurn.done.stays', { name: names.one(id) })
        : t('tableTurn.done.approach', { name: names.one(id), to: names.one(to) });
}
