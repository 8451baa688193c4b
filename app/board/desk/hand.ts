import type {
  Displaced,
  GameEvent,
  MapObjectKind,
  Move,
  Position,
  Print,
  QuarterTurns,
  SheetSize,
  TerrainLetter,
  TrayNumber,
} from '@/src/rules';

/** A piece of the palette, not on the map yet. */
export type PalettePiece =
  | {
      readonly kind: 'sheet';
      readonly name: string;
      readonly size: SheetSize;
      /** From the library; absent: nothing is known of it. */
      readonly print?: Print;
    }
  | { readonly kind: 'tray'; readonly tray: TrayNumber }
  | { readonly kind: 'bridge'; readonly name: string; readonly zones: number };

/** How much one tap paints. */
export const PAINT_SPREADS = ['field', 'zone', 'sheet'] as const;
export type PaintSpread = (typeof PAINT_SPREADS)[number];

/** What can be put onto a field; loot falls in play only. */
export type ThingKind = Exclude<MapObjectKind, 'loot'>;

export interface Thing {
  readonly kind: ThingKind;
  readonly name: string;
  readonly charges: number | null;
  readonly safe: boolean;
  readonly blocks: boolean;
}

/** `place`: a correction, nothing goes off. */
export type MoveKind = Move | 'place';

/** What a hero's walk will be. */
export interface WalkAhead {
  /** From where he stands to the end. */
  readonly way: readonly Position[];
  readonly points: number;
  readonly harm: readonly GameEvent[];
}

/** What has to be settled before the figure goes. */
export type MoveQuestion =
  | {
      /** `ahead`: nothing is in its way; it is shown before the figure is put down. */
      readonly kind: 'ahead' | 'too-far' | 'harmful';
      readonly to: Position;
      readonly ahead: WalkAhead;
    }
  /** R1: `open` wait for the leader's choice, the first one first. */
  | {
      readonly kind: 'displace';
      readonly to: Position;
      readonly displaced: readonly Displaced[];
      readonly open: readonly string[];
    };

/** One thing at a time is in hand: what it is decides what a tap on the map does. */
export type Hand =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'piece'; readonly piece: PalettePiece; readonly turn: QuarterTurns }
  | { readonly kind: 'laid'; readonly piece: string }
  | { readonly kind: 'brush'; readonly brush: TerrainLetter; readonly spread: PaintSpread }
  | { readonly kind: 'thing'; readonly thing: Thing }
  /** Fields of darkness: a tap lays one, another takes it away. `reaches`: N10. */
  | { readonly kind: 'darkness'; readonly reaches: boolean }
  | { readonly kind: 'object'; readonly object: string }
  | {
      readonly kind: 'figure';
      readonly figure: string;
      readonly how: MoveKind;
      readonly question: MoveQuestion | null;
      /** A hero's range is shown instead of his ways. */
      readonly help?: boolean;
    };

export const EMPTY_HAND: Hand = { kind: 'nothing' };

export const turned = (turn: QuarterTurns, by: 1 | -1): QuarterTurns =>
  ((turn + by + 4) % 4) as QuarterTurns;
