/* The other helpers of Runewars once more, every card drawn one by one. */
import { asPair, blend, certain, chanceOf, part, type Chances } from './chance';
import { groupsOf } from './ranking';
import { check, differ } from './read';
import { battle } from './runewars-battle';
import { flag, list, maybe, n, nullable, object, text, word, zero, type Fields } from './shape';
import type { Twin } from './twin';

interface Rival {
  id: string;
  influence: number;
  start: number;
}
const RIVAL: Fields = { id: text, influence: n(), start: n() };
const differentIds = (path: string, ones: readonly { id: string }[]): void =>
  differ(
    ones.map(({ id }) => id),
    (index) => `${path}[${index}].id`,
  );

const SEASONS = ['spring', 'summer', 'fall', 'winter'];
const TASKS: Record<string, string[]> = {
  spring: ['markers', 'stand', 'orders'],
  summer: ['quests'],
  fall: ['fate', 'income'],
  winter: ['food', 'water'],
};
interface Planner extends Rival {
  played: number[];
  order: number | null;
}
interface Season {
  year: number;
  season: string;
  epic: boolean;
  players: Planner[];
}
const season: Twin<Season> = {
  fields: {
    year: n(1, 8),
    season: word(...SEASONS),
    epic: flag,
    players: list(
      object({ ...RIVAL, played: maybe(list(n(1, 8), 0, 3), []), order: nullable(n(1, 8)) }),
      2,
      4,
    ),
  },
  check({ year, epic, players }) {
    differentIds('players', players);
    check(epic || year <= 6, 'year');
    players.forEach(({ played, order }, index) => {
      const unlike = (order === null) !== (players[0]?.order === null);
      check(!unlike && (order === null || !played.includes(order)), `players[${index}].order`);
    });
  },
  answer({ year, season: now, epic, players }) {
    const order = groupsOf(players, (one) => [
      -(one.order ?? one.played.at(-1) ?? 0),
      one.influence,
      one.start,
    ]);
    const gets = ({ order: number, played }: Planner): boolean =>
      number !== null && number !== 8 && played.every((earlier) => earlier < number);
    const bonus = order.flat().filter((id) => players.some((one) => one.id === id && gets(one)));
    const last = now === 'winter' && year === (epic ? 8 : 6);
    const next = {
      year: now === 'winter' ? year + 1 : year,
      season: SEASONS[(SEASONS.indexOf(now) + 1) % 4],
    };
    return { order, bonus, tasks: TASKS[now], next: last ? null : next };
  },
};

const bid: Twin<{ players: (Rival & { bid: number })[]; primarch?: string; choice?: string }> = {
  fields: {
    players: list(object({ ...RIVAL, bid: n() }), 2, 4),
    primarch: maybe(text),
    choice: maybe(text),
  },
  check({ players, primarch, choice }) {
    differentIds('players', players);
    players.forEach((one, index) => check(one.bid <= one.influence, `players[${index}].bid`));
    check(primarch === undefined || players.some(({ id }) => id === primarch), 'primarch');
    const [best = []] = groupsOf(players, (one) => [one.bid]);
    check(choice === undefined || (best.length > 1 && best.includes(choice)), 'choice');
  },
  answer({ players, primarch, choice }) {
    const groups = groupsOf(players, (one) => [one.bid]);
    const [best = []] = groups;
    const left = players.map((one) => one.influence - one.bid);
    if (best.length === 1) return { groups, chooser: [], winner: best[0], left };
    const tied = players.filter(({ id }) => best.includes(id));
    const [strongest] = groupsOf(tied, (one) => [one.influence - one.bid, one.start]);
    return {
      groups,
      chooser: primarch === undefined ? strongest : [primarch],
      winner: choice ?? null,
      left,
    };
  },
};

interface Area {
  id: string;
  yield: number[];
  stronghold: boolean;
  development?: string;
}
const KINDS = ['food', 'wood', 'ore', 'diplomacy', 'training', 'defense'];
const fits = (area: Area, development: string): boolean => {
  const resource = KINDS.indexOf(development);
  return area.stronghold && (resource > 2 || Number(area.yield[resource]) > 0);
};
interface Harvest {
  areas: Area[];
  bonus: boolean;
  build?: { area: string; development: string };
}
function dialsOf({ areas, bonus }: Harvest): number[] {
  return [0, 1, 2].map((resource) => {
    const grown = areas.reduce((sum, area) => sum + Number(area.yield[resource]), 0);
    const built = areas.filter(({ development }) => development === KINDS[resource]).length;
    return bonus ? grown + built : grown;
  });
}
const harvest: Twin<Harvest> = {
  fields: {
    areas: list(
      object({
        id: text,
        yield: list(n(), 3, 3),
        stronghold: flag,
        development: maybe(word(...KINDS)),
      }),
    ),
    bonus: flag,
    build: maybe(object({ area: text, development: word(...KINDS) })),
  },
  check(input) {
    const { areas, bonus, build } = input;
    differentIds('areas', areas);
    areas.forEach((area, index) => {
      const fine = area.development === undefined || fits(area, area.development);
      check(fine, `areas[${index}].development`);
    });
    if (!build) return;
    const area = areas.find(({ id }) => id === build.area);
    check(bonus && Number(dialsOf(input)[1]) > 0, 'build');
    check(area !== undefined && area.development === undefined, 'build');
    check(area !== undefined && fits(area, build.development), 'build');
  },
  answer(input) {
    const { areas, bonus, build } = input;
    const count = (kind: string): number =>
      bonus ? areas.filter(({ development }) => development === kind).length : 0;
    const [food = 0, wood = 0, ore = 0] = dialsOf(input);
    return {
      dials: [food, build ? wood - 1 : wood, ore],
      influence: 2 * count('diplomacy'),
      tactics: count('training'),
    };
  },
};

const scale: Twin<{ dial: number; scale: { at: number; gives: string }[] }> = {
  fields: { dial: n(), scale: list(object({ at: n(), gives: text })) },
  answer({ dial, scale: icons }) {
    const gained = icons.filter(({ at }) => at <= dial).map(({ gives }) => gives);
    const kinds = [...new Set(gained)].sort();
    return {
      gains: kinds.map((gives) => ({ gives, n: gained.filter((one) => one === gives).length })),
    };
  },
};

const limits: Twin<{ winter: boolean; food: number; units: number[] }> = {
  fields: { winter: flag, food: n(), units: list(n()) },
  answer({ winter, food, units }) {
    const limit = winter && food < 8 ? food : 8;
    return { limit, surplus: units.map((count) => (count > limit ? count - limit : 0)) };
  },
};

interface Duellist {
  health: number;
  damage: number;
  special: number;
}
interface Played {
  face: string;
  deals?: number;
  blocks?: number;
}
interface Duel {
  attacker: Duellist;
  defender: Duellist;
  rounds: { attacker: Played; defender: Played }[];
  deck: { count: number; face: string }[];
}
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const face = word(
  '-',
  'S',
  ...digits.map((digit) => `R${digit}`),
  ...digits.map((digit) => `D${digit}`),
);
const printed = (shown: string, letter: string): number =>
  shown.startsWith(letter) ? Number(shown[1]) : 0;
const dealt = ({ face: shown, deals }: Played, who: Duellist): number =>
  deals ?? (shown === 'S' ? who.special : printed(shown, 'D'));
const blocked = ({ face: shown, blocks }: Played): number => blocks ?? printed(shown, 'R');

interface Standing {
  readonly attacker: number;
  readonly defender: number;
  readonly played: number;
}
const fought = (duel: Duel, now: Standing, attacker: Played, defender: Played): Standing => ({
  attacker: now.attacker + Math.max(0, dealt(defender, duel.defender) - blocked(attacker)),
  defender: now.defender + Math.max(0, dealt(attacker, duel.attacker) - blocked(defender)),
  played: now.played + 1,
});
function outcome(duel: Duel, now: Standing): string | null {
  const fallen = [now.attacker >= duel.attacker.health, now.defender >= duel.defender.health];
  if (fallen[0] && fallen[1]) return 'both';
  if (fallen[0]) return 'defender';
  if (fallen[1]) return 'attacker';
  return now.played === 4 ? 'none' : null;
}
function drawOn(duel: Duel, now: Standing, cards: readonly string[]): Chances {
  const over = outcome(duel, now);
  if (over !== null) return certain(over);
  const kinds = [...new Set(cards)];
  const without = (from: readonly string[], card: string): string[] =>
    from.filter((_, index) => index !== from.indexOf(card));
  return blend(
    kinds.flatMap((mine) => {
      const rest = without(cards, mine);
      const first = cards.filter((card) => card === mine).length;
      return [...new Set(rest)].map((theirs) => {
        const second = rest.filter((card) => card === theirs).length;
        const chance = part(first * second, cards.length * rest.length);
        const after = fought(duel, now, { face: mine }, { face: theirs });
        return [chance, drawOn(duel, after, without(rest, theirs))] as const;
      });
    }),
  );
}
function duelOdds(duel: Duel, now: Standing) {
  const cards = duel.deck.flatMap(({ count, face: shown }) => Array<string>(count).fill(shown));
  if (outcome(duel, now) !== null || cards.length < 2 * (4 - now.played)) return null;
  const chances = drawOn(duel, now, cards);
  const told = (result: string) => asPair(chanceOf(chances, result));
  return {
    attacker: told('attacker'),
    defender: told('defender'),
    both: told('both'),
    none: told('none'),
  };
}
const duellist = object({ health: n(1, 99), damage: zero, special: maybe(n(), 1) });
const played = object({ face, deals: maybe(n()), blocks: maybe(n()) });
const duel: Twin<Duel> = {
  fields: {
    attacker: duellist,
    defender: duellist,
    rounds: maybe(list(object({ attacker: played, defender: played }), 0, 4), []),
    deck: maybe(list(object({ count: n(1, 30), face }), 0, 9), []),
  },
  check({ attacker, defender, deck }) {
    check(attacker.damage < attacker.health, 'attacker.damage');
    check(defender.damage < defender.health, 'defender.damage');
    check(deck.reduce((sum, { count }) => sum + count, 0) <= 30, 'deck');
  },
  answer(input) {
    let now: Standing = {
      attacker: input.attacker.damage,
      defender: input.defender.damage,
      played: 0,
    };
    input.rounds.forEach((round, index) => {
      check(outcome(input, now) === null, `rounds[${index}]`);
      now = fought(input, now, round.attacker, round.defender);
    });
    const result = outcome(input, now);
    return {
      round: result === null ? now.played + 1 : null,
      attacker: now.attacker,
      defender: now.defender,
      result,
      odds: duelOdds(input, now),
    };
  },
};

interface Pile {
  symbol: string;
  left: number;
  discard: number;
}
/** The best symbol drawn (its index) and, apart, whether each one was: every drawing in turn. */
function drawn(left: readonly number[], discard: readonly number[], draws: number): Chances {
  const here = left.some((count) => count > 0) ? left : discard;
  const all = here.reduce((sum, count) => sum + count, 0);
  if (draws === 0) return certain('');
  return blend(
    here.flatMap((count, index) => {
      if (count === 0) return [];
      const fewer = here.map((cards, at) => (at === index ? cards - 1 : cards));
      const rest = here === left ? drawn(fewer, discard, draws - 1) : drawn(fewer, [], draws - 1);
      const named = [...rest].map(([seen, chance]) => {
        const both = [...new Set([...seen, String(index)])].sort().join('');
        return [part(count, all), new Map([[both, chance]])] as const;
      });
      return named;
    }),
  );
}
const test: Twin<{ value: number; training: number; symbols: Pile[] }> = {
  fields: {
    value: n(1, 9),
    training: maybe(n(0, 2), 0),
    symbols: list(object({ symbol: text, left: n(), discard: zero }), 1, 6),
  },
  check({ value, training, symbols }) {
    differ(
      symbols.map(({ symbol }) => symbol),
      (index) => `symbols[${index}].symbol`,
    );
    const all = symbols.reduce((sum, { left, discard }) => sum + left + discard, 0);
    check(all >= value + training && all <= 30, 'symbols');
  },
  answer({ value, training, symbols }) {
    const draws = value + training;
    const sets = drawn(
      symbols.map(({ left }) => left),
      symbols.map(({ discard }) => discard),
      draws,
    );
    const sum = (counts: (seen: string) => boolean) => {
      const kept = [...sets].filter(([seen]) => counts(seen));
      return asPair(
        chanceOf(blend(kept.map(([, chance]) => [chance, certain('yes')] as const)), 'yes'),
      );
    };
    return {
      draws,
      any: symbols.map((_, index) => sum((seen) => seen.includes(String(index)))),
      best: symbols.map((_, index) => sum((seen) => seen.startsWith(String(index)))),
    };
  },
};

const runes: Twin<{
  epic: boolean;
  areas: { id: string; rune?: string; throne: boolean; own: boolean }[];
}> = {
  fields: {
    epic: flag,
    areas: list(
      object({ id: text, rune: maybe(word('dragon', 'false')), throne: flag, own: flag }),
    ),
  },
  check: ({ areas }) => differentIds('areas', areas),
  answer({ epic, areas }) {
    const own = areas.filter((area) => area.own);
    const held =
      own.filter(({ rune }) => rune === 'dragon').length +
      own.filter(({ throne }) => throne).length;
    const need = epic ? 7 : 6;
    const free = areas.filter(({ rune }) => rune === undefined).map(({ id }) => id);
    return { runes: held, missing: Math.max(0, need - held), wins: held >= need, free };
  },
};

const final: Twin<{ players: (Rival & { runes: number })[] }> = {
  fields: { players: list(object({ ...RIVAL, runes: n() }), 2, 4) },
  check: ({ players }) => differentIds('players', players),
  answer: ({ players }) => ({
    ranking: groupsOf(players, (one) => [one.runes, one.influence, one.start]),
  }),
};

export const RUNEWARS = {
  season,
  battle,
  bid,
  harvest,
  scale,
  limits,
  duel,
  test,
  runes,
  final,
};
