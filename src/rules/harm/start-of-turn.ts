/** Conditions that matter at the start of a figure's own turn (C2). */
export interface StartTokens {
  readonly bleed?: number;
  readonly burn?: number;
  readonly poison?: number;
  readonly stun?: boolean;
  readonly stealth?: boolean;
}

export interface StartingFigure {
  readonly kind: 'hero' | 'monster';
  readonly hp: number;
  readonly maxHp: number;
  readonly tokens: StartTokens;
}

export interface StartOfTurn {
  /** One sum, not preventable and not capped. */
  readonly damage: number;
  readonly hp: number;
  /** Only what is left. */
  readonly tokens: StartTokens;
  /** What STUN takes away. */
  readonly loses: 'attack' | 'cubeAction' | null;
  readonly down: boolean;
}

/** C2: BLEED all off, BURN one off, POISON stays, STUN and STEALTH off. */
const leftAfter = ({ burn = 0, poison = 0 }: StartTokens): StartTokens => ({
  ...(burn > 1 ? { burn: burn - 1 } : {}),
  ...(poison > 0 ? { poison } : {}),
});

/** D11: full HP, conditions gone. */
const standsUp = (maxHp: number, damage: number, down: boolean): StartOfTurn => ({
  damage,
  hp: maxHp,
  tokens: {},
  loses: null,
  down,
});

const goesDown = ({ kind, maxHp }: StartingFigure, damage: number): StartOfTurn =>
  kind === 'hero'
    ? standsUp(maxHp, damage, true)
    : { damage, hp: 0, tokens: {}, loses: null, down: true };

/** C2 with D11: a hero who starts unconscious stands up first and suffers nothing. */
export const startOfTurn = (figure: StartingFigure): StartOfTurn => {
  const { kind, hp, maxHp, tokens } = figure;
  if (kind === 'hero' && hp === 0) return standsUp(maxHp, 0, false);
  const damage = (tokens.bleed ?? 0) + (tokens.burn ?? 0) + (tokens.poison ?? 0);
  if (damage >= hp) return goesDown(figure, damage);
  const stunned = kind === 'hero' ? 'cubeAction' : 'attack';
  return {
    damage,
    hp: hp - damage,
    tokens: leftAfter(tokens),
    loses: tokens.stun === true ? stunned : null,
    down: false,
  };
};
