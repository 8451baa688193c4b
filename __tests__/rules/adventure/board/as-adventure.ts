import type {
  Adventure,
  AdventureHero,
  CardAbility,
  CardInPlay,
  GameState,
  MapObject,
  MonsterFigure,
  Position,
  Tokens,
  Turn,
} from '@/src/rules';
import type { AbilitiesCase, MonsterCase } from '@/__tests__/rules/oracle/monster/case';
import { ownFace } from '../foes';
import { adventureOf, adventureWith } from '../kit';
import { groundFor, type Ground } from './ground';

const BASE = adventureWith();
const [HERO] = adventureOf(BASE).heroes;

/** The generators' case as the board can show it: whoever stands somewhere has ground below. */
export interface Fitted {
  readonly scenario: MonsterCase;
  readonly ground: Ground;
}

const large = (at: Position): readonly Position[] =>
  [0, 1].flatMap((y) => [0, 1].map((x): Position => [at[0] + x, at[1] + y]));

const standing = (scenario: MonsterCase): readonly Position[] => {
  const { heroes, allies = [], npcs = [], objects = [], monsters = [], monster } = scenario;
  return [
    ...[...heroes, ...allies, ...npcs, ...objects].map(({ at }) => at),
    ...[...monsters, monster].flatMap(({ at, size }) => (size === 'large' ? large(at) : [at])),
  ];
};

/** Undefined: player against player, where conditions work at once (X4); it has rows of its own. */
export function fitted(seed: number, scenario: MonsterCase): Fitted | undefined {
  if (scenario.mode === 'pvp') return undefined;
  const heroes = scenario.heroes
    .map((hero) => ({
      ...hero,
      hp: hero.unconscious ? 0 : Math.max(1, hero.hp),
      resources: Math.max(hero.resources ?? 0, hero.shield ?? 0),
    }))
    .sort((a, b) => a.order - b.order);
  const ground = groundFor(seed, scenario.board, standing(scenario));
  return { scenario: { ...scenario, heroes, board: ground.draft }, ground };
}

const shifted = (at: Position, offset: Position): Position => [
  at[0] + offset[0],
  at[1] + offset[1],
];

/** Only what lies there. */
const some = (tokens: Readonly<Record<string, number | boolean | undefined>>): Tokens =>
  Object.fromEntries(
    Object.entries(tokens)
      .map(([kind, count]) => [kind, Number(count ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );

function heroOf(hero: MonsterCase['heroes'][number], offset: Position): AdventureHero {
  if (!HERO) throw new Error('no hero');
  const { shield = 0, resources = 0, hidden = false, curse = 0, unconscious = false } = hero;
  return {
    ...HERO,
    id: hero.id,
    name: hero.id,
    role: null,
    hp: hero.hp,
    maxHp: 16,
    unconscious,
    cubes: null,
    cubesSaid: hero.cubes ?? 0,
    curseLimit: 20,
    traumaLimit: 20,
    curse: Array.from({ length: curse }, () => ({ skill: null })),
    tokens: some({ shield, fury: resources - shield, stealth: hidden }),
    at: shifted(hero.at, offset),
  };
}

const SPREADS: readonly string[] = ['cleave', 'strike', 'multishot', 'trample'];

const abilitiesOf = (abilities: AbilitiesCase): readonly CardAbility[] =>
  Object.entries(abilities).flatMap(([key, value]: [string, number | boolean]) => {
    if (value === false) return [];
    const keyword = (key === 'attackTwice' ? 'attack-twice' : key) as CardAbility['keyword'];
    const x = SPREADS.includes(key) ? { x: Number(value) } : {};
    return [{ keyword, phase: 'behaviour' as const, ...x }];
  });

const cardFor = ({ monster }: MonsterCase): CardInPlay => ({
  id: 'card-acting',
  kind: 'scenario',
  name: 'Acting',
  back: null,
  spot: null,
  face: ownFace({
    size: monster.size,
    move: monster.move,
    attack: monster.attack,
    damage: monster.damage,
    track: null,
    immunities: monster.immunities ?? [],
    abilities: abilitiesOf(monster.abilities ?? {}),
  }),
});

const otherCard = (size: 'small' | 'large'): CardInPlay => ({
  id: `card-${size}`,
  kind: 'scenario',
  name: size,
  back: null,
  spot: null,
  face: ownFace({ size }),
});

export const MONSTER_HP = 50;

const monsterOf = (id: string, card: string, at: Position, tokens: Tokens): MonsterFigure => ({
  id,
  card,
  base: null,
  hp: MONSTER_HP,
  maxHp: MONSTER_HP,
  tokens,
  markedBy: null,
  on: [],
  at,
});

const actingTokens = ({ monster: { tokens = {} } }: MonsterCase): Tokens =>
  some({
    slow: tokens.slow,
    'knock-down': tokens.knockDown,
    intimidate: tokens.intimidate,
    'additional-movement': tokens.moveBonus,
    'additional-damage': tokens.damageBonus,
  });

/** M8: who is immune loses nothing. */
const losesAttack = ({ monster: { size, immunities = [], tokens = {} } }: MonsterCase): boolean =>
  Boolean(tokens.stun) &&
  size === 'small' &&
  !immunities.some((one) => one === 'stun' || one === 'large');

const turnOf = (scenario: MonsterCase): Turn => ({
  key: 'card-acting',
  place: 1,
  figure: scenario.monster.id,
  waiting: [],
  loses: losesAttack(scenario) ? 'attack' : null,
  tasks: [],
  over: false,
  attacks: 0,
  ran: null,
  actions: [],
  focused: [],
  furious: [],
  touched: {},
});

const objectsOf = ({ npcs = [], objects = [] }: MonsterCase, offset: Position): MapObject[] => [
  ...npcs.map(({ id, at }) => ({
    id,
    kind: 'npc' as const,
    name: id,
    charges: null,
    safe: false,
    blocks: true,
    at: shifted(at, offset),
  })),
  ...objects.map(({ kind, at }, index) => ({
    id: `object-${index}`,
    kind,
    name: '',
    charges: null,
    safe: false,
    at: shifted(at, offset),
    blocks: kind !== 'trap' && kind !== 'loot',
  })),
];

/** The same situation as a running adventure, in the middle of the monster's own turn. */
export function asAdventure({ scenario, ground }: Fitted): GameState {
  const { map, offset } = ground;
  const { heroes, allies = [], monsters = [], monster } = scenario;
  const adventure: Adventure = {
    ...adventureOf(BASE),
    round: 1,
    turn: turnOf(scenario),
    serial: 100,
    heroes: heroes.map((hero) => heroOf(hero, offset)),
    allies: allies.map(({ id, kind, at, hidden = false }) => ({
      id,
      kind,
      name: id,
      hero: null,
      toughness: null,
      on: [],
      tokens: some({ stealth: hidden }),
      at: shifted(at, offset),
    })),
    cards: [cardFor(scenario), otherCard('small'), otherCard('large')],
    monsters: [
      ...monsters.map(({ id, size, at }) => monsterOf(id, `card-${size}`, shifted(at, offset), {})),
      monsterOf(monster.id, 'card-acting', shifted(monster.at, offset), actingTokens(scenario)),
    ],
    map: { ...map, objects: objectsOf(scenario, offset) },
  };
  return { ...BASE, adventure };
}
