import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { count, flag, name, whole } from '../contract/read';
import { list, maybe, optional, record, type ValueOf } from '../contract/shape';

/** SS4: without armour one die. */
const BARE_DEFENCE = 1;

const attackInput = record({
  hits: count,
  lethal: optional(count, 0),
  supremacy: optional(flag, false),
  focus: optional(flag, false),
  targets: list(
    record({
      id: name,
      armour: count,
      defence: optional(count, BARE_DEFENCE),
      knockedDown: optional(flag, false),
      shields: optional(count, 0),
      change: optional(whole(-99, 99), 0),
      blocks: maybe(count),
    }),
    { least: 1, most: 20, unique: 'id' },
  ),
});

type Attack = ValueOf<typeof attackInput>;
type Target = Attack['targets'][number];

interface AttackedFigure {
  readonly id: string;
  /** Hits that dice and blocks can still stop. */
  readonly remaining: number;
  readonly dice: number;
  readonly shieldsLeft: number;
  /** Null while blocks are to be rolled. */
  readonly wounds: number | null;
}

/** SS1: supremacy and focus are one hit each, also on a roll of 0. */
const allHits = ({ hits, supremacy, focus }: Attack): number =>
  hits + Number(supremacy) + Number(focus);

/** SS2: change, then armour; nothing of it touches lethal hits. */
const pastArmour = (hits: number, { change, armour, knockedDown }: Target): number =>
  Math.max(0, Math.max(0, hits + change) - (knockedDown ? 0 : armour));

function strike(hits: number, lethal: number, target: Target): AttackedFigure {
  const { id, shields, defence, blocks } = target;
  const past = pastArmour(hits, target);
  // SS3: every shield stops one, lethal hits first.
  const lethalStopped = Math.min(shields, lethal);
  const stopped = Math.min(shields - lethalStopped, past);
  const remaining = past - stopped;
  const dice = Math.min(remaining, defence);
  const rolls = dice > 0 && blocks === undefined;
  return {
    id,
    remaining,
    dice,
    shieldsLeft: shields - lethalStopped - stopped,
    // SS4
    wounds: rolls ? null : Math.max(0, remaining - (blocks ?? 0)) + lethal - lethalStopped,
  };
}

export const attackOp = gameOp(attackInput, [], (attack) => {
  const hits = allHits(attack);
  return ok({ hits, targets: attack.targets.map((one) => strike(hits, attack.lethal, one)) });
});
