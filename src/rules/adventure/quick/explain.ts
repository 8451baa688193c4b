import { combinations } from '@/src/rules/monster/sets';
import type { Adventure } from '../state/adventure';
import type { AttackShape } from './attack-shape';
import type { Judge } from './sets';
import { alone, type QuickTrace, type QuickTraceStep } from './trace';

/** K1 to K3: who is seen, the ranking with its values, and what an instruction changes. */
export const rankingTrace = (
  { heroes: party }: Adventure,
  { ranking, heroes }: AttackShape,
): QuickTrace => {
  const { ranked, unseen } = ranking;
  const order = ranked.map(({ figure }) => figure);
  const seen = party.map(({ id }) => id).filter((id) => !unseen.includes(id));
  const values = seen.map((id) => ranked.find(({ figure }) => figure === id)?.value ?? null);
  const steps: QuickTraceStep[] = [
    { rule: 'K1', before: alone(party.map(({ id }) => id)), after: alone(seen), values: [] },
    { rule: 'K2', before: alone(seen), after: alone(order), values },
  ];
  if (heroes.join() !== order.join()) {
    steps.push({ rule: 'K3', before: alone(order), after: alone(heroes), values: [] });
  }
  return steps;
};

/** A1, T1, T2: who can be reached, the largest sets nothing speaks against, the best of them. */
export const targetTrace = (
  { heroes, zones, x }: AttackShape,
  can: Judge,
  [best]: readonly (readonly string[])[],
): QuickTrace => {
  const reached = heroes.filter((id) => can([id]) !== false);
  const steps: QuickTraceStep[] = [
    { rule: 'A1', before: alone(heroes), after: alone(best ? reached : []), values: [] },
  ];
  if (!best) return steps;
  const largest = combinations(reached, best.length).filter((set) => can(set) !== false);
  if (zones || x > 1) {
    const values = reached.map(() => 1);
    steps.push({ rule: 'T1', before: alone(reached), after: largest, values });
  }
  return [...steps, { rule: 'T2', before: largest, after: [best], values: [] }];
};
