import { ok } from '../base/result';
import { firstWrong, gameOp } from '../contract/op';
import { flag, name, whole, word } from '../contract/read';
import { list, optional, record, type ValueOf } from '../contract/shape';

const targetInput = record({
  fallback: optional(flag, false),
  criteria: list(word('most', 'least'), { most: 8 }),
  heroes: list(
    record({
      id: name,
      inRange: flag,
      sight: flag,
      path: flag,
      values: list(whole(-99, 99)),
    }),
    { unique: 'id' },
  ),
});

type Search = ValueOf<typeof targetInput>;

const unevenValues = ({ heroes, criteria }: Search): string | undefined =>
  firstWrong(
    heroes,
    ({ values }) => values.length !== criteria.length,
    (index) => `heroes[${index}].values`,
  );

/** SS14: each criterion keeps the best; who is left then is the players' choice. */
function targets({ fallback, criteria, heroes }: Search): readonly string[] {
  let left = heroes.filter(({ inRange, sight, path }) => inRange && (fallback || (sight && path)));
  criteria.forEach((criterion, index) => {
    const worth = (hero: Search['heroes'][number]): number =>
      (hero.values[index] ?? 0) * (criterion === 'most' ? 1 : -1);
    const best = Math.max(...left.map(worth));
    left = left.filter((hero) => worth(hero) === best);
  });
  return left.map(({ id }) => id);
}

export const targetOp = gameOp(targetInput, [unevenValues], (search) =>
  ok({ targets: targets(search) }),
);
