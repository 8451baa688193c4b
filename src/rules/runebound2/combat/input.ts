import { count, either, flag, orNull, whole, word } from '@/src/rules/contract/read';
import type { Read } from '@/src/rules/contract/read';
import { list, maybe, optional, record, variants, type ValueOf } from '@/src/rules/contract/shape';
import { firstWrong } from '@/src/rules/contract/op';

const exactly = <Item>(length: number, read: Read<Item>) =>
  list(read, { least: length, most: length });

/** Values and damage for mind, body, spirit: the ranged, the melee and the magic phase. */
const fighter = record({
  values: exactly(3, whole(-20, 40)),
  damage: exactly(3, count),
  life: whole(1, 99),
  wounds: optional(count, 0),
});

const dice = exactly(2, whole(0, 9));
const roll = { mod: optional(whole(-20, 20), 0), avoid: optional(count, 0) };

/** An ally is named by a number, so that how many there are is part of the form. */
const withAllies = (allies: number) => {
  const ally = whole(0, allies - 1);
  return record({
    hero: fighter,
    allies: optional(list(fighter, { most: 6 }), []),
    foes: list(fighter, { least: 1, most: 4 }),
    noEscape: optional(flag, false),
    steps: optional(
      list(
        variants({}, 'do', {
          escape: { dice, ...roll },
          attack: { dice, ...roll },
          ally: { ally, dice, ...roll },
          defend: { dice: orNull(dice), ...roll },
          wound: { who: either(word('hero', 'foe'), ally), n: whole(1, 99) },
        }),
      ),
      [],
    ),
    plan: maybe(exactly(3, either(word('attack', 'defend'), ally))),
    rounds: optional(whole(1, 10), 1),
  });
};

const alliesIn = (given: unknown): number => {
  const { allies } = (given ?? {}) as { readonly allies?: unknown };
  return Array.isArray(allies) ? allies.length : 0;
};

export const phaseCombatInput: Read<ValueOf<ReturnType<typeof withAllies>>> = (
  given,
  path,
  later,
) => withAllies(alliesIn(given))(given, path, later);

export type PhaseCombat = ValueOf<typeof phaseCombatInput>;
export type Fighter2 = PhaseCombat['hero'];
export type CombatStep = PhaseCombat['steps'][number];
export type Roll = Exclude<CombatStep, { readonly do: 'wound' }>;
export type Wound = Extract<CombatStep, { readonly do: 'wound' }>;

const isDown = ({ wounds, life }: Fighter2): boolean => wounds >= life;

/** Nobody begins the fight beaten. */
export const beatenBefore = ({ hero, allies, foes }: PhaseCombat): string | undefined => {
  if (isDown(hero)) return 'hero.wounds';
  return (
    firstWrong(allies, isDown, (index) => `allies[${index}].wounds`) ??
    firstWrong(foes, isDown, (index) => `foes[${index}].wounds`)
  );
};
