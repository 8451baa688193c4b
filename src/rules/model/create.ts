import { fault, type Fault } from '../base/fault';
import { at } from '../base/ints';
import type { Position } from '../base/position';
import { fail, ok, type Result } from '../base/result';
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

interface Standing {
  readonly id: string;
  readonly at: Position;
  readonly size: Size;
  readonly path: string;
}

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

const figuresOf = (situation: Situation): readonly Standing[] => {
  const list = (path: string, figures: readonly { id: string; at: Position; size?: Size }[]) =>
    figures.map(({ id, at: position, size = 'small' }, index) => ({
      id,
      at: position,
      size,
      path: `${path}[${index}]`,
    }));
  return [
    ...list('heroes', situation.heroes),
    ...list('allies', situation.allies),
    ...list('npcs', situation.npcs),
    ...list('monsters', situation.monsters),
    { ...situation.monster, path: 'monster' },
  ];
};

const findObjectFault = ({ board, objects }: Situation): Found => {
  const off = objects.findIndex((object) => coveredFields(board, object.at, 'small').length === 0);
  return off < 0 ? undefined : fault('off-board', `objects[${off}].at`);
};

const findFigureFault = (situation: Situation): Found => {
  const { board, objects } = situation;
  const closed = new Set(
    objects.filter((o) => isObstacle(o.kind)).flatMap((o) => coveredFields(board, o.at, 'small')),
  );
  const taken = new Set<number>();
  const ids = new Set<string>();
  for (const { id, at: position, size, path } of figuresOf(situation)) {
    if (ids.has(id)) return fault('id-taken', `${path}.id`);
    ids.add(id);
    const fields = coveredFields(board, position, size);
    if (fields.length === 0) return fault('off-board', `${path}.at`);
    if (fields.some((field) => closed.has(field) || at(board.blocked, field) === 1)) {
      return fault('on-obstacle', `${path}.at`);
    }
    if (fields.some((field) => taken.has(field))) return fault('field-taken', `${path}.at`);
    for (const field of fields) taken.add(field);
  }
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
