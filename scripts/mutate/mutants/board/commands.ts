import { mutantsOf, type Mutant } from '@/scripts/mutate/mutant';

/** What happens on the way: M2, M4, M5, D11, S8, and heroes' traps: Z2. */
const WALK_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'adventure/decide/board/walk',
    ['M2', '!isFall(levelOf(above), levelOf(below))', 'levelOf(above) <= levelOf(below)'],
    ['M2', 'isFall(levelOf(above), levelOf(below))', 'isFall(levelOf(below), levelOf(above))'],
    ['M2', "preventable: false, cause: 'M2'", "preventable: true, cause: 'M2'"],
    ['M2', 'const from = way[index] ?? to;', 'const from = way[0] ?? to;'],
    ['M5', 'if (!jump) fallOff', 'fallOff'],
    ['M5', 'jump ? [end] : way.slice(1)', 'way.slice(1)'],
    ['M4', 'jump ? [end] : way.slice(1)', '[end]'],
    ['M4', '    enter(play, id, to);\n', ''],
    ['Z2', 'if (!inSameZone(from, to)) springTraps', 'springTraps'],
    ['Z2', '    if (!inSameZone(from, to)) springTraps(play, id, to);\n', ''],
    ['S8', '    if (!isInPlay(play, id)) return;\n', ''],
    ['D11', '!wasDown && isDown(play, id)', 'isDown(play, id)'],
    ['D11', '!wasDown && isDown(play, id)', 'false'],
    ['D11', 'index + 2', 'index + 1'],
    ['O1', '[...walked].reverse().find(isFree)', '[...walked].reverse()[0]'],
    ['O1', '[...walked].reverse().find(isFree)', 'walked.find(isFree)'],
  ),
  ...mutantsOf(
    'adventure/consequences/traps',
    ['Z2', 'TRAP_DAMAGE = 2', 'TRAP_DAMAGE = 1'],
    ['Z2', 'bear: { bleed: 2 }', 'bear: { bleed: 1 }'],
    ['Z2', 'fire: { burn: 4 }', 'fire: { burn: 2 }'],
    ['Z2', 'poison: { poison: 2 }', 'poison: { poison: 4 }'],
    ['Z2', 'preventable: false', 'preventable: true'],
    ['Z2', '  if (!monsterIn(play.adventure, id)) return;\n', ''],
    ['Z2', '!inSameZone(object.at, at)', '!samePosition(object.at, at)'],
    ['Z2', "    play.add({ type: 'objectRemoved', v: 1, cause: 'Z2', object });\n", ''],
    ['Z2', '.some((field) => inSameZone(field, at))', '.length > 0'],
    ['Z2', ' || fieldsOf(play.adventure, one.id).some((field) => inSameZone(field, at))', ''],
    [
      'Z2',
      "kind === 'trap' ? TRAP_KINDS.find((one) => one === name) : undefined",
      "kind === 'trap' ? (TRAP_KINDS.find((one) => one === name) ?? 'bear') : undefined",
    ],
    [
      'Z2',
      "kind === 'trap' ? TRAP_KINDS.find((one) => one === name) : undefined",
      'TRAP_KINDS.find((one) => one === name)',
    ],
  ),
  ...mutantsOf(
    'adventure/decide/board/trample',
    ['M6', 'preventable: false', 'preventable: true'],
    ['M6', '[...heroes, ...allies]', '[...heroes]'],
    ['M7', 'fieldsHeld(at, size)', "fieldsHeld(at, 'small')"],
  ),
];

/** R1, R2: displaced, crushed. S4, S5, D1, T7: the run and its attack. */
const RUN_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'adventure/decide/board/aside',
    ['R1', "  if (open.length > 0) refuse({ code: 'displace-first', figures: open });\n", ''],
    ['R1', 'given.length !== wanted.length || ', ''],
    ['R1', '    taken.push(at);\n', ''],
    [
      'R1',
      "    if (!choices.some((choice) => samePosition(choice, at))) refuse({ code: 'not-an-option' });\n",
      '',
    ],
    ['S8', '    if (!isInPlay(play, figure)) continue;\n', ''],
    ['R1', 'walkOver(play, figure, [from, at], false)', 'walkOver(play, figure, [from, at], true)'],
    ['R2', "    play.add({ type: 'objectRemoved', v: 1, cause: 'R2', object });\n", ''],
    ['R2', 'if (die && isInPlay(play, figure)) rollTrapDie', 'if (false) rollTrapDie'],
    ['Z1', 'die && isInPlay(play, figure)', 'isInPlay(play, figure)'],
  ),
  ...mutantsOf(
    'adventure/decide/board/run-monster',
    ['S5', "  if (play.adventure.threat !== null) refuse({ code: 'threat-open' });\n", ''],
    ['S4', 'samePosition(one.end, end) && ', ''],
    ['T2', ' && sameFigures(one.hits, hits)', ''],
    ['D7', 'ambush || Boolean(monster.abilities.jump)', 'Boolean(monster.abilities.jump)'],
    ['M5', 'ambush || Boolean(monster.abilities.jump)', 'ambush'],
    ['P4', 'if (ambush || !isEqualWay(here, option, way))', 'if (ambush)'],
    ['P4', '  if (way === undefined) return option.way;\n', '  return option.way;\n'],
    ['R1', '  checkDisplaced(here.value, option, displaced);\n', ''],
    ['M1', '  movementGranted(play, turn.value);\n', ''],
    ['M6', 'jump ? undefined : trampler(play, figure, option)', 'undefined'],
    ['S8', '  if (!isInPlay(play, figure)) return;\n', ''],
    ['R1', '  pushAside(play, displaced);\n', ''],
    ['R2', '  crushChests(play, figure, option.crushed);\n', ''],
    ['D1', 'option, command.damage);', 'option, undefined);'],
  ),
  ...mutantsOf(
    'adventure/decide/board/attack',
    ['A3', 'hero ? !hero.unconscious : ', 'hero ? true : '],
    ['D20', 'allyIn(adventure, id) !== undefined', 'true'],
    ['A3', 'allyIn(adventure, id) !== undefined', 'false'],
    ['D1', "  if (tokensOff.intimidate) takeTokens(play, figure, ['intimidate'], 'D1');\n", ''],
    [
      'D6',
      "  play.add({ type: 'monsterAttacked', v: 1, cause: 'D2', who: refOf(play, figure) });\n",
      '',
    ],
    ['M1', 'slowed: tokensOff.slow', 'slowed: false'],
    ['M1', 'stood: tokensOff.knockDown', 'stood: false'],
    ['T7', "turn.action === 'attack' ? threatened(play, hits) : []", 'threatened(play, hits)'],
    ['T7', "  if (tokensOff.stun) takeTokens(play, figure, ['stun'], 'T7');\n", ''],
    ['D1', 'targets, onDarkness } as const', 'targets, onDarkness: false } as const'],
  ),
];

/** N1, N3, N4, N7, N10, N11: darkness spread on the map. */
const SPREAD_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'adventure/decide/board/spread',
    ['N4', "if (spread.result === 'tile') layPiece(play, option.cells, 'N4');\n  else for", 'for'],
    [
      'N7',
      'layingOrder(play.adventure, cells)) layPiece(play, [cell]',
      'cells) layPiece(play, [cell]',
    ],
    ['N10', 'option.reached.map(({ id }) => id)', '[]'],
    ['N10', 'option.reached.map(({ id }) => id)', 'play.adventure.heroes.map(({ id }) => id)'],
    ['N3', "  if (result === 'crushed') crush(play);\n", ''],
    ['N3', "  else if (command.cells.length > 0) refuse({ code: 'not-an-option' });\n", ''],
    ['N1', 'drawn.filter(({ id }) => id === command.rune)', 'drawn'],
    ['N1', "  if (drawn.length === 0) refuse({ code: 'no-runes-waiting' });\n", ''],
  ),
  ...mutantsOf(
    'adventure/consequences/on-the-map',
    [
      'N11',
      '  for (const figure of everybody(play.adventure)) followGround(play, figure.id, cause);\n',
      '',
    ],
    ['N7', 'play.adventure.serial + 1', 'play.adventure.serial'],
  ),
];

export const BOARD_COMMAND_MUTANTS: readonly Mutant[] = [
  ...WALK_MUTANTS,
  ...RUN_MUTANTS,
  ...SPREAD_MUTANTS,
];
