import * as v from 'valibot';
import {
  BASE_COLOURS,
  CARD_KINDS,
  LONGEST_NAME,
  ROLES,
  type DungeonMap,
  type OwnCard,
  type Position,
  type Role,
  type Tokens,
} from '@/src/rules';
import { Face } from '../schema/cards';
import { TokensSchema } from '../schema/figures';
import { Field, MapSchema } from '../schema/map';
import {
  AmountSchema,
  CardIdSchema,
  Chapter,
  Int,
  Label,
  List,
  Name,
  TextSchema,
} from '../schema/parts';

/** Figures by what they are, not by their ids: those belong to one adventure. */
export interface SharedHero {
  readonly name: string;
  /** The printed hero board; null for own heroes. */
  readonly board: string | null;
  readonly role: Role | null;
  readonly hp: number;
  readonly maxHp: number;
  readonly tokens: Tokens;
  readonly at: Position | null;
}

export interface SharedAlly {
  readonly kind: 'animal' | 'companion';
  readonly name: string;
  readonly toughness: number | null;
  readonly at: Position | null;
}

export interface SharedMonster {
  /** A printed card by its id, or the table's own. */
  readonly card: string | OwnCard;
  /** U8, U10: a card in another's place. */
  readonly as: 'commander' | 'lieutenant' | null;
  readonly base: (typeof BASE_COLOURS)[number] | null;
  readonly hp: number;
  readonly maxHp: number;
  readonly tokens: Tokens;
  readonly at: Position | null;
}

/** A dungeon with everybody on it, as it travels in a link, a file or a text. */
export interface SharedBoard {
  readonly title: string;
  readonly chapter: number;
  readonly map: DungeonMap;
  readonly heroes: readonly SharedHero[];
  readonly allies: readonly SharedAlly[];
  readonly monsters: readonly SharedMonster[];
}

export const MAX_SHARED_MONSTERS = 13;
const At = v.nullable(Field);

const Hero = v.strictObject({
  name: Name,
  board: v.nullable(TextSchema(LONGEST_NAME)),
  role: v.nullable(v.picklist(ROLES)),
  hp: AmountSchema,
  maxHp: v.pipe(AmountSchema, v.minValue(1)),
  tokens: TokensSchema,
  at: At,
});

const Ally = v.strictObject({
  kind: v.picklist(['animal', 'companion']),
  name: Label,
  toughness: v.nullable(Int(0, 99)),
  at: At,
});

const Own = v.strictObject({
  kind: v.picklist(CARD_KINDS),
  name: Name,
  face: Face,
  back: v.nullable(Face),
});

const Monster = v.strictObject({
  card: v.union([CardIdSchema, Own]),
  as: v.nullable(v.picklist(['commander', 'lieutenant'])),
  base: v.nullable(v.picklist(BASE_COLOURS)),
  hp: v.pipe(AmountSchema, v.minValue(1)),
  maxHp: v.pipe(AmountSchema, v.minValue(1)),
  tokens: TokensSchema,
  at: At,
});

/** The shape; whether it fits together is the rules' to say. */
export const SharedBoardSchema = v.strictObject({
  title: Label,
  chapter: Chapter,
  map: MapSchema,
  heroes: List(Hero, 5),
  allies: List(Ally, 40),
  monsters: List(Monster, MAX_SHARED_MONSTERS),
});
