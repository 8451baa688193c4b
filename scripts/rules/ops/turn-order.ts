import * as v from 'valibot';
import { fail, ROLES, RUNE_CARD, RUNE_COLOURS, TRACK_ROWS, turnOrder } from '@/src/rules';
import { badInput, type Problem } from '../problem';
import { exactly } from '../shapes';
import { answered, operation } from './operation';

const inputs = exactly({
  heroes: v.pipe(
    v.array(exactly({ id: v.string(), role: v.picklist(ROLES) })),
    v.minLength(1, 'no hero'),
  ),
  cards: v.array(
    exactly({ id: v.string(), rune: v.picklist(RUNE_COLOURS), row: v.picklist(TRACK_ROWS) }),
  ),
  runeCard: v.boolean(),
  endCard: v.exactOptional(v.string()),
});

type Inputs = v.InferOutput<typeof inputs>;

const firstRepeated = (named: readonly (readonly [path: string, name: string])[]) => {
  const seen = new Set<string>();
  return named.find(([, name]) => seen.size === seen.add(name).size)?.[0];
};

const findRepetition = ({ heroes, cards, runeCard, endCard }: Inputs): Problem | undefined => {
  const role = firstRepeated(heroes.map((hero, i) => [`heroes[${i}].role`, hero.role]));
  if (role !== undefined) return badInput(role, 'role taken');
  const id = firstRepeated([
    ...(runeCard ? [['runeCard', RUNE_CARD] as const] : []),
    ...heroes.map((hero, i) => [`heroes[${i}].id`, hero.id] as const),
    ...cards.map((card, i) => [`cards[${i}].id`, card.id] as const),
    ...(endCard === undefined ? [] : [['endCard', endCard] as const]),
  ]);
  return id === undefined ? undefined : badInput(id, 'id taken');
};

export const turnOrderOp = operation(inputs, (setup) => {
  const problem = findRepetition(setup);
  return problem ? fail(problem) : answered(turnOrder(setup));
});
