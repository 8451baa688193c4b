import type { CardId, FigureId, MonsterId } from '@/src/rules/base/ids';
import type {
  AnyCard,
  BaseColour,
  CardFace,
  MonsterSetup,
  Side,
  TrackSpot,
  Variant,
} from '@/src/rules/model/catalogue';
import type { AttackCardDraft, CardKind } from '../state/monster';

/** A card of the players' own library, or a scenario card with free values (U7, U12). */
export interface OwnCard {
  readonly kind: CardKind;
  readonly name: string;
  readonly face: CardFace;
  readonly back: CardFace | null;
}

/** One line to summon, with everything random settled: which card, and how it starts. */
export interface Summons {
  /** A card of the catalogue, by id, or an own one. */
  readonly card: AnyCard['id'] | OwnCard;
  /** Default: the next free one of its size (U2). */
  readonly base?: BaseColour | null;
  /** D15: for commanders, the given value of the setup. */
  readonly command?: number;
  /** Overrides the card's HP: bosses, house rules. */
  readonly hp?: number;
  /** U8: a monster "as commander"; U10: a lieutenant in a commander's place. */
  readonly as?: 'commander' | 'lieutenant';
  /** U1: no miniature is left; something else stands in for it. */
  readonly standIn?: boolean;
}

/** Summoning, doors, attack cards: U. */
export type SummonCommand =
  | { readonly kind: 'summon'; readonly summons: readonly Summons[] }
  /**
   * U1: a setup step, for this many heroes, as the facts list it. Random lines are drawn by the app
   * unless `drawn` says for this line (index into spawns) which card the players drew.
   */
  | {
      readonly kind: 'openStep';
      readonly setup: MonsterSetup;
      readonly drawn?: Readonly<Record<number, string>>;
      /** D15 for commanders in the setup. */
      readonly command?: number;
      /** U5, by line; default: the side in play, else standard. */
      readonly variants?: Readonly<Record<number, Variant>>;
      /** U2, by line; default: the next free one. */
      readonly bases?: Readonly<Record<number, BaseColour | null>>;
      /** U12: what the adventure says, by line. */
      readonly hp?: Readonly<Record<number, number>>;
      /** Lines the players leave out (no miniature left, alternative door). */
      readonly without?: readonly number[];
      /** Lines whose miniature something else stands in for. */
      readonly standIns?: readonly number[];
    }
  | { readonly kind: 'changeCard'; readonly card: CardId; readonly face: Partial<CardFace> }
  | { readonly kind: 'moveCard'; readonly card: CardId; readonly spot: TrackSpot | null }
  /** U2: the figure stands in another base, or in none. */
  | { readonly kind: 'changeBase'; readonly figure: FigureId; readonly base: BaseColour | null }
  /** U4, S6 by hand. */
  | { readonly kind: 'turnCard'; readonly card: CardId; readonly side: Side }
  /** U3, U10, U11: the deck entered once; the app draws one per hero, or the players did. */
  | {
      readonly kind: 'setDeck';
      readonly owner: MonsterId;
      readonly deck: readonly AttackCardDraft[];
    }
  | {
      readonly kind: 'layAttackCards';
      readonly owner: MonsterId;
      /** Indices into the deck; absent: the app draws one per hero (MAELSTROM too). */
      readonly drawn?: readonly number[];
    }
  | {
      readonly kind: 'writeAttackCard';
      readonly card: string;
      readonly draft: AttackCardDraft;
    };
