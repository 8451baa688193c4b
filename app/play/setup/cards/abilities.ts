import type { AbilityPhase, CardAbility, CardKeyword } from '@/src/rules';

interface Known {
  readonly keyword: CardKeyword;
  readonly phase: AbilityPhase;
  /** Printed with a number. */
  readonly counted: boolean;
}

const known = (
  phase: AbilityPhase,
  counted: boolean,
  keywords: readonly CardKeyword[],
): readonly Known[] => keywords.map((keyword) => ({ keyword, phase, counted }));

/** What own cards can say. MANIFEST needs a table of its own and stays with printed cards. */
export const KNOWN_ABILITIES: readonly Known[] = [
  ...known('behaviour', false, ['bloodseeker', 'defiant', 'relentless', 'reckoner', 'covetous']),
  ...known('behaviour', false, ['slaughter', 'jump', 'vicious']),
  ...known('behaviour', true, ['trample']),
  ...known('attack', true, ['cleave', 'strike', 'multishot']),
  ...known('attack', false, ['attack-twice']),
  ...known('attack', true, ['bleed', 'burn', 'poison', 'intimidate']),
  ...known('attack', false, ['stun', 'slow', 'knock-down']),
  ...known('attack', true, ['curse', 'fatigue', 'drain-health']),
  ...known('attack', false, ['disarm', 'silence', 'penitence', 'shadow-aura']),
  ...known('trigger', true, ['shield', 'regeneration', 'heal']),
  ...known('trigger', false, ['ambush', 'command', 'evolve', 'maelstrom']),
];

export const isCountedAbility = (keyword: CardKeyword): boolean =>
  KNOWN_ABILITIES.some((one) => one.keyword === keyword && one.counted);

/** S2c: HEAL reaches the two weakest. */
export const newAbility = ({ keyword, phase, counted }: Known): CardAbility => ({
  keyword,
  phase,
  ...(counted ? { x: 1 } : {}),
  ...(keyword === 'heal' ? { reach: 'two-weakest-monsters' as const } : {}),
});
