import type {
  CardAbility,
  CardFace,
  CardKeyword,
  CardKind,
  GameCommand,
  GameState,
  Summons,
  Tokens,
} from '@/src/rules';
import { adventureOf, adventureWith, after, type Setup } from './kit';

/** A card of the table's own; default: small, 10 HP, melee 3, orange ↑, no text. */
export const ownFace = (face: Partial<CardFace> = {}): CardFace => ({
  id: 'own',
  monster: 'own',
  size: 'small',
  miniature: 'own',
  hp: 10,
  move: 3,
  attack: 'melee',
  damage: 3,
  track: { rune: 'orange', row: 'upper' },
  immunities: [],
  abilities: [],
  side: null,
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
  kind: 'monsterAttacks',
  figure: 'monster-2',
  targets,
  onDarkness: false,
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
  kind: 'setHp',
  figure,
  hp: value,
  maxHp,
});

export const animal = (name: string): GameCommand => ({
  kind: 'addAlly',
  hero: null,
  ally: 'animal',
  name,
  toughness: null,
});

export const companion = (name: string, toughness: number): GameCommand => ({
  kind: 'addAlly',
  hero: null,
  ally: 'companion',
  name,
  toughness,
});

const words = (tokens: Tokens): readonly string[] =>
  Object.entries(tokens)
    .map(([kind, count]) => `${kind} ${count}`)
    .sort();

/** A figure at a glance: "7/10 bleed 2, curse 1 on darkness", "there" for allies, "gone". */
export function glance(state: GameState, id: string): string {
  const { heroes, monsters, allies } = adventureOf(state);
  const hero = heroes.find((one) => one.id === id);
  const figure = hero ?? monsters.find((one) => one.id === id);
  const any = figure ?? allies.find((one) => one.id === id);
  if (!any) return 'gone';
  const notes = [
    ...words(any.tokens),
    ...(hero?.curse.length ? [`curse ${hero.curse.length}`] : []),
    ...(hero?.trauma.length ? [`trauma ${hero.trauma.length}`] : []),
    ...(hero?.unconscious ? ['down'] : []),
  ].join(', ');
  const on = any.on.length > 0 ? `on ${any.on.join(' ')}` : '';
  return [figure ? `${figure.hp}/${figure.maxHp}` : 'there', notes, on].filter(Boolean).join(' ');
}

/** One row: in this setup, after these commands, these figures look like this. */
export interface Row {
  readonly name: string;
  readonly setup?: Setup;
  readonly given?: readonly GameCommand[];
  readonly when: readonly GameCommand[];
  readonly then: Readonly<Record<string, string>>;
}

export const play = ({ setup = {}, given = [], when }: Omit<Row, 'name' | 'then'>): GameState =>
  after(adventureWith(setup), ...given, ...when);

/** What the figures of the row look like in the end. */
export const seen = (row: Row): Readonly<Record<string, string>> => {
  const state = play(row);
  return Object.fromEntries(Object.keys(row.then).map((id) => [id, glance(state, id)]));
};
