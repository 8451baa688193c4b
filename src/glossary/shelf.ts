import { entriesOf } from './entries';
import { GAMES } from './games';
import type { Entry, Game, GameId, Language } from './model';
import { createSearch, type Hit, type Search } from './search';

/** A game's entries with their one index, shared by everything that reads them. */
export interface Shelf extends Search {
  readonly game: Game;
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
}

const createShelf = (game: Game): Shelf => {
  const entries = entriesOf(game);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return { game, entries, byId, ...createSearch(entries) };
};

const shelves = new Map<GameId, Shelf>();

/** Put up at first use; undefined for a game without content. */
export const shelfOf = (id: GameId): Shelf | undefined => {
  const game = GAMES[id];
  if (!game) return undefined;
  const shelf = shelves.get(id) ?? createShelf(game);
  shelves.set(id, shelf);
  return shelf;
};

/** Best hits over several games. */
export const searchGames = (
  games: readonly GameId[],
  query: string,
  language: Language,
  limit: number,
): readonly Hit[] =>
  games
    .flatMap((game) => shelfOf(game)?.search(query, language, limit) ?? [])
    .sort((one, other) => other.score - one.score)
    .slice(0, limit);
