import { ok, type Result } from '@/src/rules/base/result';
import { impossible } from '@/src/rules/contract/op';
import { refused, type InputFault } from '@/src/rules/contract/read';
import { nextStep, readyTypes, readyRow, type Battle, type Points } from './course';
import { SIDES, type BattleEffect, type BattleInput, type BattleStepOf } from './input';
import { canSuffer, changedArmy, legalUnits } from './units';

type Fought = Result<Battle, InputFault>;

/** RW-4: what the cards do before anybody suffers. */
function takeEffects(start: Battle, effects: readonly BattleEffect[], path: string): Fought {
  let battle = start;
  for (const [index, effect] of effects.entries()) {
    const { side, unit, what } = effect;
    if (!canSuffer(battle[side], effect)) return refused('check', `${path}.effects[${index}]`);
    battle = { ...battle, [side]: changedArmy(battle[side], unit, what) };
  }
  return ok(battle);
}

/** RW-5: a unit for every point, as long as there is one; the rest stays open where picks are lacking. */
function suffer(
  start: Battle,
  all: readonly Points[],
  picks: readonly string[],
  path: string,
): Fought {
  let battle = start;
  let picked = 0;
  for (const { side, kind, points } of all) {
    for (let left = points; left > 0; left--) {
      const legal = legalUnits(battle[side], kind);
      if (legal.length === 0) break;
      const pick = picks[picked];
      if (pick === undefined) return ok({ ...battle, open: { side, kind, points: left } });
      if (!legal.some(({ name }) => name === pick)) {
        return refused('check', `${path}.picks[${picked}]`);
      }
      battle = { ...battle, [side]: changedArmy(battle[side], pick, kind) };
      picked += 1;
    }
  }
  return picked < picks.length ? refused('check', `${path}.picks[${picked}]`) : ok(battle);
}

type Exchange = BattleStepOf<'exchange'>;

/** Cards for exactly the sides that can draw, and for a type that can. */
function strangeCards(battle: Battle, step: Exchange, row: number): string | undefined {
  const ready = (side: (typeof SIDES)[number]) => readyTypes(battle, side, row);
  const absent = SIDES.find((side) => (step[side] !== undefined) !== ready(side).length > 0);
  if (absent) return absent;
  const strange = SIDES.find((side) => {
    const cards = step[side];
    return cards && !ready(side).some(({ type }) => type === cards.type);
  });
  return strange && `${strange}.type`;
}

/** RW-4: attacker rout, defender rout, attacker damage, defender damage. */
const pointsOf = ({ attacker, defender }: Exchange): readonly Points[] => [
  { side: 'attacker', kind: 'rout', points: defender?.rout ?? 0 },
  { side: 'defender', kind: 'rout', points: attacker?.rout ?? 0 },
  { side: 'attacker', kind: 'damage', points: defender?.damage ?? 0 },
  { side: 'defender', kind: 'damage', points: attacker?.damage ?? 0 },
];

/** RW-4 */
function exchange(battle: Battle, step: Exchange, path: string): Fought {
  const row = readyRow(battle);
  if (row === null) return impossible(path);
  const strange = strangeCards(battle, step, row);
  if (strange !== undefined) return refused('check', `${path}.${strange}`);
  const { attacker, defender } = battle.drawn;
  const drawn = {
    attacker: step.attacker ? [...attacker, step.attacker.type] : attacker,
    defender: step.defender ? [...defender, step.defender.type] : defender,
  };
  const affected = takeEffects({ ...battle, drawn }, step.effects, path);
  return affected.ok ? suffer(affected.value, pointsOf(step), step.picks, path) : affected;
}

/** RW-6: what the attacker suffers of a development. */
const DEVELOPED: Readonly<Record<NonNullable<BattleInput['development']>, readonly Points[]>> = {
  undead: [{ side: 'attacker', kind: 'rout', points: 3 }],
  uthuk: [{ side: 'attacker', kind: 'damage', points: 4 }],
  elves: [{ side: 'attacker', kind: 'withdraw', points: 1 }],
  humans: [],
};

const WALLS = 2;

/** RW-6: only when no type is ready, and once. */
function develop(
  battle: Battle,
  { use, picks }: BattleStepOf<'develop'>,
  development: BattleInput['development'],
  path: string,
): Fought {
  if (development === undefined || readyRow(battle) !== null) return impossible(path);
  const walls = use && development === 'humans' ? WALLS : 0;
  const points = use ? DEVELOPED[development] : [];
  return suffer({ ...battle, developed: true, walls }, points, picks, path);
}

/** Step by step; nothing is possible while picks are lacking or when it is over. */
export function fight({ steps, development }: BattleInput, start: Battle): Fought {
  let battle = start;
  for (const [index, step] of steps.entries()) {
    const path = `steps[${index}]`;
    if (battle.open || nextStep(battle) === null) return impossible(path);
    const after =
      step.do === 'exchange'
        ? exchange(battle, step, path)
        : step.do === 'develop'
          ? develop(battle, step, development, path)
          : takeEffects(battle, step.effects, path);
    if (!after.ok) return after;
    battle = after.value;
  }
  return ok(battle);
}
