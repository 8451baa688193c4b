import { ok } from '../base/result';
import { gameOp, impossible } from '../contract/op';
import { count, whole, word } from '../contract/read';
import { list, optional, record } from '../contract/shape';
import { ADVENTURE_COLOURS } from './words';

const experienceInput = record({
  players: whole(1, 6),
  game: optional(word('normal', 'short', 'long'), 'normal'),
  points: count,
  life: optional(whole(0, 3), 0),
  buy: optional(list(word('mind', 'body', 'spirit', 'stamina', 'life')), []),
});

/** RB2-8: for 1 or 2, 3 or 4, 5 or 6 players. */
const PRICES = { normal: [5, 4, 3], short: [4, 3, 2], long: [6, 5, 4] } as const;

const MOST_LIFE = 3;

/** RB2-8: every life bars one more colour. */
export const experienceOp = gameOp(experienceInput, [], (input) => {
  const price = PRICES[input.game][Math.floor((input.players - 1) / 2)] ?? 0;
  let { life, points } = input;
  for (const [index, bonus] of input.buy.entries()) {
    if (points < price) return impossible(`buy[${index}]`);
    if (bonus === 'life' && life === MOST_LIFE) return impossible(`buy[${index}]`);
    points -= price;
    if (bonus === 'life') life += 1;
  }
  return ok({ price, left: points, barred: ADVENTURE_COLOURS.slice(0, life) });
});
