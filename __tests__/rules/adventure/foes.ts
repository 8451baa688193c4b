import type { CardAbility, CardFace, CardKeyword, CardKind, GameCommand } from '../../../src/rules';
import type { Summons } from '../../../src/rules';

/** A card of the table's own; default: small, 10 HP, melee 3, orange ↑, no text. */
export const ownFace = (face: Partial<CardFace> = {}): CardFace => ({
  ...{ id: 'own', monster: 'own', size: 'small', miniature: 'own', hp: 10, move: 3 },
  ...{ attack: 'melee', damage: 3, track: { rune: 'orange', row: 'upper' } },
  ...{ immunities: [], abilities: [], side: null },
  ...face,
});

/** Becomes `card-1` and `monster-2` when it is the first to come. */
export const own = (face: Partial<CardFace> = {}, kind: CardKind = 'scenario'): Summons => ({
  card: { kind, name: 'Eigener', face: ownFace(face), back: null },
  base: null,
});

/** Black text. */
export const onHit = (keyword: CardKeyword, x?: CardAbility['x']): CardAbility => ({
  keyword,
  phase: 'attack',
  ...(x === undefined ? {} : { x }),
});

export const trait = (keyword: CardKeyword): CardAbility => ({ keyword, phase: 'behaviour' });

type Of<Kind extends GameCommand['kind']> = Extract<GameCommand, { kind: Kind }>;

export const attack = (
  targets: readonly string[],
  more: Partial<Of<'monsterAttacks'>> = {},
): GameCommand => ({
  ...{ kind: 'monsterAttacks', figure: 'monster-2', targets, onDarkness: false },
  ...more,
});

export const APPLY: GameCommand = { kind: 'applyThreat' };

/** Sets tokens as a correction. */
export const tokens = (figure: string, set: Of<'setTokens'>['tokens']): GameCommand => ({
  kind: 'setTokens',
  figure,
  tokens: set,
});

export const hp = (figure: string, value: number, maxHp = 10): GameCommand => ({
  ...{ kind: 'setHp', figure, hp: value, maxHp },
});

export const animal = (name: string): GameCommand => ({
  ...{ kind: 'addAlly', hero: null, ally: 'animal', name, toughness: null },
});

export const companion = (name: string, toughness: number): GameCommand => ({
  ...{ kind: 'addAlly', hero: null, ally: 'companion', name, toughness },
});
