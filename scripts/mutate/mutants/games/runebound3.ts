import { mutantsOf } from '@/scripts/mutate/mutant';

export const RUNEBOUND_3_MUTANTS = [
  ...mutantsOf(
    'runebound3/time',
    ['RB3-1', 'isLast && act === 2', 'isLast'],
    ['RB3-1', '!active && !hero', '!active'],
  ),
  ...mutantsOf('runebound3/combat/index', ['RB3-2', 'now === 1 ? 5 : 6', '5']),
  ...mutantsOf(
    'runebound3/combat/fight',
    [
      'RB3-3',
      'golden(sides.defender) > golden(sides.attacker)',
      'golden(sides.defender) >= golden(sides.attacker)',
    ],
    ['RB3-3', 'if (!fight[other].passed) return', 'if (fight) return'],
    ['RB3-5', "isHero ? ['P', 'M'] : ['E']", "['P', 'M', 'E']"],
    ['RB3-7', "|| opponent === 'villain'", ''],
  ),
  ...mutantsOf(
    'runebound3/combat/pool',
    ['RB3-4', '(on === null ? 1 : 2)', '1'],
    ['RB3-4', '(on === null ? [id] : [id, on])', '[id]'],
    ['RB3-4', '!covered.has(id)', 'id !== undefined'],
    ['RB3-5', '&& on.on === null', ''],
    ['RB3-5', 'token.on === null && ', ''],
  ),
  ...mutantsOf(
    'runebound3/combat/act',
    ['RB3-5', "if (own.used.includes(ability)) return fail('used');", ''],
    ['RB3-5', 'worth(paid) < cost', 'worth(paid) <= cost'],
    ['RB3-5', "how === 'same' ? tokens : ", ''],
    ['RB3-6', '(amount === 0 || !preventable)', 'amount === 0'],
    [
      'RB3-6',
      'Math.min(Math.max(0, amount - worth(shielding)), health - damage)',
      'Math.max(0, amount - worth(shielding))',
    ],
  ),
  ...mutantsOf(
    'runebound3/villain',
    ['RB3-8', 'zombies - 2 * companions', 'zombies - companions'],
    ['RB3-8', 'Math.min(villain.damage, health)', 'villain.damage'],
  ),
  ...mutantsOf('runebound3/faces', ['RB3-9', 'face === COMPASS || ', '']),
  ...mutantsOf(
    'runebound3/move',
    ['RB3-10', "if (river) return shows(face, 'W');", ''],
    ['RB3-10', 'city || road || ', 'road || '],
  ),
  ...mutantsOf(
    'runebound3/paths',
    ['RB3-10', 'known === undefined || isSmaller(path, known)', 'known === undefined'],
    ['RB3-10', '(path.length === known.length && isSmaller(path, known))', 'false'],
  ),
  ...mutantsOf(
    'runebound3/test',
    [
      'RB3-11',
      'Math.max(0, Math.max(0, attribute) + modifier)',
      'Math.max(0, attribute + modifier)',
    ],
    ['RB3-11', 'need - starsOf(deck)', 'need'],
    ['RB3-11', 'cards <= inDeck', 'cards < 1'],
  ),
  ...mutantsOf(
    'runebound3/turn',
    ['RB3-12', 'left >= ADVENTURE', 'left >= 1'],
    ['RB3-12', "if (delayed) return ['stand'];", ''],
    ['RB3-13', 'Math.min(damage, helping)', 'helping'],
  ),
  ...mutantsOf(
    'runebound3/shop',
    ['RB3-14', 'sum + price, gold', 'sum + Math.floor(price / 2), gold'],
    ['RB3-14', 'replaces: kept.find', 'replaces: owned.find'],
  ),
];
