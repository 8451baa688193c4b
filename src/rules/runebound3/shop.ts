import { ok } from '../base/result';
import { firstWrong, gameOp } from '../contract/op';
import { count, name, whole, word } from '../contract/read';
import { list, optional, record, type ValueOf } from '../contract/shape';

const asset = record({
  id: name,
  price: count,
  kind: word('clothing', 'gear', 'goods', 'movement', 'weapon'),
});

const shopInput = record({
  gold: whole(0, 999),
  market: list(asset, { least: 4, most: 4, unique: 'id' }),
  owned: list(asset, { unique: 'id' }),
  sell: optional(list(name), []),
});

type Shop = ValueOf<typeof shopInput>;

const strangeSale = ({ owned, sell }: Shop): string | undefined =>
  firstWrong(
    sell,
    (id, index) => sell.indexOf(id) < index || !owned.some((one) => one.id === id),
    (index) => `sell[${index}]`,
  );

/** RB3-14: what is sold brings its full value before one is bought. */
function shop({ gold, market, owned, sell }: Shop) {
  const sold = owned.filter(({ id }) => sell.includes(id));
  const kept = owned.filter(({ id }) => !sell.includes(id));
  const purse = sold.reduce((sum, { price }) => sum + price, gold);
  const buyable = market
    .filter(({ price }) => price <= purse)
    .map(({ id, kind }) => ({ id, replaces: kept.find((one) => one.kind === kind)?.id ?? null }));
  return { gold: purse, buyable };
}

export const shopOp = gameOp(shopInput, [strangeSale], (input) => ok(shop(input)));
