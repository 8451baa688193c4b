/** What a state of the board is reached with; names are given in both languages. */
import type { Page } from 'playwright-core';
import type { Setting } from '@/__tests__/e2e/table-campaigns';
import type { Position } from '@/src/rules';

export interface BoardKit {
  readonly page: Page;
  readonly url: string;
  readonly button: (name: RegExp) => Promise<void>;
  readonly radio: (name: RegExp) => Promise<void>;
  /** A field of the map, with as many fields around it as the builder shows. */
  readonly field: (x: number, y: number, rim: number) => Promise<void>;
  /** From field to field; the finger stays down. */
  readonly drag: (from: Position, to: Position) => Promise<void>;
  readonly chooseFile: (button: RegExp, content: string) => Promise<void>;
}

export interface BoardState extends Setting {
  readonly get?: (kit: BoardKit) => Promise<void>;
}
