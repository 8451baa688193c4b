import {
  createBoard,
  createSituation,
  fieldAt,
  type Abilities,
  type Board,
  type Position,
  type Situation,
  type SituationDraft,
} from '@/src/rules';

/** Seeded boards and situations, five heroes, three companions, twelve monsters. */
const HEROES = 5;
const COMPANIONS = 3;
const MONSTERS = 12;

const ABILITIES: readonly Abilities[] = [
  {},
  { cleave: 2 },
  { cleave: 3, bloodseeker: true },
  { strike: 1, defiant: true },
  { strike: 2 },
  { jump: true, relentless: true },
  { trample: 2, reckoner: true },
  { ambush: true },
  { attackTwice: true, vicious: true, covetous: true },
  { slaughter: true },
];
const ATTACKS = ['melee', 'melee', 'melee', 'ranged', 'ranged', 'magic'] as const;

/** A small generator of its own, so that every run measures the same turns. */
export const chance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
export type Chance = ReturnType<typeof chance>;

export const drawBoard = (width: number, height: number, pick: Chance): Board => {
  const palette = `${'.'.repeat(24)}~~LMSD##*`;
  const terrain = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => palette[pick(palette.length)]).join(''),
  );
  const zones = Array.from({ length: height / 2 }, () =>
    Array.from({ length: width / 2 }, () => '00000112'[pick(8)]?.repeat(2)).join(''),
  );
  const levels = zones.flatMap((row) => [row, row]);
  const darkness = Array.from({ length: (width * height) / 30 }, (): Position => [
    pick(width),
    pick(height),
  ]);
  const board = createBoard({ terrain, levels, darkness });
  if (!board.ok) throw new Error(board.error.code);
  return board.value;
};

export const drawSituation = (board: Board, pick: Chance): Situation => {
  const taken = new Set<number>();
  const free = (position: Position): boolean => {
    const field = fieldAt(board, position);
    return board.blocked[field] === 0 && !taken.has(field);
  };
  const smallPlace = (): Position => {
    for (;;) {
      const place: Position = [pick(board.width), pick(board.height)];
      if (!free(place)) continue;
      taken.add(fieldAt(board, place));
      return place;
    }
  };
  const largePlace = (): Position | undefined => {
    for (let tries = 0; tries < 50; tries++) {
      const [x, y] = [2 * pick(board.width / 2), 2 * pick(board.height / 2)];
      const cells: Position[] = [
        [x, y],
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ];
      if (!cells.every(free)) continue;
      for (const cell of cells) taken.add(fieldAt(board, cell));
      return [x, y];
    }
    return undefined;
  };
  const stand = (large: boolean) => {
    const zone = large ? largePlace() : undefined;
    return zone
      ? ({ at: zone, size: 'large' } as const)
      : ({ at: smallPlace(), size: 'small' } as const);
  };
  const attack = ATTACKS[pick(ATTACKS.length)] ?? 'melee';
  const { cleave, ...others } = ABILITIES[pick(ABILITIES.length)] ?? {};
  const draft: SituationDraft = {
    board,
    monster: {
      id: 'acting',
      ...stand(pick(4) === 0),
      move: 2 + pick(4),
      attack,
      damage: 4,
      abilities:
        cleave === undefined
          ? others
          : { ...others, [attack === 'melee' ? 'cleave' : 'multishot']: cleave },
    },
    monsters: Array.from({ length: MONSTERS - 1 }, (_, i) => ({ id: `m${i}`, ...stand(i < 3) })),
    heroes: Array.from({ length: HEROES }, (_, i) => ({
      id: `h${i}`,
      at: smallPlace(),
      hp: 1 + pick(12),
      order: i,
      cubes: pick(6),
      curse: pick(4),
      resources: pick(5),
      hidden: pick(10) === 0,
      unconscious: pick(15) === 0,
    })),
    allies: Array.from({ length: COMPANIONS }, (_, i) => ({
      id: `a${i}`,
      kind: 'companion' as const,
      at: smallPlace(),
    })),
    npcs: [{ id: 'n0', at: smallPlace() }],
    objects: [{ kind: 'chest', at: smallPlace() }],
    mode: pick(10) === 0 ? 'pvp' : 'coop',
  };
  const situation = createSituation(draft);
  if (!situation.ok) throw new Error(`${situation.error.code} ${situation.error.path}`);
  return situation.value;
};
