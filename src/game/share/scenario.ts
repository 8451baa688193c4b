import type {
  ActingMonster,
  Board,
  BridgeDraft,
  DarknessSituation,
  Hero,
  Position,
  Situation,
} from '@/src/rules';

/**
 * A rules question as `npm run rules` reads it: one line of JSON. `lost` names what its format has
 * no words for, so that nobody wonders about the answer.
 */
export interface Scenario {
  readonly line: string;
  readonly lost: readonly ('darkness-below' | 'bridge-terrain')[];
}

const DEFAULTS = {
  cubes: 0,
  curse: 0,
  resources: 0,
  hidden: false,
  unconscious: false,
  shield: 0,
};

/** Without what is the default anyway: bug reports are read by people too. */
const heroCase = (hero: Hero): object => ({
  id: hero.id,
  at: hero.at,
  hp: hero.hp,
  order: hero.order,
  ...Object.fromEntries(
    Object.entries(DEFAULTS).flatMap(([key, usual]) => {
      const value = hero[key as keyof typeof DEFAULTS];
      return value === usual ? [] : [[key, value]];
    }),
  ),
});

const monsterCase = ({ abilities, immunities, tokens, ...monster }: ActingMonster): object => ({
  id: monster.id,
  at: monster.at,
  size: monster.size,
  move: monster.move,
  attack: monster.attack,
  damage: monster.damage,
  abilities,
  immunities,
  tokens,
});

const bridgeCase = ({ at, size, level }: BridgeDraft): object => ({ at, size, level });

const boardCase = ({ draft }: Board): object => ({
  terrain: draft.terrain,
  ...(draft.levels && { levels: draft.levels }),
  ...(draft.darkness?.length && { darkness: draft.darkness }),
  ...(draft.bridges?.length && { bridges: draft.bridges.map(bridgeCase) }),
});

const lostOf = ({ draft }: Board): Scenario['lost'] => [
  ...(draft.darknessBelow?.length ? (['darkness-below'] as const) : []),
  ...(draft.bridges?.some(({ terrain }) => terrain) ? (['bridge-terrain'] as const) : []),
];

const some = <Item>(key: string, list: readonly Item[]): object =>
  list.length === 0 ? {} : { [key]: list };

/** `id` names the case; it comes back with the answer. */
export function monsterScenario(situation: Situation, id: string): Scenario {
  const { board, heroes, allies, npcs, monsters, objects, monster, primary, mode } = situation;
  const question = {
    id,
    op: 'monsterTurn',
    board: boardCase(board),
    heroes: heroes.map(heroCase),
    ...some(
      'allies',
      allies.map(({ hidden, ...ally }) => ({ ...ally, ...(hidden && { hidden }) })),
    ),
    ...some('npcs', npcs),
    ...some('monsters', monsters),
    ...some('objects', objects),
    monster: monsterCase(monster),
    ...(primary === undefined ? {} : { primary }),
    ...(mode === 'pvp' ? { mode } : {}),
    trace: true,
  };
  // Darkness below bridges plays no part in a monster's turn (G6).
  const lost = lostOf(board).filter((what) => what !== 'darkness-below');
  return { line: JSON.stringify(question), lost };
}

/** `tile`: the cells of the drawn shape. */
export function darknessScenario(
  { board, heroes }: DarknessSituation,
  tile: readonly Position[],
  id: string,
): Scenario {
  const question = {
    id,
    op: 'darkness',
    board: boardCase(board),
    heroes: heroes.map(({ id: hero, at, hp, order, unconscious }) => ({
      id: hero,
      at,
      hp,
      order,
      ...(unconscious === true ? { unconscious } : {}),
    })),
    tile,
    trace: true,
  };
  return { line: JSON.stringify(question), lost: lostOf(board) };
}
