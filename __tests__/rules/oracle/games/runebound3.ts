/* The other helpers of Runebound 3 once more, by trying everything. */
import { asText, blend, certain, NEVER, part, plus, type Chances } from './chance';
import { smallest, subsetsInOrder } from './enumerate';
import { check, differ } from './read';
import { combat } from './runebound3-combat';
import { b, flag, list, maybe, n, object, t, word, z, zero } from './shape';
import type { Twin } from './twin';

const LETTERS = ['P', 'H', 'W', 'F', 'M'];
const FACES = [
  'C',
  ...LETTERS,
  ...LETTERS.flatMap((one) => LETTERS.filter((other) => other !== one).map((other) => one + other)),
];
const face = word(...FACES);

interface Gem {
  id: string;
  active: boolean;
  hero: boolean;
}
const time: Twin<{ act: number; spaces: string[]; space: number; gems: Gem[] }> = {
  fields: {
    act: n(1, 2),
    spaces: list(word('plain', 'story', 'gems', 'both'), 2, 60),
    space: n(),
    gems: maybe(list(object({ id: t, active: b, hero: b })), []),
  },
  check({ spaces, space, gems }) {
    differ(
      gems.map(({ id }) => id),
      (i) => `gems[${i}].id`,
    );
    check(space >= 1 && space <= spaces.length, 'space');
  },
  answer({ act, spaces, space, gems }) {
    const atEnd = space === spaces.length;
    if (atEnd && act === 2) return { act, space, story: false, refresh: null, finale: true };
    const next = atEnd ? 1 : space + 1;
    const kind = String(spaces[next - 1]);
    const grey = gems.filter((gem) => !gem.active && !gem.hero).map(({ id }) => id);
    return {
      act: atEnd ? 2 : act,
      space: next,
      story: kind === 'story' || kind === 'both',
      refresh: kind === 'gems' || kind === 'both' ? grey : null,
      finale: false,
    };
  },
};

const villain: Twin<{
  villain: string;
  base: number;
  lore: number;
  zombies: number;
  companions: number;
  damage: number;
}> = {
  fields: {
    villain: word('margath', 'vorakesh'),
    base: n(1, 99),
    lore: zero,
    zombies: zero,
    companions: zero,
    damage: zero,
  },
  answer({ villain: who, base, lore, zombies, companions, damage }) {
    const raw = who === 'margath' ? base - lore : base + zombies - 2 * companions;
    const health = raw < 0 ? 0 : raw;
    const booked = damage > health ? health : damage;
    return { health, damage: booked, defeated: booked === health };
  },
};

const pays = (die: string, letter: string): boolean => die === 'C' || die.includes(letter);
const compass = (die: string, letter: string): boolean =>
  letter === 'C' ? die === 'C' : pays(die, letter);

const explore: Twin<{ dice: string[]; outcomes: string[] }> = {
  fields: {
    dice: list(face, 0, 12),
    outcomes: list({ kind: 'text', max: 8, letters: /^[PHWFMC]+$/ }, 1, 3),
  },
  answer: ({ dice, outcomes }) => ({
    outcomes: outcomes.map((wanted) => {
      const letters = Array.from(wanted);
      const fits = letters.map((letter) => (die: number) => compass(String(dice[die]), letter));
      return { use: smallest(fits, dice.length), missing: letters.length - mostMet(letters, dice) };
    }),
  }),
};

/** The most letters that dice can pay, each die once: every set of letters is tried. */
const mostMet = (letters: string[], dice: string[]): number =>
  Math.max(
    ...subsetsInOrder(letters).map((some) => {
      const fits = some.map((letter) => (die: number) => compass(String(dice[die]), letter));
      return smallest(fits, dice.length) === null ? 0 : some.length;
    }),
  );

interface Hex {
  id: string;
  terrain: string;
  city: boolean;
}
interface Edge {
  a: string;
  b: string;
  river: boolean;
  bridge: boolean;
  road: boolean;
}
interface Map3 {
  hexes: Hex[];
  edges: Edge[];
  from: string;
  dice?: string[];
}

const crosses = (edge: Edge, hex: Hex, die: string): boolean => {
  if (edge.bridge) return true;
  if (edge.river) return pays(die, 'W');
  return hex.city || edge.road || pays(die, hex.terrain);
};

type Way = readonly { readonly hex: Hex; readonly edge: Edge }[];
function waysFrom({ hexes, edges, from }: Map3, most: number): Way[] {
  const grow = (at: string, way: Way): Way[] => {
    if (way.length === most) return [way];
    const steps = edges.flatMap((edge) => {
      if (edge.a !== at && edge.b !== at) return [];
      const to = edge.a === at ? edge.b : edge.a;
      const hex = hexes.find(({ id }) => id === to);
      const seen = to === from || way.some((step) => step.hex.id === to);
      return hex && !seen ? [{ hex, edge }] : [];
    });
    return [way, ...steps.flatMap((step) => grow(step.hex.id, [...way, step]))];
  };
  return grow(from, []).filter((way) => way.length > 0);
}

const lessText = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
const compareLists = (one: readonly string[], other: readonly string[]): number => {
  const at = one.findIndex((text, index) => text !== other[index]);
  return at === -1 ? 0 : lessText(String(one[at]), String(other[at]));
};

const move: Twin<Map3> = {
  fields: {
    hexes: list(object({ id: t, terrain: word(...LETTERS), city: flag }), 1, 60),
    edges: list(object({ a: t, b: t, river: flag, bridge: flag, road: flag }), 0, 200),
    from: t,
    dice: maybe(list(face, 0, 8)),
  },
  check({ hexes, edges, from }) {
    differ(
      hexes.map(({ id }) => id),
      (i) => `hexes[${i}].id`,
    );
    const known = (id: string): boolean => hexes.some((hex) => hex.id === id);
    edges.forEach((edge, index) => {
      check(known(edge.a), `edges[${index}].a`);
      check(known(edge.b), `edges[${index}].b`);
      check(edge.a !== edge.b, `edges[${index}].b`);
      const pair = ({ a, b: c }: Edge): string => JSON.stringify([a, c].sort());
      const again = edges.slice(0, index).some((before) => pair(before) === pair(edge));
      check(!again, `edges[${index}]`);
    });
    check(known(from), 'from');
  },
  answer(map) {
    const { dice } = map;
    const found = waysFrom(map, dice?.length ?? 1).flatMap((way) => {
      const path = way.map(({ hex }) => hex.id);
      const fits = way.map(
        ({ hex, edge }) =>
          (die: number) =>
            crosses(edge, hex, String(dice?.[die])),
      );
      const use = dice ? smallest(fits, dice.length) : [];
      return use ? [{ id: String(path.at(-1)), dice: use.length, path, use }] : [];
    });
    found.sort(
      (one, other) =>
        one.dice - other.dice || lessText(one.id, other.id) || compareLists(one.path, other.path),
    );
    const first = found.filter(
      ({ id }, index) => found.findIndex((way) => way.id === id) === index,
    );
    return { reach: first };
  },
};

/** Stars turned up by drawing cards one after another, every order with its chance. */
function stars(deck: readonly number[], discard: readonly number[], draws: number): Chances {
  const here = deck.some((count) => count > 0) ? deck : discard;
  const all = here.reduce((sum, count) => sum + count, 0);
  if (draws === 0 || all === 0) return certain('0');
  return blend(
    here.flatMap((count, star) => {
      if (count === 0) return [];
      const left = here.map((cards, index) => (index === star ? cards - 1 : cards));
      const rest = here === deck ? stars(left, discard, draws - 1) : stars(left, [], draws - 1);
      const raised = new Map(
        [...rest].map(([sum, chance]) => [String(Number(sum) + star), chance]),
      );
      return [[part(count, all), raised] as const];
    }),
  );
}

const test: Twin<{
  attribute: number;
  modifier: number;
  hand: number;
  need: number;
  deck: number[];
  discard: number[];
}> = {
  fields: {
    attribute: z,
    modifier: maybe(z, 0),
    hand: maybe(n(0, 20), 0),
    need: maybe(n(1, 99), 1),
    deck: list(n(), 1, 4),
    discard: maybe(list(n(), 0, 4), []),
  },
  answer({ attribute, modifier, hand, need, deck, discard }) {
    const reveal = Math.max(0, Math.max(0, attribute) + modifier);
    const odds = Array.from({ length: hand + 1 }, (_, exerted) => {
      const sums = stars(deck, discard, reveal + exerted);
      const good = [...sums].filter(([sum]) => Number(sum) >= need);
      return asText(good.reduce((total, [, chance]) => plus(total, chance), NEVER));
    });
    return { reveal, odds };
  },
};
const actions: Twin<{
  left: number;
  damage: number;
  health: number;
  delayed: boolean;
  city: boolean;
  gem: string;
}> = {
  fields: {
    left: n(),
    damage: n(),
    health: n(1, 99),
    delayed: flag,
    city: flag,
    gem: word('active', 'used', 'none'),
  },
  answer({ left, damage, health, delayed, city, gem }) {
    const defeated = damage >= health;
    if (left === 0) return { defeated, allowed: [] };
    if (defeated) return { defeated, allowed: ['rest'] };
    if (delayed) return { defeated, allowed: ['stand'] };
    const adventure = gem === 'active' && left >= 2 ? ['adventure'] : [];
    const shopping = city ? ['shop'] : [];
    const allowed = [...adventure, 'move', ...shopping, 'rest', 'train', 'card', 'nothing'];
    return { defeated, allowed };
  },
};

const rest: Twin<{ place: string; dice: string[]; damage: number; health: number }> = {
  fields: {
    place: word('haven', ...LETTERS),
    dice: maybe(list(face, 0, 5), []),
    damage: n(),
    health: n(1, 99),
  },
  answer({ place, dice, damage, health }) {
    const good = place === 'haven' ? damage : dice.filter((die) => pays(die, place)).length;
    const healed = Math.min(damage, good);
    return { healed, damage: damage - healed, defeated: damage - healed >= health };
  },
};

interface Asset {
  id: string;
  price: number;
  kind: string;
}
const asset = object({
  id: t,
  price: n(),
  kind: word('clothing', 'gear', 'goods', 'movement', 'weapon'),
});
const shop: Twin<{ gold: number; market: Asset[]; owned: Asset[]; sell: string[] }> = {
  fields: {
    gold: n(0, 999),
    market: list(asset, 4, 4),
    owned: list(asset),
    sell: maybe(list(t), []),
  },
  check({ market, owned, sell }) {
    differ(
      market.map(({ id }) => id),
      (i) => `market[${i}].id`,
    );
    differ(
      owned.map(({ id }) => id),
      (i) => `owned[${i}].id`,
    );
    sell.forEach((id, index) => {
      const mine = owned.some((card) => card.id === id);
      check(mine && sell.indexOf(id) === index, `sell[${index}]`);
    });
  },
  answer({ gold, market, owned, sell }) {
    const kept = owned.filter(({ id }) => !sell.includes(id));
    const sold = owned.filter(({ id }) => sell.includes(id));
    const purse = sold.reduce((sum, { price }) => sum + price, gold);
    const buyable = market
      .filter(({ price }) => price <= purse)
      .map(({ id, kind }) => ({
        id,
        replaces: kept.find((card) => card.kind === kind)?.id ?? null,
      }));
    return { gold: purse, buyable };
  },
};

export const RUNEBOUND_3 = {
  time,
  combat,
  villain,
  explore,
  move,
  test,
  actions,
  rest,
  shop,
};
