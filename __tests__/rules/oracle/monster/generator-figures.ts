import type {
  ActingMonsterCase,
  AllyCase,
  At,
  HeroCase,
  MonsterCase,
  ObjectCase,
  OtherMonsterCase,
  Size,
} from './case';
import type { Fields } from './board';
import { fieldsOf, footprint } from './board';
import type { Chance } from './chance';
import type { Opening, RandomBoard } from './generator-board';
import type { Theme } from './generator-themes';
import { EVERY_RULE_HOLDS } from './switches';

const NAMES = [
  'vorn',
  'maya',
  'elros',
  'jaheen',
  'lorelai',
  'Zed',
  'eagle',
  'wolf',
  'bear',
  'n10',
  'n9',
];
const { abs, max } = Math;
const KINDS = ['chest', 'chest', 'interaction', 'door', 'token', 'trap', 'loot'] as const;

/** Hands out places nobody holds yet; never a blocked field. */
class Ground {
  private readonly taken = new Set<string>();

  constructor(
    private readonly chance: Chance,
    private readonly fields: Fields,
  ) {}

  private free(at: At, size: Size): boolean {
    return footprint(at, size).every((key) => {
      const field = this.fields.get(key);
      return field !== undefined && field.terrain !== '#' && !this.taken.has(key);
    });
  }

  anywhere(): At | null {
    const [field] = this.chance.shuffled([...this.fields.values()]);
    return field === undefined || field.terrain === '#' ? null : [field.x, field.y];
  }

  take(size: Size, prefer: (x: number, y: number) => boolean = () => true): At | null {
    const step = size === 'large' ? 2 : 1;
    const open = [...this.fields.values()]
      .filter(({ x, y }) => x % step === 0 && y % step === 0)
      .map(({ x, y }): At => [x, y])
      .filter((at) => this.free(at, size));
    const liked = open.filter(([x, y]) => prefer(x, y));
    const [at] = this.chance.shuffled(liked.length > 0 ? liked : open);
    if (at === undefined) return null;
    for (const key of footprint(at, size)) this.taken.add(key);
    return at;
  }
}

function placed<Thing>(many: number, make: () => Thing | null): Thing[] {
  const things: Thing[] = [];
  for (let nth = 0; nth < many; nth += 1) {
    const thing = make();
    if (thing !== null) things.push(thing);
  }
  return things;
}

interface Maker {
  readonly chance: Chance;
  readonly theme: Theme;
  readonly ground: Ground;
  readonly names: string[];
  readonly acting: At;
  readonly opening: Opening | null;
}

function enemyField(maker: Maker, placedBefore: readonly { readonly at: At }[]): At | null {
  const { chance, theme, ground, acting, opening } = maker;
  const [mx, my] = acting;
  const friend = placedBefore.slice(1).pop();
  if (friend !== undefined && chance.percent(theme.cluster)) {
    const [fx, fy] = friend.at;
    return ground.take('small', (x, y) => max(abs(x - fx), abs(y - fy)) <= 1);
  }
  if (!chance.percent(theme.far)) return ground.take('small');
  if (opening !== null) return ground.take('small', (x, y) => opening.beyond([x, y], acting));
  return ground.take('small', (x, y) => max(abs(x - mx), abs(y - my)) >= 4);
}

const flags = (chance: Chance, name: string, percent: number): Record<string, boolean> =>
  chance.percent(percent) ? { [name]: true } : chance.percent(5) ? { [name]: false } : {};

function heroesOf(maker: Maker): HeroCase[] {
  const { chance, theme, names } = maker;
  const many = chance.between(...theme.heroes);
  const orders = chance.shuffled([1, 2, 3, 5, 8, 9]);
  const alike = chance.percent(theme.equals);
  const before: { at: At }[] = [];
  const value = (most: number) => chance.between(alike ? most - 1 : 0, most);
  return placed(many, () => {
    const at = enemyField(maker, before);
    if (at !== null) before.push({ at });
    return at === null
      ? null
      : {
          id: names.pop() ?? 'hero',
          at,
          hp: value(6),
          order: orders.pop() ?? 0,
          ...(chance.percent(85) ? { cubes: value(4) } : {}),
          ...(chance.percent(85) ? { curse: value(3) } : {}),
          ...(chance.percent(85) ? { resources: value(5) } : {}),
          ...flags(chance, 'hidden', theme.hidden),
          ...flags(chance, 'unconscious', theme.unconscious),
          ...(chance.percent(10) ? { shield: chance.between(0, 4) } : {}),
        };
  });
}

function alliesOf(maker: Maker, heroes: readonly HeroCase[]): AllyCase[] {
  const { chance, theme, names, opening, ground } = maker;
  const inTheGap = (x: number, y: number) => x === opening?.at[0] && y === opening.at[1];
  return placed(chance.between(...theme.allies), () => {
    const plugs = opening !== null && chance.percent(theme.plug);
    const at = plugs ? ground.take('small', inTheGap) : enemyField(maker, heroes);
    const kind = chance.percent(50) ? 'animal' : 'companion';
    return at === null
      ? null
      : { id: names.pop() ?? 'ally', kind, at, ...flags(chance, 'hidden', theme.hidden) };
  });
}

function othersOf({ chance, theme, ground }: Maker): OtherMonsterCase[] {
  let nth = 0;
  return placed(chance.between(...theme.others), () => {
    const size: Size = chance.percent(30) ? 'large' : 'small';
    const at = ground.take(size);
    nth += 1;
    return at === null ? null : { id: `other-${nth}`, at, size };
  });
}

/** Traps and loot are no obstacles (O2): figures may stand on them. */
function objectsOf({ chance, theme, ground }: Maker): ObjectCase[] {
  return placed(chance.between(...theme.objects), () => {
    const kind = chance.pick(KINDS);
    const flat = kind === 'trap' || kind === 'loot';
    const at = flat && chance.percent(50) ? ground.anywhere() : ground.take('small');
    return at === null ? null : { kind, at };
  });
}

const some = <Name extends string, Thing>(name: Name, list: readonly Thing[], chance: Chance) =>
  list.length > 0 || chance.percent(10) ? { [name]: list } : {};

/** Which fields the acting monster would rather start on. */
function startOf(chance: Chance, theme: Theme, fields: Fields, size: Size) {
  const onHazard = chance.percent(theme.startsOnHazard);
  const high = chance.percent(theme.startsHigh);
  return (x: number, y: number): boolean => {
    const cells = footprint([x, y], size).flatMap((key) => fields.get(key) ?? []);
    const hazard = cells.some(({ terrain }) => 'LMS'.includes(terrain));
    return (hazard || !onHazard) && (cells.some(({ level }) => level === 2) || !high);
  };
}

/** The whole case, or null when the board has no place for the acting monster. */
export function randomFigures(
  chance: Chance,
  theme: Theme,
  { board, opening }: RandomBoard,
  monster: Omit<ActingMonsterCase, 'at'>,
): MonsterCase | null {
  const fields = fieldsOf(board, EVERY_RULE_HOLDS);
  const ground = new Ground(chance, fields);
  const at = ground.take(monster.size, startOf(chance, theme, fields, monster.size));
  if (at === null) return null;
  const maker = { chance, theme, ground, names: chance.shuffled(NAMES), acting: at, opening };
  const heroes = heroesOf(maker);
  const { id, ...rest } = monster;
  const primary = heroes[chance.percent(50) ? 0 : chance.between(0, 3)]?.id;
  return {
    board,
    heroes,
    ...some('allies', alliesOf(maker, heroes), chance),
    ...some(
      'npcs',
      placed(chance.between(...theme.npcs), () => {
        const place = ground.take('small');
        return place === null ? null : { id: maker.names.pop() ?? 'npc', at: place };
      }),
      chance,
    ),
    ...some('monsters', othersOf(maker), chance),
    ...some('objects', objectsOf(maker), chance),
    monster: { id, at, ...rest },
    ...(primary !== undefined && chance.percent(theme.primary) ? { primary } : {}),
    ...(chance.percent(theme.pvp) ? { mode: 'pvp' } : chance.percent(10) ? { mode: 'coop' } : {}),
  };
}
