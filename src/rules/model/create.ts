import { fault, type Fault } from '../base/fault';
import { at } from '../base/ints';
import type { Position } from '../base/position';
import { fail, ok, type Result } from '../base/result';
import type { Board } from '../board/board';
import { completeDraft, type SituationDraft } from './draft';
import { isObstacle, type Size } from './figures';
import { CRITERIA, SPREADS, type Abilities, type ActingMonster, type AttackKind } from './monster';
import type { Situation } from './situation';
import { coveredFields } from './standing';

export type SituationFault =
  | 'off-board'
  | 'on-obstacle'
  | 'field-taken'
  | 'id-taken'
  | 'order-taken'
  | 'out-of-range'
  | 'several-criteria'
  | 'several-spreads'
  | 'spread-needs-other-attack'
  | 'unknown-hero';

type Found = Fault<SituationFault> | undefined;

/** Turns a draft into a checked situation; the first fault found is stated. */
export const createSituation = (
  draft: SituationDraft,
): Result<Situation, Fault<SituationFault>> => {
  const situation = completeDraft(draft);
  const found =
    findObjectFault(situation) ??
    findFigureFault(situation) ??
    findHeroFault(situation) ??
    findMonsterFault(situation.monster) ??
    findPrimaryFault(situation);
  return found ? fail(found) : ok(situation);
};

const findObjectFault = ({ board, objects }: Situation): Found => {
  const off = objects.findIndex((object) => coveredFields(board, object.at, 'small').length === 0);
  return off < 0 ? undefined : fault('off-board', `objects[${off}].at`);
};

interface Standing {
  readonly id: string;
  readonly at: Position;
  readonly size?: Size;
}

/** Who and what stands where, as far as looked at. */
interface Stood {
  readonly board: Board;
  readonly closed: ReadonlySet<number>;
  readonly taken: Set<number>;
  readonly ids: Set<string>;
}

const FIGURES = ['heroes', 'allies', 'npcs', 'monsters'] as const;

const findFigureFault = (situation: Situation): Found => {
  const { board, objects, monster } = situation;
  const closed = new Set(
    objects.filter((o) => isObstacle(o.kind)).flatMap((o) => coveredFields(board, o.at, 'small')),
  );
  const stood: Stood = { board, closed, taken: new Set(), ids: new Set() };
  for (const list of FIGURES) {
    const figures: readonly Standing[] = situation[list];
    for (let index = 0; index < figures.length; index++) {
      const found = stand(stood, figures[index] as Standing);
      if (found) return fault(found.code, `${list}[${index}].${found.path}`);
    }
  }
  const found = stand(stood, monster);
  return found && fault(found.code, `monster.${found.path}`);
};

/** Puts a figure down; the fault has the path inside the figure. */
const stand = (stood: Stood, { id, at: position, size = 'small' }: Standing): Found => {
  const { board, closed, taken, ids } = stood;
  if (ids.has(id)) return fault('id-taken', 'id');
  ids.add(id);
  const fields = coveredFields(board, position, size);
  if (fields.length === 0) return fault('off-board', 'at');
  if (fields.some((field) => closed.has(field) || at(board.blocked, field) === 1)) {
    return fault('on-obstacle', 'at');
  }
  if (fields.some((field) => taken.has(field))) return fault('field-taken', 'at');
  for (const field of fields) taken.add(field);
  return undefined;
};

const outside = (value: number, most: number): boolean =>
  !Number.isInteger(value) || value < 0 || value > most;

/** Stackable tokens go up to four (format). */
const MAX_TOKENS = 4;
const MAX_ON_CARD = 99;

const findHeroFault = ({ heroes }: Situation): Found => {
  const orders = new Set<number>();
  for (const [index, hero] of heroes.entries()) {
    const path = `heroes[${index}]`;
    for (const key of ['hp', 'cubes', 'curse', 'resources'] as const) {
      if (outside(hero[key], Infinity)) return fault('out-of-range', `${path}.${key}`);
    }
    if (outside(hero.shield, MAX_TOKENS)) return fault('out-of-range', `${path}.shield`);
    if (orders.has(hero.order)) return fault('order-taken', `${path}.order`);
    orders.add(hero.order);
  }
  return undefined;
};

const findMonsterFault = ({ move, damage, tokens, abilities, attack }: ActingMonster): Found => {
  if (outside(move, MAX_ON_CARD)) return fault('out-of-range', 'monster.move');
  if (outside(damage, MAX_ON_CARD)) return fault('out-of-range', 'monster.damage');
  if (outside(tokens.intimidate ?? 0, MAX_TOKENS)) {
    return fault('out-of-range', 'monster.tokens.intimidate');
  }
  for (const key of ['moveBonus', 'damageBonus'] as const) {
    if (outside(tokens[key] ?? 0, Infinity)) return fault('out-of-range', `monster.tokens.${key}`);
  }
  for (const key of [...SPREADS, 'trample'] as const) {
    const count = abilities[key];
    if (count !== undefined && (count < 1 || outside(count, Infinity))) {
      return fault('out-of-range', `monster.abilities.${key}`);
    }
  }
  return findAbilityFault(abilities, attack);
};

/** These are faults of several abilities together, so none of them is named. */
const findAbilityFault = (abilities: Abilities, attack: AttackKind): Found => {
  const path = 'monster.abilities';
  const spreads = SPREADS.filter((key) => abilities[key] !== undefined);
  if (CRITERIA.filter((key) => abilities[key]).length > 1) return fault('several-criteria', path);
  if (spreads.length > 1) return fault('several-spreads', path);
  const misfit = attack === 'melee' ? 'multishot' : 'cleave';
  return spreads.includes(misfit) ? fault('spread-needs-other-attack', path) : undefined;
};

const findPrimaryFault = ({ primary, heroes }: Situation): Found =>
  primary === undefined || heroes.some((hero) => hero.id === primary)
    ? undefined
    : fault('unknown-hero', 'primary');
