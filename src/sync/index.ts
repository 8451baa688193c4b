import type { StoreApi } from 'zustand/vanilla';
import type { Game } from '../game/game';
import type { TableDesk } from '../game/tables/tables-later';
import type { TableNews } from '../game/tables/view';
import { openDeskOver } from './desk';
import { connectSocket } from './socket';
import type { Delay } from './table-parts';

const later: Delay = (call, ms) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** The shared table: a part of the bundle of its own, loaded when a campaign is shared or joined. */
export const openDesk = (game: Game, store: StoreApi<TableNews>): Promise<TableDesk> =>
  openDeskOver(connectSocket, game, store, later);
