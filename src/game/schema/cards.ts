import * as v from 'valibot';
import {
  BASE_COLOURS,
  CARD_KINDS,
  CARD_RANGES,
  CARD_VICTIMS,
  COLLATERAL_KINDS,
  CONDITIONS,
  IMMUNITIES,
  MAX_BONUS,
  MONSTER_COLOURS,
  RANKS,
  RUNE_COLOURS,
  TRACK_ROWS,
  type CardKeyword,
} from '@/src/rules';
import {
  AmountSchema as Number,
  CardIdSchema,
  Chapter,
  Id,
  Int,
  Label,
  List,
  NoteSchema,
} from './parts';

export const RuneColourSchema = v.picklist(RUNE_COLOURS);
export const Base = v.nullable(v.picklist(BASE_COLOURS));
export const Spot = v.strictObject({ rune: RuneColourSchema, row: v.picklist(TRACK_ROWS) });
export const SideSchema = v.picklist(['A', 'B']);

const Amount = v.union([
  Number,
  v.strictObject({ base: Number, x: Int(0, 99) }),
  v.strictObject({ of: RuneColourSchema, table: List(Number, 40) }),
]);

/** What a card can say is checked by name only: an unknown keyword does nothing. */
const Ability = v.strictObject({
  keyword: Id as v.GenericSchema<string, CardKeyword>,
  phase: v.picklist(['trigger', 'behaviour', 'attack']),
  x: v.exactOptional(Amount),
  reach: v.exactOptional(v.picklist(['two-weakest-monsters', 'heroes-in-range'])),
});

const Manifest = v.strictObject({
  orange: Ability,
  green: Ability,
  blue: Ability,
  red: Ability,
  gray: Ability,
});

/** A printed side; what the catalogue's cards have beyond it is kept. */
export const Face = v.strictObject({
  id: CardIdSchema,
  monster: Id,
  size: v.picklist(['small', 'large']),
  miniature: Label,
  hp: v.nullable(v.union([Number, v.strictObject({ perCommand: Int(1, 99) })])),
  move: v.nullable(Amount),
  attack: v.picklist(['melee', 'ranged', 'magic']),
  damage: v.nullable(Amount),
  track: v.nullable(Spot),
  immunities: List(v.picklist(IMMUNITIES), 20),
  abilities: List(Ability, 20),
  side: v.nullable(SideSchema),
  kind: v.exactOptional(Id),
  colour: v.exactOptional(v.picklist(MONSTER_COLOURS)),
  rank: v.exactOptional(v.picklist(RANKS)),
  variant: v.exactOptional(v.picklist(['standard', 'alternate', 'complex'])),
  manifest: v.exactOptional(Manifest),
});

export const CardSchema = v.strictObject({
  id: Id,
  kind: v.picklist(CARD_KINDS),
  name: Label,
  face: Face,
  back: v.nullable(Face),
  spot: v.nullable(Spot),
});

export const Step = v.variant('kind', [
  v.strictObject({ kind: v.literal('start') }),
  v.strictObject({ kind: v.literal('door'), number: Int(0, 999) }),
  v.strictObject({ kind: v.literal('named-door'), en: Label, de: Label }),
  v.strictObject({ kind: v.literal('page'), page: Int(0, 999) }),
]);

export const CollateralSchema = v.strictObject({
  effect: v.picklist([...CONDITIONS, ...COLLATERAL_KINDS]),
  x: Int(0, MAX_BONUS),
});
const CardEffectSchema = v.strictObject({
  plus: v.nullable(RuneColourSchema),
  attack: v.nullable(v.picklist(['melee', 'ranged', 'magic'])),
  range: v.nullable(v.picklist(CARD_RANGES)),
  whom: v.picklist(CARD_VICTIMS),
  most: v.nullable(Int(1, 9)),
  collateral: List(CollateralSchema, 20),
  runes: Int(0, 9),
});

const attackCard = {
  spot: Spot,
  name: Label,
  damage: v.nullable(Number),
  vicious: v.boolean(),
  activates: v.boolean(),
  passive: v.boolean(),
  status: v.boolean(),
  immunities: v.exactOptional(List(v.picklist(IMMUNITIES), 20)),
  effect: v.exactOptional(CardEffectSchema),
  note: NoteSchema,
};
export const AttackCardDraftSchema = v.strictObject(attackCard);
export const AttackCardSchema = v.strictObject({ ...attackCard, id: Id, owner: Id });

export { Chapter };
