/** The plain JSON objects of op `darkness` (docs/scenario-format.md), valid input only. */
export type Cell = readonly [number, number];

export interface BridgeInput {
  readonly at: Cell;
  readonly size: Cell;
  readonly level: number;
}

export interface BoardInput {
  readonly terrain: readonly string[];
  readonly levels?: readonly string[];
  readonly darkness?: readonly Cell[];
  readonly bridges?: readonly BridgeInput[];
}

export interface HeroInput {
  readonly id: string;
  readonly at: Cell;
  readonly hp: number;
  readonly order: number;
  readonly hidden?: boolean;
  readonly unconscious?: boolean;
}

export interface DarknessCase {
  readonly op: 'darkness';
  readonly board: BoardInput;
  readonly heroes: readonly HeroInput[];
  readonly tile: readonly Cell[];
}

export type Option = readonly Cell[];

export type DarknessAnswer =
  | {
      readonly result: 'tile' | 'broken';
      readonly target: string;
      readonly missing: number;
      readonly options: readonly Option[];
    }
  | {
      readonly result: 'crushed';
      readonly target: null;
      readonly missing: 0;
      readonly options: readonly Option[];
      readonly damageEach: number;
    }
  | {
      readonly result: 'none';
      readonly target: string;
      readonly missing: null;
      readonly options: readonly Option[];
    };
