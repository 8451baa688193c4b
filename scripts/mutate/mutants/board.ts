import { mutantsOf, type Mutant } from '../mutant';

export const BOARD_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'board/create',
    ['G1', '(y >> 1) * across + (x >> 1)', '(y >> 1) * across + ((x + 1) >> 1)'],
    ['G1', '(y >> 1) * across + (x >> 1)', '((y + 1) >> 1) * across + (x >> 1)'],
    ['G6', 'const cell = bridge[index] ?? ground[index];', 'const cell = ground[index];'],
    ['G6', 'mark(draft.darknessBelow ?? [], low);', 'mark(draft.darknessBelow ?? [], top);'],
    ['G8', '(token[field] ? 0 : HAZARD_OF[cell.terrain])', 'HAZARD_OF[cell.terrain]'],
    [
      'G8',
      "ints((cell) => (cell.terrain === 'blocked' ? 1 : 0))",
      "ints((cell, field) => (cell.terrain === 'blocked' && !token[field] ? 1 : 0))",
    ],
    ['P1', "(token[field] || cell.terrain === 'darkness' ? 1 : 0)", '(token[field] ? 1 : 0)'],
    [
      'P1',
      "(token[field] || cell.terrain === 'darkness' ? 1 : 0)",
      "(cell.terrain === 'darkness' ? 1 : 0)",
    ],
  ),
  ...mutantsOf(
    'board/cells',
    ['G1', 'mate && cell.value && mate.level !== cell.value.level', 'mate && false'],
    ['G1', 'if (y % 2 === 0) return [];', 'return [];'],
    [
      'G6',
      '{ x, y, level, terrain: kind, spawn: symbol',
      '{ x, y, level: 0, terrain: kind, spawn: symbol',
    ],
  ),
  ...mutantsOf(
    'board/links',
    ['G2', 'const other = dx || dy ?', 'const other = (dx === 0) !== (dy === 0) ?'],
    ['O4', 'const other = dx || dy ?', 'const other = dx * dy !== 1 && (dx || dy) ?'],
  ),
  ...mutantsOf(
    'board/terrain',
    ['G7', "  L: 'lava',", "  L: 'plain',"],
    ['M4', '  miasma: MIASMA,', '  miasma: 0,'],
    ['M4', '  spikes: SPIKES,', '  spikes: 0,'],
    ['M3', '  difficult: DIFFICULT,', '  difficult: 0,'],
  ),
  ...mutantsOf(
    'board/zones',
    ['G3', 'at(places, (y + dy) * width + x + dx) !== NONE', 'at(places, y * width + x) !== NONE'],
    ['G4', 'held.length === ZONE_FIELDS ? 1 : 0', '1'],
    ['G4', 'if (other !== NONE && at(complete, other) === 1)', 'if (other !== NONE)'],
    ['M7', 'bits | at(hazard, field)', 'bits & at(hazard, field)'],
    ['P1', 'bits | at(dark, field)', 'bits & at(dark, field)'],
    ['O3', 'bits | at(blocked, field)', 'bits & at(blocked, field)'],
    ['M7', 'at(level, held[0] ?? 0)', '0'],
  ),
  ...mutantsOf(
    'model/standing',
    ['G4', 'position[0] % 2 || position[1] % 2', 'position[0] % 2'],
    ['G4', 'return at(board.zones.complete, zone) === 1 ? zone : NONE;', 'return zone;'],
  ),
  ...mutantsOf(
    'model/figures',
    ['O2', "kind !== 'trap' && kind !== 'loot'", "kind !== 'trap'"],
    ['O2', "kind !== 'trap' && kind !== 'loot'", "kind !== 'loot'"],
    ['O2', "kind !== 'trap' && kind !== 'loot'", "kind === 'chest' || kind === 'interaction'"],
  ),
];
