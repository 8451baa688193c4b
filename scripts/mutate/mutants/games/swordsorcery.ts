import { mutantsOf } from '@/scripts/mutate/mutant';

export const SWORD_SORCERY_MUTANTS = [
  ...mutantsOf(
    'swordsorcery/attack',
    ['SS1', 'Number(supremacy) + Number(focus)', 'Number(supremacy || focus)'],
    ['SS2', 'Math.max(0, hits + change) -', 'hits -'],
    ['SS2', 'knockedDown ? 0 : armour', 'armour'],
    ['SS3', 'const lethalStopped = Math.min(shields, lethal)', 'const lethalStopped = 0'],
    ['SS4', 'Math.min(remaining, defence)', 'defence'],
    ['SS4', 'dice > 0 && blocks === undefined', 'blocks === undefined'],
  ),
  ...mutantsOf(
    'swordsorcery/effects',
    ['SS5', "ownTurn && kind === 'enemy' ? 2 : 1", 'ownTurn ? 2 : 1'],
    [
      'SS5',
      "if (what === 'knockedDown' && flying)",
      "if (what === 'knockedDown' && flying && !tokens.knockedDown)",
    ],
    ['SS5', "kind === 'hero' && what === 'stunned' && ownTurn", "what === 'stunned' && ownTurn"],
    ['SS6', 'fire1: tokens.fire2', 'fire1: 0'],
    ['SS6', "kind === 'hero' && saved ? 0", 'saved ? 0'],
    ['SS7', 'tokens: { ...tokens, stunned: 0 }', 'tokens'],
    ['SS7', "if (kind === 'hero') return untouched(tokens);", ''],
    ['SS8', "tokens.condX > 0 && action !== 'free'", 'tokens.condX > 0'],
    [
      'SS8',
      "return { wounds, note: 'lost', tokens }",
      "return { wounds: 0, note: 'lost', tokens }",
    ],
    [
      'SS9',
      "blinded: kind === 'enemy' ? lessOne(tokens.blinded) : tokens.blinded",
      'blinded: lessOne(tokens.blinded)',
    ],
    ['SS9', 'Math.min(1, tokens.stunned)', 'lessOne(tokens.stunned)'],
  ),
  ...mutantsOf(
    'swordsorcery/actions',
    ['SS10', "|| (action === 'move' && used.move === 'open')", ''],
    ['SS10', 'used.standard >= standard', 'used.standard === standard'],
    [
      'SS10',
      "['slowed', isTooSlow],\n  ['spent', isSpent],",
      "['spent', isSpent],\n  ['slowed', isTooSlow],",
    ],
  ),
  ...mutantsOf(
    'swordsorcery/round',
    ['SS11', 'hourglasses > 1', 'hourglasses > 0'],
    ['SS11', 'cards: cards - 1', 'cards'],
  ),
  ...mutantsOf(
    'swordsorcery/zone',
    ['SS12', 'own > 0 && own >= 2 * other', 'own >= 2 * other'],
    ['SS12', 'engaged ? dominate : null', 'dominate'],
    ['SS12', 'zone.enemies - zone.stunned', 'zone.enemies'],
  ),
  ...mutantsOf(
    'swordsorcery/assign',
    ['SS13', 'from = seat + 1', 'from = seat'],
    ['SS13', 'held.push({ ...enemy, player });', ''],
  ),
  ...mutantsOf(
    'swordsorcery/target',
    ['SS14', '(fallback || (sight && path))', 'sight && path'],
    ['SS14', "criterion === 'most' ? 1 : -1", '1'],
  ),
];
