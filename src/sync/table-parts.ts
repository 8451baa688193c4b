import type { GameContext } from '../game/campaigns/context';
import type { Me, Passed, TableNews } from '../game/tables/view';
import type { TableLink } from './link';
import type { Connect } from './remote';

/** Calls later, and answers how not to. */
export type Delay = (call: () => void, ms: number) => () => void;

export interface TableParts {
  readonly seat: GameContext;
  readonly link: TableLink;
  readonly connect: Connect;
  readonly me: () => Me & {
    readonly heroes: readonly string[];
    readonly passed: Passed | null;
    readonly watching: boolean;
  };
  readonly tell: (news: Partial<TableNews>) => void;
  readonly later: Delay;
}
