import type { GameCommand, GameState, Position } from '@/src/rules';
import { own, tokens } from '../foes';
import { adventureOf, adventureWith, after } from '../kit';
import { put, sheet } from './laid';

/**
 * A second telling of M2, M4, M9 to M11, N11, C2, D11 and Z2 for figures that are walked, pushed,
 * teleported and swapped over a map, as short as it can be, against the commands.
 */
const SEEDS = Number(process.env['MOVES_SEEDS'] ?? 60);
const FROM = Number(process.env['MOVES_FROM'] ?? 0);
const STEPS = 14;
const FOE = 'monster-2';
const IDS = ['hero-1', 'hero-2', FOE] as const;
const HIGHEST = 16;
const FOE_HP = 200;

type Id = (typeof IDS)[number];
type Kind = 'burn' | 'poison' | 'bleed';
interface Figure {
  hp: number;
  at: Position;
  down: boolean;
  burn: number;
  poison: number;
  bleed: number;
}
interface Told {
  readonly letters: readonly string[];
  readonly dark: ReadonlySet<string>;
  readonly immune: ReadonlySet<string>;
  traps: readonly { readonly at: Position; readonly kind: 'bear' | 'fire' | 'poison' }[];
  readonly figures: Record<Id, Figure>;
  touched: Set<string>;
}

/** Any numbers will do. */
const randomFrom = (seed: number) => {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
type Random = ReturnType<typeof randomFrom>;
const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random(items.length)] as Item;

const [WIDE, HIGH] = [8, 6];
const key = (at: Position): string => at.join();
const zone = ([x, y]: Position): string => `${x >> 1},${y >> 1}`;
const levelOf = ([x, y]: Position): number => (x >= 4 ? 0 : y < 2 ? 2 : 1);
const FIELDS = Array.from({ length: WIDE * HIGH }, (_, index): Position => [
  index % WIDE,
  Math.floor(index / WIDE),
]);
const HAZARDS: Readonly<Record<string, Kind>> = { L: 'burn', M: 'poison', S: 'bleed' };

const isDark = ({ letters, dark }: Told, at: Position): boolean =>
  dark.has(key(at)) || letters[at[1]]?.[at[0]] === 'D';

function hurt(told: Told, id: Id, amount: number): void {
  const one = told.figures[id];
  if (one.down) return;
  one.hp = Math.max(0, one.hp - amount);
  if (one.hp === 0) Object.assign(one, { down: true, burn: 0, poison: 0, bleed: 0 });
}

function give(told: Told, id: Id, kind: Kind, count: number): void {
  const one = told.figures[id];
  if (!one.down) one[kind] = Math.min(4, one[kind] + count);
}

function touch(told: Told, id: Id, at: Position): void {
  const hazard = isDark(told, at) ? 'darkness' : HAZARDS[told.letters[at[1]]?.[at[0]] ?? ''];
  if (hazard === undefined || told.figures[id].down) return;
  if (hazard === 'darkness' && (id === FOE || told.immune.has(id))) return;
  if (told.touched.has(`${id} ${hazard}`)) return;
  told.touched.add(`${id} ${hazard}`);
  if (hazard === 'darkness') hurt(told, id, 2);
  else give(told, id, hazard, 2);
}

const TRAPPED = { bear: ['bleed', 2], fire: ['burn', 4], poison: ['poison', 2] } as const;

function spring(told: Told, at: Position): void {
  for (const trap of told.traps.filter((one) => zone(one.at) === zone(at))) {
    hurt(told, FOE, 2);
    const [kind, count] = TRAPPED[trap.kind];
    give(told, FOE, kind, count);
  }
  told.traps = told.traps.filter((one) => zone(one.at) !== zone(at));
}

function step(told: Told, id: Id, from: Position, to: Position, falls: boolean): void {
  if (falls && levelOf(from) - levelOf(to) === 2) hurt(told, id, 2);
  touch(told, id, to);
  if (id === FOE && zone(from) !== zone(to)) spring(told, to);
}

/** He lies where he fell, or on the last free field before. */
function along(told: Told, id: Id, way: readonly Position[], falls: boolean): void {
  const one = told.figures[id];
  const wasDown = one.down;
  const held = IDS.filter((other) => other !== id).map((other) => key(told.figures[other].at));
  let free = one.at;
  let from = one.at;
  for (const to of way) {
    step(told, id, from, to, falls);
    from = to;
    if (!held.includes(key(to))) free = to;
    if (one.down && !wasDown) break;
  }
  one.at = free;
}

function begin(told: Told, id: Id): void {
  told.touched = new Set();
  const one = told.figures[id];
  if (id === FOE) spring(told, one.at);
  hurt(told, id, one.burn + one.poison + one.bleed);
  if (one.down) Object.assign(one, { down: false, hp: HIGHEST });
  one.burn = Math.max(0, one.burn - 1);
  one.bleed = 0;
}

const near = ([x, y]: Position): readonly Position[] =>
  FIELDS.filter(([i, j]) => Math.max(Math.abs(i - x), Math.abs(j - y)) === 1);

function randomWay(random: Random, from: Position): readonly Position[] {
  const way: Position[] = [];
  for (let length = 1 + random(5); way.length < length;) {
    way.push(pick(random, near(way.at(-1) ?? from)));
  }
  return way;
}

type Move = Extract<GameCommand, { kind: 'moveFigure' }>;

/** A move the table could make, and told at the same time; undefined: nothing this time. */
function randomMove(random: Random, told: Told): Move | undefined {
  const id = pick(random, IDS);
  const others = IDS.filter((other) => other !== id);
  const from = told.figures[id].at;
  const isFree = (at: Position) => others.every((other) => key(told.figures[other].at) !== key(at));
  const how = pick(random, ['walk', 'walk', 'forced', 'jump', 'air', 'swap'] as const);
  if (how === 'swap') {
    const other = pick(random, others);
    const to = told.figures[other].at;
    Object.assign(told.figures[id], { at: to });
    Object.assign(told.figures[other], { at: from });
    step(told, id, from, to, true);
    step(told, other, to, from, true);
    return { kind: 'moveFigure', figure: id, to, how: 'forced', swapWith: other };
  }
  const way = how === 'jump' || how === 'air' ? [pick(random, FIELDS)] : randomWay(random, from);
  const to = way.at(-1) ?? from;
  if (!isFree(to) || key(to) === key(from)) return undefined;
  along(told, id, way, how !== 'jump');
  const command = { kind: 'moveFigure', figure: id, to } as const;
  if (how === 'jump') return { ...command, how };
  return how === 'air' ? { ...command, how: 'forced' } : { ...command, how, way };
}

const toldText = ({ figures, traps }: Told): string =>
  [
    ...IDS.map((id) => {
      const { hp, at, down, burn, poison, bleed } = figures[id];
      return `${id} ${hp} @${key(at)} ${[burn, poison, bleed].join('/')}${down ? ' down' : ''}`;
    }),
    `${traps.length} traps`,
  ].join('; ');

const seenText = (state: GameState): string => {
  const { heroes, monsters, map } = adventureOf(state);
  const all = [...heroes, ...monsters.map((one) => ({ ...one, unconscious: false }))];
  return [
    ...all.map(({ id, hp, at, tokens: { burn = 0, poison = 0, bleed = 0 }, unconscious }) => {
      const counts = [burn, poison, bleed].join('/');
      return `${id} ${hp} @${key(at ?? [-1, -1])} ${counts}${unconscious ? ' down' : ''}`;
    }),
    `${map?.objects.length ?? 0} traps`,
  ].join('; ');
};

function randomMap(random: Random): Told {
  const row = () => Array.from({ length: WIDE }, () => pick(random, [...'.....LMSD'])).join('');
  const places = new Set<string>();
  while (places.size < IDS.length) places.add(key(pick(random, FIELDS)));
  const at = [...places].map((text): Position => text.split(',').map(Number) as [number, number]);
  const figure = (index: number, hp: number): Figure => ({
    hp,
    at: at[index] ?? [0, 0],
    down: false,
    burn: 0,
    poison: 0,
    bleed: 0,
  });
  const kinds = ['bear', 'fire', 'poison'] as const;
  const traps = Array.from({ length: 4 }, () => ({
    at: pick(random, FIELDS),
    kind: pick(random, kinds),
  }));
  return {
    letters: Array.from({ length: HIGH }, row),
    dark: new Set(FIELDS.filter(() => random(7) === 0).map(key)),
    immune: new Set(random(3) === 0 ? ['hero-2'] : []),
    traps: traps.filter(
      (trap, index) => traps.findIndex((one) => zone(one.at) === zone(trap.at)) === index,
    ),
    figures: {
      'hero-1': figure(0, HIGHEST),
      'hero-2': figure(1, HIGHEST),
      [FOE]: figure(2, FOE_HP),
    } as Record<Id, Figure>,
    touched: new Set(),
  };
}

function asGame({ letters, dark, immune, traps, figures }: Told): GameState {
  const hero = { maxHp: HIGHEST, cubes: null, traumaLimit: 20 };
  const cells = FIELDS.filter((at) => dark.has(key(at))).map((at) => ({ at, below: false }));
  return after(
    adventureWith({ heroes: [hero, hero], summons: [own({ hp: FOE_HP })] }),
    { kind: 'placeTray', tray: 2, at: [0, 0], turn: 0 },
    sheet(letters.map((row) => row.slice(0, 4))),
    sheet(
      letters.map((row) => row.slice(4)),
      [2, 0],
    ),
    ...IDS.map((id) => put(id, ...figures[id].at)),
    ...traps.map(({ at, kind }): GameCommand => ({
      kind: 'putObject',
      object: 'trap',
      at,
      name: kind,
    })),
    { kind: 'layDarkness', cells },
    ...[...immune].map((id): GameCommand => ({
      kind: 'setImmunities',
      hero: id,
      immunities: ['darkness'],
    })),
    tokens('hero-1', { shield: 4 }),
  );
}

const actingIn = (state: GameState): Id | undefined =>
  IDS.find((id) => id === adventureOf(state).turn?.figure);

function nextTurn(told: Told, state: GameState): GameState {
  const before = actingIn(state);
  if (before) touch(told, before, told.figures[before].at);
  const next = after(state, { kind: 'nextTurn' });
  const acting = actingIn(next);
  if (acting) begin(told, acting);
  return next;
}

test(`M2, M4, N11, D11, Z2: ${SEEDS} walks over the map, told a second time`, () => {
  for (let seed = FROM; seed < FROM + SEEDS; seed += 1) {
    const random = randomFrom(seed);
    const told = randomMap(random);
    let state = nextTurn(told, asGame(told));
    for (let index = 0; index < STEPS; index += 1) {
      const move = random(4) === 0 ? undefined : randomMove(random, told);
      state = move ? after(state, move) : nextTurn(told, state);
      const name = `seed ${seed}, step ${index}, ${JSON.stringify(move ?? 'next')}: `;
      expect(name + seenText(state)).toBe(name + toldText(told));
    }
  }
});
