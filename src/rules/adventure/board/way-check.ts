import { at as read, NONE } from '@/src/rules/base/ints';
import { samePosition, type Position } from '@/src/rules/base/position';
import { NEAR } from '@/src/rules/board/board';
import { DIFFICULT } from '@/src/rules/board/terrain';
import { placeAt } from '@/src/rules/model/standing';
import { movementBudget } from '@/src/rules/movement/budget';
import { layGround, type WalkedGround } from '@/src/rules/movement/ground';
import { RISE } from '@/src/rules/movement/ways';
import { onBoard } from '@/src/rules/dungeon';
import type { BoardOption } from './option';
import type { OnBoard } from './situation';

interface Walked {
  readonly cost: number;
  /** P2. */
  readonly clean: boolean;
}

const leadsTo = (
  { places, held, barsPassing }: WalkedGround,
  from: number,
  to: number,
): boolean => {
  if (from === NONE || to === NONE || (read(held, to) & barsPassing) !== 0) return false;
  for (let slot = from * NEAR; slot < (from + 1) * NEAR; slot += 1) {
    if (read(places.near, slot) === to) return true;
  }
  return false;
};

/** M4, P2: jumping, only the last place counts as entered and nobody falls. */
const harms = (ground: WalkedGround, bits: number, rise: number): boolean =>
  (bits & ground.harmful) !== 0 || (!ground.jump && rise === -RISE);

/** M2, M3 step by step; undefined: no such way within the budget. */
const walked = (
  ground: WalkedGround,
  way: readonly number[],
  budget: number,
): Walked | undefined => {
  const { level, hazard } = ground.places;
  let [cost, lost, clean] = [0, ground.jump, true];
  for (const [index, place] of way.slice(1).entries()) {
    const from = way[index] ?? NONE;
    if (!leadsTo(ground, from, place)) return undefined;
    const rise = read(level, place) - read(level, from);
    cost += rise === RISE ? 2 : 1;
    if (cost > budget) return undefined;
    const entered = !ground.jump || index === way.length - 2;
    const bits = entered ? read(hazard, place) : 0;
    if (harms(ground, bits, rise)) clean = false;
    if ((bits & DIFFICULT) !== 0 && !lost) {
      lost = true;
      // M3: with the last point the field is entered and the loss ignored.
      if (cost < budget) cost += 1;
    }
  }
  return { cost, clean };
};

/** Whether the players' way is as good as the one offered: same end, same points, same harm. */
export const isEqualWay = (
  { situation, origin }: OnBoard,
  { way: offered, cost }: BoardOption,
  way: readonly Position[],
): boolean => {
  const [first, last] = [way[0], way.at(-1)];
  const [start, end] = [offered[0], offered.at(-1)];
  if (!first || !last || !start || !end) return false;
  if (!samePosition(first, start) || !samePosition(last, end)) return false;
  const { board, monster } = situation;
  const ground = layGround(situation);
  const places = (list: readonly Position[]) =>
    list.map((at) => placeAt(board, onBoard(at, origin), monster.size));
  const [own, best] = [way, offered].map((list) =>
    walked(ground, places(list), movementBudget(monster)),
  );
  return own !== undefined && own.cost === cost && own.clean === best?.clean;
};
