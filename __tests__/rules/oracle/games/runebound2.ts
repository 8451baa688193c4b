/* The other helpers of Runebound 2 once more. */
import { smallest } from './enumerate';
import { check, differ, Fault } from './read';
import { combat } from './runebound2-combat';
import {
  flag,
  list,
  maybe,
  n,
  nullable,
  object,
  tagged,
  text,
  word,
  zero,
  type Fields,
} from './shape';
import { groupsOf } from './ranking';
import type { Twin } from './twin';

const TERRAINS = ['plains', 'road', 'river', 'swamp', 'forest', 'hills', 'mountain'];
const COLOURS = ['green', 'yellow', 'blue', 'red'];
const colour = word(...COLOURS);
const die = list(word(...TERRAINS), 2, 7);

const doom: Twin<{ players: number; returned: string[] }> = {
  fields: { players: n(1, 6), returned: list(colour) },
  answer({ players, returned }) {
    const room = Number([2, 4, 6, 8, 8, 8][players - 1]);
    let track = ['green'];
    let counters = 0;
    returned.forEach((card, index) => {
      check(counters < 8, `returned[${index}]`);
      track.push(card);
      if (track.length < room) return;
      track = [card];
      counters += 1;
    });
    return { track, counters, missing: counters === 8 ? 0 : room - track.length };
  },
};

const hazard: Twin<{ terrain: string; dice: string[][]; track: string[]; number: number }> = {
  fields: {
    terrain: word(...TERRAINS),
    dice: list(die, 2, 2),
    track: maybe(list(colour, 0, 8), []),
    number: n(2, 20),
  },
  answer({ terrain, dice, track, number }) {
    if (dice.some((one) => one.includes(terrain))) {
      return { safe: true, position: null, colour: null };
    }
    if (track.length > 0) {
      let position = 0;
      for (let step = 0; step < number; step += 1) {
        position = position === track.length ? 1 : position + 1;
      }
      return { safe: false, position, colour: track[position - 1] };
    }
    const later = number <= 15 ? 'yellow' : 'blue';
    return { safe: false, position: null, colour: number <= 6 ? 'green' : later };
  },
};

interface Racer {
  id: string;
  counters: number;
  gold: number;
  red: number;
  margath: boolean;
  out: boolean;
}
const endgame: Twin<{ heroes: Racer[] }> = {
  fields: {
    heroes: list(
      object({ id: text, counters: n(), gold: n(), red: zero, margath: flag, out: flag }),
      1,
      6,
    ),
  },
  check: ({ heroes }) =>
    differ(
      heroes.map(({ id }) => id),
      (i) => `heroes[${i}].id`,
    ),
  answer({ heroes }) {
    const racing = heroes.filter(({ out }) => !out);
    const order = groupsOf(racing, ({ counters, gold }) => [counters, gold]);
    const sure = heroes.filter(({ margath, red }) => margath || red >= 3).map(({ id }) => id);
    if (sure.length > 0) return { order, winners: sure.sort() };
    if (racing.length > 0) return { order, winners: [] };
    const [best = []] = groupsOf(heroes, ({ red, counters, gold }) => [red, counters, gold]);
    return { order, winners: best };
  },
};

const PRICES = { normal: [5, 4, 3], short: [4, 3, 2], long: [6, 5, 4] };
const experience: Twin<{
  players: number;
  game: keyof typeof PRICES;
  points: number;
  life: number;
  buy: string[];
}> = {
  fields: {
    players: n(1, 6),
    game: maybe(word('normal', 'short', 'long'), 'normal'),
    points: n(),
    life: maybe(n(0, 3), 0),
    buy: maybe(list(word('mind', 'body', 'spirit', 'stamina', 'life')), []),
  },
  answer({ players, game, points, life, buy }) {
    const price = Number(PRICES[game][Math.ceil(players / 2) - 1]);
    let [left, raised] = [points, life];
    buy.forEach((what, index) => {
      check(left >= price && !(what === 'life' && raised === 3), `buy[${index}]`);
      left -= price;
      if (what === 'life') raised += 1;
    });
    return { price, left, barred: ['green', 'yellow', 'blue'].slice(0, raised) };
  },
};

interface Fallen {
  cause: string;
  fight: string;
  gold: number;
  cards: { id: string; cost: number; kept: boolean }[];
  lighter: boolean;
  track: (number | null)[];
}
type Aftermath = { do: string; gold?: number; from?: string[]; slot?: number };

function backToTrack({ fight, track }: Fallen): Aftermath[] {
  if (fight === 'hazard') return [{ do: 'return' }];
  if (fight !== 'challenge') return [];
  const free = track.indexOf(null);
  if (free !== -1) return [{ do: 'track', slot: free + 1 }];
  const ages = track.map(Number);
  return [{ do: 'track', slot: ages.indexOf(Math.min(...ages)) + 1 }, { do: 'return' }];
}

function lost({ cards, lighter }: Fallen): Aftermath[] {
  const loose = cards.filter(({ kept }) => !kept);
  if (lighter || loose.length === 0) return [];
  const dearest = loose.filter((card) => loose.every(({ cost }) => cost <= card.cost));
  return [{ do: 'lose', from: dearest.map(({ id }) => id) }];
}

const knockout: Twin<Fallen> = {
  fields: {
    cause: word('knockout', 'escape'),
    fight: word('challenge', 'hazard', 'endgame', 'other'),
    gold: zero,
    cards: maybe(list(object({ id: text, cost: n(), kept: flag })), []),
    lighter: flag,
    track: maybe(list(nullable(n()), 6, 6), [null, null, null, null, null, null]),
  },
  check({ cause, fight, cards, track }) {
    differ(
      cards.map(({ id }) => id),
      (i) => `cards[${i}].id`,
    );
    check(!(cause === 'escape' && (fight === 'hazard' || fight === 'endgame')), 'cause');
    track.forEach((age, index) => {
      check(age === null || track.indexOf(age) === index, `track[${index}]`);
    });
  },
  answer(fallen) {
    const { cause, fight, gold } = fallen;
    if (fight === 'endgame') return { steps: [{ do: 'out' }, { do: 'shuffle' }] };
    const before: Aftermath[] =
      cause === 'escape'
        ? [{ do: 'back' }]
        : [{ do: 'heal' }, { do: 'pay', gold }, ...lost(fallen), { do: 'city' }];
    return { steps: [...before, ...backToTrack(fallen), { do: 'end-turn' }] };
  },
};

interface Group {
  group: { wounds: number; exhaustion: number; remove: number }[];
  rest?: number;
  roll?: string[][];
  path?: string[];
}
const diceOf = ({ group, rest }: Group): number => {
  if (rest !== undefined) return rest;
  return group.some(({ wounds, exhaustion }) => wounds > 0 || exhaustion > 0) ? 4 : 5;
};
const movement: Twin<Group> = {
  fields: {
    group: list(object({ wounds: n(), exhaustion: n(), remove: zero }), 1, 9),
    rest: maybe(n(0, 3)),
    roll: maybe(list(die)),
    path: maybe(list(word(...TERRAINS, 'city'), 1, 5)),
  },
  check(input) {
    const { group, rest, roll } = input;
    group.forEach(({ exhaustion, remove }, index) => {
      const fine = remove <= exhaustion && (remove === 0 || rest !== undefined);
      check(fine, `group[${index}].remove`);
    });
    const removed = group.reduce((sum, { remove }) => sum + remove, 0);
    check(rest === undefined || removed <= 4 - rest, 'group');
    check(roll === undefined || roll.length === diceOf(input), 'roll');
  },
  answer(input) {
    const { group, roll, path } = input;
    const wishes = path?.map(
      (hex) => (number: number) => hex === 'city' || roll?.[number]?.includes(hex) === true,
    );
    return {
      dice: diceOf(input),
      exhaustion: group.map(({ exhaustion, remove }) => exhaustion - remove),
      use: wishes && roll ? smallest(wishes, roll.length) : null,
    };
  },
};

const exhaustion: Twin<{ stamina: number; exhaustion: number; gain: number; cost: boolean }> = {
  fields: { stamina: n(), exhaustion: n(), gain: n(), cost: flag },
  check: (input) => check(input.exhaustion <= input.stamina, 'exhaustion'),
  answer({ stamina, exhaustion: before, gain, cost }) {
    const sum = before + gain;
    if (sum <= stamina) return { allowed: true, exhaustion: sum, wounds: 0 };
    if (cost) return { allowed: false, exhaustion: before, wounds: 0 };
    return { allowed: true, exhaustion: stamina, wounds: sum - stamina };
  },
};

interface Ware {
  id: string;
  kind: string;
  cost: number;
  kept: boolean;
  wounds: number;
  exhaustion: number;
}
type Deal =
  | { do: 'buy'; card: Ware }
  | { do: 'sell' | 'discard'; id: string }
  | { do: 'heal'; who: string; what: 'wound' | 'exhaustion' };
interface Market {
  gold: number;
  hero: { wounds: number; exhaustion: number };
  cards: Ware[];
  actions: Deal[];
}
const WARE: Fields = {
  id: text,
  kind: word('ally', 'weapon', 'armor', 'item'),
  cost: n(),
  kept: flag,
  wounds: zero,
  exhaustion: zero,
};
const sellable = ({ kind, cost, kept }: Ware): boolean => kind !== 'ally' && cost >= 2 && !kept;

function buy(market: Market, card: Ware, path: string): void {
  const { cards } = market;
  const most = { weapon: 2, armor: 1, ally: 2 }[card.kind] ?? Infinity;
  const fine =
    cards.every(({ id }) => id !== card.id) &&
    cards.filter(({ kind }) => kind === card.kind).length < most;
  check(fine && market.gold >= card.cost, path);
  market.gold -= card.cost;
  cards.push(card);
}

function part(market: Market, deal: Deal & { do: 'sell' | 'discard' }, path: string): void {
  const card = market.cards.find(({ id }) => id === deal.id);
  if (!card || card.kept || (deal.do === 'sell' && !sellable(card))) throw new Fault(path);
  if (deal.do === 'sell') market.gold += Math.floor(card.cost / 2);
  market.cards.splice(market.cards.indexOf(card), 1);
}

function heal(market: Market, deal: Deal & { do: 'heal' }, path: string): void {
  const ally = market.cards.find(({ id, kind }) => kind === 'ally' && id === deal.who);
  const figure = deal.who === 'hero' ? market.hero : ally;
  if (!figure || market.gold < 1) throw new Fault(path);
  check((deal.what === 'wound' ? figure.wounds : figure.exhaustion) > 0, path);
  market.gold -= 1;
  if (deal.what === 'wound') figure.wounds -= 1;
  else figure.exhaustion = 0;
}

const market: Twin<Market> = {
  fields: {
    gold: n(),
    hero: object({ wounds: n(), exhaustion: n() }),
    cards: maybe(list(object(WARE)), []),
    actions: maybe(
      list(
        tagged('do', {
          buy: { card: object(WARE) },
          sell: { id: text },
          discard: { id: text },
          heal: { who: text, what: word('wound', 'exhaustion') },
        }),
      ),
      [],
    ),
  },
  check({ cards, actions }) {
    differ(
      cards.map(({ id }) => id),
      (i) => `cards[${i}].id`,
    );
    cards.forEach(({ id }, index) => check(id !== 'hero', `cards[${index}].id`));
    actions.forEach((deal, index) => {
      check(deal.do !== 'buy' || deal.card.id !== 'hero', `actions[${index}].card.id`);
    });
  },
  answer(before) {
    const now: Market = structuredClone(before);
    before.actions.forEach((deal, index) => {
      const path = `actions[${index}]`;
      if (deal.do === 'buy') buy(now, structuredClone(deal.card), path);
      else if (deal.do === 'heal') heal(now, deal, path);
      else part(now, deal, path);
    });
    const allies = now.cards.filter(({ kind }) => kind === 'ally');
    return {
      gold: now.gold,
      cards: now.cards.map(({ id }) => id),
      hero: now.hero,
      allies: allies.map(({ id, wounds, exhaustion: tired }) => ({
        id,
        wounds,
        exhaustion: tired,
      })),
      sell: now.cards.filter(sellable).map(({ id, cost }) => ({ id, gold: Math.floor(cost / 2) })),
    };
  },
};

export const RUNEBOUND_2 = {
  combat,
  doom,
  hazard,
  endgame,
  experience,
  knockout,
  movement,
  exhaustion,
  market,
};
