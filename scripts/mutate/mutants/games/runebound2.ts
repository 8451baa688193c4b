import { mutantsOf } from '@/scripts/mutate/mutant';

export const RUNEBOUND_2_MUTANTS = [
  ...mutantsOf(
    'runebound2/combat/steps',
    ['RB2-1', 'Math.max(0, 1 - step.avoid)', '1'],
    ['RB2-1', 'die === 0 ? 10 : die', 'die'],
    ['RB2-1', "return fight.phase === 'escape';", 'return true;'],
    ['RB2-2', 'sumOf(dice) + mod + own >= foe', 'sumOf(dice) + mod + own > foe'],
    ['RB2-2', "step.do === 'defend' ? 0 : ", ''],
    ['RB2-2', 'return !fight.attacked;', 'return true;'],
    ['RB2-3', "typeof step.who === 'string' || isAlive(sides, fight, step.who)", 'true'],
  ),
  ...mutantsOf(
    'runebound2/combat/fight',
    [
      'RB2-1',
      '{ ...fight, ...newRound(sides), round: fight.round + 1 }',
      '{ ...fight, ...newRound(sides) }',
    ],
    ['RB2-2', '&& !fight.acted.includes(ally)', ''],
    ['RB2-3', 'fight.heroWounds >= sides.hero.life', 'fight.heroWounds > sides.hero.life'],
    ['RB2-4', 'foeWounds: foeOf(sides, foe).wounds', 'foeWounds: 0'],
  ),
  ...mutantsOf(
    'runebound2/combat/choices',
    ['RB2-2', 'Math.max(2, (foe', 'Math.max(0, (foe'],
    ['RB2-2', 'Math.max(1, need - die)', 'Math.max(0, need - die)'],
    ['RB2-3', "falls ? 'dead' : 'on'", "'on'"],
  ),
  ...mutantsOf(
    'runebound2/combat/odds',
    ['RB2-2', 'plan.slice(first, phase)', 'plan.slice(0, phase)'],
    ['RB2-2', '2n * share * MILLION + all', '2n * share * MILLION'],
    ['RB2-3', 'if (heroWounds >= this.sides.hero.life)', 'if (heroWounds > this.sides.hero.life)'],
    ['RB2-4', 'this.waiting.add(fresh, share * inRound)', 'this.running.add(fresh, share)'],
  ),
  ...mutantsOf(
    'runebound2/doom',
    ['RB2-5', "= ['green'];", '= [];'],
    ['RB2-5', 'track = [card];', "track = ['green'];"],
    ['RB2-6', 'number <= 15', 'number <= 16'],
    ['RB2-6', '(number - 1) % track.length', 'number % track.length'],
  ),
  ...mutantsOf(
    'runebound2/endgame',
    ['RB2-7', 'red >= RED_TO_WIN', 'red > RED_TO_WIN'],
    ['RB2-7', 'if (!heroes.every(({ out }) => out)) return [];', ''],
  ),
  ...mutantsOf(
    'runebound2/experience',
    ['RB2-8', 'points < price', 'points <= price'],
    ['RB2-8', 'life += 1', 'life += 0'],
  ),
  ...mutantsOf(
    'runebound2/knockout',
    ['RB2-9', 'cards.filter(({ kept }) => !kept)', 'cards.slice()'],
    ['RB2-9', 'if (lighter || losable.length === 0)', 'if (losable.length === 0)'],
    [
      'RB2-9',
      "{ do: 'track', slot: track.indexOf(oldest) + 1 }, { do: 'return' }",
      "{ do: 'track', slot: track.indexOf(oldest) + 1 }",
    ],
  ),
  ...mutantsOf(
    'runebound2/movement',
    ['RB2-10', 'wounds > 0 || exhaustion > 0', 'wounds > 0'],
    ['RB2-10', '(remove > 0 && rest === undefined)', 'false'],
    ['RB2-11', 'cost && above > 0', 'above > 0'],
  ),
  ...mutantsOf(
    'runebound2/market',
    ['RB2-12', "kind === 'ally' || kept || cost < 2", 'kept || cost < 2'],
    ['RB2-12', 'brings === null || found.kept', 'brings === null'],
    ['RB2-12', 'same >= MOST[bought.kind]', 'same > MOST[bought.kind]'],
    ['RB2-12', '{ ...figure, exhaustion: 0 }', '{ ...figure, exhaustion: figure.exhaustion - 1 }'],
  ),
];
