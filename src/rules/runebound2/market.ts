import { fail, ok, type Result } from '../base/result';
import { firstWrong, gameOp, impossible } from '../contract/op';
import { count, flag, text, word } from '../contract/read';
import { list, optional, record, variants, type ValueOf } from '../contract/shape';

const card = record({
  id: text(),
  kind: word('ally', 'weapon', 'armor', 'item'),
  cost: count,
  kept: optional(flag, false),
  wounds: optional(count, 0),
  exhaustion: optional(count, 0),
});

const marketInput = record({
  gold: count,
  hero: record({ wounds: count, exhaustion: count }),
  cards: optional(list(card, { unique: 'id' }), []),
  actions: optional(
    list(
      variants({}, 'do', {
        buy: { card },
        sell: { id: text() },
        discard: { id: text() },
        heal: { who: text(), what: word('wound', 'exhaustion') },
      }),
    ),
    [],
  ),
});

type Market = ValueOf<typeof marketInput>;
type MarketCard = Market['cards'][number];
type MarketAction = Market['actions'][number];
type MarketActionOf<Do extends MarketAction['do']> = Extract<MarketAction, { readonly do: Do }>;
type Figure = Market['hero'];

interface Purse {
  readonly gold: number;
  readonly hero: Figure;
  readonly cards: readonly MarketCard[];
}

/** Undefined: it cannot be done. */
type Traded = Purse | undefined;

const HERO = 'hero';

const namedHero = ({ cards, actions }: Market): string | undefined =>
  firstWrong(
    cards,
    ({ id }) => id === HERO,
    (index) => `cards[${index}].id`,
  ) ??
  firstWrong(
    actions,
    (action) => action.do === 'buy' && action.card.id === HERO,
    (index) => `actions[${index}].card.id`,
  );

/** RB2-12: at most so many of a kind. */
const MOST = { weapon: 2, armor: 1, ally: 2, item: Number.POSITIVE_INFINITY } as const;

/** RB2-12: half the cost, rounded down; null for what nobody takes. */
const priceOf = ({ kind, cost, kept }: MarketCard): number | null =>
  kind === 'ally' || kept || cost < 2 ? null : Math.floor(cost / 2);

function buy(purse: Purse, { card: bought }: MarketActionOf<'buy'>): Traded {
  const { gold, cards } = purse;
  const same = cards.filter(({ kind }) => kind === bought.kind).length;
  const taken = cards.some(({ id }) => id === bought.id);
  if (taken || gold < bought.cost || same >= MOST[bought.kind]) return undefined;
  return { ...purse, gold: gold - bought.cost, cards: [...cards, bought] };
}

function giveAway(purse: Purse, action: MarketActionOf<'sell' | 'discard'>): Traded {
  const found = purse.cards.find(({ id }) => id === action.id);
  if (!found) return undefined;
  const brings = action.do === 'sell' ? priceOf(found) : 0;
  if (brings === null || found.kept) return undefined;
  const cards = purse.cards.filter((one) => one !== found);
  return { ...purse, gold: purse.gold + brings, cards };
}

/** RB2-12: one wound, or all exhaustion; null where there is nothing to heal. */
function healed<Of extends Figure>(figure: Of, what: MarketActionOf<'heal'>['what']): Of | null {
  if (what === 'wound') return figure.wounds > 0 ? { ...figure, wounds: figure.wounds - 1 } : null;
  return figure.exhaustion > 0 ? { ...figure, exhaustion: 0 } : null;
}

function heal(purse: Purse, { who, what }: MarketActionOf<'heal'>): Traded {
  if (purse.gold < 1) return undefined;
  const gold = purse.gold - 1;
  if (who === HERO) {
    const hero = healed(purse.hero, what);
    return hero ? { ...purse, gold, hero } : undefined;
  }
  const ally = purse.cards.find(({ id, kind }) => id === who && kind === 'ally');
  const better = ally && healed(ally, what);
  if (!better) return undefined;
  return { ...purse, gold, cards: purse.cards.map((one) => (one === ally ? better : one)) };
}

function trade(purse: Purse, action: MarketAction): Traded {
  switch (action.do) {
    case 'buy':
      return buy(purse, action);
    case 'sell':
    case 'discard':
      return giveAway(purse, action);
    case 'heal':
      return heal(purse, action);
  }
}

/** The purse after all of it, or the number of what cannot be done. */
function tradeAll({ gold, hero, cards, actions }: Market): Result<Purse, number> {
  let purse: Purse = { gold, hero, cards };
  for (const [index, action] of actions.entries()) {
    const after = trade(purse, action);
    if (!after) return fail(index);
    purse = after;
  }
  return ok(purse);
}

export const marketOp = gameOp(marketInput, [namedHero], (market) => {
  const traded = tradeAll(market);
  if (!traded.ok) return impossible(`actions[${traded.error}]`);
  const { gold, hero, cards } = traded.value;
  return ok({
    gold,
    cards: cards.map(({ id }) => id),
    hero,
    allies: cards
      .filter(({ kind }) => kind === 'ally')
      .map(({ id, wounds, exhaustion }) => ({ id, wounds, exhaustion })),
    sell: cards.flatMap((one) => {
      const brings = priceOf(one);
      return brings === null ? [] : [{ id: one.id, gold: brings }];
    }),
  });
});
