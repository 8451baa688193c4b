import { mutantsOf, type Mutant } from '../mutant';

export const BOARD_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'board/create',
    [
      'G6',
      'at(bridge, index) === NO_CELL ? at(ground, index) : at(bridge, index)',
      'at(ground, index)',
    ],
    ['G6', 'lay(draft.darknessBelow ?? [], low);', 'lay(draft.darknessBelow ?? [], top);'],
  ),
  ...mutantsOf(
    'board/fields',
    ['G8', 'fields.hazard[field] = 0;', ''],
    ['G8', 'fields.hazard[field] = 0;', 'fields.hazard[field] = fields.blocked[field] = 0;'],
    ['P1', 'fields.dark[field] = terrain === DARK ? 1 : 0;', 'fields.dark[field] = 0;'],
    ['P1', 'fields.dark[field] = 1;', ''],
  ),
  ...mutantsOf(
    'board/cells',
    ['G1', 'cell === NO_CELL || levelOfCell(cell) === level', 'true'],
    ['G1', 'if (y % 2 === 0) return true;', 'return true;'],
    ['G6', 'cellOf(kind, level, symbol)', 'cellOf(kind, 0, symbol)'],
  ),
  ...mutantsOf(
    'board/links',
    ['G2', 'if (x > 0) next = linkTo(near, next, at(places, middle - 1));\n  next', 'next'],
    [
      'O4',
      'return x < width - 1 ? linkTo(near, next, at(places, middle + 1)) : next;',
      'return next;',
    ],
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
    ['G1', 'width + (at(x, field) >> 1));', 'width + ((at(x, field) + 1) >> 1));'],
    ['G1', '(at(y, field) >> 1) * width', '((at(y, field) + 1) >> 1) * width'],
    [
      'G3',
      'for (let field = 0; field < fields; field++) {',
      'for (let field = 0; field < fields; field += ZONE_FIELDS) {',
    ],
    ['G4', 'isComplete(fields, zone) ? 1 : 0', '1'],
    ['G4', 'if (other !== NONE && at(complete, other) === 1)', 'if (other !== NONE)'],
    ['M7', 'hazard |= at(source.hazard, field)', 'hazard = at(source.hazard, field)'],
    ['P1', 'dark |= at(source.dark, field)', 'dark = at(source.dark, field)'],
    ['O3', 'blocked |= at(source.blocked, field);', ''],
    ['M7', 'level[zone] = at(source.level, firstField(fields, zone));', ''],
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
