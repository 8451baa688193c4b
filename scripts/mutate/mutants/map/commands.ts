import { mutantsOf, type Mutant } from '@/scripts/mutate/mutant';

/** Pieces laid, moved, painted and taken away: G1, G6 to G8. */
const PIECE_COMMANDS: readonly Mutant[] = [
  ...mutantsOf(
    'adventure/decide/map/pieces',
    ['G1', '  refuseIf(piecesFault(next));\n', ''],
    ['G1', 'command.raised ?? sheetOnTrays(play, sheet)', 'command.raised ?? false'],
    ['G6', '  if (joined.includes(2)) return 2;\n', ''],
    [
      'G6',
      "  for (const tile of darkness) play.add({ type: 'darknessLaid', v: 1, cause: 'G6', tile });\n",
      '',
    ],
  ),
  ...mutantsOf(
    'adventure/decide/map/laid-pieces',
    [
      'G1',
      '  ...carriedBy(theMap(play), from).map((sheet) => asSheet(carriedTo(sheet, from, to))),\n',
      '',
    ],
    ['G1', 'raised: sheetOnTrays(play, sheet)', 'raised: piece.sheet.raised'],
    ['G6', '  size: turnedSize(bridge.size, turn),\n', ''],
    ['G6', '  print: turnRows(bridge.print, turn),\n', ''],
    ['G6', '  refuseIf(piecesFault(next));\n', ''],
    [
      'G6',
      "  for (const tile of darkness) play.add({ type: 'darknessLaid', v: 1, cause: 'G6', tile });\n",
      '',
    ],
  ),
  ...mutantsOf(
    'adventure/decide/map/keep-ground',
    ['G1', "  if (!kept) refuse({ code: 'figures-on-it' });\n", ''],
    ['O2', '  ...(adventure.map?.objects ?? []).map(({ at }) => at),\n', ''],
    ['G6', '[cell.below, !cell.below].find', '[cell.below].find'],
    ['G6', ' && isThere(next, cell.at, other)', ''],
  ),
  ...mutantsOf(
    'adventure/decide/map/paint',
    ['G1', '  if (command.as === BLOCKED) checkBlocked(before, after.map ?? map);\n', ''],
    ['O2', '    ...next.objects.filter(({ blocks }) => blocks).map(({ at }) => at),\n', ''],
    ['O2', 'next.objects.filter(({ blocks }) => blocks)', 'next.objects'],
    ['G8', '  groundsFollow(play, before);\n', ''],
  ),
  ...mutantsOf(
    'adventure/decide/map/set-map',
    ['O2', '  refuseIf(thingsFault(map));\n', ''],
    ['G1', '  refuseIf(piecesFault(map));\n', ''],
    ['O1', 'sizeOf(adventure, id), [id]) !== undefined', 'sizeOf(adventure, id)) !== undefined'],
    ['G1', 'numberedAnew(command.map, before.serial)', 'numberedAnew(command.map, 0)'],
    ['G8', '  groundsFollow(play, before);\n', ''],
  ),
  ...mutantsOf(
    'adventure/evolve/map',
    [
      'G1',
      'Math.max(0, mapPartsOf(map) - mapPartsOf(before))',
      'mapPartsOf(map) - mapPartsOf(before)',
    ],
    ['G6', '    bridges: painted(map.bridges, piece, print),\n', ''],
    ['G6', '    bridges: withoutId(map.bridges, piece),\n', ''],
    ['N11', '  allies: moved(adventure.allies, who.id, at),\n', ''],
  ),
  ...mutantsOf(
    'adventure/events/map',
    ['G1', ' + (map === null ? 0 : mapPartsOf(map))', ''],
    ['G8', 'removeCells(map.darkness, cells)', '[]'],
  ),
];

/** Objects and darkness by instruction: O2, V4, G8, N10. */
const THING_COMMANDS: readonly Mutant[] = [
  ...mutantsOf(
    'adventure/decide/map/objects',
    ['O2', "object === 'npc' || ", ''],
    ['O2', 'blocks ?? blocksByItself(object)', 'blocksByItself(object)'],
    ['O2', 'object.blocks && holdersOf', 'holdersOf'],
    ['O2', 'object.blocks && holdersOf(play.adventure, [object.at]).length > 0', 'false'],
    ['O2', 'objects.length >= MAX_OBJECTS', 'objects.length > MAX_OBJECTS'],
    ['V4', 'checkNumber(charges, 0, MAX_CHARGES)', 'checkNumber(charges, 0, 999)'],
    ['V4', '  if (object.charges === charges) return;\n', ''],
  ),
  ...mutantsOf(
    'adventure/decide/map/darkness',
    ['G6', 'a.below === b.below && ', ''],
    ['G8', '    .filter((cell) => isCovered(map.darkness, cell) === dark)', '    '],
    ['G6', '!cell.below && at && samePosition', 'at && samePosition'],
    ['N10', '[...adventure.heroes, ...adventure.allies]', '[...adventure.heroes]'],
    ['N10', 'if (command.reaches === true) ', ''],
    ['N10', 'standingOn(play, cells))', 'standingOn(play, command.cells))'],
    ['G8', 'laid + cells.length > MAX_DARK_CELLS', 'cells.length > MAX_DARK_CELLS'],
    ['G8', 'cells });\n  groundsFollow(play, before);\n', 'cells });\n'],
    ['G8', 'tile });\n  groundsFollow(play, before);\n', 'tile });\n'],
  ),
];

/** Figures put down, moved, swapped and displaced: M2, M4, M5, M9 to M11, R1, R2. */
const FIGURE_COMMANDS: readonly Mutant[] = [
  ...mutantsOf(
    'adventure/decide/map/move-figure',
    ['M5', "  if (how === 'jump') return [from, to];\n", ''],
    ['M10', "  if (how === 'forced') return [from, to];\n", ''],
    ['R1', "  if (open.length > 0) refuse({ code: 'displace-first', figures: open });\n", ''],
    ['R1', "  if (given.length !== wanted.length) refuse({ code: 'unknown-figure' });\n", ''],
    ['R1', 'const taken = [...zone];', 'const taken: Position[] = [];'],
    ['R1', '    taken.push(at);\n', ''],
    ['R1', "    refuseIf(placeFault(play.adventure, at, 'small', [figure]));\n", ''],
    [
      'R1',
      "placeFault(play.adventure, at, 'small', [figure])",
      "placeFault(play.adventure, at, 'small')",
    ],
    ['M11', 'samePosition(other, to) && ', ''],
    ['M11', '!fits || sizeOf(adventure, figure) !== sizeOf(adventure, swapWith)', '!fits'],
    ['M11', '  if (swapWith !== undefined) putOnMap(play, swapWith, from, cause);\n', ''],
    [
      'M11',
      "  if (swapWith !== undefined) walkOver(play, swapWith, [to, from], how === 'jump');\n",
      '',
    ],
    ['M5', "walkOver(play, figure, way, how === 'jump')", 'walkOver(play, figure, way, false)'],
    ['S8', '  if (!isInPlay(play, figure)) return;\n', ''],
    ['R1', '  pushAside(play, displaced);\n', ''],
    ['R2', '  crushChests(play, figure, crushed);\n', ''],
    [
      'R2',
      "sizeOf(adventure, figure) === 'large' ? crushedAt(adventure, to) : []",
      'crushedAt(adventure, to)',
    ],
    ['R2', '    ...crushed.map(({ object }) => object),\n', ''],
    ['M4', ' && command.way === undefined', ''],
  ),
  ...mutantsOf(
    'adventure/decide/map/figures',
    [
      'M4',
      "    if (on.length > 0) play.add({ type: 'groundSet', v: 1, cause: 'table', who, on: [] });\n",
      '',
    ],
    ['M4', "putOnMap(play, id, at, 'table')", 'walkOver(play, id, [before ?? at, at], false)'],
    [
      'R1',
      'walkOver(play, id, [from ?? at, at], false)',
      'walkOver(play, id, [from ?? at, at], true)',
    ],
    ['R1', 'walkOver(play, id, [from ?? at, at], false)', "putOnMap(play, id, at, 'R1')"],
    [
      'R1',
      '[id]));\n  walkOver',
      '[id, ...play.adventure.heroes.map((hero) => hero.id)]));\n  walkOver',
    ],
  ),
];

export const MAP_COMMAND_MUTANTS: readonly Mutant[] = [
  ...PIECE_COMMANDS,
  ...THING_COMMANDS,
  ...FIGURE_COMMANDS,
];
