import { mutantsOf, type Mutant } from '@/scripts/mutate/mutant';

/** Sheets, trays and bridges as they lie: G1, G6. */
const PIECE_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'dungeon/turn',
    ['G1', 'rows[rows.length - 1 - y]?.[x]', 'rows[y]?.[x]'],
    ['G1', 'done < turn; done += 1', 'done < turn % 2; done += 1'],
    ['G1', '{ 0: 0, 1: 3, 2: 2, 3: 1 }', '{ 0: 0, 1: 1, 2: 2, 3: 3 }'],
    ['G1', 'AFTER[(a + b) % 4] ?? 0', 'AFTER[a + b] ?? 0'],
  ),
  ...mutantsOf(
    'dungeon/pieces',
    ['G1', 'turn % 2 === 0 ? size : swapped(size)', 'size'],
    ['G1', 'turn % 2 === 0 ? size : swapped(size)', 'turn === 0 ? size : swapped(size)'],
    [
      'G1',
      '[Math.floor(x / ZONE), Math.floor(y / ZONE)]',
      '[Math.trunc(x / ZONE), Math.trunc(y / ZONE)]',
    ],
    ['G1', 'turnRows(TRAY_LEVELS[tray], turn)', 'TRAY_LEVELS[tray]'],
    ['G1', '[rows[0]?.length ?? 0, rows.length]', '[rows.length, rows[0]?.length ?? 0]'],
    ['G6', '  ...bridges.map(asBridge),\n', ''],
  ),
  ...mutantsOf(
    'dungeon/map',
    ['G1', "2: ['22', '11', '11']", "2: ['11', '11', '22']"],
    ['G1', "3: ['111', '111', '111', '111']", "3: ['111', '111', '111']"],
    ['O2', " && kind !== 'door'", ''],
    ['O2', " && kind !== 'loot'", ''],
    ['O2', "kind !== 'trap' && ", ''],
    ['G1', 'MAX_PIECES = 200', 'MAX_PIECES = 201'],
  ),
  ...mutantsOf(
    'dungeon/bridges',
    ['G6', 'dx * (size[0] - 1), dy * (size[1] - 1)', 'dx * size[0], dy * size[1]'],
    ['G6', 'far ? 1 : -1', '1'],
    ['G6', 'dx === 1 ? size[1] : size[0]', '1'],
    ['G6', 'width >= height : height >= width', 'width <= height : height <= width'],
    ['G6', '.filter((level) => far.includes(level))', ''],
  ),
  ...mutantsOf(
    'dungeon/carried',
    ['G1', 'sheet.raised && ', ''],
    ['G1', '.every((zone) => own.has', '.some((zone) => own.has'],
    ['G1', 'below[1] - (y + size[1])', 'below[1] - (y + 1)'],
    ['G1', 'sheetSize(sheet.size, turn)', 'sheetSize(sheet.size, 0)'],
    ['G1', '    [width, height] = [height, width];\n', ''],
    ['G1', '    turn = addTurns(turn, 1);\n', ''],
    ['G1', '(4 - from)', 'from'],
  ),
];

/** What may lie where: G1, G6, O2. */
const CHECK_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'dungeon/check',
    ['G1', "piece.kind === 'sheet' && piece.sheet.raised ? 'raised' : piece.kind", 'piece.kind'],
    ['G1', 'if (raised && tray === 0)', 'if (false)'],
    ['G6', 'tray > bridge.level', 'tray >= bridge.level'],
    ['G6', 'if (bridge && tray > bridge.level)', 'if (false)'],
    ['G6', '.includes(bridge.level))', '.length > 0)'],
    ['G1', '  zone * ZONE >= -FARTHEST_FIELD &&\n', ''],
    ['G1', '(zone + length) * ZONE <=', 'zone * ZONE <='],
    ['G1', 'fits(x, width) && fits(y, height)', 'fits(x, width)'],
    ['G1', 'print.length === height * ZONE &&', ''],
    ['G1', ' && [...row].every((one) => LETTERS.has(one))', ''],
    ['G1', 'isPrint(print, sheetSize(size, 0))', 'isPrint(print, sheetSize(size, turn))'],
    ['G6', 'value <= LONGEST_BRIDGE', 'true'],
  ),
  ...mutantsOf(
    'dungeon/things',
    ['G6', '  if (layer.bridge) return bridgeLetter(layer.bridge, field);\n', ''],
    ['O2', '  if (!blocks) return undefined;\n', ''],
    ['O2', 'blocks && samePosition(at, field)', 'samePosition(at, field)'],
    ['O2', "if (!isField(map, at)) return { code: 'off-the-map' };", ''],
    ['G6', '`${at.join()} ${below}`', '`${at.join()}`'],
    ['V4', 'charges >= 0 && ', ''],
  ),
  ...mutantsOf(
    'dungeon/under',
    ['G1', 'zones.every(', 'zones.some('],
    ['G1', ' || layer.raised.id === but', ''],
    ['G1', '${keyOf(at)} ${turn} ${ground.level}', '${keyOf(at)} ${ground.level}'],
    ['G1', '${keyOf(at)} ${turn} ${ground.level}', '${keyOf(at)} ${turn}'],
    ['G6', '  if (bridge && !below) return', '  if (bridge) return'],
  ),
];

/** From pieces to fields: G1, G6, G7, G8. */
const FIELD_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'dungeon/layers',
    ['G6', ' || bridge?.level === tray', ''],
    ['G6', 'bridge?.level === tray', 'bridge !== undefined'],
    ['G1', 'if (tray === undefined) return table', 'if (raised === undefined) return table'],
    ['G1', '{ sheet: raised, level: tray }', '{ sheet: raised, level: 1 }'],
    [
      'G1',
      'rows[zone[1] - tray.at[1]]?.[zone[0] - tray.at[0]]',
      'rows[zone[0] - tray.at[0]]?.[zone[1] - tray.at[1]]',
    ],
    ['G6', '? layer.bridge !== undefined && groundIn', '? groundIn'],
    ['G6', ' && groundIn(layer) !== undefined\n', '\n'],
    ['G6', '(layer.bridge !== undefined || groundIn(layer) !== undefined)', 'groundIn(layer)'],
    ['G1', 'letterOf(sheetRows(sheet), sheet.at', 'letterOf(sheet.print, sheet.at'],
  ),
  ...mutantsOf(
    'dungeon/board',
    ['G1', 'const origin: Position = [left, top]', 'const origin: Position = [0, 0]'],
    ['G6', '...map.bridges.flatMap(bridgeFields)', ''],
    ['G6', '[first[0] + x, first[1] + y]', '[first[0] + y, first[1] + x]'],
    ['G6', 'level: bridge.level,', 'level: 1,'],
    ['G6', 'darknessBelow: on(darknessBelow, true)', 'darknessBelow: []'],
    ['G7', "if (on === 'ground') terrain[at[1]]", 'terrain[at[1]]'],
    [
      'G6',
      'bridges.map((bridge) => bridgeDraft(bridge, origin))\n    : draft',
      'draft.bridges : draft',
    ],
  ),
  ...mutantsOf(
    'dungeon/painted',
    ['G8', ' || before.darkness !== after.darkness', ''],
    ['G1', 'before.trays !== after.trays || ', ''],
    ['G6', 'paintedOf(before.bridges, after.bridges)', '[]'],
    ['G1', "part === 'print' || before[part] === after[part]", 'true'],
  ),
  ...mutantsOf(
    'dungeon/strokes',
    ['G6', 'groundIn(layer)?.sheet === after', 'layer.table === after'],
    ['G1', 'before: sheetRows(before)', 'before: before.print'],
    ['G6', "on: 'bridge' as const", "on: 'ground' as const"],
  ),
  ...mutantsOf(
    'board/repaint',
    ['G6', "top === NONE || on === 'bridge' || !isBridged(board, place)", 'top === NONE'],
    ['G8', 'if (at(board.token, field) === 1) coverField(fields, field);', ''],
    ['G7', 'fields.spawn[field] = stroke.symbol === SPAWN_SYMBOL ? 1 : 0;', ''],
    ['G7', 'paintZone(zones, at(board.zone, field), board.zones.fields, fields);', ''],
  ),
  ...mutantsOf(
    'dungeon/paint',
    [
      'G6',
      'const bridge = layer?.bridge;',
      'const bridge = undefined as PlacedBridge | undefined;',
    ],
    ['G7', 'printOf: (rows) => turnBack(rows, turn)', 'printOf: (rows) => rows'],
    ['G7', 'printOf: (rows) => turnBack(rows, turn)', 'printOf: (rows) => turnRows(rows, turn)'],
    ['G7', 'canvases.get(found.piece) ?? found', 'found'],
    ['G7', 'row.slice(x + 1)', 'row.slice(x)'],
    ['G7', 'piece: id, name, from', "piece: id, name: '', from"],
  ),
  ...mutantsOf('dungeon/coordinates', [
    'G1',
    '  Math.floor(x / 2) * 2,\n  Math.floor(y / 2) * 2,',
    '  Math.trunc(x / 2) * 2,\n  Math.trunc(y / 2) * 2,',
  ]),
];

export const DUNGEON_MUTANTS: readonly Mutant[] = [
  ...PIECE_MUTANTS,
  ...CHECK_MUTANTS,
  ...FIELD_MUTANTS,
];
