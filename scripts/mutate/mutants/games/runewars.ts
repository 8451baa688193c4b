import { mutantsOf } from '@/scripts/mutate/mutant';

export const RUNEWARS_MUTANTS = [
  ...mutantsOf(
    'runewars/season',
    ['RW-1', 'year === lastYear(epic) ? null : ', ''],
    ['RW-2', '-numberOf(player)', 'numberOf(player)'],
    ['RW-2', 'order ?? played.at(-1) ?? 0', 'order ?? 0'],
    ['RW-3', 'order !== NO_BONUS && ', ''],
    ['RW-3', 'played.every((before) => before < order)', 'played.some((before) => before < order)'],
  ),
  ...mutantsOf(
    'runewars/battle/course',
    ['RW-4', 'Math.min(...rows)', 'Math.max(...rows)'],
    ['RW-4', '!battle.drawn[side].includes(type)', 'type !== undefined'],
  ),
  ...mutantsOf(
    'runewars/battle/units',
    ['RW-5', 'standing.filter((unit) => !isInjured(unit)),', ''],
    [
      'RW-5',
      'standing.filter(isInjured), standing, routed.filter(isInjured)',
      'standing.filter(isInjured), routed.filter(isInjured), standing',
    ],
    ['RW-5', 'damage >= unit.health', 'damage > unit.health'],
  ),
  ...mutantsOf(
    'runewars/battle/steps',
    [
      'RW-4',
      "{ side: 'attacker', kind: 'rout', points: defender?.rout ?? 0 }",
      "{ side: 'attacker', kind: 'rout', points: attacker?.rout ?? 0 }",
    ],
    ['RW-6', 'points: 4', 'points: 3'],
    ['RW-6', "use && development === 'humans'", "development === 'humans'"],
  ),
  ...mutantsOf(
    'runewars/battle/index',
    ['RW-7', 'strength > against', 'strength >= against'],
    ['RW-7', 'conquer ? CONQUEST : 0', '0'],
    ['RW-7', 'attackersStand || stronghold.damaged', 'stronghold.damaged'],
    ['RW-8', "state === 'withdrawn' || ", ''],
    [
      'RW-8',
      'survivorsIn(attacker).length - UNITS_PER_AREA',
      'standingIn(attacker).length - UNITS_PER_AREA',
    ],
  ),
  ...mutantsOf(
    'runewars/bid',
    ['RW-9', '[influence - bid, start]', '[start, influence]'],
    ['RW-9', 'if (bids.primarch !== undefined) return [bids.primarch];', ''],
  ),
  ...mutantsOf(
    'runewars/harvest',
    ['RW-10', 'bonus ? sum + countOf(areas, resource) : sum', 'sum + countOf(areas, resource)'],
    ['RW-10', 'bonus && dialsOf(harvest)[WOOD] !== 0', 'bonus'],
  ),
  ...mutantsOf(
    'runewars/dials',
    ['RW-10', 'at <= dial', 'at < dial'],
    ['RW-11', 'Math.min(UNITS_PER_AREA, food)', 'food'],
  ),
  ...mutantsOf(
    'runewars/duel-rules',
    ['RW-12', 'now.attacker >= attacker.health', 'now.attacker > attacker.health'],
    ['RW-12', "won ? 'both' : 'defender'", "'defender'"],
  ),
  ...mutantsOf(
    'runewars/duel-odds',
    ['RW-12', '- Number(one === other))', '- 0)'],
    ['RW-12', 'ways * rest', 'ways'],
  ),
  ...mutantsOf(
    'runewars/test',
    ['RW-13', 'if (leftIn(symbols) > 0) return 0n;', ''],
    ['RW-13', 'symbols.slice(0, index + 1)', '[symbols[index] ?? []].flat()'],
  ),
  ...mutantsOf(
    'runewars/runes',
    ['RW-14', 'epic ? 7 : 6', '6'],
    ['RW-14', ' + own.filter(({ throne }) => throne).length', ''],
    ['RW-14', '[runes, influence, start]', '[influence, runes, start]'],
  ),
];
