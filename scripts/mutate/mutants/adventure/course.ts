import { mutantsOf, type Mutant } from '@/scripts/mutate/mutant';

/** Setup, end and what goes over into the next adventure: V, D12. */
export const COURSE_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'adventure/decide/course/lines',
    ['V3', 'step: steps.at(-1) ?? null', 'step: null'],
    ['V3', "goal: kind === 'counter' ? goal : null", 'goal'],
    ['V3', "    if (line.kind !== 'counter') refuse({ code: 'unknown-thing' });\n", ''],
    ['V3', 'line.goal === null ? line.done : isReached({ ...line, count })', 'line.done'],
    ['V3', 'written.goal === null ? written.done : isReached(written)', 'written.done'],
  ),
  ...mutantsOf('model/door-lines', ['V3', 'count >= goal', 'count > goal']),
  ...mutantsOf('adventure/warnings/summons', [
    'V3',
    "kind === 'locked' && !done",
    "kind === 'locked'",
  ]),
  ...mutantsOf('adventure/evolve/course', ['V1', '{ lines: adventure.lines }', '{}']),
  ...mutantsOf(
    'adventure/decide/course/start',
    ['V6', 'hp: start.maxHp,', 'hp: 1,'],
    ['V6', 'freshCubes(start.cubes)', 'null'],
    ['V6', "if (play.state.adventure !== null) refuse({ code: 'adventure-running' });", ''],
    ['V6', 'role: carried ? carried.role : start.role', 'role: null'],
    ['V6', "if (holder) refuse({ code: 'role-taken', name: holder.name });", ''],
    ['V2', 'role: carried ? carried.role : start.role', 'role: start.role'],
    ['V2', 'tokens: (carried?.resources ?? {}) as Tokens', 'tokens: {}'],
    ['V2', 'curse: open(carried?.curse ?? 0)', 'curse: []'],
    ['V2', 'trauma: open(carried?.trauma ?? 0)', 'trauma: []'],
    ['V2', 'if (!sequential) return null;', ''],
    ['D12', 'CURSE_LIMIT = 6', 'CURSE_LIMIT = 7'],
    ['D12', 'TRAUMA_LIMIT = 2', 'TRAUMA_LIMIT = 3'],
    ['D13', 'checkNumber(start.maxHp, 1, MAX_HP_LIMIT)', 'checkNumber(start.maxHp, 1, 99)'],
  ),
  ...mutantsOf(
    'adventure/decide/course/carry-over',
    ['V2', ".filter(({ kind }) => kind === 'companion')", ''],
    ['V2', 'if (help.runes) returnOneOfEach(play);', ''],
    ['V2', 'curse.length - 2', 'curse.length - 1'],
    ['V2', 'trauma.slice(0, -1)', 'trauma'],
    ['V2', 'RESOURCES.map(', "['bleed' as const].map("],
    ['V2', 'index < count', 'index < count - 1'],
    [
      'V2',
      "if (laid.length > 0) play.add({ type: 'runesLaid'",
      "if (false) play.add({ type: 'runesLaid'",
    ],
  ),
  ...mutantsOf(
    'adventure/decide/course/outcome',
    ['V1', 'if (canonicalText(outcome) === canonicalText(play.adventure.outcome)) return;', ''],
    ['V1', "if (play.adventure.outcome === null) refuse({ code: 'adventure-not-over' });", ''],
    ['V2', "outcome.result === 'won' && afterwards === 'sequential'", "outcome.result === 'won'"],
    [
      'V2',
      "outcome.result === 'won' && afterwards === 'sequential'",
      "afterwards === 'sequential'",
    ],
  ),
  ...mutantsOf(
    'adventure/evolve/course',
    ['V1', "event.outcome.result === 'won' ? won : restored", 'won'],
    ['V1', "event.outcome.result === 'won' ? won : restored", 'restored'],
  ),
  ...mutantsOf(
    'adventure/decide/index',
    ['D12', "if (!AFTER_THE_END.has(command.kind)) refuse({ code: 'adventure-over' });", ''],
    ['V1', "  'note',\n", ''],
  ),
];
