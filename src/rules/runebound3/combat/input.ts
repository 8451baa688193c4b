import { count, flag, matching, name, whole, word } from '@/src/rules/contract/read';
import { list, optional, record, variants, type ValueOf } from '@/src/rules/contract/shape';

/** RB3-2: a number with what it counts, or a sign alone; golden with a star. */
const upperFace = matching(/^(?:[1-9][PMESH]|[AD-])\*?$/u);

const fighter = record({
  health: whole(1, 99),
  damage: optional(count, 0),
  tokens: list(record({ id: name, up: upperFace, down: upperFace }), { unique: 'id' }),
});

const named = list(name, { least: 1 });
const shields = optional(list(name), []);

export const combatInput = record({
  act: whole(1, 2),
  opponent: word('enemy', 'villain', 'hero'),
  attacker: fighter,
  defender: fighter,
  actions: list(
    variants({ by: word('attacker', 'defender') }, 'do', {
      damage: { tokens: named, shields },
      agility: { token: name, target: name, how: word('flip', 'same', 'other') },
      double: { token: name, on: name },
      surge: {
        tokens: named,
        ability: name,
        cost: whole(1, 99),
        damage: optional(count, 0),
        unpreventable: optional(flag, false),
        shields,
      },
      pass: {},
    }),
  ),
});

export type CombatInput = ValueOf<typeof combatInput>;
export type CombatAction = CombatInput['actions'][number];
export type CombatActionOf<Do extends CombatAction['do']> = Extract<
  CombatAction,
  { readonly do: Do }
>;
export type Side3 = CombatAction['by'];

export const otherSide = (side: Side3): Side3 => (side === 'attacker' ? 'defender' : 'attacker');

const tooHurt = ({ attacker, defender }: CombatInput): string | undefined => {
  if (attacker.damage >= attacker.health) return 'attacker.damage';
  return defender.damage >= defender.health ? 'defender.damage' : undefined;
};

const onBothSides = ({ attacker, defender }: CombatInput): string | undefined => {
  const known = new Set(attacker.tokens.map(({ id }) => id));
  const index = defender.tokens.findIndex(({ id }) => known.has(id));
  return index < 0 ? undefined : `defender.tokens[${index}].id`;
};

export const COMBAT_CHECKS = [tooHurt, onBothSides];
