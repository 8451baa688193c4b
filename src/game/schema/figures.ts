import * as v from 'valibot';
import {
  ALLY_KEYWORDS,
  CUBE_COLOURS,
  GROUNDS,
  ROLES,
  TOKEN_KINDS,
  tokenLimit,
  type TokenKind,
} from '@/src/rules';
import { Base, CollateralSchema } from './cards';
import {
  AmountSchema,
  CardIdSchema,
  Cubes,
  HeroIdSchema,
  Id,
  Int,
  Label,
  List,
  Name,
  NoteSchema,
} from './parts';

export const RoleSchema = v.nullable(v.picklist(ROLES));

/** C1: a file cannot bring more tokens than the game has. 0 only where tokens come off. */
const tokensFrom = (least: number) =>
  v.strictObject(
    Object.fromEntries(
      TOKEN_KINDS.map((kind) => [kind, v.exactOptional(Int(least, tokenLimit(kind)))]),
    ) as Record<TokenKind, v.ExactOptionalSchema<ReturnType<typeof Int>, undefined>>,
  );
export const TokensSchema = tokensFrom(1);
export const TokensChange = tokensFrom(0);

export const Grounds = List(v.picklist(GROUNDS), GROUNDS.length);
const Coordinate = Int(-999, 999);
export const At = v.nullable(v.strictTuple([Coordinate, Coordinate]));

export const Ref = v.strictObject({
  id: Id,
  name: Label,
  card: v.union([v.literal(''), CardIdSchema]),
  base: Base,
});

export const AfflictionsSchema = List(v.strictObject({ skill: v.nullable(Name) }), 40);
export const HeroCubesSchema = v.nullable(
  v.strictObject({ available: Cubes, placed: Cubes, spent: Cubes }),
);
/** Q5: a skill by its place on the boards, or the players' own word. */
export const SkillSchema = Name;
export const SaidSchema = v.nullable(Int(0, 80));
export const Limit = Int(1, 40);
export const Immunities = List(v.picklist([...TOKEN_KINDS, 'fatigue', 'curse', 'darkness']), 30);

export const AdventureHeroSchema = v.strictObject({
  id: HeroIdSchema,
  name: Name,
  role: RoleSchema,
  hp: AmountSchema,
  maxHp: AmountSchema,
  tokens: TokensSchema,
  cubes: HeroCubesSchema,
  cubesSaid: SaidSchema,
  occupied: v.exactOptional(
    List(v.strictObject({ skill: Id, name: Name, colour: v.picklist(CUBE_COLOURS) }), 60),
  ),
  bonusHp: v.exactOptional(v.record(SkillSchema, AmountSchema)),
  hpOver: v.exactOptional(AmountSchema),
  curse: AfflictionsSchema,
  trauma: AfflictionsSchema,
  curseLimit: Limit,
  traumaLimit: Limit,
  unconscious: v.boolean(),
  immunities: Immunities,
  on: Grounds,
  at: At,
  markedBy: v.exactOptional(Id),
  out: v.exactOptional(v.literal(true)),
});

export const AllyCardSchema = v.strictObject({
  move: Int(0, 20),
  attack: v.picklist(['melee', 'ranged', 'magic']),
  damage: Int(0, 20),
  tokens: TokensSchema,
  keywords: List(v.picklist(ALLY_KEYWORDS), 3),
  note: NoteSchema,
});

export const AllySchema = v.strictObject({
  id: Id,
  hero: v.nullable(HeroIdSchema),
  kind: v.picklist(['animal', 'companion']),
  name: Label,
  toughness: v.nullable(Int(0, 99)),
  card: v.exactOptional(AllyCardSchema),
  tokens: TokensSchema,
  on: Grounds,
  at: At,
});

export const MonsterSchema = v.strictObject({
  id: Id,
  card: Id,
  base: Base,
  hp: AmountSchema,
  maxHp: AmountSchema,
  tokens: TokensSchema,
  markedBy: v.nullable(HeroIdSchema),
  on: Grounds,
  at: At,
});

const Source = v.variant('kind', [
  v.strictObject({ kind: v.literal('monster'), figure: Id }),
  v.strictObject({ kind: v.literal('attack-card'), card: Id, figure: Id }),
  v.strictObject({ kind: v.literal('foe'), figure: Id }),
  v.strictObject({ kind: v.literal('event'), name: Label }),
]);

const Effect = v.variant('kind', [
  v.strictObject({ kind: v.literal('prevent'), target: Id, amount: AmountSchema }),
  v.strictObject({ kind: v.literal('prevent-all'), target: Id, but: v.picklist([0, 1]) }),
  v.strictObject({ kind: v.literal('strike-back'), amount: AmountSchema }),
  v.strictObject({ kind: v.literal('protect'), target: Id, by: Id }),
  v.strictObject({ kind: v.literal('shield'), target: Id, amount: AmountSchema }),
  v.strictObject({ kind: v.literal('heal'), target: Id, amount: AmountSchema }),
  v.strictObject({ kind: v.literal('move'), amount: AmountSchema }),
  v.strictObject({ kind: v.literal('other'), note: NoteSchema }),
]);

const Cost = v.variant('kind', [
  v.strictObject({ kind: v.literal('cube'), colour: v.picklist(CUBE_COLOURS) }),
  v.strictObject({ kind: v.literal('focus'), count: Int(1, 4) }),
  v.strictObject({ kind: v.literal('free') }),
]);

export const ReactionSchema = v.strictObject({
  hero: HeroIdSchema,
  cost: Cost,
  effect: Effect,
  also: v.exactOptional(List(Effect, 8)),
  fury: v.exactOptional(v.literal(true)),
  skill: v.exactOptional(v.strictObject({ id: Id, name: Name })),
});

export const ThreatSchema = v.strictObject({
  id: Id,
  source: Source,
  preventable: v.boolean(),
  targets: List(v.strictObject({ figure: Id, damage: AmountSchema }), 40),
  collateral: List(CollateralSchema, 20),
  reactions: List(ReactionSchema, 10),
  spell: v.exactOptional(v.literal(true)),
});
