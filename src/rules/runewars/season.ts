import { ranked } from '../base/order';
import { ok } from '../base/result';
import { firstWrong, gameOp } from '../contract/op';
import { flag, orNull, whole, word } from '../contract/read';
import { list, optional, record, type ValueOf } from '../contract/shape';
import { playerFields } from './player';

const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;

const orderNumber = whole(1, 8);

const seasonInput = record({
  year: whole(1, 8),
  season: word(...SEASONS),
  epic: optional(flag, false),
  players: list(
    record({
      ...playerFields,
      played: optional(list(orderNumber, { most: 3 }), []),
      order: orNull(orderNumber),
    }),
    { least: 2, most: 4, unique: 'id' },
  ),
});

type Season = ValueOf<typeof seasonInput>;
type SeasonPlayer = Season['players'][number];

/** RW-1: the last year. */
const lastYear = (epic: boolean): number => (epic ? 8 : 6);

/** RW-1 */
const TASKS = {
  spring: ['markers', 'stand', 'orders'],
  summer: ['quests'],
  fall: ['fate', 'income'],
  winter: ['food', 'water'],
} as const;

const NO_BONUS = 8;

const yearTooLate = ({ year, epic }: Season): string | undefined =>
  year > lastYear(epic) ? 'year' : undefined;

const strangeOrder = ({ players }: Season): string | undefined =>
  firstWrong(
    players,
    ({ order, played }) =>
      order === null
        ? players[0]?.order !== null
        : players[0]?.order === null || played.includes(order),
    (index) => `players[${index}].order`,
  );

/** RW-2: before orders are revealed the last season's numbers count, if there were any. */
const numberOf = ({ order, played }: SeasonPlayer): number => order ?? played.at(-1) ?? 0;

/** RW-3 */
const hasBonus = ({ order, played }: SeasonPlayer): boolean =>
  order !== null && order !== NO_BONUS && played.every((before) => before < order);

/** RW-1: after winter a new year, if there is one. */
function nextSeason({ year, season, epic }: Season) {
  const next = SEASONS[SEASONS.indexOf(season) + 1];
  if (next) return { year, season: next };
  return year === lastYear(epic) ? null : { year: year + 1, season: SEASONS[0] };
}

export const seasonOp = gameOp(seasonInput, [yearTooLate, strangeOrder], (input) => {
  // RW-2: the lower number is the better one.
  const order = ranked(input.players, (player) => [
    -numberOf(player),
    player.influence,
    player.start,
  ]);
  const entitled = new Set(input.players.filter(hasBonus).map(({ id }) => id));
  return ok({
    order,
    bonus: order.flat().filter((id) => entitled.has(id)),
    tasks: TASKS[input.season],
    next: nextSeason(input),
  });
});
