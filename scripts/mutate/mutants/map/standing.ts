import { mutantsOf, type Mutant } from '@/scripts/mutate/mutant';

/** Where figures stand and what is below them: G4, O1, O2, M4, M7, N11. */
const STANDING_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'adventure/map/standing',
    ['G4', "size === 'large' ? fieldsOfZone(zoneOf(position)) : [position]", '[position]'],
    ['O1', '  ...heroes,\n  ...allies,\n', '  ...heroes,\n'],
    ['O1', '!but.includes(id)', 'true'],
    ['O1', '    ...holdersOf(adventure, fields),\n', ''],
    ['O2', '    ...fields.flatMap((one) => obstaclesAt(map, one)),\n', ''],
    ['G4', 'fieldsHeld(position, size).some((field) =>', '[position].some((field) =>'],
    ['G4', "return { code: 'not-a-zone' };", 'return undefined;'],
    ['N11', "  ...(dark === 0 ? [] : (['darkness'] as const)),\n", ''],
    ['M4', "['lava', LAVA],\n  ['miasma', MIASMA]", "['lava', MIASMA],\n  ['miasma', LAVA]"],
    ['M4', "  ['spikes', SPIKES],\n", ''],
  ),
  ...mutantsOf(
    'adventure/consequences/on-the-map',
    ['M4', '  }\n  followGround(play, id, cause);\n', '  }\n'],
    [
      'M7',
      'groundAt(adventure.map, at, sizeOf(adventure, id))',
      "groundAt(adventure.map, at, 'small')",
    ],
  ),
];

/** Ways of heroes and monsters: M1 to M5, O1 to O3, P2, Q1, C4. */
const WALKING_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'adventure/map/walking',
    ['C4', "(isImmuneIn(adventure, id, 'burn') ? 0 : LAVA)", 'LAVA'],
    ['C4', "(isImmuneIn(adventure, id, 'poison') ? 0 : MIASMA)", 'MIASMA'],
    ['C4', "(isImmuneIn(adventure, id, 'bleed') ? 0 : SPIKES)", 'SPIKES'],
    ['C4', " &&\n  heroIn(adventure, id)?.immunities.includes('darkness') !== true", ''],
    ['N11', 'monsterIn(adventure, id) === undefined &&\n  ', ''],
    [
      'O2',
      'if (areFoes(adventure, walker, other)) return ENEMY',
      'if (!areFoes(adventure, walker, other)) return ENEMY',
    ],
    ['O3', "sizeOf(adventure, other) === 'large' ? LARGE_MONSTER : SMALL_MONSTER", 'SMALL_MONSTER'],
    ['O2', '    if (blocks) put(', '    put('],
    ['O3', "kind === 'chest' ? CHEST : OBSTACLE", 'OBSTACLE'],
    ['O2', "kind === 'chest' ? CHEST : OBSTACLE", 'CHEST'],
    ['N11', '=== 1 ? DARK : 0', '=== 0 ? DARK : 0'],
    ['O3', 'EVERYTHING & ~(friends | CHEST)', 'EVERYTHING & ~CHEST'],
    ['O3', 'EVERYTHING & ~(friends | CHEST)', 'EVERYTHING & ~friends'],
    ['O3', 'EVERYTHING & ~(SMALL_MONSTER | CHEST)', 'EVERYTHING & ~CHEST'],
    ['O3', 'EVERYTHING & ~(SMALL_MONSTER | CHEST)', 'EVERYTHING & ~SMALL_MONSTER'],
    ['O3', 'EVERYTHING & ~(SMALL_MONSTER | CHEST)', 'EVERYTHING & ~(friends | CHEST)'],
    ['O1', 'barsPassing: EVERYTHING & ~friends,', 'barsPassing: EVERYTHING,'],
    ['O1', 'barsEnding: EVERYTHING }', 'barsEnding: EVERYTHING & ~friends }'],
    ['P2', 'harmful: burns | DIFFICULT', 'harmful: burns'],
  ),
  ...mutantsOf(
    'adventure/map/movement',
    ['Q1', 'MOVEMENT = 3', 'MOVEMENT = 4'],
    ['M1', 'SLOWED_BY = 2', 'SLOWED_BY = 1'],
    ['M1', "  if (has(adventure, id, 'knock-down')) return 0;\n", ''],
    ['M1', ' + bonusMovement(adventure, id)', ''],
  ),
  ...mutantsOf(
    'adventure/map/reach',
    ['Q1', '? NO_LIMIT : movementLeft(adventure, figure)', '? NO_LIMIT : NO_LIMIT'],
    ['P2', 'ground.harmful & ~there', 'ground.harmful'],
    ['O1', '    .filter((end) => end !== walking.ground.start)\n', ''],
    ['P2', 'harmless: at(reached.clean, end) !== NONE', 'harmless: true'],
    ['P2', 'way?.slice(1)', 'way?.slice(0)'],
    ['O1', '  if (!reached.ends.includes(end)) return undefined;\n', ''],
  ),
  ...mutantsOf(
    'adventure/map/steps',
    ['M9', '!samePosition(last, to)', 'false'],
    ['M9', '(index === 0 || isNear(ground.places, all[index - 1] ?? NONE, place))', 'true'],
    ['M9', 'places[0] === ground.start ? places : [ground.start, ...places]', 'places'],
    [
      'M9',
      'places[0] === ground.start ? places : [ground.start, ...places]',
      '[ground.start, ...places]',
    ],
  ),
];

/** R1, R2: who makes way, and what breaks. */
const DISPLACEMENT_MUTANTS: readonly Mutant[] = mutantsOf(
  'adventure/map/displacement',
  ['R1', '      !isIn(position, taken) && placeFault', '      placeFault'],
  [
    'R1',
    "placeFault(adventure, position, 'small', [large])",
    "placeFault(adventure, position, 'small', [])",
  ],
  ['R2', "(kind === 'chest' || kind === 'loot') && isIn", "kind === 'chest' && isIn"],
  ['R2', "(kind === 'chest' || kind === 'loot') && isIn", 'isIn'],
  ['Z1', "die: kind === 'chest' && !safe", "die: kind === 'chest'"],
  ['R2', "die: kind === 'chest' && !safe", 'die: !safe'],
  ['R2', ' && isIn(at, zone)', ''],
);

/** F1, F4: allies on the map. */
const ALLY_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('adventure/map/movement', [
    'F4',
    'allyIn(adventure, id)?.card?.move ?? MOVEMENT',
    'MOVEMENT',
  ]),
  ...mutantsOf('adventure/decide/map/move-figure', [
    'F4',
    'turn.over || monsterIn(adventure, figure)',
    'turn.over || !heroIn(adventure, figure)',
  ]),
  ...mutantsOf(
    'adventure/board/attack-help',
    ['F1', "melee: 'yellow', ranged: 'red'", "melee: 'red', ranged: 'red'"],
    ['F1', "ranged: 'red', magic: 'blue'", "ranged: 'blue', magic: 'blue'"],
    ['F1', "ranged: 'red', magic: 'blue'", "ranged: 'red', magic: 'red'"],
    ['F1', 'heroIn(adventure, hero) ?? allyIn(adventure, hero)', 'heroIn(adventure, hero)'],
    ['F4', "placeFault(adventure, at, 'small', [ally]) === undefined", 'at.length > 0'],
  ),
  ...mutantsOf(
    'adventure/decide/allies/attack',
    ['F4', " || !card?.keywords.includes('loot')", ''],
    ['F4', ' && !monsterIn(play.adventure, id)', ''],
    ['F4', 'blocks: false', 'blocks: true'],
  ),
  ...mutantsOf(
    'adventure/warnings/allies',
    ['F1', "card?.attack === 'ranged' && ", ''],
    ['F1', "turn.attacks > 0 ? [{ code: 'no-attack-left', most: 1 }] : []", '[]'],
    ['F1', "if (turn?.figure !== id || turn.over) return [{ code: 'not-its-turn' }];", ''],
  ),
];

export const MAP_FIGURE_MUTANTS: readonly Mutant[] = [
  ...STANDING_MUTANTS,
  ...WALKING_MUTANTS,
  ...DISPLACEMENT_MUTANTS,
  ...ALLY_MUTANTS,
];
