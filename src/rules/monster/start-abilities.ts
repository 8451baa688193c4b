import { keepLeast } from './positions';

/** What the purple abilities of a card change on a monster (S2). */
export interface MonsterState {
  readonly hp: number;
  /** Undefined for commanders and lieutenants, who heal without limit (S2c). */
  readonly maxHp?: number;
  readonly shield: number;
  readonly damageBonus: number;
  readonly moveBonus: number;
}

/** SCHILD, REGENERATION or HEILEN on itself, ENTWICKELN. */
export type StartAbility =
  | { readonly kind: 'shield'; readonly x: number }
  | { readonly kind: 'regeneration'; readonly x: number }
  | { readonly kind: 'heal'; readonly x: number }
  | { readonly kind: 'evolve' };

const MOST_SHIELDS = 4;
const EVOLVED = { damage: 2, move: 1 };

export const healed = ({ hp, maxHp }: MonsterState, x: number): number =>
  maxHp === undefined ? hp + x : Math.max(hp, Math.min(maxHp, hp + x));

/** S2a to S2d: one ability of the monster itself. */
export const applyStartAbility = (monster: MonsterState, ability: StartAbility): MonsterState => {
  switch (ability.kind) {
    case 'shield':
      return { ...monster, shield: Math.min(MOST_SHIELDS, monster.shield + ability.x) };
    case 'regeneration':
    case 'heal':
      return { ...monster, hp: healed(monster, ability.x) };
    case 'evolve':
      return {
        ...monster,
        damageBonus: monster.damageBonus + EVOLVED.damage,
        moveBonus: monster.moveBonus + EVOLVED.move,
      };
  }
};

interface WithHp {
  readonly id: string;
  readonly hp: number;
}

/** Figures picked by their HP; of the tied ones the leader takes `open` (S2c, D8). */
export interface HpPick {
  readonly sure: readonly string[];
  readonly tied: readonly string[];
  readonly open: number;
}

/** S2c: the weakest up to `count` of the monsters. */
export const weakest = (monsters: readonly WithHp[], count: number): HpPick => {
  const sorted = [...monsters].sort((a, b) => a.hp - b.hp);
  const last = sorted[Math.min(count, sorted.length) - 1];
  const sure = sorted.filter(({ hp }) => last !== undefined && hp < last.hp);
  const tied = sorted.filter(({ hp }) => hp === last?.hp);
  const open = Math.min(count, sorted.length) - sure.length;
  const ids = (list: readonly WithHp[]) => list.map(({ id }) => id);
  return tied.length === open
    ? { sure: ids([...sure, ...tied]), tied: [], open: 0 }
    : { sure: ids(sure), tied: ids(tied), open };
};

/** D8: BEFEHLIGEN goes to the strongest other monster; several ids: the leader decides. */
export const commanded = (others: readonly WithHp[]): readonly string[] =>
  keepLeast(others, ({ hp }) => -hp).map(({ id }) => id);
