import type { Tokens } from './tokens';

/** The four places of a hero's board (L7a). */
export const GEAR_SLOTS = ['weapon', 'off-hand', 'armor', 'trinket'] as const;
export type GearSlot = (typeof GEAR_SLOTS)[number];

export const ITEM_SLOTS = [...GEAR_SLOTS, 'consumable'] as const;
export type ItemSlot = (typeof ITEM_SLOTS)[number];

/** Where an item comes from: nothing out of a chest may go into the camp (L7a). */
export const ITEM_DECKS = ['starting', 'camp', 'adventure', 'chest'] as const;
export type ItemDeck = (typeof ITEM_DECKS)[number];

export const ITEM_TIERS = [1, 2, 3] as const;
export type ItemTier = (typeof ITEM_TIERS)[number];

/** As printed; German null where it is not known, the same twice for the players' own names. */
export interface PrintedNames {
  readonly en: string;
  readonly de: string | null;
}

/** What the players read off the card; null where they did not. */
export interface ItemValues {
  readonly accuracy: number | null;
  readonly damage: number | null;
  /** The lowest die that is critical (W1). */
  readonly crit: number | null;
  readonly ranged: boolean;
  /** Added to the wearer's maximum (D13). */
  readonly hp: number;
  /** Added to the roll of the wearer's weapon attacks (W2). */
  readonly modifier?: number;
  /** Added to their damage (W3). */
  readonly bonusDamage?: number;
  /** Collateral effects of them (W4). */
  readonly tokens?: Tokens;
}

export const NO_VALUES: ItemValues = {
  accuracy: null,
  damage: null,
  crit: null,
  ranged: false,
  hp: 0,
};

export interface ItemFace {
  /** Id in the game's table; null for an item of the players' own. */
  readonly catalogue: string | null;
  readonly names: PrintedNames;
  readonly values: ItemValues;
}

/** Everything that is known of an item when it comes in: a table corrected later changes nothing. */
export interface ItemDraft {
  readonly slot: ItemSlot;
  /** One match with what the hero may wear is enough (E3). */
  readonly categories: readonly string[];
  readonly deck: ItemDeck;
  /** Camp items (L6a); null: not one of them, or not known. */
  readonly tier: ItemTier | null;
  readonly front: ItemFace;
  /** E4: two-sided items. */
  readonly back: ItemFace | null;
  /** E4: turned over by a gem. */
  readonly socket: boolean;
  readonly notes: string;
}
