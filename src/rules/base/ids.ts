declare const KIND: unique symbol;

/**
 * A text that knows what it names: an id of one kind is not taken for one of another. Texts that
 * say nothing of it are taken as they are; what they name is checked where they come in.
 */
export type Id<Kind extends string> = string & { readonly [KIND]?: Kind };

export type HeroId = Id<'hero'>;
export type MonsterId = Id<'monster'>;
export type AllyId = Id<'ally'>;
export type FigureId = Id<'hero' | 'monster' | 'ally'>;
/** A card in play, and an attack card. */
export type CardId = Id<'card'>;
