import type { Animated } from 'react-native';
import type { EmblemId, TokenIconName } from '../icons';
import type { PaintedBase } from '../theme';

/** A field by column and row; [0, 0] is top left. Large things name their zone's top left field. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

export interface BoardRect extends BoardPoint {
  readonly width: number;
  readonly height: number;
}

/** What happens, and with it everything that may be chosen instead. */
export interface BoardLook {
  readonly at: BoardRect;
  readonly choices?: BoardRect | undefined;
}

export const BOARD_TERRAINS = [
  'plain',
  'difficult',
  'lava',
  'miasma',
  'spikes',
  'darkness',
  'blocked',
  /** No ground at all: only below a bridge that spans a hole. */
  'gap',
] as const;
export type BoardTerrain = (typeof BOARD_TERRAINS)[number];

export type BoardLevel = 0 | 1 | 2 | 3;

export interface BoardCell extends BoardPoint {
  /** Of the ground; a bridge has its own. */
  readonly level: BoardLevel;
  readonly terrain: BoardTerrain;
  readonly spawn: boolean;
  /** A darkness token lies on the field figures mean: on the bridge where there is one. */
  readonly dark: boolean;
  readonly bridge?: BoardBridge;
}

export interface BoardBridge {
  readonly level: BoardLevel;
  /** A darkness token on the ground below. */
  readonly darkBelow: boolean;
  /** The way it leads; by itself along its longer side. */
  readonly along?: 'x' | 'y';
}

/** A map sheet, terrain tray or bridge as a thing that can be tapped and moved. */
export interface BoardSheet extends BoardRect {
  readonly id: string;
  readonly name: string;
  /** Lifted for moving or turning. */
  readonly chosen?: boolean;
}

export const FIELD_OBJECT_KINDS = [
  'chest',
  'interaction',
  'door',
  'npc',
  'token',
  'trap',
  'loot',
] as const;
export type FieldObjectKind = (typeof FIELD_OBJECT_KINDS)[number];

export interface FieldObject extends BoardPoint {
  readonly id: string;
  readonly kind: FieldObjectKind;
  /** Said by screen readers: "Tür 3". */
  readonly label: string;
  /** Drawn beside the sign: a door's number. */
  readonly mark?: string;
  readonly charges?: number;
}

export interface BoardPicture {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly BoardCell[];
  readonly sheets: readonly BoardSheet[];
  readonly objects: readonly FieldObject[];
  /** Shows and offers the empty zones too, for building. */
  readonly emptyZones?: boolean;
  /** The field A1; by itself [0, 0]. While building there are fields before it. */
  readonly first?: BoardPoint;
  /**
   * Where [0, 0] lies on the app's own endless table. When the board grows to the left or upwards, what
   * people look at then stays where it is on the screen.
   */
  readonly origin?: BoardPoint;
  /** The part worth seeing, where there is more room around it; by itself all of it. */
  readonly focus?: BoardRect;
}

export type BoardSide = 'hero' | 'monster' | 'ally' | 'npc';

export interface FigureBadge {
  readonly icon: TokenIconName;
  /** Said with the figure: "Bluten 2". */
  readonly label: string;
  readonly count?: number;
}

export interface BoardFigure extends BoardPoint {
  readonly id: string;
  readonly name: string;
  /** One or two letters in the disc. */
  readonly initials: string;
  /** Fills the 2×2 zone whose top left field is [x, y]. */
  readonly large: boolean;
  readonly side: BoardSide;
  /** Gives the disc its colours; without it the plain one of the side. */
  readonly emblem?: EmblemId;
  /** The plastic base; its ring has a pattern of its own besides the colour. */
  readonly base?: PaintedBase;
  readonly hp?: number;
  readonly maxHp?: number;
  readonly badges: readonly FigureBadge[];
  readonly unconscious: boolean;
  readonly active: boolean;
}

/** One placement of a darkness tile or a piece of the map, offered before it is laid. */
export interface BoardGhost {
  readonly id: string;
  /** By itself a darkness tile. */
  readonly kind?: 'tile' | 'piece';
  readonly number: number;
  readonly fields: readonly BoardPoint[];
  readonly label: string;
  readonly chosen?: boolean;
}

/** A numbered option on a field or zone: where a monster may end, where somebody is pushed. */
export interface BoardMark extends BoardPoint {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  readonly large?: boolean;
  /** One of many: part of an area, without its number. */
  readonly plain?: boolean;
  readonly chosen?: boolean;
}

export interface BoardOverlays {
  readonly reach?: readonly BoardPoint[];
  readonly chosen?: BoardPoint & { readonly large?: boolean };
  readonly path?: readonly BoardPoint[];
  /** What the way costs, in words as short as a sign. */
  readonly pathCost?: string;
  /** Figures about to be hit. */
  readonly targets?: readonly string[];
  /** From where they are hit: a figure on the board; by itself from the chosen place. */
  readonly attacker?: string;
  /** What hits each of the targets; left out where nobody knows it yet. */
  readonly damage?: number;
  readonly ghosts?: readonly BoardGhost[];
  readonly marks?: readonly BoardMark[];
  /** Where the thing in hand would lie, and whether it may; its id, where it follows the finger. */
  readonly preview?: BoardRect & { readonly fits: boolean; readonly id?: string };
}

/**
 * What a tap means, most particular first: ghost, mark, figure, object, sheet, field. A kind without a
 * callback is looked through. `onDrop` is a short cut only: the app must offer tap and tap as well.
 */
export interface BoardActions {
  readonly onGhost?: (id: string) => void;
  readonly onMark?: (id: string) => void;
  readonly onFigure?: (id: string) => void;
  readonly onObject?: (id: string) => void;
  readonly onSheet?: (id: string) => void;
  readonly onField?: (x: number, y: number) => void;
  /** A movable figure, sheet or preview let go; all but figures land on zones, x and y are even. */
  readonly onDrop?: (id: string, x: number, y: number) => void;
  /** A figure is over another field; undefined: it is let go. */
  readonly onHover?: (id: string, at: BoardPoint | undefined) => void;
  /** A brush: the finger goes over fields instead of moving the map; `done` when it is up. */
  readonly onStroke?: (fields: readonly BoardPoint[], done: boolean) => void;
  /** Ids of figures, sheets and the preview that follow the finger. */
  readonly movable?: readonly string[];
}

/** A figure on its way: `along` runs from 0 to 1, from the first point to the last. */
export interface BoardWalk {
  readonly figure: string;
  readonly points: readonly BoardPoint[];
  readonly along: Animated.Value;
}

export interface BoardContent {
  readonly picture: BoardPicture;
  readonly figures: readonly BoardFigure[];
  readonly overlays?: BoardOverlays;
  readonly actions: BoardActions;
  readonly walk?: BoardWalk | undefined;
  /**
   * Where something happens: the camera looks there, and back when it is over. `near`: no field smaller
   * than a finger can tell from the next one.
   */
  readonly look?: BoardLook | 'near' | undefined;
}
