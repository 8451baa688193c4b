import { ok } from '../base/result';
import { firstWrong, gameOp } from '../contract/op';
import { count, flag, text, word } from '../contract/read';
import { list, maybe, optional, record, type ValueOf } from '../contract/shape';

const RESOURCES = ['food', 'wood', 'ore'] as const;
const WOOD = RESOURCES.indexOf('wood');

const development = word(...RESOURCES, 'diplomacy', 'training', 'defense');

const harvestInput = record({
  areas: list(
    record({
      id: text(),
      yield: list(count, { least: 3, most: 3 }),
      stronghold: optional(flag, false),
      development: maybe(development),
    }),
    { unique: 'id' },
  ),
  bonus: optional(flag, false),
  build: maybe(record({ area: text(), development })),
});

type Harvest = ValueOf<typeof harvestInput>;
type Area = Harvest['areas'][number];
type Development = ValueOf<typeof development>;

/** RW-10: only beside a stronghold, and for a resource of the area only. */
const isAllowed = (area: Area, wanted: Development): boolean =>
  area.stronghold &&
  RESOURCES.every((resource, index) => resource !== wanted || area.yield[index] !== 0);

const strangeDevelopment = ({ areas }: Harvest): string | undefined =>
  firstWrong(
    areas,
    (area) => area.development !== undefined && !isAllowed(area, area.development),
    (index) => `areas[${index}].development`,
  );

const countOf = (areas: readonly Area[], wanted: Development): number =>
  areas.filter((area) => area.development === wanted).length;

/** RW-10: what the areas yield, with the bonus one more for each development of a resource. */
const dialsOf = ({ areas, bonus }: Harvest): readonly number[] =>
  RESOURCES.map((resource, index) => {
    const sum = areas.reduce((all, area) => all + (area.yield[index] ?? 0), 0);
    return bonus ? sum + countOf(areas, resource) : sum;
  });

/** RW-10: only with the bonus, with wood left, where nothing stands yet. */
function strangeBuild(harvest: Harvest): string | undefined {
  const { areas, bonus, build } = harvest;
  if (build === undefined) return undefined;
  const area = areas.find(({ id }) => id === build.area);
  const free = area !== undefined && area.development === undefined;
  const possible = bonus && dialsOf(harvest)[WOOD] !== 0;
  return possible && free && isAllowed(area, build.development) ? undefined : 'build';
}

/** RW-10 */
export const harvestOp = gameOp(harvestInput, [strangeDevelopment, strangeBuild], (harvest) => {
  const { areas, bonus, build } = harvest;
  return ok({
    dials: dialsOf(harvest).map((dial, index) => (build && index === WOOD ? dial - 1 : dial)),
    influence: bonus ? 2 * countOf(areas, 'diplomacy') : 0,
    tactics: bonus ? countOf(areas, 'training') : 0,
  });
});
