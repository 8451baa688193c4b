import type { CardId, FigureId, MonsterId } from '@/src/rules/base/ids';
import type { Position } from '@/src/rules/base/position';
import type { BaseColour, CardFace, TrackSpot } from '@/src/rules/model/catalogue';
import type { Immunity } from '@/src/rules/model/monster';
import type { CardEffect } from './card-effect';
import type { Ground } from './hero';
import type { Tokens } from './tokens';

export const CARD_KINDS = [
  ...(['monster', 'scenario', 'minion', 'commander', 'lieutenant', 'boss'] as const),
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A monster card in play, with the values printed on it (or entered by the players). */
export interface CardInPlay {
  readonly id: CardId;
  readonly kind: CardKind;
  /** Of the players' own cards; empty: named by the catalogue. */
  readonly name: string;
  readonly face: CardFace;
  /** The other side of a complex monster (U4); null for all others. */
  readonly back: CardFace | null;
  /** Null: no place on the track (U6). */
  readonly spot: TrackSpot | null;
}

export interface MonsterFigure {
  readonly id: MonsterId;
  readonly card: CardId;
  /** Null where the bases ran out or the adventure gives none (U2). */
  readonly base: BaseColour | null;
  readonly hp: number;
  /** The HP it started with; commanders and lieutenants may exceed it (D14, S2c). */
  readonly maxHp: number;
  readonly tokens: Tokens;
  /** MARKED: whose mark lies here (W3). */
  readonly markedBy: FigureId | null;
  readonly on: readonly Ground[];
  readonly at: Position | null;
}

/** U3, U11, U12: an attack card as the players entered it. */
export interface AttackCardDraft {
  readonly spot: TrackSpot;
  /** Empty: not entered yet. */
  readonly name: string;
  readonly damage: number | null;
  readonly vicious: boolean;
  /** HASTE: activates the commander for a whole turn. */
  readonly activates: boolean;
  /** Passive text only: skipped on the track. */
  readonly passive: boolean;
  /** The boss's own turn, and the only moment his conditions count (U12). */
  readonly status: boolean;
  /** What its passive text makes the owner immune to (U3). */
  readonly immunities?: readonly Immunity[];
  /** Absent: nobody has read it off the card yet. */
  readonly effect?: CardEffect;
  readonly note: string;
}

export interface AttackCard extends AttackCardDraft {
  readonly id: CardId;
  /** The commander's, lieutenant's or boss's figure. */
  readonly owner: MonsterId;
}

export const hasAttackCards = (kind: CardKind): boolean =>
  kind === 'commander' || kind === 'lieutenant' || kind === 'boss';

/** S2c, D14: these heal beyond what they started with. */
export const exceedsStart = (kind: CardKind): boolean =>
  kind === 'commander' || kind === 'lieutenant';
